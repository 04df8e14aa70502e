//! What the stronger side gives before the game.

use std::fmt;
use std::str::FromStr;

use basics::Excerpt;
use cotuong_board::{Board, Color, FILES, Fen, Kind, RANKS, START, Square, SquareSet};

use super::Malformed;

/// The most first moves that the stronger side gives.
pub const MAX_FIRST_MOVES: u8 = 3;

/// The text of the handicap without pieces.
const NONE: &str = "none";

/// The pieces that the stronger side takes off before the game, any of its own but the general. Its
/// text names them by their letters and their files from the right of that side, as in `M2,M8` for both
/// horses, or is `none`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Handicap {
    /// Where the pieces would stand if red were the stronger side.
    pieces: SquareSet,
}

impl Handicap {
    /// Returns the crossings of the pieces that the side of this colour takes off.
    pub fn squares(self, stronger: Color) -> SquareSet {
        self.pieces.map(|square| seen_by(stronger, square)).collect()
    }

    /// Returns the handicap in which the side of this colour also takes off the piece that starts on
    /// `square`, or keeps it after all; `None` if it has no piece there that it can give.
    pub fn toggled(self, square: Square, stronger: Color) -> Option<Self> {
        let square = seen_by(stronger, square);
        pieces().find(|(other, _)| *other == square)?;
        let one = SquareSet::of(square);
        let pieces = match self.pieces.contains(square) {
            true => self.pieces & !one,
            false => self.pieces | one,
        };
        Some(Handicap { pieces })
    }

    /// Returns the start position after the side of this colour has taken off its pieces.
    pub(crate) fn start(self, stronger: Color) -> Board {
        self.squares(stronger).fold(full_board(), |board, square| {
            board.without(square).expect("a piece stands there, and it is no general")
        })
    }
}

/// Returns the pieces that one can give, from the right of rank 0, with their names.
fn pieces() -> impl Iterator<Item = (Square, String)> {
    let board = full_board();
    let ranks = (0..RANKS).flat_map(|rank| (0..FILES).rev().map(move |file| (file, rank)));
    let squares = ranks.filter_map(|(file, rank)| Square::new(file, rank));
    squares.filter_map(move |square| {
        let piece = board.piece(square).filter(|piece| piece.color == Color::Red)?;
        let file = FILES - square.file();
        (piece.kind != Kind::General)
            .then(|| (square, format!("{}{file}", piece.kind.abbreviation())))
    })
}

pub(crate) fn full_board() -> Board {
    START.parse::<Fen>().expect("the start position").board
}

/// Returns a crossing of red's side as the side of this colour sees it.
fn seen_by(color: Color, square: Square) -> Square {
    match color {
        Color::Red => square,
        Color::Black => Square::all().nth_back(square.index()).unwrap_or(square),
    }
}

impl fmt::Display for Handicap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let given = pieces().filter(|(square, _)| self.pieces.contains(*square));
        let names: Vec<String> = given.map(|(_, name)| name).collect();
        f.write_str(if names.is_empty() { NONE } else { "" })?;
        f.write_str(&names.join(","))
    }
}

impl FromStr for Handicap {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Self, Malformed> {
        let mut handicap = Handicap::default();
        if text == NONE {
            return Ok(handicap);
        }
        for word in text.split(',') {
            let piece = pieces().find(|(_, name)| name == word);
            let (square, _) = piece.ok_or_else(|| Malformed::Handicap(Excerpt::of(word)))?;
            if handicap.pieces.contains(square) {
                return Err(Malformed::GivenTwice(Excerpt::of(word)));
            }
            handicap.pieces = handicap.pieces.with(square);
        }
        Ok(handicap)
    }
}
