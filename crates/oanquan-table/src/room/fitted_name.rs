//! The size of a player's name on a plate or card: as large as its room allows, on one line or two.

use std::sync::Arc;

use eframe::egui::text::LayoutJob;
use eframe::egui::{FontFamily, FontId, Galley, Ui, Vec2};
use ui_kit::theme::{Palette, SEMIBOLD};

/// The minimum font size of a name; a name that still does not fit ends in an ellipsis.
pub const MIN_LETTERS: f32 = 11.5;
/// The greatest factor by which it is smaller in large text.
const MAX_SMALLER: f32 = 1.4;
/// The factor by which a name is smaller that would just not fit.
const NARROWER: f32 = 0.95;
/// The factor by which letters on two lines are larger than on one if the name goes on below.
const LITTLE_SMALLER: f32 = 1.12;

/// A name as it is written into a room.
#[derive(Clone, Copy, Debug)]
pub struct FittedName<'a> {
    /// The name, or the shorter one.
    pub text: &'a str,
    /// The font size.
    pub letters: f32,
    /// The number of lines, 1 or 2.
    pub rows: usize,
    /// Whether the whole text fits.
    pub is_whole: bool,
}

/// Returns the minimum font size of a name. In large text, a whole name in smaller letters is still large.
pub fn min_letters(ui: &Ui) -> f32 {
    MIN_LETTERS / ui.ctx().zoom_factor().clamp(1.0, MAX_SMALLER)
}

impl<'a> FittedName<'a> {
    /// Fits the first of two names into a room of `size`, or the second if the first does not fit on one line in letters
    /// of `least` points. The letters have `usual` points, or fewer in a small room. A name goes on below before it is
    /// much smaller or ends in dots.
    pub fn of(ui: &Ui, names: (&'a str, &'a str), [least, usual]: [f32; 2], size: Vec2) -> Self {
        let text = name_that_fits(ui, names, least, size.x);
        let one = usual * letters_that_fit(ui, text, usual, size.x);
        let fits = |letters: &f32| {
            let galley = two_lines_of(ui, text, *letters, size.x);
            let font = FontId::new(*letters, FontFamily::Name(SEMIBOLD.into()));
            let row = ui.fonts_mut(|fonts| fonts.row_height(&font));
            // A line that is too narrow for a word breaks it.
            let is_narrow = |word: &str| name_width_of(ui, word, *letters) <= size.x;
            galley.rows.len() <= 2
                && !galley.elided
                && 2.0 * row <= size.y
                && text.split_whitespace().all(is_narrow)
        };
        let is_whole = name_width_of(ui, text, one) <= size.x;
        // A name that fits at its usual size is laid out once.
        let above = if is_whole { LITTLE_SMALLER * one } else { 0.0 };
        let sizes = (0..).map(|step| usual - step as f32);
        let min = min_letters(ui);
        let sizes = sizes.take_while(|letters| *letters > min).chain([min]);
        match sizes.take_while(|two| *two > above).find(fits) {
            Some(letters) => FittedName { text, letters, rows: 2, is_whole: true },
            None => FittedName { text, letters: one, rows: 1, is_whole },
        }
    }

    /// Returns the text for a room of this width: if it is not whole, the first words that fit, and at least one.
    pub fn shortened(&self, ui: &Ui, width: f32) -> String {
        let mut short = self.text.to_owned();
        while let Some((words, _)) = short.rsplit_once(' ')
            && !self.is_whole
            && name_width_of(ui, &short, self.letters) > width
        {
            short = format!("{words}…");
        }
        short
    }
}

/// Returns the first of two names if it fits into `width` in semi-bold type of the size
/// `letters`, else the second.
fn name_that_fits<'a>(ui: &Ui, names: (&'a str, &'a str), letters: f32, width: f32) -> &'a str {
    if name_width_of(ui, names.0, letters) <= width { names.0 } else { names.1 }
}

/// Returns the factor, at most 1, by which the font size `letters` must shrink for a name to fit
/// into `width`. The resulting size is at least [`min_letters`].
fn letters_that_fit(ui: &Ui, name: &str, letters: f32, width: f32) -> f32 {
    let least = min_letters(ui) / letters;
    let fitting = (width / name_width_of(ui, name, letters)).clamp(least, 1.0);
    // Letters of another size are not exactly as wide as their size says.
    match fitting < 1.0 && name_width_of(ui, name, fitting * letters) > width {
        true => (fitting * NARROWER).max(least),
        false => fitting,
    }
}

/// Lays a name out on at most two lines of this width, in semi-bold type of the size `letters`.
fn two_lines_of(ui: &Ui, name: &str, letters: f32, width: f32) -> Arc<Galley> {
    let ink = Palette::current(ui.ctx()).ink;
    let font = FontId::new(letters, FontFamily::Name(SEMIBOLD.into()));
    let mut job = LayoutJob::simple(name.to_owned(), font, ink, width);
    (job.wrap.max_rows, job.wrap.break_anywhere) = (2, false);
    ui.painter().layout_job(job)
}

/// Returns the width of a name in semi-bold type of the size `letters`.
pub fn name_width_of(ui: &Ui, name: &str, letters: f32) -> f32 {
    let font = FontId::new(letters, FontFamily::Name(SEMIBOLD.into()));
    let ink = Palette::current(ui.ctx()).ink;
    ui.painter().layout_no_wrap(name.to_owned(), font, ink).size().x + 1.0
}

#[cfg(test)]
mod tests {
    use eframe::egui::{Context, RawInput, vec2};
    use ui_kit::theme;

    use super::*;

    #[test]
    fn a_name_goes_on_below_between_its_words_only() {
        let ctx = Context::default();
        theme::install(&ctx);
        let mut frame = ctx.run_ui(RawInput::default(), |ui| {
            let rows = |name: &str, width: f32| {
                FittedName::of(ui, (name, name), [MIN_LETTERS, 18.0], vec2(width, 52.0)).rows
            };
            for width in 20..120 {
                assert_eq!(rows("Teacher", width as f32), 1, "{width} points");
            }
            assert_eq!(rows("Nguyễn Bình", 72.0), 2);
        });
        frame.textures_delta.clear();
    }
}
