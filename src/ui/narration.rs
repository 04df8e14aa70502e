//! Sentences about what happened in a game.

use super::board::Seating;
use super::players::{GameOutcome, player_name, players};
use super::words::Words;
use crate::controller::Setup;
use crate::rules::{DepartureRecord, Game, Turn};

/// Returns a sentence about a turn.
pub fn narrate_turn(words: &Words, setup: &Setup, turn: &Turn) -> String {
    let seating = Seating::new(setup.sides(), setup.near_side());
    let name = &players(words, setup)[turn.side].name;
    let (number, notation) = (seating.number(turn.mv.cell), turn.mv.to_string());
    let heading = seating.heading(turn.mv.cell, turn.mv.direction);
    words.last_turn(name, number, heading, &notation, turn.captured)
}

/// Returns a short sentence about a turn. `captured` is the number of points that it mentions.
pub fn narrate_turn_briefly(words: &Words, setup: &Setup, turn: &Turn, captured: i32) -> String {
    let seating = Seating::new(setup.sides(), setup.near_side());
    let name = &players(words, setup)[turn.side].name;
    let (number, notation) = (seating.number(turn.mv.cell), turn.mv.to_string());
    words.short_turn(name, number, &notation, captured)
}

/// Returns a sentence that says who left the game, and how.
pub fn narrate_departure(words: &Words, setup: &Setup, departure: &DepartureRecord) -> String {
    let name = departure.how.side().map(|side| player_name(words, setup, side));
    words.offers.departure(departure.how, &name.unwrap_or_default())
}

/// Returns one or two sentences about why the game is over, or `None` if it is not. The player
/// who left, if any, comes first.
pub fn narrate_end_reason(words: &Words, setup: &Setup, game: &Game) -> Option<String> {
    let end = game.end()?;
    let why = words.ended_because(end, setup.sides());
    let left = game.departures().next_back().filter(|departure| departure.end.is_some());
    Some(match left.filter(|departure| departure.how.side().is_some()) {
        Some(departure) => {
            let left = narrate_departure(words, setup, departure);
            format!("{left} {why}")
        }
        None => why,
    })
}

/// Returns sentences about the end of a finished game: the winner, the points if there are two
/// sides, and the reason.
pub fn narrate_end(words: &Words, setup: &Setup, game: &Game) -> String {
    let position = game.position();
    let headline = GameOutcome::of(game).headline(words, setup);
    let near = setup.near_side();
    let headline = match setup.sides() {
        2 => format!("{headline} ({} : {}).", position.store(near), position.store(near.next(2))),
        // The cards of the players show the points.
        _ if headline.ends_with('!') => headline,
        _ => headline + ".",
    };
    format!("{headline} {}", narrate_end_reason(words, setup, game).unwrap_or_default())
}
