//! The board with the marks on it, in the order in which they were made.

use std::fmt;

use tabletop::Side;

use super::{Line, MAX_SIZE, Square};

/// The number of squares of the largest board.
const SQUARES: usize = MAX_SIZE as usize * MAX_SIZE as usize;

/// The board. Its text is the history: the moves without separators, `empty` without any; `1:` before
/// it says that side 1 plays X.
#[derive(Clone, PartialEq)]
pub struct Board {
    size: u8,
    /// The side that plays X and moves first.
    first: Side,
    history: Vec<Square>,
    marks: [Option<Side>; SQUARES],
    line: Option<Line>,
}

impl Board {
    /// Returns the empty board of `size` rows and columns, on which `first` plays X.
    pub(crate) fn empty(size: u8, first: Side) -> Self {
        Board { size, first, history: Vec::new(), marks: [None; SQUARES], line: None }
    }

    /// Returns the number of rows, which is that of columns.
    pub fn size(&self) -> u8 {
        self.size
    }

    /// Returns the side that plays X and moves first.
    pub fn first(&self) -> Side {
        self.first
    }

    /// Returns the marked squares in the order of play.
    pub fn history(&self) -> &[Square] {
        &self.history
    }

    /// Returns whose mark is on `square`; `None` if it is empty or not on the board.
    pub fn mark(&self, square: Square) -> Option<Side> {
        self.marks[index(square)]
    }

    /// Returns the line that won the game.
    pub fn line(&self) -> Option<Line> {
        self.line
    }

    /// Returns whether every square has a mark.
    pub fn is_full(&self) -> bool {
        self.history.len() == usize::from(self.size) * usize::from(self.size)
    }

    /// Returns the side whose turn it is, even after the end of the game.
    pub fn side(&self) -> Side {
        if self.history.len().is_multiple_of(2) { self.first } else { self.first.next(2) }
    }

    /// Returns the empty squares, by row from 1, then by column.
    pub fn empty_squares(&self) -> impl Iterator<Item = Square> {
        let size = self.size;
        let row = move |row| (0..size).filter_map(move |column| Square::new(row, column));
        (0..size).flat_map(row).filter(|square| self.mark(*square).is_none())
    }

    /// Adds the mark of the side to move.
    pub(crate) fn add(&mut self, square: Square) {
        self.marks[index(square)] = Some(self.side());
        self.history.push(square);
    }

    /// Returns the board without the line that has won the game, as one on which a record goes on.
    /// Returns `None` if there is no such line, or no empty square.
    pub(crate) fn reopened(&self) -> Option<Self> {
        let goes_on = self.line.is_some() && !self.is_full();
        goes_on.then(|| Board { line: None, ..self.clone() })
    }

    /// Records the line that has won the game.
    pub(crate) fn win(&mut self, line: Line) {
        self.line = Some(line);
    }
}

fn index(square: Square) -> usize {
    usize::from(square.row()) * usize::from(MAX_SIZE) + usize::from(square.column())
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.first != Side::NEAR {
            write!(f, "{}:", self.first)?;
        }
        if self.history.is_empty() {
            return f.write_str("empty");
        }
        self.history.iter().try_for_each(|square| square.fmt(f))
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({} squares wide, {self})", self.size)
    }
}
