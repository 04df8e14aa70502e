//! What the program has understood of the names that were entered.

use eframe::egui::{Label, Ui, vec2};
use swiss::{ClassList, PassedOver};
use ui_kit::balanced::wrapped;
use ui_kit::theme::sizes;
use window::widgets::{dialog, row_label, row_of_buttons, words_and_buttons};
use window_words::TournamentWords;

use super::{note, warn};

/// The most sentences about lines that are refused, and the most ranges of lines in a sentence.
const MAX_LINES: usize = 6;
/// The width of the buttons of the question.
const BUTTON: f32 = 170.0;

/// Draws the names that were understood, below their heading, and what is not among them.
pub(super) fn understood(ui: &mut Ui, own: &TournamentWords, heading: &str, list: &ClassList) {
    for sentence in refusals(own, list) {
        warn(ui, &sentence);
    }
    for sentence in passed_over(own, list) {
        note(ui, &sentence);
    }
    if list.names.is_empty() {
        return;
    }
    row_label(ui, heading);
    ui.spacing_mut().item_spacing = vec2(2.0 * sizes::GAP, 2.0);
    // The rows are text, not buttons.
    ui.spacing_mut().interact_size.y = 0.0;
    ui.horizontal_wrapped(|ui| {
        for (index, name) in list.names.iter().enumerate() {
            ui.add(Label::new(own.listed(index + 1, name.as_str())).extend());
        }
    });
}

/// Returns why lines are refused, in sentences: the first ones, and one about the others.
fn refusals(own: &TournamentWords, list: &ClassList) -> Vec<String> {
    let (first, more) = list.refused.split_at(list.refused.len().min(MAX_LINES));
    let mut sentences: Vec<String> =
        first.iter().map(|(line, why)| own.line(*line, &own.refused(why))).collect();
    let more: Vec<usize> = more.iter().map(|(line, _)| *line).collect();
    sentences.extend((!more.is_empty()).then(|| own.more_lines(more.len(), &ranges(own, &more))));
    sentences
}

/// Returns which lines are passed over, and why: a sentence for each reason.
fn passed_over(own: &TournamentWords, list: &ClassList) -> Vec<String> {
    let mut reasons: Vec<(PassedOver, Vec<usize>)> = Vec::new();
    for (line, why) in &list.passed_over {
        match reasons.iter_mut().find(|(known, _)| known == why) {
            Some((_, lines)) => lines.push(*line),
            None => reasons.push((*why, vec![*line])),
        }
    }
    let sentence = |(why, lines): (PassedOver, Vec<usize>)| match lines[..] {
        [line] => own.line(line, own.passed(why)),
        _ => own.lines(&ranges(own, &lines), own.passed(why)),
    };
    reasons.into_iter().map(sentence).collect()
}

/// Returns the numbers of lines, in ascending order, as in `3, 31–33`.
fn ranges(own: &TournamentWords, lines: &[usize]) -> String {
    let is_next = |one: &usize, other: &usize| one + 1 == *other;
    let mut ranges: Vec<String> = lines
        .chunk_by(is_next)
        .map(|range| match range {
            [] => String::new(),
            [line] => line.to_string(),
            [first, .., last] => own.range(*first, *last),
        })
        .collect();
    if ranges.len() > MAX_LINES {
        ranges.truncate(MAX_LINES);
        ranges.push("…".to_owned());
    }
    ranges.join(", ")
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
