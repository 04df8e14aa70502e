//! Ô ăn quan in the terms of the pages that every game shares.

mod arranged;
mod drawn;
mod explained;
mod handicap;
pub mod lesson;
mod lesson_board;
mod listed;
mod pictured;
mod puzzles;
pub mod start_picture;
mod trial_board;
mod values;
mod words;

use crate::games::OAnQuan;
use crate::ui::table::{form, review};

pub use arranged::{FIRST_LEVEL, next_game, with_opponent};
pub use puzzles::open_puzzles_of;
pub use values::{about_values, value_marks};

pub use words::OAnQuanWords;

/// The question who continues a game of ô ăn quan.
pub type PlayOn = form::PlayOn<OAnQuan>;
/// The state of the review of a game of ô ăn quan.
pub type ReviewState = review::ReviewState<OAnQuan>;
/// The contents of such a review.
pub type ReviewView<'a> = review::ReviewView<'a, OAnQuan>;
