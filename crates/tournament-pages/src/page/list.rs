//! The list of the tournaments.

use eframe::egui::{Role, Ui, WidgetInfo};
use swiss::ClassList;
use tabletop::platform::local_time;
use tournaments::{KeptTournament, TournamentFile, TournamentStage};
use ui_kit::balanced::wrapped;
use ui_kit::theme::sizes;
use window::widgets::{
    button_width, dialog, row_of_buttons, strong, wide_button, words_and_buttons,
};
use window_words::Words;

use super::{Texts, TournamentAction, note, warn};

/// The width of the button of a tournament.
const BUTTON: f32 = 420.0;
/// The width of a button of the question.
const QUESTION: f32 = 140.0;

/// Draws the list. Returns the action requested.
pub(super) fn list(
    ui: &mut Ui,
    texts: Texts<'_>,
    files: &[TournamentFile],
    problems: &[String],
) -> Option<TournamentAction> {
    let words = texts.words;
    let own = &words.tournament;
    let mut action = None;
    for problem in problems {
        warn(ui, problem);
    }
    if texts.serves_class {
        action = classes(ui, texts, files);
        ui.separator();
    }
    ui.label(strong(own.place));
    wrapped(ui, own.goal);
    ui.add_space(sizes::GAP / 2.0);
    let width = button_width(ui, own.new).max(200.0);
    if wide_button(ui, own.new, width, !texts.serves_class).clicked() {
        action = Some(TournamentAction::New);
    }
    ui.add_space(sizes::GAP);
    for (index, file) in files.iter().enumerate().filter(|(_, it)| !is_of_class(texts, it)) {
        let label = title_of(words, &file.kept);
        let state = own.titled(texts.game(&file.kept.game), &state_of(words, &file.kept));
        action = row(ui, words, (index, file), (&label, false), &state).or(action);
    }
    ui.separator();
    ui.label(strong(own.sheets));
    wrapped(ui, own.sheets_hint);
    let width = button_width(ui, words.paper.print).max(200.0);
    if wide_button(ui, words.paper.print, width, false).clicked() {
        action = Some(TournamentAction::Print);
    }
    action
}

/// Returns whether a file is the list of a class that this computer can serve.
fn is_of_class(texts: Texts<'_>, file: &TournamentFile) -> bool {
    texts.serves_class && file.kept.for_class
}

/// Draws the lists of classes, the last one first and ready to be opened. Returns the action requested.
fn classes(ui: &mut Ui, texts: Texts<'_>, files: &[TournamentFile]) -> Option<TournamentAction> {
    let (words, class, mut action) = (texts.words, &texts.words.class, None);
    wrapped(ui, class.open_hint);
    let mut is_first = true;
    for (index, file) in files.iter().enumerate().filter(|(_, it)| is_of_class(texts, it)) {
        let label = class.open_list(&title_of(words, &file.kept));
        let state = state_of(words, &file.kept);
        action = row(ui, words, (index, file), (&label, is_first), &state).or(action);
        is_first = false;
    }
    let label = if is_first { class.open } else { class.another_list };
    let width = button_width(ui, label).max(200.0);
    if wide_button(ui, label, width, is_first).clicked() {
        action = Some(TournamentAction::NewClass);
    }
    action
}

/// Draws the button that opens a file, which may come first, the one that deletes it, and its state. Returns the action
/// requested.
fn row(
    ui: &mut Ui,
    words: &Words,
    (index, file): (usize, &TournamentFile),
    (label, is_first): (&str, bool),
    state: &str,
) -> Option<TournamentAction> {
    let mut action = None;
    ui.horizontal_wrapped(|ui| {
        let delete_width = button_width(ui, words.library.delete);
        let room = ui.available_width() - delete_width - ui.spacing().item_spacing.x;
        if wide_button(ui, label, BUTTON.min(0.6 * room), is_first).clicked() {
            action = Some(TournamentAction::Open(index));
        }
        let delete = wide_button(ui, words.library.delete, delete_width, false);
        let label = words.tournament.delete(&title_of(words, &file.kept));
        delete.widget_info(|| WidgetInfo::labeled(Role::Button, true, &label));
        if delete.clicked() {
            action = Some(TournamentAction::AskDelete(index));
        }
        note(ui, state);
    });
    action
}

/// Returns the title of a tournament or of a class, or its date if it has none.
pub fn title_of(words: &Words, kept: &KeptTournament) -> String {
    match kept.title.trim() {
        "" => {
            let day = words.statistics.date(local_time(kept.began).date());
            match kept.for_class {
                true => words.class.untitled(&day),
                false => words.tournament.untitled(&day),
            }
        }
        title => title.to_owned(),
    }
}

/// Returns how far a tournament is.
fn state_of(words: &Words, kept: &KeptTournament) -> String {
    let own = &words.tournament;
    match &kept.stage {
        TournamentStage::Names { text, .. } => own.names_so_far(ClassList::read(text).names.len()),
        TournamentStage::Rounds(tournament) => {
            let players = own.players(tournament.players().len());
            match kept.is_over() {
                true => own.over(&players),
                false => own.under_way(&players, tournament.rounds().len(), tournament.planned()),
            }
        }
    }
}

/// Asks whether to delete a tournament. Returns the answer.
pub fn ask_to_delete(ui: &Ui, words: &Words, kept: &KeptTournament) -> Option<bool> {
    let own = &words.tournament;
    let question = own.delete_question(&title_of(words, kept));
    let (answer, close) = dialog(ui, "delete a tournament", own.delete_heading, 440.0, |ui| {
        let text = |ui: &mut Ui| drop(wrapped(ui, &question));
        words_and_buttons(ui, text, |ui| {
            let labels = [words.library.cancel, words.library.delete];
            row_of_buttons(ui, &labels, QUESTION).map(|index| index == 1)
        })
    });
    answer.or(close.then_some(false))
}
