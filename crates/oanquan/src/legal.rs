//! Legal moves, and the reasons why others are illegal.

use std::fmt;

use super::{Cell, Direction, Move, Position, Side};

/// The reason why a move is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalMove {
    /// The game is over.
    GameOver(Move),
    /// The board does not have this cell.
    NoSuchCell(Move),
    /// The cell is a quan cell, which no side may lift.
    QuanCell(Move),
    /// The cell belongs to another side, given here.
    NotYours(Move, Side),
    /// The cell holds no dân.
    EmptyCell(Move),
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IllegalMove::GameOver(mv) => write!(f, "{mv} cannot be played: the game is over"),
            IllegalMove::NoSuchCell(mv) => {
                write!(f, "{mv} cannot be played: the board has no cell {}", mv.cell)
            }
            IllegalMove::QuanCell(mv) => {
                write!(
                    f,
                    "{mv} cannot be played: cell {} is a quan cell, which cannot be sown",
                    mv.cell
                )
            }
            IllegalMove::NotYours(mv, owner) => {
                write!(f, "{mv} cannot be played: cell {} belongs to side {owner}", mv.cell)
            }
            IllegalMove::EmptyCell(mv) => {
                write!(f, "{mv} cannot be played: cell {} is empty", mv.cell)
            }
        }
    }
}

impl std::error::Error for IllegalMove {}

impl Position {
    /// Checks that `mv` is legal and returns the side that plays it.
    ///
    /// # Errors
    /// Returns [`IllegalMove`] if `mv` is not one of [`Position::legal_moves`].
    pub fn check(&self, mv: Move) -> Result<Side, IllegalMove> {
        let side = self.to_move().ok_or(IllegalMove::GameOver(mv))?;
        if mv.cell.index() >= self.ring().len() {
            return Err(IllegalMove::NoSuchCell(mv));
        }
        match mv.cell.owner() {
            None => Err(IllegalMove::QuanCell(mv)),
            Some(owner) if owner != side => Err(IllegalMove::NotYours(mv, owner)),
            Some(_) if !self.can_lift(mv.cell, side) => Err(IllegalMove::EmptyCell(mv)),
            Some(_) => Ok(side),
        }
    }

    /// Returns the legal moves by ascending cell, `+` before `-`; empty if the game is over.
    pub fn legal_moves(&self) -> Vec<Move> {
        let Some(side) = self.to_move() else {
            return Vec::new();
        };
        self.ring()
            .own_cells(side)
            .filter(|&cell| self.can_lift(cell, side))
            .flat_map(|cell| Direction::BOTH.map(|direction| Move { cell, direction }))
            .collect()
    }

    /// Returns whether `cell`, which belongs to `side`, will hold dân when the turn of
    /// `side` begins. An empty row is refilled first.
    fn can_lift(&self, cell: Cell, side: Side) -> bool {
        self.pile(cell).dan > 0 || self.is_bare(side)
    }
}
