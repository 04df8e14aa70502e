//! Which way the ring is turned, and how cells are counted and called as seen.

use crate::rules::{Cell, Direction, Ring, Side};
use crate::ui::words::{Corner, Heading};

/// A ring turned so that a certain side sits at the lower edge. The cells keep
/// their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seating {
    ring: Ring,
    near: Side,
}

impl Seating {
    /// The ring of `sides` sides with `near` at the lower edge.
    pub fn new(sides: usize, near: Side) -> Self {
        Seating { ring: Ring::new(sides), near }
    }

    /// The ring.
    pub fn ring(self) -> Ring {
        self.ring
    }

    /// The place of a cell on the screen, counted anticlockwise: 0 is the quan
    /// cell at the left end of the lower edge, 1 to 5 the cells of that edge.
    pub fn place(self, cell: Cell) -> usize {
        let per_side = self.ring.len() / self.ring.sides();
        (cell.index() + self.ring.len() - self.near.index() * per_side) % self.ring.len()
    }

    /// The edge of a side: 0 is the lower one, the others follow anticlockwise.
    pub fn edge(self, side: Side) -> usize {
        (side.index() + self.ring.sides() - self.near.index()) % self.ring.sides()
    }

    /// The number of a citizen cell in its row, 1 to 5: from the left as seen,
    /// in rows that run up and down from the top.
    pub fn number(self, cell: Cell) -> usize {
        let step = self.place(cell) % (self.ring.len() / self.ring.sides());
        match self.heading(cell, Direction::Plus) {
            Heading::Right | Heading::Down => step,
            Heading::Left | Heading::Up => 6 - step,
        }
    }

    /// Where sowing in `direction` goes from a citizen cell, as seen.
    pub fn heading(self, cell: Cell, direction: Direction) -> Heading {
        let edge = self.place(cell) / (self.ring.len() / self.ring.sides());
        let plus = match (edge, self.ring.sides()) {
            (0, _) => Heading::Right,
            (1, 2) | (2, 4) => Heading::Left,
            (1, _) => Heading::Up,
            _ => Heading::Down,
        };
        match direction {
            Direction::Plus => plus,
            Direction::Minus => plus.opposite(),
        }
    }

    /// Where a quan cell is.
    pub fn corner(self, quan_cell: Cell) -> Corner {
        let before_edge = self.place(quan_cell) / (self.ring.len() / self.ring.sides());
        match (before_edge, self.ring.sides()) {
            (0, 2) => Corner::Left,
            (_, 2) => Corner::Right,
            (0, _) => Corner::LowerLeft,
            (1, _) => Corner::LowerRight,
            (_, 3) => Corner::Top,
            (2, _) => Corner::UpperRight,
            _ => Corner::UpperLeft,
        }
    }

    /// The cells in the order in which they are read: of two rows the far one
    /// from the left, then the quan cells with the near row between them; a
    /// triangle or square anticlockwise from the left end of the lower edge.
    pub fn reading_order(self) -> Vec<Cell> {
        let mut cells: Vec<Cell> = self.ring.cells().collect();
        let last = self.ring.len();
        cells.sort_by_key(|&cell| match (self.place(cell), self.ring.sides()) {
            (0, 2) => 5,
            (place @ 1..=6, 2) => 5 + place,
            (place, 2) => last - place - 1,
            (0, _) => last,
            (place, _) => place,
        });
        cells
    }
}
