//! A game at the table from one trait.
//!
//! A [`SmallGame`] of two sides on a board of points says what a position is, which moves there are and what they
//! lead to. [`Small`] makes the rest of it: matches, records and files, a computer of six levels, hints and
//! reviews, sentences from a few entries of the files of words, and in the window a board with names, keys and
//! motion. It knows no game.

mod advice;
mod game;
mod grid;
pub mod laws;
mod point;
mod search;
#[cfg(feature = "gui")]
mod table;
pub mod words;

use std::fmt::{Debug, Display};
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;
use tabletop::{GameMatch, LessonTask, Match, Side};
use words::{Language, Source};

pub use advice::{Advice, limits_of, searches};
pub use game::{CannotMove, Ending, Malformed, Situation, Small};
pub use grid::Grid;
pub use point::{NotAMove, Point, PutOrStep, Step, Trail};
pub use words::SmallWords;

/// The rules of a game of two sides on a board of points, with its options. The items without a default make a
/// game.
pub trait SmallGame:
    Clone + PartialEq + Debug + Default + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// The name of the game on the command line, in records, and before its entries in the files of words.
    const ID: &'static str;
    /// The name of the game at the beginning of the names of files with pictures of it.
    const TITLE: &'static str;
    /// The columns and rows of points, at most 26 and 9.
    const SIZE: [u8; 2];

    /// A position, with the side to move. Its display form is its text.
    type Position: Clone + Eq + Hash + Debug + Display + Send + Sync;
    /// A move: a [`Point`] to press, a [`Step`] of a piece, or now this and now that, [`PutOrStep`].
    type Move: Trail;

    /// Returns the position of a text; `None` if it is none.
    fn read(text: &str) -> Option<Self::Position>;

    /// Returns the start position with `first` to move.
    fn start(&self, first: Side) -> Self::Position;

    /// Returns the side to move, even if the game is over.
    fn side(position: &Self::Position) -> Side;

    /// Returns the legal moves, in the order of their text.
    fn moves(&self, position: &Self::Position) -> Vec<Self::Move>;

    /// Returns the position after a legal move.
    fn after(&self, position: &Self::Position, mv: Self::Move) -> Self::Position;

    /// Returns what lies on a point.
    fn piece(position: &Self::Position, at: Point) -> Option<Piece>;

    /// The names of the reasons for an end, with an entry `ID-end-…` each.
    const ENDS: &'static [&'static str] = &["cannot-move"];

    /// Returns the reason for the end and the loser, who is `None` in a draw, of a position with these moves; `None` if
    /// the game goes on. By default, a side that cannot move has lost.
    fn end(
        &self,
        position: &Self::Position,
        moves: &[Self::Move],
    ) -> Option<(&'static str, Option<Side>)> {
        moves.is_empty().then(|| ("cannot-move", Some(Self::side(position))))
    }

    /// Returns the reason for a draw after these positions of a match, the first one at its start.
    fn drawn(&self, _positions: &[&Self::Position]) -> Option<&'static str> {
        None
    }

    /// Whether a position may come back. The computer then counts one that does as a draw.
    const REPEATS: bool = false;

    /// Returns by how much the side to move is ahead, in hundredths of what one piece is worth.
    fn estimate(_position: &Self::Position) -> i32 {
        0
    }

    /// Returns what sentences count in a move, such as the pieces that it turns: `$count` of their entries.
    fn count(_before: &Self::Position, _after: &Self::Position) -> u32 {
        0
    }

    /// The names of the reasons for a move that is a hint, with an entry `ID-reason-…` each: a sentence.
    const REASONS: &'static [&'static str] = &[];

    /// Returns which of these is the reason for a legal move, if one is.
    fn reason(&self, _position: &Self::Position, _mv: Self::Move) -> Option<&'static str> {
        None
    }

    /// What `play` calls that number, as in `turned=2`.
    const COUNTED: &'static str = "count";

    /// Returns the number on which the sentence about a position depends, its `$number`.
    fn number(&self, _position: &Self::Position) -> i64 {
        0
    }

    /// The names of the reasons why a move is refused, with an entry `ID-refused-…` each.
    const REFUSALS: &'static [&'static str] = &["illegal"];

    /// Returns which of these refuses an illegal move.
    fn refusal(&self, _position: &Self::Position, _mv: Self::Move) -> &'static str {
        Self::REFUSALS[0]
    }

    /// The names of the options, which are on or off, with an entry `ID-option-…` each.
    const OPTIONS: &'static [&'static str] = &[];

    /// Returns the option with this name.
    fn option(&mut self, _name: &str) -> Option<&mut bool> {
        None
    }

    /// Whether the pieces of the two sides differ, which are named by the entries `ID-side-near` and `ID-side-far`; plain
    /// ones are named by `ID-piece`. The board can then be turned.
    const HAS_SIDES: bool = false;

    /// Returns whether a line of the board joins two neighbouring points.
    fn joins(_from: Point, _to: Point) -> bool {
        false
    }

    /// The number of paragraphs of the rules, `ID-rules-1` and so on.
    const RULES: usize = 1;

    /// The figures of the rules: the paragraph, counted from 0, a position, and a move in it that is shown.
    const FIGURES: &'static [(usize, &'static str, &'static str)] = &[];

    /// The steps of the lesson, with the entries `ID-lesson-1` and `ID-lesson-1-done` and so on.
    const LESSON: &'static [LessonTask<Small<Self>, Point>] = &[];

    /// Returns the reason for the end of a position and the loser; see [`end`](Self::end).
    fn ended(&self, position: &Self::Position) -> Option<(&'static str, Option<Side>)> {
        self.end(position, &self.moves(position))
    }

    /// Returns the words of a language, in which the entries of this game are.
    fn source(language: Language) -> &'static Source {
        Source::of(language)
    }
}

/// Returns whether the last move [counts](SmallGame::count) `N`.
pub fn counts<G: SmallGame, const N: u32>(played: &Match<Small<G>>) -> bool {
    played.entries().last().is_some_and(|entry| entry.outcome.events == [N])
}

/// Gives the crate of a small game the modules with words that the list of all games names.
#[macro_export]
macro_rules! words {
    ($rules:ty) => {
        pub use $crate::words;

        /// The words of the game in the window.
        pub mod room {
            /// All words of the game.
            pub type BoardWords = $crate::SmallWords<$rules>;
        }
    };
}

/// What lies on a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    /// A piece of a side.
    Of(Side),
    /// A piece of neither side.
    Plain,
}
