//! Positions as text: FEN as engines of the field write it, and as other programs do: without the side
//! to move or with `r` for red, with the letters `h` and `e`, with the fields of chess.

use std::fmt;
use std::str::FromStr;

use basics::Excerpt;
use strum::VariantArray;

use super::{BadFen, Board, Color, FILES, Kind, Piece, RANKS, Square, SquareSet};

/// The start position.
pub const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";
/// The game is drawn after this many moves of both sides together without a capture, 60 of each.
pub const MAX_QUIET: u8 = 120;

/// A position and the number of moves since the last capture. Its text is the FEN of two fields,
/// `BOARD w`, if that number is 0, and otherwise `BOARD w - - NUMBER 1`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fen {
    /// The position.
    pub board: Board,
    /// The moves of both sides together since the last capture, at most [`MAX_QUIET`].
    pub quiet: u8,
}

impl Fen {
    /// Reads a FEN in which the side that is not to move may be in check, as after the first of
    /// several moves that one side makes in a row. The legal moves of such a board may capture the
    /// general, after which it has no use.
    ///
    /// # Errors
    /// Returns the reason if the text is not the FEN of a position.
    pub fn read_in_a_row(text: &str) -> Result<Self, BadFen> {
        let mut fields = text.split_whitespace().peekable();
        let pieces = fields.next().unwrap_or_default();
        let to_move = match fields.peek().copied() {
            Some("w" | "W" | "r" | "R") => Color::Red,
            Some("b" | "B") => Color::Black,
            // Without the side, red moves.
            None | Some("-") => Color::Red,
            Some(side) => return Err(BadFen::Side(Excerpt::of(side))),
        };
        fields.next_if(|field| *field != "-");
        let board = read_board(pieces, to_move)?;
        check_counts(&board)?;
        check_places(&board)?;
        let facing = board.checkers(Color::Red) & board.pieces(Color::Black, Kind::General);
        if !facing.is_empty() {
            return Err(BadFen::Facing);
        }
        Ok(Fen { board, quiet: quiet(fields)? })
    }
}

impl FromStr for Fen {
    type Err = BadFen;

    fn from_str(text: &str) -> Result<Self, BadFen> {
        let fen = Fen::read_in_a_row(text)?;
        let waiting = fen.board.to_move().other();
        if fen.board.checkers(waiting).is_empty() { Ok(fen) } else { Err(BadFen::Check(waiting)) }
    }
}

/// Reads the fields after the side to move: two that only chess has, the number of moves without a
/// capture, and the number of the turn, which says nothing here.
fn quiet<'a>(fields: impl Iterator<Item = &'a str>) -> Result<u8, BadFen> {
    let is_of_chess = |field: &str| field.chars().all(|c| "-KQkq".contains(c));
    let mut numbers = fields.enumerate().skip_while(|(at, field)| *at < 2 && is_of_chess(field));
    let Some((_, field)) = numbers.next() else { return Ok(0) };
    let number = |text: &str| {
        let digits = text.bytes().all(|byte| byte.is_ascii_digit());
        let number = text.parse::<u32>().ok().filter(|_| digits);
        number.ok_or_else(|| BadFen::Field(Excerpt::of(text)))
    };
    let quiet = u8::try_from(number(field)?).ok().filter(|quiet| *quiet <= MAX_QUIET);
    let quiet = quiet.ok_or_else(|| BadFen::Quiet(Excerpt::of(field)))?;
    if let Some((_, turn)) = numbers.next() {
        number(turn)?;
    }
    match numbers.next() {
        None => Ok(quiet),
        Some((_, field)) => Err(BadFen::Field(Excerpt::of(field))),
    }
}

/// Reads the pieces, from rank 9 down.
fn read_board(text: &str, to_move: Color) -> Result<Board, BadFen> {
    let ranks: Vec<&str> = text.split('/').collect();
    if ranks.len() != usize::from(RANKS) {
        return Err(BadFen::Ranks(ranks.len()));
    }
    let mut board = Board::empty(to_move);
    for (rank, pieces) in (0..RANKS).rev().zip(ranks) {
        let mut file = 0;
        for letter in pieces.chars() {
            if let Some(empty @ 1..) = letter.to_digit(10) {
                file += empty as usize;
                continue;
            }
            let kind = Kind::of_fen_letter(letter.to_ascii_lowercase());
            let kind = kind.ok_or_else(|| BadFen::Piece(Excerpt::of(&letter.to_string())))?;
            let color = if letter.is_ascii_uppercase() { Color::Red } else { Color::Black };
            let square = u8::try_from(file).ok().and_then(|file| Square::new(file, rank));
            if let Some(square) = square {
                board.toggle(square, Piece { color, kind });
            }
            file += 1;
        }
        if file != usize::from(FILES) {
            return Err(BadFen::Files { rank: usize::from(rank), found: file });
        }
    }
    Ok(board)
}

fn check_counts(board: &Board) -> Result<(), BadFen> {
    for color in Color::ALL {
        for kind in Kind::VARIANTS.iter().copied() {
            let found = board.pieces(color, kind).len();
            if found > kind.count() {
                return Err(BadFen::TooMany { color, kind, found });
            }
        }
        if board.pieces(color, Kind::General).is_empty() {
            return Err(BadFen::NoGeneral(color));
        }
    }
    Ok(())
}

/// Checks that every piece stands where its moves can take it from the start position.
fn check_places(board: &Board) -> Result<(), BadFen> {
    for color in Color::ALL {
        for kind in Kind::VARIANTS.iter().copied() {
            let places = places(color, kind);
            if let Some(square) = (board.pieces(color, kind) & !places).first() {
                return Err(BadFen::OutOfPlace { color, kind, square });
            }
        }
        // Before the river, a soldier stays on its file, and every soldier has a file of its own.
        let at_home = board.pieces(color, Kind::Soldier).filter(|square| square.half() == color);
        let mut files = [false; FILES as usize];
        for square in at_home {
            if std::mem::replace(&mut files[usize::from(square.file())], true) {
                return Err(BadFen::OutOfPlace { color, kind: Kind::Soldier, square });
            }
        }
    }
    Ok(())
}

/// Returns the crossings that pieces of a kind can reach in the course of a game.
fn places(color: Color, kind: Kind) -> SquareSet {
    let home = |square: &Square| square.half() == color;
    let from_edge = |square: &Square| match color {
        Color::Red => square.rank(),
        Color::Black => RANKS - 1 - square.rank(),
    };
    let is_place = |square: &Square| match kind {
        Kind::General => home(square) && square.is_in_palace(),
        // The middle of the palace, and what an advisor reaches from there.
        Kind::Advisor => {
            home(square)
                && square.is_in_palace()
                && (square.file() == 4) == (from_edge(square) == 1)
        }
        // Every second file and rank, in turn.
        Kind::Elephant => {
            home(square)
                && square.file().is_multiple_of(2)
                && from_edge(square).is_multiple_of(2)
                && !(square.file() + from_edge(square)).is_multiple_of(4)
        }
        Kind::Horse | Kind::Chariot | Kind::Cannon => true,
        Kind::Soldier => !home(square) || from_edge(square) >= 3 && square.file().is_multiple_of(2),
    };
    Square::all().filter(is_place).collect()
}

/// Returns the FEN of two fields of these pieces, whether or not that is a position.
pub fn fen_of(piece: impl Fn(Square) -> Option<Piece>, to_move: Color) -> String {
    let mut fen = String::new();
    for rank in (0..RANKS).rev() {
        let mut empty = 0;
        let end_gap = |fen: &mut String, empty: &mut u8| {
            if *empty > 0 {
                fen.push_str(&std::mem::take(empty).to_string());
            }
        };
        for square in (0..FILES).filter_map(|file| Square::new(file, rank)) {
            match piece(square) {
                None => empty += 1,
                Some(piece) => {
                    end_gap(&mut fen, &mut empty);
                    fen.push_str(&piece.to_string());
                }
            }
        }
        end_gap(&mut fen, &mut empty);
        fen.push(if rank > 0 { '/' } else { ' ' });
    }
    fen + &to_move.to_string()
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&fen_of(|square| self.piece(square), self.to_move()))
    }
}

// While one side makes several moves in a row, the other one may be in check.
basics::stored_as_text!(Board, |text: &str| Fen::read_in_a_row(text).map(|fen| fen.board));

impl fmt::Display for Fen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.board.fmt(f)?;
        if self.quiet > 0 { write!(f, " - - {} 1", self.quiet) } else { Ok(()) }
    }
}
