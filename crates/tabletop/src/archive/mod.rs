//! Saved games.
//!
//! A [`SavedGame`] is the stored form of a whole game; [`SavedGame::restore`] turns it into a
//! state that can be resumed. [`Autosave`] saves the game of a window after every move, in a
//! slot that no other window uses. [`Library`] is a folder with one file per game, and
//! [`statistics`] counts its results.

mod autosave;
mod game_file;
mod game_id;
mod label;
mod library;
mod saved_error;
mod saved_game;
mod saved_review;
mod slot;
pub mod statistics;
mod stored;
mod writer;

pub use autosave::{Autosave, RecoveredGame};
pub use game_file::{EXTENSIONS, GameFileProblem, ReadGame, VERSION, game_text, save_copy};
pub use game_id::GameId;
pub use label::{Label, TITLE_LENGTH, plain_title};
pub use library::{DeletedGame, GameSummary, Library, LibraryEntry};
pub use saved_error::{SavedError, SavedFlaw};
pub use saved_game::{SavedClocks, SavedGame, SavedResult};
pub use saved_review::{SavedBetter, SavedExpected, SavedReview, SavedTurn};
pub use stored::{GameFlaw, GameName, PlainlyStored, Stored};
pub use writer::Unsaved;
