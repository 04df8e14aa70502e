//! Sentences that describe turns and endings.

use super::words::OAnQuanWords;
use crate::cli::text::View;
use crate::rules::{
    BySide, DepartureRecord, Event, GameEnd, Position, RankedSide, SaleRecord, Turn,
};

/// Returns the lines that describe a turn: the move, what was sown and captured, and why the
/// turn ended; after the last turn of a game also why it ended and what each side collected.
pub(super) fn turn(words: &OAnQuanWords, view: &View, turn: &Turn) -> Vec<String> {
    let names = &view.names;
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
            Event::Swept { .. } | Event::LeftOver { .. } => {}
            Event::GameOver(why) => lines.extend(ending(words, view, &turn.events, why)),
        }
    }
    lines
}

/// Returns the lines that announce the round of a match that begins with `sale`, and the cells sold
/// so far.
pub(super) fn round(
    words: &OAnQuanWords,
    view: &View,
    number: usize,
    sale: &SaleRecord,
) -> Vec<String> {
    let fields = sale.after.fields();
    let sold = view.names.iter().filter_map(|(side, name)| {
        let sold = sold_cells(fields.sold_halves(side));
        (sold != "0").then(|| words.sold(name, &sold))
    });
    std::iter::once(words.round(number)).chain(sold).collect()
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
pub(super) fn departure(
    words: &OAnQuanWords,
    view: &View,
    departure: &DepartureRecord,
) -> Vec<String> {
    let name = departure.how.side().map_or("", |side| &view.names[side]);
    let left = words.left(departure.how, name);
    let ending = departure.end.map(|why| ending(words, view, &departure.events, why));
    std::iter::once(left).chain(ending.into_iter().flatten()).collect()
}

/// Returns the lines that say why the game ended and what each side collected in `events`.
fn ending(words: &OAnQuanWords, view: &View, events: &[Event], why: GameEnd) -> Vec<String> {
    let names = &view.names;
    let mut collected = BySide::from_fn(names.sides(), |_| 0);
    for event in events {
        if let Event::Swept { side, dan, .. } = event {
            collected[*side] += i32::from(*dan);
        }
    }
    let some = collected.iter().filter(|(_, dan)| **dan > 0);
    let lines = some.map(|(side, dan)| words.collected(&names[side], *dan));
    let odd = events.iter().any(|event| matches!(event, Event::LeftOver { .. }));
    let odd = odd.then(|| words.left_over.to_owned());
    std::iter::once(words.game_end(why, names.sides())).chain(lines).chain(odd).collect()
}

/// Returns the lines that rank the sides of a finished game.
pub(super) fn result(words: &OAnQuanWords, view: &View, position: &Position) -> Vec<String> {
    let ranking = position.ranking();
    let line =
        |ranked: &RankedSide| words.ranked(ranked.rank, &view.names[ranked.side], ranked.points);
    std::iter::once(words.ranking.to_owned()).chain(ranking.iter().map(line)).collect()
}
