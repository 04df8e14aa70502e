//! The sides of a game, and one value per side.

use std::fmt;
use std::ops::{Index, IndexMut};

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The most sides that a game has.
const MAX_SIDES: usize = 4;

/// A side of the game, numbered from 0 in the order of turns, at most 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Side(u8);

/// The error for a number that no side has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("there is no side {0}")]
pub struct NoSuchSide(u8);

impl TryFrom<u8> for Side {
    type Error = NoSuchSide;

    fn try_from(number: u8) -> Result<Self, NoSuchSide> {
        if usize::from(number) < MAX_SIDES { Ok(Side(number)) } else { Err(NoSuchSide(number)) }
    }
}

impl From<Side> for u8 {
    fn from(side: Side) -> Self {
        side.0
    }
}

impl Side {
    /// Side 0: the one at the bottom of a board that is not turned.
    pub const NEAR: Side = Side(0);
    /// Side 1: the one opposite, in a game of two sides.
    pub const FAR: Side = Side(1);

    /// Returns the side with the given number, 0 to 3.
    ///
    /// # Panics
    /// If no game has such a side.
    pub fn new(index: usize) -> Self {
        assert!(index < MAX_SIDES, "there is no side {index}");
        Side(index as u8)
    }

    /// Returns the side's number, for indexing.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Returns the side that moves next in a game of `sides` sides.
    pub fn next(self, sides: usize) -> Self {
        Side::new((self.index() + 1) % sides)
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// One value per side, indexed by [`Side`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct BySide<T>(ArrayVec<T, MAX_SIDES>);

impl<T> BySide<T> {
    /// Builds a value for each of `sides` sides by calling `value`.
    pub fn from_fn(sides: usize, value: impl FnMut(Side) -> T) -> Self {
        BySide((0..sides).map(Side::new).map(value).collect())
    }

    /// Returns the number of sides.
    pub fn sides(&self) -> usize {
        self.0.len()
    }

    /// Returns each side and its value, in side order.
    pub fn iter(&self) -> impl Iterator<Item = (Side, &T)> {
        self.0.iter().enumerate().map(|(i, value)| (Side::new(i), value))
    }
}

impl<T> From<[T; 2]> for BySide<T> {
    fn from(values: [T; 2]) -> Self {
        BySide(values.into_iter().collect())
    }
}

impl<T> From<Vec<T>> for BySide<T> {
    /// # Panics
    /// If there are more values than a game has sides.
    fn from(values: Vec<T>) -> Self {
        BySide(values.into_iter().collect())
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
