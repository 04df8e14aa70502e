//! The screens of the program around the games: the home and the list of the other games.

#[cfg(not(target_family = "wasm"))]
pub mod class;
pub mod home;
mod other_games;
pub mod room;
pub mod together;

pub use home::OpenHome;
pub use other_games::open as open_other_games;
pub use together::{open as open_together, open_after_kill, open_served};
