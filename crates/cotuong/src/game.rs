//! The rules, as a game at the table.

use basics::Excerpt;
use cotuong_board::{Board, Color, Dialect, Fen, Move, Piece, Square, Written};
use serde::{Deserialize, Serialize};
use tabletop::archive::PlainlyStored;
use tabletop::{Entry, Game, GameMatch, Match, Outcome, Rules, Side, Standing, Step};

use super::{CannotMove, CotuongEnd, Handicap, MAX_FIRST_MOVES, Malformed, Position};

/// Cờ tướng with its handicap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Options", into = "Options")]
pub struct Cotuong {
    handicap: Handicap,
    first_moves: u8,
}

/// The stored form of the options.
#[derive(Serialize, Deserialize)]
struct Options {
    handicap: String,
    first_moves: u8,
}

impl From<Cotuong> for Options {
    fn from(Cotuong { handicap, first_moves }: Cotuong) -> Self {
        Options { handicap: handicap.to_string(), first_moves }
    }
}

impl TryFrom<Options> for Cotuong {
    type Error = Malformed;

    fn try_from(Options { handicap, first_moves }: Options) -> Result<Self, Malformed> {
        let refused = || Malformed::FirstMoves(Excerpt::of(&first_moves.to_string()));
        Cotuong::new(handicap.parse()?, first_moves).ok_or_else(refused)
    }
}

/// An event of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CotuongEvent {
    /// A piece moved.
    Moved {
        /// The side that moved.
        side: Side,
        /// The piece.
        piece: Piece,
        /// The move.
        mv: Move,
    },
    /// The move captured a piece.
    Captured {
        /// The piece.
        piece: Piece,
        /// Where it stood.
        square: Square,
    },
    /// The move gives check.
    Checked {
        /// The side whose general is attacked.
        side: Side,
    },
}

/// Returns the move of a turn in a dialect; `None` for a departure.
pub fn notation(turn: &Entry<Cotuong>, dialect: Dialect) -> Option<String> {
    let (board, mv) = before(turn)?;
    board.notation_in(mv, dialect)
}

/// Returns what the notation says of the move of a turn; `None` for a departure.
pub fn written(turn: &Entry<Cotuong>) -> Option<Written> {
    let (board, mv) = before(turn)?;
    board.written(mv)
}

/// Returns the board before the move of a turn, and the move; `None` for a departure.
fn before(turn: &Entry<Cotuong>) -> Option<(Board, Move)> {
    let Step::Move(mv) = turn.step else { return None };
    let captured = turn.outcome.events.iter().find_map(|event| match event {
        CotuongEvent::Captured { piece, .. } => Some(*piece),
        _ => None,
    });
    let mut board = turn.outcome.after.board().clone();
    if board.piece(mv.to).is_some_and(|piece| piece.color == board.to_move()) {
        // The same side makes the next of the moves that were given to it.
        board.pass();
    }
    board.unmake(mv, captured);
    Some((board, mv))
}

impl Cotuong {
    /// Returns the game in which the stronger side takes off pieces and gives the first moves, as in
    /// [`Cotuong::first_moves`]. Returns `None` for more than [`MAX_FIRST_MOVES`].
    pub fn new(handicap: Handicap, first_moves: u8) -> Option<Self> {
        (first_moves <= MAX_FIRST_MOVES).then_some(Cotuong { handicap, first_moves })
    }

    /// Returns the pieces that the stronger side takes off.
    pub fn handicap(&self) -> Handicap {
        self.handicap
    }

    /// Returns how many first moves the stronger side gives (*chấp tiên*), at most
    /// [`MAX_FIRST_MOVES`]. The other side makes them in a row, and they may not cross the river.
    pub fn first_moves(&self) -> u8 {
        self.first_moves
    }

    /// Returns the colour of the stronger side: red, which moves first, unless it gives first moves.
    pub fn stronger(&self) -> Color {
        if self.first_moves == 0 { Color::Red } else { Color::Black }
    }
}

impl PlainlyStored for Cotuong {}

impl Game for Cotuong {
    const ID: &'static str = "cotuong";

    type Match = Match<Self>;
    type Entry = Entry<Self>;
    type Turn = Entry<Self>;
    type Position = Position;
    type Move = Move;
    type Illegal = CannotMove;
    type Malformed = Malformed;

    fn usual() -> Self {
        Cotuong { handicap: Handicap::default(), first_moves: 0 }
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        vec![("handicap", self.handicap.to_string()), ("first_moves", self.first_moves.to_string())]
    }

    fn set_option(&mut self, name: &str, value: &str) -> Result<(), Malformed> {
        match name {
            "handicap" => self.handicap = value.parse()?,
            "first_moves" => {
                let number = (0..=MAX_FIRST_MOVES).find(|number| number.to_string() == value);
                let refused = || Malformed::FirstMoves(Excerpt::of(value));
                self.first_moves = number.ok_or_else(refused)?;
            }
            _ => return Err(Malformed::Option(Excerpt::of(name))),
        }
        Ok(())
    }

    fn start(&self, first: Side) -> Position {
        let board = self.handicap.start(self.stronger());
        Position::new(first, self.first_moves, Fen { board, quiet: 0 })
    }

    fn to_move(&self, position: &Position) -> Option<Side> {
        position.end().is_none().then(|| position.side())
    }

    /// Returns the side that plays red; a position may begin with black to move.
    fn leader(&self, start: &Position) -> Side {
        start.red()
    }

    /// Moves in either form may follow the FEN, after the word `moves`. Side 0 plays red unless `1:`
    /// precedes the text.
    fn parse_position(&self, text: &str) -> Result<(Self, Position), Malformed> {
        Ok((*self, Position::read(text)?))
    }
}

impl Rules for Cotuong {
    type Event = CotuongEvent;
    type End = CotuongEnd;

    /// The moves are in the alphabetical order of their texts.
    fn legal_moves(&self, position: &Position) -> Vec<Move> {
        let place = |square: Square| (square.file(), square.rank());
        let mut moves = position.legal_moves();
        moves.sort_unstable_by_key(|mv| (place(mv.from), place(mv.to)));
        moves
    }

    fn play(played: &Match<Self>, mv: Move) -> Result<Outcome<Self>, CannotMove> {
        if played.to_move().is_none() {
            return Err(CannotMove::GameOver(mv));
        }
        let before = played.position();
        let (after, captured) = before.after(mv)?;
        let mut events = Vec::new();
        if let Some(piece) = before.board().piece(mv.from) {
            events.push(CotuongEvent::Moved { side: before.side(), piece, mv });
        }
        if let Some(piece) = captured {
            events.push(CotuongEvent::Captured { piece, square: mv.to });
        }
        let other = before.board().to_move().other();
        if !after.board().checkers(other).is_empty() {
            events.push(CotuongEvent::Checked { side: before.side_of(other) });
        }
        let end = after.end();
        Ok(Outcome { events, after, end })
    }

    fn reopened(&self, position: &Position) -> Option<Position> {
        position.reopened()
    }

    fn standing(played: &Match<Self>, side: Side) -> Standing {
        let loser = match played.departures().last() {
            Some(departure) => departure.side(),
            None => played.position().loser(),
        };
        Standing::after_loss(loser, side)
    }
}
