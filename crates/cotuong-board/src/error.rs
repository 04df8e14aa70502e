//! Errors in texts.

use basics::Excerpt;
use thiserror::Error;

use super::{Color, Illegal, Kind, MAX_QUIET, Move, Square};

/// The reason why a text does not name a crossing or a move; carries the refused text.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NotAMove {
    /// The text is not the name of a crossing.
    #[error("\"{0}\" is not a crossing; write the letter of the file and the rank, as in e0")]
    Square(Excerpt),
    /// The text is not two crossings.
    #[error("\"{0}\" is not a move; write where the piece stands and where it goes, as in h2e2")]
    Move(Excerpt),
}

/// The reason why a text is not a legal move of a position; carries the refused text.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unreadable {
    /// The text has no form of a move.
    #[error("\"{0}\" is not a move; write it as in h2e2 or as in P2-5")]
    NotAMove(Excerpt),
    /// No legal move is written like this.
    #[error("no legal move is written \"{0}\"")]
    NoSuchMove(Excerpt),
    /// Several legal moves are written like this.
    #[error(
        "\"{text}\" may be {} or {}; write one of them, or say which piece it is: t for the front \
         one, s for the rear one", .readings[0], .readings[1]
    )]
    Ambiguous {
        /// The text.
        text: Excerpt,
        /// Two of these moves.
        readings: [Move; 2],
    },
    /// The move is illegal.
    #[error(transparent)]
    Illegal(#[from] Illegal),
}

/// The reason why a text is not the FEN of a position; carries the refused text.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadFen {
    /// The board does not have ten ranks.
    #[error("the board has 10 ranks with / between them, as start prints it; this text has {0}")]
    Ranks(usize),
    /// A rank does not have nine crossings.
    #[error("a rank has 9 crossings, but rank {rank} has {found}")]
    Files {
        /// The rank, from 0 at red's side.
        rank: usize,
        /// The number of its crossings in the text.
        found: usize,
    },
    /// A character of the board is neither a piece nor a number of empty crossings.
    #[error(
        "\"{0}\" is neither a piece nor a number of empty crossings; the pieces are k, a, b, n, r, c \
         and p, in capitals for red"
    )]
    Piece(Excerpt),
    /// The side to move is missing or misspelt.
    #[error("\"{0}\" is not the side to move; write w for red or b for black after the board")]
    Side(Excerpt),
    /// A field after the side to move is malformed.
    #[error("\"{0}\" has no place after the side to move; write - - 0 1 there or nothing")]
    Field(Excerpt),
    /// The number of moves without a capture is out of range.
    #[error("the number of moves without a capture cannot be \"{0}\"; use 0 to {MAX_QUIET}")]
    Quiet(Excerpt),
    /// A side has no general.
    #[error("{} has no general, but each side needs one", name(*.0))]
    NoGeneral(Color),
    /// A side has more pieces of a kind than a set.
    #[error("{} has {found} pieces of the kind {kind}, but a set has only {}", name(*.color), .kind.count())]
    TooMany {
        /// The side.
        color: Color,
        /// The kind.
        kind: Kind,
        /// The number on the board.
        found: u32,
    },
    /// A piece stands where its moves cannot have taken it.
    #[error("{} cannot have its {kind} on {square}, where its moves never take it", name(*.color))]
    OutOfPlace {
        /// The side.
        color: Color,
        /// The kind.
        kind: Kind,
        /// Where it stands.
        square: Square,
    },
    /// The generals face each other.
    #[error("the generals face each other on an open file, which no move allows")]
    Facing,
    /// The side that is not to move is in check.
    #[error("{} is in check, so it must be the side to move", name(*.0))]
    Check(Color),
}

fn name(color: Color) -> &'static str {
    match color {
        Color::Red => "red",
        Color::Black => "black",
    }
}
