//! The screens of the program around the games: the home, the list of the other games, tournaments.

pub mod home;
mod list_file;
mod other_games;
pub mod room;
mod tournament;

pub use home::OpenHome;
pub use other_games::open as open_other_games;
pub use tournament::OpenTournaments;
