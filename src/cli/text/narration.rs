//! Sentences that describe turns and endings.

use super::view::View;
use crate::rules::{BySide, DepartureRecord, Event, GameEnd, Position, RankedSide, Turn};

/// Returns the lines that describe a turn: the move, what was sown and captured, and why the
/// turn ended; after the last turn of a game also why it ended and what each side collected.
pub(in crate::cli) fn turn(view: &View, turn: &Turn) -> Vec<String> {
    let (words, names) = (view.words, &view.names);
    let mut lines = Vec::new();
    let (mut laps, mut captures) = (Vec::new(), Vec::new());
    for event in &turn.events {
        match *event {
            Event::Refilled { side } => lines.push(words.refilled(&names[side])),
            Event::Lifted { cell, dan } => laps.push(words.lap(dan, cell)),
            Event::Dropped { .. } => {}
            Event::Captured { cell, pile, .. } => {
                captures.push(words.capture(pile.quan, pile.dan, cell))
            }
            Event::TurnEnded(why) => {
                let played = words.played(&names[turn.side], turn.mv, &laps.join(", "));
                let captured = match captures.as_slice() {
                    [] => words.nothing_captured.to_owned(),
                    captures => words.captured(turn.captured, &captures.join(", ")),
                };
                lines.push(format!("{played} {captured} {}", words.turn_end(why)));
            }
            Event::Swept { .. } => {}
            Event::GameOver(why) => lines.extend(ending(view, &turn.events, why)),
        }
    }
    lines
}

/// Returns the lines that describe a departure and, if it ended the game, why the game ended and
/// what each side collected.
pub(in crate::cli) fn departure(view: &View, departure: &DepartureRecord) -> Vec<String> {
    let name = departure.how.side().map_or("", |side| &view.names[side]);
    let left = view.words.left(departure.how, name);
    let ending = departure.end.map(|why| ending(view, &departure.events, why));
    std::iter::once(left).chain(ending.into_iter().flatten()).collect()
}

/// Returns the lines that say why the game ended and what each side collected in `events`.
fn ending(view: &View, events: &[Event], why: GameEnd) -> Vec<String> {
    let (words, names) = (view.words, &view.names);
    let mut collected = BySide::from_fn(names.sides(), |_| 0);
    for event in events {
        if let Event::Swept { cell, dan } = event
            && let Some(owner) = cell.owner()
        {
            collected[owner] += i32::from(*dan);
        }
    }
    let some = collected.iter().filter(|(_, dan)| **dan > 0);
    let lines = some.map(|(side, dan)| words.collected(&names[side], *dan));
    std::iter::once(words.game_end(why, names.sides())).chain(lines).collect()
}

/// Returns the lines that rank the sides of a finished game.
pub(super) fn result(view: &View, position: &Position) -> Vec<String> {
    let ranking = position.ranking();
    let line = |ranked: &RankedSide| {
        view.words.ranked(ranked.rank, &view.names[ranked.side], ranked.points)
    };
    std::iter::once(view.words.ranking.to_owned()).chain(ranking.iter().map(line)).collect()
}
