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
        let class = &words.class;
        wrapped(ui, class.open_hint);
        let width = button_width(ui, class.open).max(200.0);
        if wide_button(ui, class.open, width, true).clicked() {
            action = Some(TournamentAction::NewClass);
        }
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
    for (index, file) in files.iter().enumerate() {
        let title = title_of(words, &file.kept);
        ui.horizontal_wrapped(|ui| {
            let delete_width = button_width(ui, words.library.delete);
            let room = ui.available_width() - delete_width - ui.spacing().item_spacing.x;
            if wide_button(ui, &title, BUTTON.min(0.6 * room), false).clicked() {
                action = Some(TournamentAction::Open(index));
            }
            let delete = wide_button(ui, words.library.delete, delete_width, false);
            let label = own.delete(&title);
            delete.widget_info(|| WidgetInfo::labeled(Role::Button, true, &label));
            if delete.clicked() {
                action = Some(TournamentAction::AskDelete(index));
            }
            let game = texts.game(&file.kept.game);
            note(ui, &own.titled(game, &state_of(words, &file.kept)));
        });
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

/// Returns the title of a tournament, or its date if it has none.
pub fn title_of(words: &Words, kept: &KeptTournament) -> String {
    match kept.title.trim() {
        "" => {
            let day = local_time(kept.began).date();
            words.tournament.untitled(&words.statistics.date(day))
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
