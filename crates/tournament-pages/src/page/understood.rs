//! What the program has understood of the names that were entered.

use eframe::egui::{Label, Ui, vec2};
use swiss::ClassList;
use ui_kit::balanced::wrapped;
use ui_kit::theme::sizes;
use window::widgets::{dialog, row_label, row_of_buttons, words_and_buttons};
use window_words::TournamentWords;

use super::{note, warn};

/// The most sentences about lines of one kind.
const MAX_LINES: usize = 6;
/// The width of the buttons of the question.
const BUTTON: f32 = 170.0;

/// Draws the names of the players, and what is not among them.
pub(super) fn understood(ui: &mut Ui, own: &TournamentWords, list: &ClassList) {
    for sentence in refusals(own, list) {
        warn(ui, &sentence);
    }
    let passed = list.passed_over.iter();
    let passed: Vec<String> = passed.map(|(line, why)| own.line(*line, own.passed(*why))).collect();
    for sentence in shortened(own, passed) {
        note(ui, &sentence);
    }
    if list.names.is_empty() {
        return;
    }
    row_label(ui, own.understood);
    ui.spacing_mut().item_spacing = vec2(2.0 * sizes::GAP, 2.0);
    // The rows are text, not buttons.
    ui.spacing_mut().interact_size.y = 0.0;
    ui.horizontal_wrapped(|ui| {
        for (index, name) in list.names.iter().enumerate() {
            ui.add(Label::new(own.listed(index + 1, name.as_str())).extend());
        }
    });
}

/// Returns why lines are refused, in sentences.
fn refusals(own: &TournamentWords, list: &ClassList) -> Vec<String> {
    let refused = list.refused.iter();
    shortened(own, refused.map(|(line, why)| own.line(*line, &own.refused(why))).collect())
}

/// Returns the first sentences, and one about the others.
fn shortened(own: &TournamentWords, mut sentences: Vec<String>) -> Vec<String> {
    let more = sentences.len().saturating_sub(MAX_LINES);
    sentences.truncate(MAX_LINES);
    sentences.extend((more > 0).then(|| own.more_lines(more)));
    sentences
}

/// Asks whether to begin without the lines that are refused. Returns the answer.
pub fn ask_to_begin(ui: &Ui, own: &TournamentWords, list: &ClassList) -> Option<bool> {
    let text = refusals(own, list).join("\n");
    let begin = own.begin_without(list.names.len());
    let (answer, close) = dialog(ui, "begin without lines", own.without_heading, 480.0, |ui| {
        let text = |ui: &mut Ui| drop(wrapped(ui, &text));
        words_and_buttons(ui, text, |ui| {
            let labels = [own.correct_names, begin.as_str()];
            row_of_buttons(ui, &labels, BUTTON).map(|index| index == 1)
        })
    });
    answer.or(close.then_some(false))
}
