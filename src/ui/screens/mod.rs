//! What the screens of the window draw. A page draws the given state and returns the player's
//! [`Action`], which its screen or [`super::App`] performs.

mod editor;
mod first_start;
mod home;
mod other_games;
mod tournament;
pub mod tries;

pub use editor::{EditorAction, EditorScreen, Findings, Stamp, editor};
pub use first_start::{FirstAnswer, first_start};
pub use home::{Guest, Home, HomeBoard, home};
pub use other_games::{OtherGames, other_games};
pub use tournament::{
    LONGEST_LIST, TournamentAction, TournamentPage, TournamentView, ask_to_begin, ask_to_delete,
    is_shown, title_of as title_of_tournament, tournament,
};

use crate::settings::Settings;

use super::command::Command;
use super::table::my_games::MyGamesAction;

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
    /// An action on the page of the tournaments.
    Tournament(TournamentAction),
    /// An action in the editor of positions.
    Editor(EditorAction),
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
        matches!(self, Action::OnBoard | Action::FinishMotion | Action::ClearChoice)
    }
}
