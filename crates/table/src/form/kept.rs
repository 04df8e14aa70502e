//! What the choices for the next game keep of earlier games, and the button that leaves it out.

use eframe::egui::Ui;
use settings::{Players, SeatNames, Starter, TableSettings};
use tabletop::{TimeControl, TimeLimit};
use ui_kit::balanced::wrapped;
use window::widgets::{button_width, wide_button};
use window_words::Words;

use super::players::faint_text;
use super::{NextGame, SetupUi};

/// Returns what the next game keeps of earlier ones besides opponent and rules, in a sentence, if there is any.
pub fn kept_in_words<G: SetupUi>(words: &Words, next: &NextGame<G>) -> Option<String> {
    let players = &next.players;
    let sides = next.game.sides();
    let mut kept = next.game.of_one_game(words);
    let names = (0..sides).any(|side| !players.names.of(side, players.seats[side]).is_empty());
    let others = [
        (names, words.home.kept_names),
        (players.time.limit != TimeLimit::None, words.home.kept_clock),
        (players.starter_of(sides) != Starter::Side(0), words.home.kept_starter),
    ];
    kept.extend(others.into_iter().filter(|(is, _)| *is).map(|(_, name)| name.to_owned()));
    (!kept.is_empty()).then(|| words.home.kept(&words.lists.plain(&kept)))
}

/// Draws that sentence, and the button that leaves all of it out. Returns whether that was pressed.
pub fn kept<G: SetupUi>(ui: &mut Ui, words: &Words, next: &NextGame<G>) -> bool {
    let Some(text) = kept_in_words(words, next) else { return false };
    let row = ui.horizontal_wrapped(|ui| {
        wrapped(ui, faint_text(ui, &text));
        let width = button_width(ui, words.home.forget);
        wide_button(ui, words.home.forget, width, false).clicked()
    });
    row.inner
}

/// Leaves out of the next game what it keeps of earlier ones. Opponent and rules stay.
pub fn forget<G: SetupUi>(table: &mut TableSettings) {
    G::usual_game(table).choose(table);
    let Players { seats, .. } = table.players();
    table.set_players(Players {
        seats,
        names: SeatNames::default(),
        starter: Starter::Side(0),
        time: TimeControl::default(),
    });
}
