//! Cells, directions, and the ring they form.

use std::fmt;

use super::Side;

/// Cells from one quan cell to the next: the quan cell and five citizen cells.
const CELLS_PER_SIDE: usize = 6;

/// A cell of the ring by its index: every sixth is a quan cell, the five after
/// it are the citizen cells of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The cell with this index, 0 to 23 on the largest board.
    ///
    /// # Panics
    /// When no board has such a cell.
    pub fn new(index: usize) -> Self {
        assert!(index < 4 * CELLS_PER_SIDE, "there is no cell {index}");
        Cell(index as u8)
    }

    /// Its place in the ring.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Whether this is one of the round cells that nobody owns.
    pub fn is_quan(self) -> bool {
        self.index().is_multiple_of(CELLS_PER_SIDE)
    }

    /// The side that owns this citizen cell; none for a quan cell.
    pub fn owner(self) -> Option<Side> {
        (!self.is_quan()).then(|| Side::new(self.index() / CELLS_PER_SIDE))
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// Which way round the ring stones are sown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// `+`: towards growing indices, anticlockwise on screen.
    Plus,
    /// `-`: towards falling indices, clockwise on screen.
    Minus,
}

impl Direction {
    /// Both directions, in the order in which moves are listed.
    pub const BOTH: [Direction; 2] = [Direction::Plus, Direction::Minus];

    /// The sign written after the cell in a move.
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
    /// The ring of a board with `sides` sides, 2 to 4.
    ///
    /// # Panics
    /// When there is no such board.
    pub fn new(sides: usize) -> Self {
        assert!((2..=4).contains(&sides), "there is no board with {sides} sides");
        Ring { sides }
    }

    /// The ring that has exactly `cells` cells (12, 18 or 24).
    pub fn with_cells(cells: usize) -> Option<Self> {
        let sides = cells / CELLS_PER_SIDE;
        (cells.is_multiple_of(CELLS_PER_SIDE) && (2..=4).contains(&sides)).then_some(Ring { sides })
    }

    /// How many sides sit around it.
    pub fn sides(self) -> usize {
        self.sides
    }

    /// How many cells it has.
    pub fn len(self) -> usize {
        self.sides * CELLS_PER_SIDE
    }

    /// A ring is never empty.
    pub fn is_empty(self) -> bool {
        false
    }

    /// Every cell in ring order.
    pub fn cells(self) -> impl DoubleEndedIterator<Item = Cell> {
        (0..self.len()).map(Cell::new)
    }

    /// The quan cells in ring order.
    pub fn quan_cells(self) -> impl DoubleEndedIterator<Item = Cell> {
        self.cells().filter(|cell| cell.is_quan())
    }

    /// The five citizen cells of `side` in ring order.
    pub fn own_cells(self, side: Side) -> impl DoubleEndedIterator<Item = Cell> {
        let first = side.index() * CELLS_PER_SIDE + 1;
        (first..first + CELLS_PER_SIDE - 1).map(Cell::new)
    }

    /// The cell after `cell` in `direction`.
    pub fn next(self, cell: Cell, direction: Direction) -> Cell {
        let step = match direction {
            Direction::Plus => 1,
            Direction::Minus => self.len() - 1,
        };
        Cell::new((cell.index() + step) % self.len())
    }
}
