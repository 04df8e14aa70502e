//! What the screens of the window draw. A page draws the given state and returns what the player asks
//! for in an action of its own, which its screen carries out.

mod faces;
mod first_start;
mod home;
mod in_class;
mod other_games;
mod together;

pub use first_start::{FirstAnswer, first_start};
pub use home::{Guest, GuestPlace, Home, HomeAction, HomeBoard, home};
pub use in_class::{ChildAction, ChildForm};
pub use other_games::{OtherGames, OtherGamesAction, other_games};
pub use together::{TogetherAction, TogetherPage, together};
