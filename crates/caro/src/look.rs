//! The looks of the board.

use strum::VariantArray;

/// A look of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Look {
    /// Squared paper and a pen.
    Paper,
    /// Wood and stones.
    Wood,
}

impl Look {
    /// All looks, in the order of their choice.
    pub const ALL: [Look; 2] = [Look::Paper, Look::Wood];

    /// Returns the look with this number; paper for unknown numbers.
    pub fn of(number: usize) -> Self {
        Look::ALL.get(number).copied().unwrap_or(Look::Paper)
    }
}
