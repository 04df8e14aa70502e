//! What happened in a game, in sentences.

use super::board::Seating;
use super::players::{GameOutcome, player_name, players};
use super::words::Words;
use crate::controller::Setup;
use crate::rules::{DepartureRecord, Game, Turn};

/// A turn in a sentence.
pub fn narrate_turn(words: &Words, setup: &Setup, turn: &Turn) -> String {
    let seating = Seating::new(setup.rules.sides, setup.near_side());
    let name = &players(words, setup)[turn.side].full_name;
    let (number, notation) = (seating.number(turn.mv.cell), turn.mv.to_string());
    let heading = seating.heading(turn.mv.cell, turn.mv.direction);
    (words.last_turn)(name, number, heading, &notation, turn.captured)
}

/// The same in short; `captured` is what is told of the points.
pub fn narrate_turn_briefly(words: &Words, setup: &Setup, turn: &Turn, captured: i32) -> String {
    let seating = Seating::new(setup.rules.sides, setup.near_side());
    let name = &players(words, setup)[turn.side].full_name;
    let (number, notation) = (seating.number(turn.mv.cell), turn.mv.to_string());
    (words.short_turn)(name, number, &notation, captured)
}

/// Who left, and how, in a sentence.
pub fn narrate_departure(words: &Words, setup: &Setup, departure: &DepartureRecord) -> String {
    let name = departure.how.side().map(|side| player_name(words, setup, side));
    (words.offers.departure)(departure.how, &name.unwrap_or_default())
}

/// Why the game is over, if it is, in a sentence or two: who left comes first.
pub fn narrate_end_reason(words: &Words, setup: &Setup, game: &Game) -> Option<String> {
    let end = game.end()?;
    let why = (words.ended_because)(end, setup.rules.sides);
    let left = game.departures().last().filter(|departure| departure.end.is_some());
    Some(match left.filter(|departure| departure.how.side().is_some()) {
        Some(departure) => {
            let left = narrate_departure(words, setup, departure);
            format!("{left} {why}")
        }
        None => why.to_owned(),
    })
}

/// How a finished game ended and why: who won, the points of two sides, the reason.
pub fn narrate_end(words: &Words, setup: &Setup, game: &Game) -> String {
    let position = game.position();
    let headline = GameOutcome::of(game).headline(words, setup);
    let near = setup.near_side();
    let headline = match setup.rules.sides {
        2 => format!("{headline} ({} : {}).", position.store(near), position.store(near.next(2))),
        // The cards tell the points.
        _ if headline.ends_with('!') => headline,
        _ => headline + ".",
    };
    format!("{headline} {}", narrate_end_reason(words, setup, game).unwrap_or_default())
}
