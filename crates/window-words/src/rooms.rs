//! Words for the rooms of the other games, whatever the game.

use strum::VariantArray;
use tabletop::training::PuzzleState;
use tabletop::{ExpectedMargin, Fault, Grade};
use words::part;

part!(RoomWords);

/// The kind of a mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum FaultKind {
    /// It threw a proven win away.
    MissedWin,
    /// It let the other side reach a proven win.
    LetWin,
    /// Neither, as far as the review knows.
    Wrong,
}

impl FaultKind {
    /// Returns the kind of a fault. `before` is expected for its side in the position before it, and
    /// `after` for the other side in the position after it, unless the game was over there.
    pub fn of<M>(fault: &Fault<M>, before: ExpectedMargin, after: Option<ExpectedMargin>) -> Self {
        let wins = |expected: &ExpectedMargin| expected.proven && expected.margin > 0;
        match fault.grade {
            Grade::Blunder if wins(&before) => FaultKind::MissedWin,
            Grade::Blunder if after.as_ref().is_some_and(wins) => FaultKind::LetWin,
            _ => FaultKind::Wrong,
        }
    }
}
