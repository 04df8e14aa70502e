//! The values of the rule options that are words.

use strum::{Display, EnumString, IntoStaticStr, VariantArray};

/// Option `empty_quan`: the effect of an empty quan cell that comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum EmptyQuan {
    /// It ends the turn, like an occupied one.
    Stops,
    /// It counts as an ordinary empty cell, also within a chain of captures.
    Passes,
}

/// Option `refill`: the rule for a side that has an empty row and fewer than five points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum Refill {
    /// It refills anyway, and its store goes below zero.
    Borrow,
    /// The game ends with the turn just played.
    End,
}

/// Option `ending`: the condition that ends the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum Ending {
    /// Every quan cell is empty.
    Cells,
    /// Every quan piece is captured.
    Pieces,
}

/// Option `first_quan`: whether the first turn of the game may capture a quan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum FirstQuan {
    /// The first turn may capture a quan.
    Allowed,
    /// The turn ends instead.
    Forbidden,
}

/// Option `quan`: the stones that represent a quan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum QuanStones {
    /// One big stone.
    Piece,
    /// `quan_value` ordinary dân.
    Dan,
}
