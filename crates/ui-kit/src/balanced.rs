//! Texts on several lines of about the same length.

use std::sync::Arc;

use eframe::egui::text::LayoutJob;
use eframe::egui::{Galley, Ui};

/// The share of the width to which lines may become shorter, and how often it is halved on the way there.
const SHORTEST: f32 = 0.5;
const STEPS: u32 = 5;

/// Lays out a text whose lines are about equally long, so that no last word is alone on its line. It has as many lines
/// as it needs in the whole width.
pub fn balanced(ui: &Ui, job: LayoutJob) -> Arc<Galley> {
    let whole = ui.painter().layout_job(job.clone());
    let width = job.wrap.max_width;
    if whole.rows.len() < 2 || whole.elided || !width.is_finite() {
        return whole;
    }
    let in_width = |width: f32| {
        let mut job = job.clone();
        job.wrap.max_width = width;
        ui.painter().layout_job(job)
    };
    let (mut least, mut most, mut shown) = (SHORTEST * width, width, whole);
    for _ in 0..STEPS {
        let middle = (least + most) / 2.0;
        let tried = in_width(middle);
        match tried.rows.len() == shown.rows.len() && !tried.elided && !breaks_a_word(&tried) {
            true => (most, shown) = (middle, tried),
            false => least = middle,
        }
    }
    shown
}

/// Returns whether a line ends within a word.
fn breaks_a_word(galley: &Galley) -> bool {
    let ends = galley.rows.windows(2).map(|rows| [rows[0].glyphs.last(), rows[1].glyphs.first()]);
    let mut ends =
        ends.map(|glyphs| glyphs.map(|glyph| glyph.is_some_and(|it| it.chr.is_alphanumeric())));
    ends.any(|is_letter| is_letter == [true, true])
}

#[cfg(test)]
mod tests {
    use eframe::egui::{Color32, FontId, RawInput};

    use super::*;

    #[test]
    fn no_last_word_is_alone_on_its_line() {
        let text = "Player 1 has captured seven. Your turn. Choose a cell, then an arrow.";
        let ctx = eframe::egui::Context::default();
        let mut frame = ctx.run_ui(RawInput::default(), |ui| {
            let font = FontId::proportional(14.0);
            let laid_out =
                |width| LayoutJob::simple(text.to_owned(), font.clone(), Color32::BLACK, width);
            let whole = ui.painter().layout_job(laid_out(f32::INFINITY)).size().x;
            let job = laid_out(0.96 * whole);
            let plain = ui.painter().layout_job(job.clone());
            assert_eq!(plain.rows.len(), 2);
            assert!(plain.rows[1].rect().width() < 0.2 * whole);
            let galley = balanced(ui, job);
            assert_eq!(galley.rows.len(), 2);
            let [first, last] = [0, 1].map(|row| galley.rows[row].rect().width());
            assert!(last > 0.7 * first, "{first} and {last}");
            // A little less width would break the first word.
            let job =
                LayoutJob::simple("Lessons and puzzles".to_owned(), font, Color32::BLACK, 66.0);
            let galley = balanced(ui, job);
            assert!(!breaks_a_word(&galley), "{:?}", galley.rows);
        });
        frame.textures_delta.clear();
    }
}
