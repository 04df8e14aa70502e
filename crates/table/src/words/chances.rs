//! Who has the better chances, in words.

use strum::VariantArray;

/// Who has the better chances.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Chances {
    /// The player to move, by much.
    Much,
    /// The player to move.
    Better,
    /// Nobody.
    Even,
    /// The other player.
    Worse,
    /// The other player, by much.
    MuchWorse,
}

impl Chances {
    /// Returns the chances for a score of the player to move. A side is better from `some` on, and much
    /// better from `much` on.
    pub fn of(score: i32, some: i32, much: i32) -> Self {
        match score {
            _ if score >= much => Chances::Much,
            _ if score >= some => Chances::Better,
            _ if score > -some => Chances::Even,
            _ if score > -much => Chances::Worse,
            _ => Chances::MuchWorse,
        }
    }
}
