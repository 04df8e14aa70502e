//! The sides of a game and values kept for each of them.

use std::fmt;
use std::ops::{Index, IndexMut};

/// One of the players around the ring: side 0 is the near row of a two-sided
/// board, side 1 the far row; three- and four-sided boards have sides up to 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Side(u8);

impl Side {
    /// Side 0, the near row of a board that is not turned.
    pub const NEAR: Side = Side(0);
    /// Side 1, the far row of a two-sided board.
    pub const FAR: Side = Side(1);

    /// The side with this number, 0 to 3.
    ///
    /// # Panics
    /// When `index` is not a side of any board.
    pub fn new(index: usize) -> Self {
        assert!(index < 4, "there is no side {index}");
        Side(index as u8)
    }

    /// Its number, for indexing.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The side whose turn follows, on a board of `sides` sides.
    pub fn next(self, sides: usize) -> Self {
        Side::new((self.index() + 1) % sides)
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// One value for each side, indexed by [`Side`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct BySide<T>(Vec<T>);

impl<T> BySide<T> {
    /// A value for each of `sides` sides, made by `value`.
    pub fn from_fn(sides: usize, value: impl FnMut(Side) -> T) -> Self {
        BySide((0..sides).map(Side::new).map(value).collect())
    }

    /// How many sides there are.
    pub fn sides(&self) -> usize {
        self.0.len()
    }

    /// Each side with its value, in side order.
    pub fn iter(&self) -> impl Iterator<Item = (Side, &T)> {
        self.0.iter().enumerate().map(|(i, value)| (Side::new(i), value))
    }
}

impl<T> From<[T; 2]> for BySide<T> {
    fn from(values: [T; 2]) -> Self {
        BySide(values.into())
    }
}

impl<T> From<Vec<T>> for BySide<T> {
    fn from(values: Vec<T>) -> Self {
        BySide(values)
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;
    fn index(&self, side: Side) -> &T {
        &self.0[side.index()]
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        &mut self.0[side.index()]
    }
}
