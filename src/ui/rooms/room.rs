//! The trait of rooms.

use basics::Form;
use eframe::egui::{Context, Painter, Rect, Ui};
use tabletop::ReplayPace;

use crate::audio::{Cue, Sound};
use crate::door::GuestGame;
use crate::settings::{Language, Settings, TableSettings};
use crate::ui::board::Sprites;
use crate::ui::command::Command;
use crate::ui::words::Words;

/// What a room needs to know of the window to draw itself.
#[derive(Clone, Copy)]
pub struct RoomView<'a> {
    /// The current language.
    pub language: Language,
    /// The texts in it.
    pub words: &'static Words,
    /// The current settings.
    pub settings: &'a Settings,
    /// The textures.
    pub sprites: &'a Sprites,
    /// The number of puzzles that the player has solved.
    pub solved: usize,
    /// A short-lived message for the line below the board.
    pub toast: Option<&'a str>,
}

/// What a room asks of the window.
#[derive(Clone, Debug, PartialEq)]
pub enum RoomAction {
    /// Return to the page of the other games.
    Leave,
    /// Show the puzzles.
    Puzzles,
    /// Run a command of the window.
    Do(Command),
    /// Keep the choices of the player for the next time.
    Set(TableSettings),
    /// Keep the pace of replays.
    SetPace(ReplayPace),
    /// Nothing: the player made a move, whose sounds follow.
    Moved,
    /// Play a sound.
    Play(Sound),
    /// Copy the text of the position to the clipboard.
    CopyPosition(String),
    /// Copy a game, written in each of these forms, the usual one first.
    CopyGame(Vec<(Form, String)>),
    /// Write such a game for other people and programs.
    SaveGame(Vec<(Form, String)>),
}

impl RoomAction {
    /// Returns whether the action came from the board, which has sounds of its own.
    pub fn is_on_board(&self) -> bool {
        matches!(self, RoomAction::Moved | RoomAction::Play(_))
    }
}

/// A game in progress in a room, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnfinishedGame {
    /// The name of the game.
    pub title: &'static str,
    /// The players, as in `You – Tèo (easy)`.
    pub players: String,
    /// The number of moves, as in `5 moves`.
    pub moves: String,
    /// Whose turn it is, in a sentence or two.
    pub turn: String,
}

impl UnfinishedGame {
    /// Returns the line below the card of the game in the list of the other games.
    pub fn in_list(&self, words: &Words) -> String {
        words.rooms.unfinished(self.title, &self.players, &self.moves, &self.turn)
    }

    /// Returns the text of the button that continues the game on the home.
    pub fn at_home(&self, words: &Words) -> String {
        words.rooms.going_on(self.title, &self.players, &self.turn)
    }
}

/// One game in the window, with all of its pages.
pub trait Room {
    /// Draws the room. Returns what the player asks of the window.
    fn ui(&mut self, ui: &mut Ui, view: &RoomView<'_>) -> Option<RoomAction>;

    /// Advances the game by `seconds` and returns the sounds to play. Requests the next frame if
    /// something moves.
    fn tick(&mut self, ctx: &Context, seconds: f32, settings: &Settings) -> Vec<Cue>;

    /// Returns whether the room handles the key of a command.
    fn handles(&self, command: Command) -> bool;

    /// Runs a command that the room [handles](Room::handles).
    fn run(&mut self, command: Command) -> Option<RoomAction>;

    /// Remembers the form in which the player writes games.
    fn set_form(&mut self, form: Form);

    /// Shows a game that somebody wrote down, from its start.
    fn open_game(&mut self, game: &GuestGame);

    /// Handles the keys that no command takes, among them Escape.
    fn keys(&mut self, ctx: &Context) -> Option<RoomAction>;

    /// Returns the game in progress in words, or `None` without one.
    fn unfinished(&self, words: &Words, language: Language) -> Option<UnfinishedGame>;

    /// Paints the game in progress, if there is one, into `rect`.
    fn paint(&self, painter: &Painter, sprites: &Sprites, rect: Rect);

    /// Returns whether the game in progress is on the screen.
    fn is_playing(&self) -> bool;

    /// Returns whether the page has a line below a board, which shows toasts.
    fn has_line(&self) -> bool;

    /// Shows the game in progress, if there is one.
    fn continue_game(&mut self);

    /// Waits until all games are on the disk. Returns whether the game in progress would be lost
    /// if the program ended now.
    fn loses_game(&mut self) -> bool;
}
