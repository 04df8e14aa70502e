//! Sets of crossings.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

use super::{SQUARES, Square};

/// A set of crossings: one bit for each, numbered as their [indices](Square::index).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SquareSet(u128);

impl SquareSet {
    /// The set without crossings.
    pub const EMPTY: SquareSet = SquareSet(0);
    /// The set of all crossings.
    pub const ALL: SquareSet = SquareSet((1 << SQUARES) - 1);

    pub(crate) const fn from_bits(bits: u128) -> Self {
        SquareSet(bits & SquareSet::ALL.0)
    }

    pub(crate) const fn bits(self) -> u128 {
        self.0
    }

    /// Returns the set of one crossing.
    pub const fn of(square: Square) -> Self {
        SquareSet(1 << square.index())
    }

    /// Returns this set with one more crossing.
    pub const fn with(self, square: Square) -> Self {
        SquareSet(self.0 | 1 << square.index())
    }

    /// Returns whether the set contains `square`.
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.index() & 1 == 1
    }

    /// Returns whether the set contains no crossing.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of crossings.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Returns the first crossing.
    pub fn first(self) -> Option<Square> {
        (self.0 != 0).then(|| Square::at(self.0.trailing_zeros() as usize))
    }

    /// Adds the crossing if the set lacks it, and otherwise removes it.
    pub(crate) fn toggle(&mut self, square: Square) {
        self.0 ^= 1 << square.index();
    }
}

impl Iterator for SquareSet {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        let first = self.first()?;
        self.0 &= self.0 - 1;
        Some(first)
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<T: IntoIterator<Item = Square>>(squares: T) -> Self {
        squares.into_iter().fold(SquareSet::EMPTY, SquareSet::with)
    }
}

impl BitAnd for SquareSet {
    type Output = SquareSet;
    fn bitand(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 & other.0)
    }
}

impl BitAndAssign for SquareSet {
    fn bitand_assign(&mut self, other: SquareSet) {
        self.0 &= other.0;
    }
}

impl BitOr for SquareSet {
    type Output = SquareSet;
    fn bitor(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 | other.0)
    }
}

impl BitOrAssign for SquareSet {
    fn bitor_assign(&mut self, other: SquareSet) {
        self.0 |= other.0;
    }
}

impl Not for SquareSet {
    type Output = SquareSet;
    fn not(self) -> SquareSet {
        SquareSet(self.0 ^ SquareSet::ALL.0)
    }
}
