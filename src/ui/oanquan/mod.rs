//! Ô ăn quan in the terms of the pages that every game shares.

mod board_view;
mod card;
mod drawn;
mod game_layout;
mod game_line;
mod game_page;
mod listed;
mod pictured;
mod plate;
mod plated_board;
mod puzzles;
mod refusal;
mod rules_note;
mod seats;
mod trial_board;
mod values;
mod words;

use crate::games::OAnQuan;
use crate::rules::Game;
use crate::ui::table::review;

pub use board_view::{BoardView, Previewed, board_view};
pub use game_layout::{GameLayout, place_of_result};
pub use game_page::{board_layout, game};
pub use plate::{PlayerView, plate};
pub use plated_board::PlatedBoard;
pub use puzzles::open_puzzles_of;
pub use refusal::{notice, refusal};
pub use seats::{PlayerStatus, Seats};
pub use values::value_marks;

pub use words::OAnQuanWords;

/// Returns whether a game can be reviewed: it is over and has moves.
pub fn reviewable(game: &Game) -> bool {
    game.is_over() && game.turn_count() > 0
}

/// The state of the review of a game of ô ăn quan.
pub type ReviewState = review::ReviewState<OAnQuan>;
