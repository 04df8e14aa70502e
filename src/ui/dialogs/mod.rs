//! The dialogs of the program: which game of several to open, why a text is none, games that would be lost,
//! pages of text, a sheet to save, backups.

mod backup;
mod choose_game;
mod not_a_game;
mod save_sheet;
mod text_pages;
mod unsaved;

pub use backup::BackupSheet;
pub use choose_game::{ChooseGame, title};
pub use not_a_game::NotAGame;
pub use save_sheet::SaveSheet;
pub use text_pages::{about, how_to_play};
pub use unsaved::{Outcome, UnsavedGames};
