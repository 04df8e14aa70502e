//! The games, as the window knows them before their tables are open.

use std::any::Any;

use eframe::egui::{Painter, Rect};
#[cfg(not(target_family = "wasm"))]
use messages::RoomSetup;
use settings::Language;
use ui_kit::sprites::Sprites;
use window_words::Words;

use crate::dialogs::TextPage;
use crate::{Command, FollowUp, OpenTable, ScreenContext, TableLaunch};

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
    /// Returns the puzzle that a number chooses: its position as a class agrees on it, and the right move. A page in a
    /// browser holds no class, so it has no use for it.
    #[cfg(not(target_family = "wasm"))]
    pub for_class: fn(u64) -> Option<(RoomSetup, String)>,
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
