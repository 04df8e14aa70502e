//! Games of Ô ăn quan as people write them down, and records that go on past an end.

mod claims;
mod fuzz;
mod past;
mod readers;
mod refusals;

use oanquan::{Noted, RecordError, Rules, read_games};

fn all(text: &str) -> Result<Vec<Noted>, RecordError> {
    read_games(text, &Rules::classic())
}

/// Reads a text with one game.
fn read(text: &str) -> Noted {
    let mut games = all(text).unwrap_or_else(|why| panic!("{text:?}: {why}"));
    assert_eq!(games.len(), 1, "{text:?}");
    games.remove(0)
}

/// Returns the moves of a game, with single blanks between them.
fn moves(noted: &Noted) -> String {
    let moves = noted.record.game.turns().map(|turn| turn.mv.to_string());
    moves.collect::<Vec<_>>().join(" ")
}
