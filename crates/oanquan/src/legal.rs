//! Legal moves, and the reasons why others are illegal.

use thiserror::Error;

use super::{Cell, Move, Position, Rules, Side};

/// The reason why a move is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum IllegalMove {
    /// The game is over.
    #[error("{0} cannot be played: the game is over")]
    GameOver(Move),
    /// The board does not have this cell.
    #[error("{0} cannot be played: the board has no cell {cell}", cell = .0.cell)]
    NoSuchCell(Move),
    /// The cell is a quan cell, which no side may lift.
    #[error(
        "{0} cannot be played: cell {cell} is a quan cell, which cannot be sown",
        cell = .0.cell
    )]
    QuanCell(Move),
    /// The cell belongs to another side, given here.
    #[error("{0} cannot be played: cell {cell} belongs to side {1}, which is not to move", cell = .0.cell)]
    NotYours(Move, Side),
    /// The cell is a pond, which always stays empty.
    #[error("{0} cannot be played: cell {cell} is a pond, which always stays empty", cell = .0.cell)]
    Pond(Move),
    /// The rules do not allow this direction.
    #[error("{0} cannot be played: under these rules, stones are sown anticlockwise only")]
    WrongDirection(Move),
    /// The cell holds no dân.
    #[error("{0} cannot be played: cell {cell} is empty", cell = .0.cell)]
    EmptyCell(Move),
}

impl Position {
    /// Checks that `mv` is legal under `rules` and returns the side that plays it.
    ///
    /// # Errors
    /// Returns [`IllegalMove`] if `mv` is not one of [`Position::legal_moves`].
    pub fn check(&self, rules: &Rules, mv: Move) -> Result<Side, IllegalMove> {
        let side = self.to_move().ok_or(IllegalMove::GameOver(mv))?;
        if mv.cell.index() >= self.ring().len() {
            return Err(IllegalMove::NoSuchCell(mv));
        }
        match self.owner(mv.cell) {
            None if mv.cell.is_quan() => Err(IllegalMove::QuanCell(mv)),
            None => Err(IllegalMove::Pond(mv)),
            Some(owner) if owner != side => Err(IllegalMove::NotYours(mv, owner)),
            Some(_) if !self.can_lift(mv.cell, side) => Err(IllegalMove::EmptyCell(mv)),
            Some(_) if !rules.allows(mv.direction) => Err(IllegalMove::WrongDirection(mv)),
            Some(_) => Ok(side),
        }
    }

    /// Returns the legal moves under `rules` by ascending cell, `+` before `-`; empty if the game is
    /// over.
    pub fn legal_moves(&self, rules: &Rules) -> Vec<Move> {
        let Some(side) = self.to_move() else {
            return Vec::new();
        };
        self.own_cells(side)
            .filter(|&cell| self.can_lift(cell, side))
            .flat_map(|cell| {
                let directions = rules.directions().iter();
                directions.map(move |&direction| Move { cell, direction })
            })
            .collect()
    }

    /// Returns whether `cell`, which belongs to `side`, will hold dân when the turn of
    /// `side` begins. An empty row is refilled first.
    fn can_lift(&self, cell: Cell, side: Side) -> bool {
        self.pile(cell).dan > 0 || self.is_bare(side)
    }
}
