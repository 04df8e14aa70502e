//! What outlives the pages of a game, as the window sees it without knowing the game.

use std::any::Any;
use std::fmt::Debug;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::Duration;

use audio::Sound;
use eframe::egui::{Context, Painter, Rect};
use jiff::Timestamp;
use messages::RoomSetup;
use settings::{Language, Settings};
use tabletop::storage::{Errands, SaveProblem};
use tabletop::{Seat, Strength};
use ui_kit::sprites::Sprites;
use window_words::Words;

use crate::{LibraryNews, OpenImported, Screen, ScreenContext};

/// What the table of a game is opened with.
pub struct TableLaunch<'a> {
    /// The context of the window.
    pub ctx: &'a Context,
    /// Reads the games of the last time.
    pub errands: &'a Errands,
    /// The folder with the games of all kinds, or `None` if games are not saved.
    pub data: Option<&'a Path>,
    /// Whether the game that the last run left there goes on.
    pub resumes: bool,
    /// Returns the present moment, from which the list of games counts the days.
    pub now: fn() -> Timestamp,
    /// The current settings.
    pub settings: &'a Settings,
    /// The random seed of its games.
    pub seed: u64,
}

/// A game in progress, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnfinishedGame {
    /// The name of the game.
    pub title: &'static str,
    /// The players, as in `You – Tèo (easy)`.
    pub players: String,
    /// The label of the button that continues the game, as in `Continue against Tèo`.
    pub resume: String,
    /// The number of moves, as in `5 moves`.
    pub moves: String,
    /// Whose turn it is, in a sentence or two.
    pub turn: String,
    /// The name of the player who is to move, as at the beginning of a sentence.
    pub mover: String,
}

impl UnfinishedGame {
    /// Returns the line below the card of the game in the list of the other games.
    pub fn in_list(&self, words: &Words) -> String {
        words.rooms.unfinished(self.title, &self.players, &self.moves, &self.turn)
    }

    /// Returns the text of the button that continues the game on the home.
    pub fn at_home(&self, words: &Words) -> String {
        words.rooms.going_on(&self.players, &self.turn)
    }
}

/// Why a game that its players send to each other waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Correspondence {
    /// The turn of the player at this screen is played, and the game is to be sent.
    Due,
    /// The game was sent, and the other player is to move.
    Sent,
}

/// The result of saving games.
pub enum SaveResult {
    /// The games are saved.
    Saved,
    /// Games could not be saved.
    Failed {
        /// The reason.
        sentence: String,
        /// Whether the player does not know yet.
        is_news: bool,
    },
}

/// The moment to which the clocks of a game are set.
#[derive(Clone, Copy, Debug)]
pub struct ClockMoment {
    /// The time.
    pub now: Duration,
    /// The part of the time since the last moment that costs no player time.
    pub lost: Duration,
    /// Whether the player attends to the game.
    pub attends: bool,
}

/// A game that could not be saved and would be lost, whatever the game.
pub trait LostGame: Debug {
    /// Returns the name of the game in a language.
    fn kind(&self, language: Language) -> &'static str;

    /// Returns why the game could not be saved.
    fn problem(&self) -> &SaveProblem;

    /// Returns who played it, how it stands and what else is known about it; `None` if it cannot be read.
    fn lines(&self, language: Language) -> Option<[String; 3]>;

    /// Returns its identifier.
    fn id(&self) -> String;

    /// Returns it in the usual form for other programs; `None` if it cannot be read.
    fn text(&self, words: &Words) -> Option<String>;

    /// Saves it in a file of its own in `folder` and returns the file, which the window opens. A file
    /// that contains it already stays as it is.
    ///
    /// # Errors
    /// Returns the problem if the file cannot be written; nothing has changed then.
    fn save_in(&self, folder: &Path, words: &Words) -> Result<PathBuf, SaveProblem>;
}

/// Paints a board into a rectangle.
pub type PaintBoard = Box<dyn Fn(&Painter, &Sprites, Rect, &Settings)>;

/// What outlives the pages of a game, as the window sees it without knowing the game.
pub trait OpenTable: Any {
    /// Takes over the games of the last time once they have been read.
    fn finish_opening(&mut self);

    /// Returns a random seed for another table.
    fn draw_seed(&mut self) -> u64;

    /// Returns the first page of the game, or `None` if the home begins its games.
    fn start_page(&self) -> Option<Box<dyn Screen>>;

    /// Returns whether the board previews moves in the next game.
    fn previews_next(&self, settings: &Settings) -> bool;

    /// Returns whether there is a game that is not over, even if nobody has moved in it.
    fn is_unfinished(&self) -> bool;

    /// Returns the page that continues the game in progress, or `None` without one.
    fn game_page(&mut self) -> Option<Box<dyn Screen>>;

    /// Returns what is agreed for a game with people at other devices: the rules and the clocks of the next game here.
    fn room_setup(&self, settings: &Settings) -> RoomSetup;

    /// Returns what is agreed for such a game in sentences: the rules and the clocks.
    fn agreed(&self, words: &'static Words, language: Language, setup: &RoomSetup) -> String;

    /// Returns the page of a game with people at other devices.
    fn together_page(&self) -> Box<dyn Screen>;

    /// Returns what shows a game from outside.
    fn opener(&self) -> OpenImported;

    /// Returns the name of the game.
    fn title(&self, language: Language) -> &'static str;

    /// Starts to read what the kept games are.
    fn read_kept_games(&mut self, language: Language, settings: &Settings);

    /// Returns how many games are kept, as far as they have been read.
    fn kept_games(&mut self, language: Language, settings: &Settings) -> usize;

    /// Returns what paints the board of a room after these steps, as records write them; `None` if this program does not
    /// know the rules or a step. A page in a browser holds no class, so it has no use for it.
    #[cfg(not(target_family = "wasm"))]
    fn board_of_room(&self, setup: &RoomSetup, steps: &[String]) -> Option<PaintBoard>;

    /// Returns what paints the same with the names of the places of the board and the last move, for a text beside it that
    /// names moves. The board is seen by who is to move first.
    #[cfg(not(target_family = "wasm"))]
    fn labelled_board_of_room(&self, setup: &RoomSetup, steps: &[String]) -> Option<PaintBoard>;

    /// Returns the first move of a room, given as records write it, in words as a text beside the labelled board names it;
    /// `None` if this program does not know it.
    #[cfg(not(target_family = "wasm"))]
    fn move_of_room(
        &self,
        setup: &RoomSetup,
        text: &str,
        language: Language,
        settings: &Settings,
    ) -> Option<String>;

    /// Returns the position of a room after these steps, in which a class may look for a move; `None` if nobody is to move
    /// there.
    #[cfg(not(target_family = "wasm"))]
    fn position_of_room(&self, setup: &RoomSetup, steps: &[String]) -> Option<RoomSetup>;

    /// Returns a position for a class that is given as text; `None` if it is none of this game, or nobody is to move there.
    #[cfg(not(target_family = "wasm"))]
    fn position_of_text(&self, text: &str) -> Option<RoomSetup>;

    /// Returns what opens the list of the kept games.
    fn games_opener(&self) -> fn(&mut ScreenContext<'_>);

    /// Returns the game in progress in words, or `None` without one.
    fn unfinished(
        &self,
        words: &Words,
        language: Language,
        settings: &Settings,
    ) -> Option<UnfinishedGame>;

    /// Paints the game in progress, if there is one, into `rect`.
    fn paint(&self, painter: &Painter, sprites: &Sprites, rect: Rect, settings: &Settings);

    /// Saves the game in progress if it has changed, and takes over what has become known in the
    /// background. Returns the result of earlier writes, worded by `words`, and whether a review has just
    /// been completed.
    fn poll(&mut self, words: &Words) -> (Option<SaveResult>, bool);

    /// Takes in the changes of the library and of the statistics that the player asked for, worded by `words`.
    fn poll_library(&mut self, words: &Words) -> LibraryNews;

    /// Returns the strength of *Fits me* in the next game if it is among these players. Reads the library for that.
    fn prepare_strength(&mut self, seats: &[Seat]) -> Option<Strength>;

    /// Checks the clocks of the game in progress after the moves of a frame. Returns the sound of their news.
    fn check_time(&mut self, ctx: &Context) -> Option<Sound>;

    /// Sets the clocks of the game in progress to this moment. They stand still if the game `rests`.
    fn update_clock(&mut self, moment: ClockMoment, rests: bool);

    /// Cancels the review of the game that is over: a computer may think in another game.
    fn cancel_review(&mut self);

    /// Saves a game with clocks as it stands, before the program ends or the system may end it.
    fn save_clocks(&mut self);

    /// Returns whether the game in progress is lost when the program ends because games are not saved.
    fn is_not_kept(&self) -> bool;

    /// Returns what waits on another thread until all games are on the disk, before they are read there.
    fn flusher(&self) -> Box<dyn FnOnce() + Send>;

    /// Waits until all games are on the disk. Returns those that cannot be saved and would be lost.
    fn lost_games(&self, settings: &Settings) -> Vec<Rc<dyn LostGame>>;
}
