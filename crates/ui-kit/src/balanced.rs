//! Texts on several lines, of which none ends with a lonely word.

use std::sync::Arc;

use eframe::egui::text::LayoutJob;
use eframe::egui::{FontSelection, Galley, Label, Response, RichText, TextStyle, Ui, WidgetText};

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

/// The share of the width above which a last word has a line of its own, and by which lines become shorter at a time.
const LONG_WORD: f32 = 0.4;
const SHORTER: f32 = 0.03;

/// Adds a text as wide as the room, whose last word is not alone on its line. In a wrapped row, it begins after what the
/// row has already.
pub fn wrapped(ui: &mut Ui, text: impl Into<WidgetText>) -> Response {
    let text = text.into();
    if ui.layout().main_wrap() {
        return ui.add(Label::new(text).wrap());
    }
    let text = text.into_layout_job(ui.style(), FontSelection::Default, ui.text_valign());
    let mut job = Arc::unwrap_or_clone(text);
    job.wrap.max_width = ui.available_width();
    job.halign = ui.layout().horizontal_placement();
    let galley = without_lonely_word(ui, job);
    ui.add(Label::new(galley))
}

/// Lays out the label of a button of this width, as [`wrapped`] does a text.
pub fn label_of_button(ui: &Ui, label: RichText, width: f32) -> Arc<Galley> {
    let label = WidgetText::from(label);
    let text = label.into_layout_job(
        ui.style(),
        FontSelection::Style(TextStyle::Button),
        ui.text_valign(),
    );
    let mut job = Arc::unwrap_or_clone(text);
    job.wrap.max_width = width - 2.0 * ui.spacing().button_padding.x - 1.0;
    without_lonely_word(ui, job)
}

/// Lays out a text on as many lines as it needs, the upper ones shortened if the last one would be a lonely word.
pub fn without_lonely_word(ui: &Ui, job: LayoutJob) -> Arc<Galley> {
    let whole = ui.painter().layout_job(job.clone());
    let width = job.wrap.max_width;
    if whole.elided || !width.is_finite() || !ends_with_lonely_word(&whole, width) {
        return whole;
    }
    let mut shares = (1..).map(|step| 1.0 - SHORTER * step as f32).take_while(|it| *it > SHORTEST);
    let better = shares.find_map(|share| {
        let mut job = job.clone();
        job.wrap.max_width = share * width;
        let tried = ui.painter().layout_job(job);
        let is_better = tried.rows.len() == whole.rows.len()
            && !ends_with_lonely_word(&tried, width)
            && !breaks_a_word(&tried);
        is_better.then_some(tried)
    });
    better.unwrap_or(whole)
}

/// Returns whether the last of several lines is a single word, and not a long one.
fn ends_with_lonely_word(galley: &Galley, width: f32) -> bool {
    let [.., before, last] = &galley.rows[..] else { return false };
    let mut letters = last.glyphs.iter().map(|glyph| glyph.chr);
    !before.ends_with_newline
        && last.rect().width() < LONG_WORD * width
        && !letters.any(|letter| letter.is_whitespace())
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
    fn a_wrapped_text_shortens_its_lines_only_for_a_lonely_word() {
        let ctx = eframe::egui::Context::default();
        let mut frame = ctx.run_ui(RawInput::default(), |ui| {
            let font = FontId::proportional(14.0);
            for text in ["Who do you want to play?", "Bạn muốn chơi với ai nào?"] {
                for share in [0.96, 0.9, 0.8, 0.7, 0.6] {
                    let laid_out =
                        |width| LayoutJob::simple(text.into(), font.clone(), Color32::BLACK, width);
                    let whole = ui.painter().layout_job(laid_out(f32::INFINITY)).size().x;
                    let job = laid_out(share * whole);
                    let plain = ui.painter().layout_job(job.clone());
                    let galley = without_lonely_word(ui, job);
                    assert_eq!(galley.rows.len(), 2);
                    let last: String = galley.rows[1].glyphs.iter().map(|it| it.chr).collect();
                    assert!(last.contains(' '), "{text} at {share}: {last:?}");
                    if plain.rows[1].glyphs.iter().any(|glyph| glyph.chr == ' ') {
                        assert_eq!(galley.size(), plain.size(), "{text} at {share}");
                    }
                }
            }
        });
        frame.textures_delta.clear();
    }

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
