//! What happened, in sentences.

use super::view::View;
use crate::rules::{Event, Position, Ranked, Side, Turn};

/// The lines that tell a turn: who played what, what was sown and captured, why
/// the turn ended; and at the end of the game what was collected.
pub(in crate::cli) fn turn(view: &View, turn: &Turn) -> Vec<String> {
    let words = view.words;
    let mut refilled = None;
    let (mut laps, mut captures) = (Vec::new(), Vec::new());
    let mut why = String::new();
    let mut collected = vec![0; turn.after.ring().sides()];
    let mut over = None;
    for event in &turn.events {
        match *event {
            Event::Refilled { .. } => refilled = Some(words.refilled),
            Event::Lifted { cell, dan } => laps.push((words.lap)(dan, cell)),
            Event::Dropped { .. } => {}
            Event::Captured { cell, pile, .. } => captures.push((words.capture)(pile, cell)),
            Event::TurnEnded(end) => why = (words.turn_end)(end),
            Event::Swept { cell, dan } => {
                collected[cell.owner().map_or(0, Side::index)] += i32::from(dan);
            }
            Event::GameOver(end) => over = Some((words.game_end)(end, collected.len())),
        }
    }
    let captured = if captures.is_empty() {
        words.nothing_captured.to_owned()
    } else {
        (words.captured)(turn.captured, &captures.join(", "))
    };
    let played = (words.played)(&view.names[turn.side], turn.mv, &laps.join(", "));
    let mut lines: Vec<String> = refilled
        .map(|refilled| refilled(&view.names[turn.side]))
        .into_iter()
        .chain([format!("{played} {captured} {why}")])
        .collect();
    if let Some(over) = over {
        lines.push(over);
        let sides = collected.into_iter().enumerate().filter(|(_, dan)| *dan > 0);
        lines.extend(sides.map(|(side, dan)| (words.collected)(&view.names[Side::new(side)], dan)));
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
