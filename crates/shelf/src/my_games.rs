//! What the page of the player's games shows and asks for.

use table::game::{MyGamesPart, TableGame};
use table::library::{GameList, Statistics};
use tabletop::{Level, Seat};
use ui_kit::sprites::Sprites;
use window::Command;
use window_words::Words;

use crate::{EditResult, ListAction, StatisticsAction};

/// An action that the player requested on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MyGamesAction {
    /// Execute a command.
    Do(Command),
    /// An action on the chosen game or on the list.
    Games(ListAction),
    /// An action on the statistics.
    Statistics(StatisticsAction),
    /// Start a game against the computer of this level.
    Challenge(Level),
    /// Finish the dialog about the chosen game.
    FinishEdit(EditResult),
    /// Show the games of the kind with this name.
    Other(&'static str),
}

/// The contents of the page.
pub struct MyGames<'a, G: TableGame> {
    /// The texts in the current language.
    pub words: &'static Words,
    /// The look of the board, for games that have several.
    pub look: usize,
    /// The command that leaves the page.
    pub leave: Command,
    /// The textures.
    pub sprites: &'a Sprites,
    /// The players of the game under way, which is not in the list yet.
    pub on_board: Option<String>,
    /// The other games with kept games: their names, and the labels of the buttons that lead to them.
    pub others: &'a [(&'static str, String)],
    /// The players of the next game.
    pub seats: &'a [Seat],
    /// The games.
    pub game_list: &'a mut GameList<G>,
    /// What counts of them.
    pub statistics: &'a mut Statistics<G>,
    /// The part that is shown.
    pub part: &'a mut MyGamesPart,
    /// The index of the shown game to focus next.
    pub focus: &'a mut Option<usize>,
}
