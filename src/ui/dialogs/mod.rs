//! The dialogs of the program: which game of several to open, why a text is none, games that would be lost,
//! pages of text, backups.

mod backup;
mod choose_game;
mod not_a_game;
mod text_pages;
mod unsaved;

pub use backup::BackupSheet;
pub use choose_game::ChooseGame;
pub use not_a_game::NotAGame;
pub use text_pages::about;
pub use unsaved::{Outcome, UnsavedGames};
