//! What happened in a game, in sentences.

use super::board::Seating;
use super::players::{Outcome, player_name, players};
use super::words::Words;
use crate::controller::Setup;
use crate::rules::{Game, Parting, Turn};

/// A turn in a sentence.
pub fn turn_told(words: &Words, setup: &Setup, turn: &Turn) -> String {
    let seating = Seating::new(setup.rules.sides, setup.near_side());
    let name = &players(words, setup)[turn.side].full_name;
    let (number, notation) = (seating.number(turn.mv.cell), turn.mv.to_string());
    let heading = seating.heading(turn.mv.cell, turn.mv.direction);
    (words.last_turn)(name, number, heading, &notation, turn.captured)
}

/// The same in short; `captured` is what is told of the points.
pub fn turn_in_short(words: &Words, setup: &Setup, turn: &Turn, captured: i32) -> String {
    let seating = Seating::new(setup.rules.sides, setup.near_side());
    let name = &players(words, setup)[turn.side].full_name;
    let (number, notation) = (seating.number(turn.mv.cell), turn.mv.to_string());
    (words.short_turn)(name, number, &notation, captured)
}

/// Who left, and how, in a sentence.
pub fn parting_told(words: &Words, setup: &Setup, parting: &Parting) -> String {
    let name = parting.leaving.side().map(|side| player_name(words, setup, side));
    (words.courtesy.left)(parting.leaving, &name.unwrap_or_default())
}

/// Why the game is over, if it is, in a sentence or two: who left comes first.
pub fn why_ended(words: &Words, setup: &Setup, game: &Game) -> Option<String> {
    let end = game.end()?;
    let why = (words.ended_because)(end, setup.rules.sides);
    let left = game.partings().last().filter(|parting| parting.end.is_some());
    Some(match left.filter(|parting| parting.leaving.side().is_some()) {
        Some(parting) => {
            let left = parting_told(words, setup, parting);
            format!("{left} {why}")
        }
        None => why.to_owned(),
    })
}

/// How a finished game ended and why: who won, the points of two sides, the reason.
pub fn end_told(words: &Words, setup: &Setup, game: &Game) -> String {
    let position = game.position();
    let headline = Outcome::of(game).headline(words, setup);
    let near = setup.near_side();
    let headline = match setup.rules.sides {
        2 => format!("{headline} ({} : {}).", position.store(near), position.store(near.next(2))),
        // The cards tell the points.
        _ if headline.ends_with('!') => headline,
        _ => headline + ".",
    };
    format!("{headline} {}", why_ended(words, setup, game).unwrap_or_default())
}
