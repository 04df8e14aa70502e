//! Moves, and which of them are legal.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use basics::Excerpt;
use thiserror::Error;

use super::{Board, Kind, NotAMove, Obstacle, Square, SquareSet};

/// No position has more legal moves than this: 34 of two chariots and as many of two cannons, 16 of
/// two horses, 15 of five soldiers, 8 of two elephants and of two advisors, 4 of the general.
pub const MAX_MOVES: usize = 34 + 34 + 16 + 15 + 8 + 8 + 4;

/// Moves, without allocation.
pub type MoveList = ArrayVec<Move, MAX_MOVES>;

/// A move, whether or not it is legal. Its text is that of its two crossings, as in `h2e2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// Where the piece stands.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
}

/// The reason why a move is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Illegal {
    /// No piece stands where the move begins.
    #[error("{0} is illegal: no piece stands on {from}", from = .0.from)]
    NoPiece(Move),
    /// The piece belongs to the other side.
    #[error("{0} is illegal: the piece on {from} belongs to the other side", from = .0.from)]
    OtherSide(Move),
    /// A piece of the same side stands where the move ends.
    #[error("{0} is illegal: a piece of the same side stands on {to}", to = .0.to)]
    OwnPiece(Move),
    /// The piece does not move like this, or another piece is in its way.
    #[error("{0} is illegal: the {1} on {from} cannot go there{2}", from = .0.from)]
    CannotReach(Move, Kind, Obstacle),
    /// The general would be in check.
    #[error("{0} is illegal: it leaves the general in check")]
    Check(Move),
    /// The generals would face each other.
    #[error("{0} is illegal: the generals would face each other on an open file")]
    Facing(Move),
}

impl Board {
    /// Returns the legal moves. Their order carries no meaning.
    pub fn legal_moves(&self) -> MoveList {
        self.legal_moves_to(SquareSet::ALL)
    }

    /// Returns the legal moves that end on one of `targets`. Their order carries no meaning.
    pub fn legal_moves_to(&self, targets: SquareSet) -> MoveList {
        let color = self.to_move();
        let is_check = !self.checkers(color).is_empty();
        let guards = if is_check { SquareSet::ALL } else { self.guards(color) };
        let guards = guards.with(self.general(color));
        let mut moves = MoveList::new();
        for from in self.all(color) {
            for to in self.reach(from) & targets {
                let mv = Move { from, to };
                let may_expose = guards.contains(from) || guards.contains(to);
                if !may_expose || self.checkers_after(color, mv).is_empty() {
                    moves.push(mv);
                }
            }
        }
        moves
    }

    /// Checks that a move is legal.
    ///
    /// # Errors
    /// Returns the reason if it is illegal.
    pub fn check(&self, mv: Move) -> Result<(), Illegal> {
        let color = self.to_move();
        let piece = self.piece(mv.from).ok_or(Illegal::NoPiece(mv))?;
        if piece.color != color {
            return Err(Illegal::OtherSide(mv));
        }
        if self.all(color).contains(mv.to) {
            return Err(Illegal::OwnPiece(mv));
        }
        if !self.reach(mv.from).contains(mv.to) {
            let obstacle = Obstacle::of(self, mv, piece);
            return Err(Illegal::CannotReach(mv, piece.kind, obstacle));
        }
        let checkers = self.checkers_after(color, mv);
        if checkers.is_empty() {
            Ok(())
        } else if checkers == self.pieces(color.other(), Kind::General) {
            Err(Illegal::Facing(mv))
        } else {
            Err(Illegal::Check(mv))
        }
    }

    /// Returns the number of sequences of `depth` legal moves, known as perft. Repetition and draws
    /// end nothing here.
    pub fn perft(&mut self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let moves = self.legal_moves();
        if depth == 1 {
            return moves.len() as u64;
        }
        let mut count = 0;
        for mv in moves {
            let captured = self.make(mv);
            count += self.perft(depth - 1);
            self.unmake(mv, captured);
        }
        count
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)
    }
}

basics::stored_as_text!(Move);

impl FromStr for Move {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Self, NotAMove> {
        let refused = || NotAMove::Move(Excerpt::of(text));
        let (from, to) = text.split_at_checked(2).ok_or_else(refused)?;
        let square = |text: &str| text.parse().map_err(|_| refused());
        Ok(Move { from: square(from)?, to: square(to)? })
    }
}
