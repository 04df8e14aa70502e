//! The orientation of the ring on the screen, and the names and keys of cells that depend on it.

use eframe::egui::{Context, Id};
use oanquan::{Cell, Direction, Move, Ring, Side};
use window_words::{Corner, Heading, MoveWords};

use crate::controller::Setup;

/// A ring turned so that a given side is at the lower edge or, if the board of two rows stands
/// upright, at the right edge. The cells keep their indices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seating {
    ring: Ring,
    near: Side,
    upright: bool,
}

impl Seating {
    /// Creates the seating of `sides` sides with `near` at the lower edge.
    pub fn new(sides: usize, near: Side) -> Self {
        Seating { ring: Ring::new(sides), near, upright: false }
    }

    /// Returns the seating with its two rows upright, turned a quarter anticlockwise, or lying.
    pub fn stood(self, upright: bool) -> Self {
        Seating { upright, ..self }
    }

    /// Returns whether the two rows stand upright.
    pub fn is_upright(self) -> bool {
        self.upright
    }

    /// Remembers this seating as that of the board on the screen.
    pub(super) fn remember(self, ctx: &Context) {
        ctx.data_mut(|data| data.insert_temp(shown_id(), self));
    }

    /// Returns the ring.
    pub fn ring(self) -> Ring {
        self.ring
    }

    /// Returns the place of a cell on the screen, counted anticlockwise: 0 is the quan cell at
    /// the left end of the lower edge, 1 to 5 are the dân cells of that edge. On an upright board
    /// they are the lower end of the right edge and the cells of that edge.
    pub fn place(self, cell: Cell) -> usize {
        let per_side = self.ring.len() / self.ring.sides();
        (cell.index() + self.ring.len() - self.near.index() * per_side) % self.ring.len()
    }

    /// Returns the edge of a side: 0 is the lower edge, the others follow anticlockwise. On an
    /// upright board, 0 is the right edge.
    pub fn edge(self, side: Side) -> usize {
        (side.index() + self.ring.sides() - self.near.index()) % self.ring.sides()
    }

    /// Returns the digit key of a dân cell, 1 to 5: its place in its row. Rows are counted from
    /// the left as displayed; rows that run up and down are counted from the top. The columns of
    /// an upright board are counted from below: the near one then agrees with the numbers of its
    /// cells.
    pub fn digit(self, cell: Cell) -> usize {
        let step = self.place(cell) % (self.ring.len() / self.ring.sides());
        match self.lying_heading(cell) {
            Heading::Right | Heading::Down => step,
            Heading::Left | Heading::Up => 6 - step,
        }
    }

    /// Returns the screen direction in which sowing from a dân cell moves.
    pub fn heading(self, cell: Cell, direction: Direction) -> Heading {
        let lying = self.lying_heading(cell);
        let plus = if self.upright { lying.turned() } else { lying };
        match direction {
            Direction::Plus => plus,
            Direction::Minus => plus.opposite(),
        }
    }

    /// Returns a move as sentences name it.
    pub fn move_words(self, mv: Move) -> MoveWords {
        MoveWords { number: mv.cell.index(), heading: self.heading(mv.cell, mv.direction) }
    }

    /// Returns the direction in which sowing anticlockwise moves while the board does not stand
    /// upright.
    fn lying_heading(self, cell: Cell) -> Heading {
        let edge = self.place(cell) / (self.ring.len() / self.ring.sides());
        match (edge, self.ring.sides()) {
            (0, _) => Heading::Right,
            (1, 2) | (2, 4) => Heading::Left,
            (1, _) => Heading::Up,
            _ => Heading::Down,
        }
    }

    /// Returns the corner or end of the board where a quan cell is.
    pub fn corner(self, quan_cell: Cell) -> Corner {
        let before_edge = self.place(quan_cell) / (self.ring.len() / self.ring.sides());
        match (before_edge, self.ring.sides()) {
            (0, 2) if self.upright => Corner::Bottom,
            (_, 2) if self.upright => Corner::Top,
            (0, 2) => Corner::Left,
            (_, 2) => Corner::Right,
            (0, _) => Corner::LowerLeft,
            (1, _) => Corner::LowerRight,
            (_, 3) => Corner::Top,
            (2, _) => Corner::UpperRight,
            _ => Corner::UpperLeft,
        }
    }

    /// Returns the cells in reading order. With two rows: the far row from the left, then the
    /// left quan cell, the near row and the right quan cell. On an upright board: the top quan
    /// cell, both columns from the top, the far one first, and the bottom quan cell. On a
    /// triangle or square: anticlockwise from the left end of the lower edge, with the quan cell
    /// there last.
    pub fn reading_order(self) -> Vec<Cell> {
        let mut cells: Vec<Cell> = self.ring.cells().collect();
        let last = self.ring.len();
        cells.sort_by_key(|&cell| match (self.place(cell), self.ring.sides()) {
            (place, 2) if self.upright => match place {
                0 => last,
                1..=5 => last - place,
                place => place - 6,
            },
            (0, 2) => 5,
            (place @ 1..=6, 2) => 5 + place,
            (place, 2) => last - place - 1,
            (0, _) => last,
            (place, _) => place,
        });
        cells
    }
}

/// Returns the seating of the game of `setup` on the board that was drawn last, for the pages that
/// lie over it.
pub fn seating_shown(ctx: &Context, setup: &Setup) -> Seating {
    let seating = Seating::new(setup.sides(), setup.near_side());
    let shown: Option<Seating> = ctx.data(|data| data.get_temp(shown_id()));
    seating.stood(seating.ring.sides() == 2 && shown.is_some_and(Seating::is_upright))
}

fn shown_id() -> Id {
    Id::unique("seating")
}
