//! What the pages of a game and the window know of each other.

use std::any::Any;
use std::path::Path;
use std::rc::Rc;

use eframe::egui::{Context, Painter, Rect};
use jiff::Timestamp;
use messages::RoomSetup;
use settings::{Language, Settings};
use tabletop::storage::Errands;
use ui_kit::sprites::Sprites;
use window_words::Words;

use crate::command::Command;
use crate::dialogs::TextPage;
use crate::lost_game::LostGame;
use crate::table::{Arrival, BesideStep, ClockMoment, Correspondence, PuzzlesLink, SaveResult};
use crate::{Screen, ScreenContext};

/// How a game gets from here to somebody else.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sharing {
    /// Whether the system offers a link to other programs.
    pub has_sheet: bool,
    /// Whether there is the address of a page that opens the game; without one, the game is a line to paste.
    pub has_address: bool,
}

impl Sharing {
    /// Returns the command that sends a game to the other player.
    pub fn send(self) -> Command {
        match self {
            Sharing { has_sheet: true, .. } => Command::ShareLink,
            Sharing { has_address: true, .. } => Command::CopyLink,
            Sharing { .. } => Command::CopyLine,
        }
    }

    /// Returns whether a command is of no use here: each way to send a game needs something.
    pub fn lacks(self, command: Command) -> bool {
        match command {
            Command::ShareLink => !self.has_sheet,
            Command::CopyLink => !self.has_address,
            Command::CopyLine => self.has_address,
            _ => false,
        }
    }
}

/// What a page needs to know of the window to draw itself.
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
    /// A short-lived message for the line below the board.
    pub toast: Option<&'a str>,
    /// The scale of numbers and texts, applied where there is room; 1 is the usual size.
    pub letters: f32,
    /// How a game gets from here to somebody else.
    pub shares: Sharing,
    /// What holds up the game on the page, if its players send it to each other.
    pub correspondence: Option<Correspondence>,
}

impl<'a> RoomView<'a> {
    /// Returns what a picture of a page is drawn with.
    pub fn of_picture(language: Language, settings: &'a Settings, sprites: &'a Sprites) -> Self {
        let words = Words::of(language);
        RoomView {
            language,
            words,
            settings,
            sprites,
            toast: None,
            letters: 1.0,
            shares: Sharing::default(),
            correspondence: None,
        }
    }
}

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

/// A game, as the window knows it before its table is open.
pub struct RoomEntry {
    /// The name of the game in files and settings.
    pub id: &'static str,
    /// The name of the game in a language.
    pub title: fn(Language) -> &'static str,
    /// The game in one sentence.
    pub subtitle: fn(Language) -> &'static str,
    /// Paints a picture of the game into a rectangle.
    pub picture: fn(&Painter, &Sprites, Rect),
    /// Whether the options of the next game hold for a text that names none; a handicap is that of one game.
    pub has_lasting_options: bool,
    /// Returns why a text or a file that looks like the game is none, a [`NotImported`](tabletop::NotImported), in
    /// sentences.
    pub refusal: fn(&dyn Any, Language) -> String,
    /// Returns the page with the rules.
    pub how_to_play: fn(&'static Words) -> TextPage,
    /// Teaches the game to a newcomer.
    pub learn: fn(&mut ScreenContext<'_>),
    /// The way to the puzzles, in a game with puzzles.
    pub puzzles: Option<PuzzlesLink>,
    /// Returns what a command does outside the pages of the games, if the home is the room of the game.
    pub command: fn(Command) -> Option<BesideStep>,
    /// Opens the table of the game, and starts to read its games.
    pub open: fn(TableLaunch<'_>) -> Box<dyn OpenTable>,
}

/// Returns the title of the game with this name: that of its entry or, without one, that of the program.
pub fn title_of_game(rooms: &[RoomEntry], id: &str, language: Language) -> &'static str {
    let entry = rooms.iter().find(|entry| entry.id == id);
    entry.map_or(Words::of(language).title, |entry| (entry.title)(language))
}

/// Shows a game from outside, an [`Imported`](tabletop::Imported) of the game of a table.
pub type OpenImported = fn(&dyn Any, Arrival, &mut ScreenContext<'_>);

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

    /// Returns the page of a game with people at other devices.
    fn together_page(&self) -> Box<dyn Screen>;

    /// Returns what shows a game from outside.
    fn opener(&self) -> OpenImported;

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
