//! The start page of a game.

mod page;
mod screen;

pub use screen::start_page;
