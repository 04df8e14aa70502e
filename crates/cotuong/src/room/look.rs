//! The sets of pieces.

use strum::VariantArray;

/// A set of pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Look {
    /// Chinese characters.
    Characters,
    /// Pictures.
    Pictures,
    /// The letters of the Vietnamese names, as in notation.
    Letters,
}

impl Look {
    /// All sets, in the order of their choice.
    pub(super) const ALL: [Look; 3] = [Look::Characters, Look::Pictures, Look::Letters];

    /// Returns the set with this number; that with characters for unknown numbers.
    pub(super) fn of(number: usize) -> Self {
        Look::ALL.get(number).copied().unwrap_or(Look::Characters)
    }
}
