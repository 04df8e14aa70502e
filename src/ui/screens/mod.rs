//! What the screens of the window draw. A page draws the given state and returns what the player asks
//! for in an action of its own, which its screen carries out.

mod first_start;
mod home;
mod other_games;
mod tournament;

pub use first_start::{FirstAnswer, first_start};
pub use home::{Guest, Home, HomeAction, HomeBoard, home};
pub use other_games::{OtherGames, OtherGamesAction, other_games};
pub use tournament::{
    LONGEST_LIST, TournamentAction, TournamentPage, TournamentView, ask_to_begin, ask_to_delete,
    is_shown, title_of as title_of_tournament, tournament,
};
