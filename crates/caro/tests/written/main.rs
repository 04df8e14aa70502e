//! Games of caro as people write them down: read, refused, written, read back.

mod claims;
mod fuzz;
mod readers;
mod refusals;
mod round_trips;

use caro::{Caro, NotRead};
use tabletop::{Game, GameEntry, GameMatch, Notation, Noted};

fn all(text: &str) -> Result<Vec<Noted<Caro>>, NotRead> {
    Caro::usual().read_games(text)
}

/// Reads a text with one game.
fn read(text: &str) -> Noted<Caro> {
    let mut games = all(text).unwrap_or_else(|why| panic!("{text:?}: {why}"));
    assert_eq!(games.len(), 1, "{text:?}");
    games.remove(0)
}

/// Returns the moves and departures of a game, with single blanks between them.
fn moves(noted: &Noted<Caro>) -> String {
    let steps = noted.record.game.entries().iter().map(|entry| entry.step().to_string());
    steps.collect::<Vec<_>>().join(" ")
}

fn size(noted: &Noted<Caro>) -> u8 {
    noted.record.game.game().size()
}
