//! The themes of puzzles.

use strum::{Display, EnumString, IntoStaticStr, VariantArray};

/// The theme of a puzzle, decided by what its line does. A puzzle has the first theme of this list
/// that fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[derive(Display, EnumString, IntoStaticStr, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Theme {
    /// The first move captures a quan.
    TakeQuan,
    /// The first move captures at least three times.
    LongChain,
    /// A side refills during the line or in the turn after it, and nobody refills again in the best
    /// play that a search expects.
    LastRefill,
    /// A move of the solver leaves the other side's row empty, so that the other side must refill
    /// or the game ends.
    StarveRow,
    /// The best reply to the second-best move captures a quan; the best reply to the right move
    /// does not.
    ProtectQuan,
    /// The game ends within the line, or the board holds at most 20 dân when the puzzle begins.
    Endgame,
}

impl Theme {
    /// All themes, in the order in which they are tried.
    pub const ALL: &[Theme] = Theme::VARIANTS;
}
