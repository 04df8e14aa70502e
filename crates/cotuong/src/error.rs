//! Errors in texts and moves.

use basics::Excerpt;
use cotuong_board::{BadFen, Board, Illegal, Move, Unreadable};
use tabletop::RecordFlaw;
use thiserror::Error;

use super::{Cotuong, MAX_FIRST_MOVES};

/// The reason why a move is illegal in a game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CannotMove {
    /// The game is over.
    #[error("{0} is illegal: the game is over")]
    GameOver(Move),
    /// The text of a move follows the end of the game.
    #[error("\"{0}\" comes after the end of the game")]
    AfterEnd(Excerpt),
    /// A given move stays on one's own side of the river.
    #[error("{0} is illegal: an extra move may not cross the river")]
    River(Move),
    /// The move is illegal on any board like this.
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// The text of a move does not name one legal move.
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
}

/// The reason why a text is not a position or an option; carries the refused value.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Malformed {
    /// The FEN is malformed, or no game leads to its position.
    #[error(transparent)]
    Fen(#[from] BadFen),
    /// A move after the FEN is illegal.
    #[error("move {number} after the position: {why}")]
    Move {
        /// The number of the move, from 1.
        number: usize,
        /// Why it is refused.
        why: CannotMove,
    },
    /// The number of given moves after a FEN is malformed.
    #[error("\"{0}\" is not a number of extra moves; write +1 to +{MAX_FIRST_MOVES}")]
    GivenMoves(Excerpt),
    /// First moves are given at the start of the game only.
    #[error(
        "only red makes extra moves, at the start of the game, with all of its pieces on its side of \
         the river and those of black where they start"
    )]
    NotAStart,
    /// No option has this name.
    #[error("there is no option named \"{0}\"; the options are handicap, first_moves")]
    Option(Excerpt),
    /// A word of a handicap names no piece that one can give.
    #[error(
        "handicap cannot contain \"{0}\"; use none, or pieces but the general with their files from the \
         right of the stronger side, as in M2,M8"
    )]
    Handicap(Excerpt),
    /// A handicap names a piece twice.
    #[error("handicap cannot contain \"{0}\" twice; a side has this piece once")]
    GivenTwice(Excerpt),
    /// The number of first moves is out of range.
    #[error("first_moves cannot be \"{0}\"; use a whole number from 0 to {MAX_FIRST_MOVES}")]
    FirstMoves(Excerpt),
}

/// The flaw of a game as people or programs write it down.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum NotesFlaw {
    /// The text is longer than this many bytes.
    #[error("a game has at most {0} bytes")]
    TooLong(usize),
    /// A game has more moves than this.
    #[error("a game has at most {0} moves")]
    TooManyMoves(usize),
    /// The text has more games than this.
    #[error("a text has at most {0} games")]
    TooManyGames(usize),
    /// There is neither a position nor a move in the text.
    #[error(
        "there is no game of cờ tướng in it; write moves as in P2-5, Pháo 2 bình 5, h2e2, C2=5 or \
         炮二平五, or a position as FEN"
    )]
    Empty,
    /// The file is in a form of this name, which nothing here reads.
    #[error("this is a file of the form {0}, which is not read here; save it as PGN and open that")]
    Unread(&'static str),
    /// The text says that it is of another game.
    #[error("the game is \"{0}\", not cờ tướng")]
    OtherGame(Excerpt),
    /// A bracket is not the beginning of a tag such as `[FEN "…"]`.
    #[error("write a tag as in [FEN \"…\"]")]
    NotATag,
    /// A comment or a variation has no end.
    #[error("the bracket that begins here is not closed")]
    OpenComment,
    /// The start position is malformed.
    #[error(transparent)]
    Start(#[from] Malformed),
    /// A field of DhtmlXQ is malformed.
    #[error("\"{text}\" is not a {name}: it has {}", digits(.name))]
    Field {
        /// The name of the field, `binit` or `movelist`.
        name: &'static str,
        /// The text.
        text: Excerpt,
    },
    /// A word among the moves is none.
    #[error(
        "\"{0}\" is not a move; write it as in P2-5, Pháo 2 bình 5, h2e2, C2=5 or 炮二平五, and put \
         comments in braces"
    )]
    NotAMove(Excerpt),
    /// A move is written otherwise than those before it.
    #[error(
        "\"{text}\" is not written like the first move, \"{first}\"; use one form in the whole text"
    )]
    OtherDialect {
        /// The move.
        text: Excerpt,
        /// The first move of the game.
        first: Excerpt,
    },
    /// A move can be either of two. Both are given as crossings with the ranks 0 to 9.
    #[error("\"{text}\" may be {} or {}; write which of them", .readings[0], .readings[1])]
    TwoReadings {
        /// The move.
        text: Excerpt,
        /// Two legal moves that it can be, as in `h2e2`.
        readings: [String; 2],
    },
    /// A move is refused.
    #[error(transparent)]
    Move(CannotMove),
    /// A move that names its piece is refused on this board: something is in its way, or its general would be taken.
    #[error("\"{text}\" is not possible: {why}")]
    Blocked {
        /// The move as it is written.
        text: Excerpt,
        /// The board before the move.
        board: Box<Board>,
        /// Why it is refused.
        why: Illegal,
    },
    /// A move with the ranks 1 to 10 is refused. The reason has the ranks 0 to 9.
    #[error("\"{text}\", counted from rank 1: {why}")]
    FromOne {
        /// The move as it is written.
        text: Excerpt,
        /// Why it is refused.
        why: CannotMove,
    },
    /// A move follows the result on its line, or with a number that goes on.
    #[error("\"{0}\" comes after the result of the game; begin the next game in a new line")]
    AfterResult(Excerpt),
    /// A record of this program is malformed.
    #[error(transparent)]
    Record(Box<RecordFlaw<Cotuong>>),
}

/// Returns what a field of DhtmlXQ consists of.
fn digits(name: &str) -> &'static str {
    match name {
        "binit" => "two digits for each of the 32 pieces, file and rank, or 99",
        _ => "four digits for each move, file and rank twice",
    }
}
