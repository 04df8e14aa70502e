//! A game of Ô ăn quan from outside.

use oanquan::Record;

use crate::archive::SavedGame;
use crate::controller::SessionState;

/// A game from a text or a file: a record or a saved game. The door of the program reads both.
#[expect(clippy::large_enum_variant, reason = "few exist at a time, and not for long")]
#[derive(Clone, Debug)]
pub enum IncomingGame {
    /// A record: moves and names.
    Record(Record),
    /// A saved game and its restored state.
    Saved(Box<(SavedGame, SessionState)>),
}
