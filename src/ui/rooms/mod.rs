//! The rooms of the other games. The window holds an [`OpenTable`] of each and knows nothing of the game on it.
//!
//! [`ROOMS`] lists the games in the order of *Other games*. A game with its own matches at the
//! plain table implements [`PlainTable`](crate::ui::table::PlainTable), and the pages in
//! [`table`](crate::ui::table) do the rest.

mod caro;
mod cotuong;
mod pebbles;
mod room;
mod wood;

use eframe::egui::{Painter, Rect, Ui};

use crate::settings::Language;
use crate::ui::board::Sprites;

use crate::ui::table::PuzzlesLink;
use crate::ui::table::rules::RulesView;
pub use room::{OpenTable, RoomView, TableLaunch, UnfinishedGame, UnreadGame};

/// One of the other games, as the list of them shows it.
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
    /// Returns why a text that looks like the game is none, in a sentence with its place.
    pub unread: fn(&UnreadGame<'_>, Language) -> String,
    /// Draws the rules.
    pub rules: fn(&mut Ui, &RulesView<'_>),
    /// The way to the puzzles, in a game with puzzles.
    pub puzzles: Option<PuzzlesLink>,
    /// Opens the table of the game. Games are kept in a folder of their own inside `data`, or nowhere.
    pub open: fn(TableLaunch<'_>) -> Box<dyn OpenTable>,
}

/// Adds the entries of the files of words that the rooms use to `declared`.
#[cfg(test)]
pub(crate) fn declare_words(declared: &mut Vec<crate::words::Declared>) {
    <cotuong::words::CotuongBoardWords as crate::words::Entry>::declare("", &[], declared);
    <caro::words::CaroBoardWords as crate::words::Entry>::declare("", &[], declared);
    <pebbles::words::PebbleBoardWords as crate::words::Entry>::declare("", &[], declared);
}

/// The other games, in the order of their list.
pub const ROOMS: [RoomEntry; 3] = [
    crate::ui::table::entry::<::pebbles::Pebbles>(),
    crate::ui::table::entry::<::caro::Caro>(),
    crate::ui::table::entry::<::cotuong::Cotuong>(),
];
