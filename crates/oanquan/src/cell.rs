//! Cells, directions, and the ring they form.

use std::fmt;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::Side;

/// Cells per side: one quan cell and the five dân cells that follow it.
const CELLS_PER_SIDE: usize = 6;
/// The cells of the largest board.
pub(super) const MAX_CELLS: usize = 4 * CELLS_PER_SIDE;

/// A cell, identified by its index in the ring. Every sixth cell is a quan cell;
/// the five after it are the dân cells of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Cell(u8);

/// The error for a number that no cell has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("there is no cell {0}")]
pub struct NoSuchCell(u8);

impl TryFrom<u8> for Cell {
    type Error = NoSuchCell;

    fn try_from(index: u8) -> Result<Self, NoSuchCell> {
        if usize::from(index) < MAX_CELLS { Ok(Cell(index)) } else { Err(NoSuchCell(index)) }
    }
}

impl From<Cell> for u8 {
    fn from(cell: Cell) -> Self {
        cell.0
    }
}

impl Cell {
    /// Returns the cell with the given index, 0 to 23 on the largest board.
    ///
    /// # Panics
    /// If no board has such a cell.
    pub fn new(index: usize) -> Self {
        assert!(index < MAX_CELLS, "there is no cell {index}");
        Cell(index as u8)
    }

    /// Returns the cell's index in the ring.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Returns whether this is a quan cell, which no side owns.
    pub fn is_quan(self) -> bool {
        self.index().is_multiple_of(CELLS_PER_SIDE)
    }

    /// Returns the bits of the five dân cells in the row of `side`, one for each index.
    pub(super) fn row_bits(side: Side) -> u32 {
        let five = (1 << (CELLS_PER_SIDE - 1)) - 1;
        five << (side.index() * CELLS_PER_SIDE + 1)
    }

    /// Returns the side in whose row this dân cell lies, or `None` for a quan cell. It owns the cell
    /// unless it has sold it; see [`super::Position::owner`].
    pub fn owner(self) -> Option<Side> {
        (!self.is_quan()).then(|| Side::new(self.index() / CELLS_PER_SIDE))
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// The direction in which stones are sown around the ring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// `+`: towards higher indices, anticlockwise on screen.
    Plus,
    /// `-`: towards lower indices, clockwise on screen.
    Minus,
}

impl Direction {
    /// Both directions, in the order used to list moves.
    pub const BOTH: [Direction; 2] = [Direction::Plus, Direction::Minus];

    /// Returns the sign that follows the cell in the notation of a move.
    pub fn sign(self) -> char {
        match self {
            Direction::Plus => '+',
            Direction::Minus => '-',
        }
    }
}

/// The ring of cells of a board with two, three or four sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ring {
    sides: usize,
}

impl Ring {
    /// Returns the ring of a board with `sides` sides, 2 to 4.
    ///
    /// # Panics
    /// If there is no such board.
    pub fn new(sides: usize) -> Self {
        assert!((2..=4).contains(&sides), "there is no board with {sides} sides");
        Ring { sides }
    }

    /// Returns the ring with exactly `cells` cells (12, 18 or 24), or `None` if there is none.
    pub fn with_cells(cells: usize) -> Option<Self> {
        let sides = cells / CELLS_PER_SIDE;
        (cells.is_multiple_of(CELLS_PER_SIDE) && (2..=4).contains(&sides)).then_some(Ring { sides })
    }

    /// Returns the number of sides.
    pub fn sides(self) -> usize {
        self.sides
    }

    /// Returns the number of cells.
    pub fn len(self) -> usize {
        self.sides * CELLS_PER_SIDE
    }

    /// Returns `false`: a ring always has cells.
    pub fn is_empty(self) -> bool {
        false
    }

    /// Returns all cells in ring order.
    pub fn cells(self) -> impl DoubleEndedIterator<Item = Cell> {
        (0..self.len()).map(Cell::new)
    }

    /// Returns the quan cells in ring order.
    pub fn quan_cells(self) -> impl DoubleEndedIterator<Item = Cell> {
        self.cells().filter(|cell| cell.is_quan())
    }

    /// Returns the five dân cells in the row of `side` in ring order, sold or not; see
    /// [`super::Position::own_cells`].
    pub fn own_cells(self, side: Side) -> impl DoubleEndedIterator<Item = Cell> {
        let first = side.index() * CELLS_PER_SIDE + 1;
        (first..first + CELLS_PER_SIDE - 1).map(Cell::new)
    }

    /// Returns the cell that follows `cell` in `direction`.
    pub fn next(self, cell: Cell, direction: Direction) -> Cell {
        let step = match direction {
            Direction::Plus => 1,
            Direction::Minus => self.len() - 1,
        };
        Cell::new((cell.index() + step) % self.len())
    }
}
