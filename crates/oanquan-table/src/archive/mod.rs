//! Saved games of Ô ăn quan: the archive of the table, as types of this game.

mod played_rules;
pub mod statistics;

use oanquan::RecordFlaw;

use crate::OAnQuan;

pub use tabletop::archive::{
    DeletedGame, EXTENSIONS, GameId, Label, SavedBetter, SavedClocks, SavedExpected, SavedResult,
    SavedReview, SavedTurn, TITLE_LENGTH, VERSION, game_text, plain_title, save_copy,
};

/// The stored form of a whole game.
pub type SavedGame = tabletop::archive::SavedGame<OAnQuan>;
/// The first error in a saved game.
pub type SavedError = tabletop::archive::SavedError<RecordFlaw>;
/// What is wrong with a saved game.
pub type SavedFlaw = tabletop::archive::SavedFlaw<RecordFlaw>;
/// The reason why a file contains no game.
pub type GameFileProblem = tabletop::archive::GameFileProblem<RecordFlaw>;
/// Saves the current game of a window.
pub type Autosave = tabletop::archive::Autosave<OAnQuan>;
/// The game recovered from the last run.
pub type RecoveredGame = tabletop::archive::RecoveredGame<OAnQuan>;
/// A folder of games.
pub type Library = tabletop::archive::Library<OAnQuan>;
/// A file of the library.
pub type LibraryEntry = tabletop::archive::LibraryEntry<OAnQuan>;
/// The summary of a game, for lists.
pub type GameSummary = tabletop::archive::GameSummary<OAnQuan>;
/// A game that could not be saved.
pub type Unsaved = tabletop::archive::Unsaved<OAnQuan>;
