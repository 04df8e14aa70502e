//! What happened, in sentences.

use super::view::View;
use crate::rules::{BySide, Event, Position, Ranked, Turn};

/// The lines that tell a turn: who played what, what was sown and captured, why
/// the turn ended; and at the end of the game what was collected.
pub(in crate::cli) fn turn(view: &View, turn: &Turn) -> Vec<String> {
    let (words, names) = (view.words, &view.names);
    let mut lines = Vec::new();
    let (mut laps, mut captures) = (Vec::new(), Vec::new());
    let mut collected = BySide::from_fn(names.sides(), |_| 0);
    for event in &turn.events {
        match *event {
            Event::Refilled { side } => lines.push((words.refilled)(&names[side])),
            Event::Lifted { cell, dan } => laps.push((words.lap)(dan, cell)),
            Event::Dropped { .. } => {}
            Event::Captured { cell, pile, .. } => captures.push((words.capture)(pile, cell)),
            Event::TurnEnded(why) => {
                let played = (words.played)(&names[turn.side], turn.mv, &laps.join(", "));
                let captured = match captures.as_slice() {
                    [] => words.nothing_captured.to_owned(),
                    captures => (words.captured)(turn.captured, &captures.join(", ")),
                };
                lines.push(format!("{played} {captured} {}", (words.turn_end)(why)));
            }
            Event::Swept { cell, dan } => {
                if let Some(owner) = cell.owner() {
                    collected[owner] += i32::from(dan);
                }
            }
            Event::GameOver(why) => {
                lines.push((words.game_end)(why, names.sides()));
                let some = collected.iter().filter(|(_, dan)| **dan > 0);
                lines.extend(some.map(|(side, dan)| (words.collected)(&names[side], *dan)));
            }
        }
    }
    lines
}

/// The lines that rank the sides of a finished game.
pub(super) fn result(view: &View, position: &Position) -> Vec<String> {
    let ranking = position.ranking();
    let line =
        |ranked: &Ranked| (view.words.ranked)(ranked.rank, &view.names[ranked.side], ranked.points);
    std::iter::once(view.words.ranking.to_owned()).chain(ranking.iter().map(line)).collect()
}
