//! Sentences that describe turns and endings.

use super::view::View;
use crate::rules::{
    BySide, DepartureRecord, Event, GameEnd, MatchResult, Position, RankedSide, SaleRecord, Turn,
};

/// Returns the lines that describe a turn: the move, what was sown and captured, and why the
/// turn ended; after the last turn of a game also why it ended and what each side collected.
pub(in crate::cli) fn turn(view: &View, turn: &Turn) -> Vec<String> {
    let (words, names) = (view.words, &view.names);
    let mut lines = Vec::new();
    let (mut laps, mut captures) = (Vec::new(), Vec::new());
    let mut ponded = BySide::from_fn(names.sides(), |_| 0);
    for event in &turn.events {
        match *event {
            Event::Refilled { side } => {
                lines.push(words.refilled(&names[side], turn.after.refill_cost(side)));
            }
            Event::Lifted { cell, dan } => laps.push(words.lap(dan, cell)),
            Event::Dropped { .. } => {}
            Event::Ponded { side, .. } => ponded[side] += 1,
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
                let some = ponded.iter().filter(|(_, dan)| **dan > 0);
                lines.extend(some.map(|(side, dan)| words.ponded(&names[side], *dan)));
            }
            Event::Swept { .. } => {}
            Event::GameOver(why) => lines.extend(ending(view, &turn.events, why)),
        }
    }
    lines
}

/// Returns the lines that announce the round of a match that begins with `sale`, and the cells sold
/// so far.
pub(in crate::cli) fn round(view: &View, number: usize, sale: &SaleRecord) -> Vec<String> {
    let fields = sale.after.fields();
    let sold = view.names.iter().filter_map(|(side, name)| {
        let sold = sold_cells(fields.sold_halves(side));
        (sold != "0").then(|| view.words.sold(name, &sold))
    });
    std::iter::once(view.words.round(number)).chain(sold).collect()
}

/// Returns the line with the result of a match.
pub(super) fn match_result(view: &View, result: MatchResult) -> String {
    match result {
        MatchResult::Won(side) => view.words.match_won(&view.names[side]),
        MatchResult::Drawn => view.words.match_drawn.to_owned(),
    }
}

/// Returns a number of cells, given in halves, as text: `1½`.
fn sold_cells(halves: u32) -> String {
    match (halves / 2, halves % 2) {
        (whole, 0) => whole.to_string(),
        (0, _) => "½".to_owned(),
        (whole, _) => format!("{whole}½"),
    }
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
        if let Event::Swept { side, dan, .. } = event {
            collected[*side] += i32::from(*dan);
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
