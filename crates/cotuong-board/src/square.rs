//! The crossings of the board.

use std::fmt;
use std::str::FromStr;

use basics::Excerpt;

use super::{Color, NotAMove};

/// The number of files.
pub const FILES: u8 = 9;
/// The number of ranks.
pub const RANKS: u8 = 10;
/// The number of crossings.
pub const SQUARES: usize = FILES as usize * RANKS as usize;

/// A crossing, named by the letter of its file and its rank, counted from red's side from 0, as in
/// `e0`. Crossings are ordered by rank, then by file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// Returns the crossing on this file, counted from 0 at red's left, and this rank, counted from 0
    /// at red's side; `None` outside the board.
    pub const fn new(file: u8, rank: u8) -> Option<Self> {
        if file < FILES && rank < RANKS { Some(Square(rank * FILES + file)) } else { None }
    }

    /// Returns the crossing with this index.
    pub(crate) const fn at(index: usize) -> Self {
        debug_assert!(index < SQUARES);
        Square(index as u8)
    }

    /// Returns the crossing with this index; `None` beyond the last one.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < SQUARES { Some(Square::at(index)) } else { None }
    }

    /// Returns the index of the crossing: 0 for `a0`, 1 for `b0`, at last 89 for `i9`.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the file, 0 for `a`.
    pub const fn file(self) -> u8 {
        self.0 % FILES
    }

    /// Returns the rank, 0 for the one next to red.
    pub const fn rank(self) -> u8 {
        self.0 / FILES
    }

    /// Returns the crossing this many files and ranks away, if the board has it.
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Self> {
        match (self.file().checked_add_signed(files), self.rank().checked_add_signed(ranks)) {
            (Some(file), Some(rank)) => Square::new(file, rank),
            _ => None,
        }
    }

    /// Returns the side of the river on which the crossing lies.
    pub const fn half(self) -> Color {
        if self.rank() < RANKS / 2 { Color::Red } else { Color::Black }
    }

    /// Returns whether the crossing lies in a palace.
    pub const fn is_in_palace(self) -> bool {
        let from_edge = if self.rank() < RANKS / 2 { self.rank() } else { RANKS - 1 - self.rank() };
        self.file() >= 3 && self.file() <= 5 && from_edge <= 2
    }

    /// Returns all crossings in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> {
        (0..SQUARES).map(Square::at)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank())
    }
}

impl FromStr for Square {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Self, NotAMove> {
        let read = match text.as_bytes() {
            [file @ b'a'..=b'i', rank @ b'0'..=b'9'] => Square::new(file - b'a', rank - b'0'),
            _ => None,
        };
        read.ok_or_else(|| NotAMove::Square(Excerpt::of(text)))
    }
}
