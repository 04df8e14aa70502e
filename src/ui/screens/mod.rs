//! The screens of the window. They draw what they are given and return what
//! the player asks for; [`super::App`] does it.

mod board_view;
mod card;
mod clock;
mod edit_game;
mod evaluation;
mod game;
mod game_layout;
mod learn;
mod library;
mod menu;
mod more;
mod moves;
mod question;
mod replay;
mod rules_note;
mod seats;
mod statistics;
mod strip;
mod words_line;

pub use edit_game::{EditResult, edit_game};
pub use game::{GameScreen, board_layout, game};
pub use learn::{LearnScreen, learn};
pub use library::{LibraryAction, library};
pub use menu::{Menu, menu};
pub use moves::shows_moves;
pub use question::question;
pub use replay::{ReplayScreen, has_room_for_review, replay, review_view, reviewable};
pub use statistics::{StatisticsAction, statistics};

use crate::controller::{ReplayPace, Topic};
use crate::rules::{Cell, Move};
use crate::settings::Settings;

use super::command::Command;
use super::review;

/// What the player asks for.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// A command.
    Do(Command),
    /// Back to the game.
    Resume,
    /// Other settings.
    Set(Box<Settings>),
    /// Bring the moving stones to rest.
    FinishMotion,
    /// A cell was pressed.
    Press(Cell),
    /// An arrow was pressed.
    Play(Move),
    /// Look at the position after so many turns.
    LookAt(usize),
    /// Show the replay after so many of its steps.
    GoTo(usize),
    /// This about the review of the game that is replayed.
    Review(review::ReviewAction),
    /// Let the replay go on so fast.
    SetPace(ReplayPace),
    /// Begin this lesson.
    Lesson(Topic),
    /// On with the lesson, or to the next one.
    NextTask,
    /// Forget the cell that was chosen.
    ClearChoice,
    /// The message on the menu was read.
    Dismiss,
    /// Do this with the game of the library that is chosen.
    Library(LibraryAction),
    /// Do this with the statistics.
    Statistics(StatisticsAction),
    /// What was typed about it is done, or given up.
    FinishEdit(EditResult),
}

impl Action {
    /// Whether it was done with the cells and arrows of the board.
    pub fn is_on_board(&self) -> bool {
        matches!(
            self,
            Action::FinishMotion | Action::Press(_) | Action::Play(_) | Action::ClearChoice
        )
    }
}
