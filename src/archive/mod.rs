//! Games that outlive a run of the program.
//!
//! A [`SavedGame`] is a whole game in the shape in which it lies on the disk;
//! [`SavedGame::restore`] makes it a game that can be gone on with. The
//! [`Autosave`] keeps the game of a window from move to move, in a slot that no
//! other window writes to. The [`Library`] is a folder of games, one file each;
//! [`statistics`] tell what its games count for.

mod any_game;
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
mod writer;

pub use any_game::{AnyGame, AnyGameProblem, InFile};
pub use autosave::{Autosave, RecoveredGame};
pub use game_file::{EXTENSIONS, GameFileProblem, VERSION, game_text, parse_game, read_game};
pub use game_id::GameId;
pub use label::{Label, TITLE_LENGTH};
pub use library::{DeletedGame, GameSummary, Library, LibraryEntry};
pub use saved_error::{SavedError, SavedFlaw};
pub use saved_game::{SavedClocks, SavedGame, SavedResult};
pub use saved_review::{SavedBetter, SavedExpected, SavedReview, SavedTurn};
pub use writer::Unsaved;
