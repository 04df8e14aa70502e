//! The choice of the two players.

use eframe::egui::Ui;
use tabletop::{BySide, Fitting, Level, Name, Seat, Setup, Side};

use crate::settings::TableSettings;
use crate::ui::players::player_name;
use crate::ui::screens::computers;
use crate::ui::typing::{Typing, name_field};
use crate::ui::widgets::{choices, row_label};
use crate::ui::words::Words;

/// The greatest width of the field of a name.
const NAME: f32 = 260.0;

/// Who plays, in a game of two sides.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Players {
    PersonAndComputer,
    Persons,
    Computers,
}

impl Players {
    fn of(seats: [Seat; 2]) -> Self {
        match seats.iter().filter(|seat| **seat == Seat::Person).count() {
            0 => Players::Computers,
            1 => Players::PersonAndComputer,
            _ => Players::Persons,
        }
    }
}

/// Draws the choice of the players. Returns them after a change.
pub(super) fn players_form(ui: &mut Ui, words: &Words, seats: [Seat; 2]) -> Option<[Seat; 2]> {
    let people = words.only_people(2);
    let kinds = [
        (Players::PersonAndComputer, words.one_player),
        (Players::Persons, people.as_str()),
        (Players::Computers, words.only_computers),
    ];
    let chosen = choices(ui, words.who_plays, &kinds, Players::of(seats));
    chosen.map(|players| seats_of(players, seats))
}

/// Draws the choice of each computer. Returns the players after a change. *Fits me* has the strength for
/// a new player; a game that begins sets the one that follows from the earlier games.
pub(super) fn computers_form(ui: &mut Ui, words: &Words, seats: [Seat; 2]) -> Option<[Seat; 2]> {
    let mut made = None;
    let several = Players::of(seats) == Players::Computers;
    for (side, seat) in seats.into_iter().enumerate() {
        let Some(opponent) = seat.opponent() else { continue };
        let label = match several {
            true => words.rooms.level_of(&words.numbered_computer(side + 1)),
            false => words.level.to_owned(),
        };
        let opponent = ui.push_id(side, |ui| computers(ui, words, &label, opponent)).inner;
        if let Some(opponent) = opponent {
            let mut next = seats;
            next[side] = Seat::of(opponent, Fitting::default().strength());
            made = Some(next);
        }
    }
    made
}

/// Returns the players of another kind, with the computers that `seats` have.
fn seats_of(players: Players, seats: [Seat; 2]) -> [Seat; 2] {
    let [computer, other] = [seats, [seats[1], seats[0]]].map(|seats| {
        let computer = seats.into_iter().find(|seat| *seat != Seat::Person);
        computer.unwrap_or(Seat::Computer(Level::Easy))
    });
    match players {
        Players::PersonAndComputer => [Seat::Person, other],
        Players::Persons => [Seat::Person; 2],
        Players::Computers => [computer, other],
    }
}

/// Draws a field for the name of each person.
pub(super) fn names_form(
    ui: &mut Ui,
    words: &Words,
    typing: &mut Typing,
    settings: &mut TableSettings,
) {
    let usual = side_names(words, &TableSettings { names: Default::default(), ..settings.clone() });
    for (side, usual) in usual.iter().enumerate() {
        if settings.seats[side] != Seat::Person {
            continue;
        }
        let label = words.rooms.name_of(usual);
        row_label(ui, &label);
        let width = ui.available_width().min(NAME);
        let name = name_field(ui, words, typing, (&label, width), &settings.names[side], usual);
        if let Some(name) = name {
            settings.names[side] = name;
        }
    }
}

/// Returns the names of the players who may start.
pub(super) fn side_names(words: &Words, settings: &TableSettings) -> [String; 2] {
    let person = |side: Side| settings.seats[side.index()] == Seat::Person;
    let names = BySide::from_fn(2, |side| match person(side) {
        true => settings.names[side.index()].clone(),
        false => Name::default(),
    });
    let seats = BySide::from(settings.seats.to_vec());
    let setup = Setup { seats, names, first: Side::NEAR, seed: 0 };
    [Side::NEAR, Side::FAR].map(|side| player_name(words, &setup, side))
}
