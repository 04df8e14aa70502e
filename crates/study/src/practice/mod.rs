//! The practice of the mistakes in a replayed game: the player meets each position again, and a
//! closing page counts what was found. It lies over the replay with the review of the game.

mod closing;
mod screen;
mod told;

pub use screen::OpenPractice;
