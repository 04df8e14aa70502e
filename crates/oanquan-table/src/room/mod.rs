//! Ô ăn quan in the terms of the pages that every game shares.

mod arranged;
pub mod board;
mod board_view;
mod board_words;
mod card;
pub mod dialogs;
mod drawn;
mod editor;
mod explained;
mod fields_strip;
mod fitted_name;
mod game_layout;
mod game_line;
mod game_page;
mod handicap;
mod labelled;
pub mod lesson;
mod lesson_bar;
mod listed;
pub mod live_game;
pub mod narration;
mod offers;
mod outcome;
pub mod paper;
mod pictured;
mod plate;
mod plated_board;
mod puzzles;
mod record_words;
mod refusal;
mod rounds;
mod rules_note;
pub mod rules_page;
mod rules_words;
mod seats;
pub mod settings;
pub mod start_picture;
mod table_game;
mod values;
mod words;

use ::settings::Settings;
use oanquan::Game;
use table::game::{TableState, state, state_mut};
use table::{form, review};
use window::Parts;

use crate::OAnQuan;

pub use arranged::{FIRST_LEVEL, next_game};
pub use board_words::{BoardWords, OAnQuanSentences, reason_of};
pub use game_layout::place_of_result;
pub use game_page::board_layout;
pub use outcome::{GameOutcome, OutcomeForPersons};
pub use pictured::pictured;
pub use puzzles::open_puzzles_of;
pub use record_words::record_flaw;
pub use refusal::notice;
pub use rules_words::RulesWords;
pub use seats::{PlayerStatus, Seats};
pub use values::value_marks;

pub use words::OAnQuanWords;

/// Returns whether a game can be reviewed: it is over and has moves.
pub fn reviewable(game: &Game) -> bool {
    game.is_over() && game.turn_count() > 0
}

/// The question who continues a game of ô ăn quan.
pub type PlayOn = form::PlayOn<OAnQuan>;
/// The state of the review of a game of ô ăn quan.
pub type ReviewState = review::ReviewState<OAnQuan>;

/// Returns the table of ô ăn quan, which is open as long as the window.
pub fn own(parts: &Parts) -> &TableState<OAnQuan> {
    state(&parts.rooms)
}

/// Returns that, mutably.
pub fn own_mut(parts: &mut Parts) -> &mut TableState<OAnQuan> {
    state_mut(&mut parts.rooms)
}

/// Returns the table of ô ăn quan, mutably, and the settings.
pub fn own_and_settings(parts: &mut Parts) -> (&mut TableState<OAnQuan>, &Settings) {
    (state_mut(&mut parts.rooms), &parts.preferences.settings)
}
