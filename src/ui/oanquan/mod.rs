//! Ô ăn quan in the terms of the pages that every game shares.

mod drawn;
pub mod lesson;
mod lesson_board;
mod listed;
mod pictured;
mod puzzles;
mod trial_board;
mod values;
mod words;

use crate::games::OAnQuan;
use crate::ui::table::review;

pub use puzzles::open_puzzles_of;
pub use values::{about_values, value_marks};

pub use words::OAnQuanWords;

/// The state of the review of a game of ô ăn quan.
pub type ReviewState = review::ReviewState<OAnQuan>;
/// The contents of such a review.
pub type ReviewView<'a> = review::ReviewView<'a, OAnQuan>;
