//! What the screens of the window draw. A page draws the given state and returns the player's
//! [`Action`], which its screen or [`super::App`] performs.

mod board_view;
mod card;
mod clock;
mod editor;
mod first_start;
mod game;
mod game_frame;
mod game_layout;
mod game_line;
mod game_screen;
mod home;
mod more;
mod other_games;
mod plate;
mod plated_board;
mod replay;
mod rules_note;
mod seats;
mod steps;
mod tournament;
pub mod tries;
pub mod words_line;

pub use board_view::{BoardView as BoardPicture, Previewed, board_view, preview};
pub use clock::{Clock, clock};
pub use editor::{EditorAction, EditorScreen, Findings, Stamp, editor};
pub use first_start::{FirstAnswer, first_start};
pub use game::{board_layout, game};
pub use game_frame::{FrameContents, GameFrame, OnBoard, notice, refusal};
pub use game_layout::{GameLayout, place_of_result};
pub use game_screen::GameScreen;
pub use home::{Guest, Home, HomeBoard, home};
pub use more::{ROOM as MORE_IN_ROOM, SHARING, more};
pub use other_games::{OtherGames, other_games};
pub use plate::{PlayerView, plate};
pub use plated_board::PlatedBoard;
pub use replay::{
    ReplayScreen, has_room_for_review, replay, replay_picture, review_view, reviewable,
};
pub use seats::{PlayerStatus, Seats};
pub use steps::{PACE, SLIDER, count, count_width, pace_list, slider};
pub use tournament::{
    LONGEST_LIST, TournamentAction, TournamentPage, TournamentView, ask_to_begin, ask_to_delete,
    is_shown, title_of as title_of_tournament, tournament,
};

use crate::controller::{ReplayPace, Topic};
use crate::rules::{Cell, Move};
use crate::settings::Settings;

use super::command::Command;
use super::table::my_games::MyGamesAction;
use super::table::review;

/// An action that the player requested.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Execute a command.
    Do(Command),
    /// Return to the game.
    Resume,
    /// Change the settings.
    Set(Box<Settings>),
    /// Answer the page of the first start.
    Begin(FirstAnswer),
    /// Nothing: the player used the board, whose sounds follow.
    OnBoard,
    /// Finish the animation at once.
    FinishMotion,
    /// Choose the cell that was pressed.
    Press(Cell),
    /// Play the move of the arrow that was pressed.
    Play(Move),
    /// View the position after this number of turns.
    LookAt(usize),
    /// Go to the position of the replay after this number of steps.
    GoTo(usize),
    /// An action in the review of the replayed game.
    Review(review::ReviewAction),
    /// An action on the page of the tournaments.
    Tournament(TournamentAction),
    /// An action in the editor of positions.
    Editor(EditorAction),
    /// Set the pace of the replay.
    SetPace(ReplayPace),
    /// Start a lesson.
    Lesson(Topic),
    /// Clear the chosen cell.
    ClearChoice,
    /// Close the message on the home.
    Dismiss,
    /// An action on the page of the games and achievements.
    MyGames(MyGamesAction),
    /// Open the room at this place in the list of the other games.
    OpenRoom(usize),
    /// Continue the unfinished game in that room.
    ContinueRoom(usize),
}

impl Action {
    /// Returns whether the action came from the board.
    pub fn is_on_board(&self) -> bool {
        matches!(
            self,
            Action::OnBoard
                | Action::FinishMotion
                | Action::Press(_)
                | Action::Play(_)
                | Action::ClearChoice
        )
    }
}
