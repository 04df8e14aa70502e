//! The values of the rule options that are words.

use strum::{Display, EnumString, IntoStaticStr, VariantArray};

/// Option `empty_quan`: the effect of an empty quan cell that comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[derive(Display, EnumString, IntoStaticStr, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "lowercase")]
pub enum EmptyQuan {
    /// It ends the turn, like an occupied one.
    Stops,
    /// It counts as an ordinary empty cell, also within a chain of captures.
    Passes,
}

/// Option `refill`: the rule for a side that has an empty row and fewer than five points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[derive(Display, EnumString, IntoStaticStr, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "lowercase")]
pub enum Refill {
    /// It refills anyway, and its store goes below zero.
    Borrow,
    /// The game ends with the turn just played.
    End,
    /// It borrows stones that lie beside the board: it refills as with [`Borrow`](Self::Borrow) while
    /// all stores together are worth a refill, otherwise the game ends as with [`End`](Self::End).
    Lend,
}

impl Refill {
    /// Returns whether a side can be unable to refill, so that the course of a game depends on the
    /// stores.
    pub fn can_fail(self) -> bool {
        self != Refill::Borrow
    }
}

/// Option `ending`: the condition that ends the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[derive(Display, EnumString, IntoStaticStr, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "lowercase")]
pub enum Ending {
    /// Every quan cell is empty.
    Cells,
    /// Every quan piece is captured.
    Pieces,
}

/// Option `first_quan`: whether the first turn of the game may capture a quan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[derive(Display, EnumString, IntoStaticStr, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "lowercase")]
pub enum FirstQuan {
    /// The first turn may capture a quan.
    Allowed,
    /// The turn ends instead.
    Forbidden,
}

/// Option `quan`: the stones that represent a quan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[derive(Display, EnumString, IntoStaticStr, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "lowercase")]
pub enum QuanStones {
    /// One big stone.
    Piece,
    /// `quan_value` ordinary dân.
    Dan,
}

/// Option `direction`: the directions in which a side may sow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[derive(Display, EnumString, IntoStaticStr, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "lowercase")]
pub enum Directions {
    /// Either.
    Both,
    /// Only anticlockwise, towards higher numbers.
    Plus,
}

/// Option `occupied_quan`: the effect of an occupied quan cell that comes next after a lap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[derive(Display, EnumString, IntoStaticStr, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum OccupiedQuan {
    /// It ends the turn.
    Stops,
    /// One of its dân goes to the cell after it, and the turn goes on from there; without dân, it
    /// ends the turn.
    GivesOne,
}

/// Option `remainder`: who gets the dân that are left in the rows at the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[derive(Display, EnumString, IntoStaticStr, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "lowercase")]
pub enum Remainder {
    /// Each side gets those of its own cells.
    Rows,
    /// Two sides share all of them evenly; an odd one counts for nobody.
    Split,
}

/// Option `series`: whether a match has one game or several rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[derive(Display, EnumString, IntoStaticStr, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "lowercase")]
pub enum Series {
    /// One game.
    Off,
    /// *Bán ruộng*: rounds in which the loser sells cells, until a side has lost several.
    Fields,
}

/// Option `sale`: the cells that the loser of a round sells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[derive(Display, EnumString, IntoStaticStr, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "lowercase")]
pub enum Sale {
    /// One for each full ten points of the winner's lead.
    Difference,
    /// One if the loser has fewer than three sevenths of the round's points.
    Threshold,
}

/// Option `half`: whether a rest of the winner's lead is worth half a cell. It has an effect only
/// with `sale=difference` and `sold=owned`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[derive(Display, EnumString, IntoStaticStr, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "lowercase")]
pub enum Half {
    /// One to nine further points are worth half a cell.
    Yes,
    /// They are worth nothing.
    No,
}

/// Option `sold`: what becomes of a sold cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[derive(Display, EnumString, IntoStaticStr, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "lowercase")]
pub enum Sold {
    /// The buyer plays it as its own.
    Owned,
    /// *Ao cá*: it is crossed out, and a dân dropped into it goes to the buyer's store.
    Pond,
}
