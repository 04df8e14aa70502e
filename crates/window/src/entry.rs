//! The games, as the window knows them before their tables are open.

use std::any::Any;
#[cfg(not(target_family = "wasm"))]
use std::collections::{HashMap, HashSet};

use eframe::egui::{Painter, Rect};
#[cfg(not(target_family = "wasm"))]
use messages::RoomSetup;
use settings::Language;
use ui_kit::sprites::Sprites;
use window_words::Words;

use crate::dialogs::TextPage;
use crate::{Command, FollowUp, OpenTable, Screen, ScreenContext, TableLaunch};

/// A step that the player requested, to be carried out.
pub type BesideStep = fn(&mut ScreenContext<'_>);

/// The way from the start page of a game to its puzzles.
#[derive(Clone, Copy)]
pub struct PuzzlesLink {
    /// Returns the number of puzzles.
    pub count: fn() -> usize,
    /// Reads the player's progress.
    pub read: fn(&mut ScreenContext<'_>),
    /// Shows the page of the puzzles.
    pub open: fn(&mut ScreenContext<'_>),
    /// Returns the next of the puzzles that a child solves with its class.
    pub of_class: fn(&ScreenContext<'_>) -> NextTask,
    /// What a teacher chooses from. A page in a browser holds no class, so it has no use for it.
    #[cfg(not(target_family = "wasm"))]
    pub for_class: ClassPuzzles,
}

/// What a child does next of the tasks of its class.
pub enum NextTask {
    /// The task on this page.
    Page(Box<dyn Screen>),
    /// Nothing, for it has done all.
    Done,
    /// Nothing, for this program does not have the tasks that are left.
    Unknown,
}

/// The puzzles of a game, as a teacher chooses among them.
#[cfg(not(target_family = "wasm"))]
#[derive(Clone, Copy)]
pub struct ClassPuzzles {
    /// Returns the puzzle that a number chooses: its position as a class agrees on it, and the right move.
    pub position: fn(u64) -> Option<(RoomSetup, String)>,
    /// Returns what there is to choose from in the set with this number.
    pub choices: fn(usize, Language) -> PuzzleChoices,
    /// Returns the names of puzzles that are chosen so, the easier ones first, others for another seed.
    pub row: fn(&PuzzleChoice, u64) -> Vec<String>,
    /// Returns the puzzles with these names, by name, as far as there are such.
    pub named: fn(&HashSet<&str>, Language) -> HashMap<String, NamedPuzzle>,
    /// Returns what a sheet prints of the puzzle at this place.
    pub printed: fn(PuzzlePlace, Language) -> Option<PrintedPuzzle>,
}

/// Where a puzzle is among those of a game: the number of its set, and its index in it.
#[cfg(not(target_family = "wasm"))]
pub type PuzzlePlace = (usize, usize);

/// What there is to choose from in a set of puzzles.
#[cfg(not(target_family = "wasm"))]
pub struct PuzzleChoices {
    /// The label of the choice of a set, and the names of the sets; `None` if there is one.
    pub sets: Option<(&'static str, Vec<&'static str>)>,
    /// The names of the themes.
    pub themes: Vec<&'static str>,
    /// The groups, each with its number and its name.
    pub groups: Vec<(u32, String)>,
}

/// Which puzzles are wanted.
#[cfg(not(target_family = "wasm"))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PuzzleChoice {
    /// The number of the set.
    pub set: usize,
    /// The number of the theme, or `None` for all.
    pub theme: Option<usize>,
    /// The number of the group, or `None` for all.
    pub group: Option<u32>,
}

/// A puzzle of a class that was found by its name.
#[cfg(not(target_family = "wasm"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NamedPuzzle {
    /// The name of its theme.
    pub theme: &'static str,
    /// Where it is.
    pub place: PuzzlePlace,
}

/// What a sheet prints of a puzzle.
#[cfg(not(target_family = "wasm"))]
pub struct PrintedPuzzle {
    /// What is to be done, in a sentence.
    pub task: String,
    /// Its position.
    pub setup: RoomSetup,
    /// The right moves with the replies, in words.
    pub line: Vec<String>,
}

/// The lessons of a game, as a class does them. They have numbers from 1.
#[derive(Clone, Copy)]
pub struct LessonsLink {
    /// Returns the lesson with this number for a child, at the first task that it has not done.
    pub of_class: fn(u16, &ScreenContext<'_>) -> NextTask,
    /// Returns the title of the lesson with this number, and how many tasks it has; `None` if there is none.
    #[cfg(not(target_family = "wasm"))]
    pub one: fn(u16, Language) -> Option<(String, usize)>,
}

/// How a game comes in.
pub struct Arrival {
    /// Whether the program starts with the game: then nothing asks about another one.
    pub is_first: bool,
    /// What follows once the game is on the screen.
    pub shown: FollowUp,
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
    /// Returns how many moves a game of so many turns has, as the pages of the game count them.
    pub moves: fn(usize) -> usize,
    /// Returns the page with the rules.
    pub how_to_play: fn(&'static Words) -> TextPage,
    /// Teaches the game to a newcomer.
    pub learn: fn(&mut ScreenContext<'_>),
    /// The way to the puzzles, in a game with puzzles.
    pub puzzles: Option<PuzzlesLink>,
    /// The lessons, in a game with lessons.
    pub lessons: Option<LessonsLink>,
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
