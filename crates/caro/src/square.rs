//! Squares, which are also the moves.

use std::fmt;
use std::str::FromStr;

use basics::Excerpt;

use super::Malformed;

/// The number of rows and columns of the largest board.
pub const MAX_SIZE: u8 = 20;

/// A square, named by its row, counted from the bottom from 1, and the letter of its column, as in
/// `8h`. Squares are ordered by row, then by column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square {
    row: u8,
    column: u8,
}

impl Square {
    /// Returns the square in this row and column, both counted from 0; `None` beyond the largest
    /// board.
    pub fn new(row: u8, column: u8) -> Option<Self> {
        (row < MAX_SIZE && column < MAX_SIZE).then_some(Square { row, column })
    }

    /// Returns the row, counted from 0 at the bottom.
    pub fn row(self) -> u8 {
        self.row
    }

    /// Returns the column, counted from 0 at the left.
    pub fn column(self) -> u8 {
        self.column
    }

    /// Returns whether a board of `size` rows and columns has this square.
    pub fn is_on(self, size: u8) -> bool {
        self.row < size && self.column < size
    }

    /// Returns the square as players name it: `h8`. Records have the row first, which tells where a move ends.
    pub fn name(self) -> String {
        format!("{}{}", self.letter(), self.row + 1)
    }

    /// Reads a square that somebody typed: the row first, as it is written, or the column, as in `h8`; in small letters or
    /// capitals.
    ///
    /// # Errors
    /// Returns [`Malformed::Square`] if the text is no square.
    pub fn typed(text: &str) -> Result<Self, Malformed> {
        let small = text.to_ascii_lowercase();
        let mut rest = small.chars();
        let first = rest.next().filter(char::is_ascii_lowercase);
        let row_first = first.map(|letter| format!("{}{letter}", rest.as_str()));
        let read = row_first.unwrap_or(small).parse();
        read.map_err(|_| Malformed::Square(Excerpt::of(text)))
    }

    /// Returns the letter of the column.
    pub(crate) fn letter(self) -> char {
        char::from(b'a' + self.column)
    }

    /// Returns the square `steps` steps in the direction (`rows`, `columns`), if a board of `size`
    /// has it.
    pub fn step(self, (rows, columns): (i8, i8), steps: i8, size: u8) -> Option<Self> {
        let row = self.row.checked_add_signed(rows.checked_mul(steps)?)?;
        let column = self.column.checked_add_signed(columns.checked_mul(steps)?)?;
        Square::new(row, column).filter(|square| square.is_on(size))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.row + 1, self.letter())
    }
}

basics::stored_as_text!(Square);

impl FromStr for Square {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Self, Malformed> {
        let mut read = text.chars();
        let letter = read.next_back().filter(|letter| ('a'..='t').contains(letter));
        let row = read.as_str();
        let number: Option<u8> = row.parse().ok().filter(|number: &u8| number.to_string() == row);
        let row = number.and_then(|number| number.checked_sub(1));
        let column = letter.and_then(|letter| u8::try_from(letter).ok());
        let square = row.zip(column).and_then(|(row, letter)| Square::new(row, letter - b'a'));
        square.ok_or_else(|| Malformed::Square(Excerpt::of(text)))
    }
}
