//! Games as people and programs write them down.

mod damaged;
mod dialects;
mod frames;
mod headings;
mod past_ends;
mod refusals;
mod writers;

use cotuong::{BadNotes, Cotuong, NotesFlaw};
use tabletop::{Game, GameEntry, GameMatch, Notation, Noted, Step};

/// Reads the games of a text.
fn read_all(text: &str) -> Result<Vec<Noted<Cotuong>>, BadNotes> {
    Cotuong::usual().read_games(text)
}

/// Reads the only game of a text.
fn read(text: &str) -> Noted<Cotuong> {
    let mut games = read_all(text).unwrap_or_else(|why| panic!("{text}\n{why}"));
    assert_eq!(games.len(), 1, "{text}");
    games.remove(0)
}

/// Returns the moves of a game as crossings.
fn moves(noted: &Noted<Cotuong>) -> String {
    let entries = noted.record.game.entries().iter();
    let texts = entries.filter_map(|entry| match entry.step() {
        Step::Move(mv) => Some(mv.to_string()),
        Step::Departure(_) | Step::Round => None,
    });
    texts.collect::<Vec<_>>().join(" ")
}

/// Returns the line, the column, the number of the move, and the flaw.
fn refusal(text: &str) -> (usize, usize, Option<usize>, NotesFlaw) {
    let why = read_all(text).expect_err(text);
    (why.line, why.column, why.turn, why.flaw)
}
