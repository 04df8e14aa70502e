//! What kind of mistake a fault is.

use tabletop::{Advised, ExpectedMargin, Fault, Grade, Review};

/// The kind of a mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    fn of<M>(fault: &Fault<M>, before: ExpectedMargin, after: Option<ExpectedMargin>) -> Self {
        let wins = |expected: &ExpectedMargin| expected.proven && expected.margin > 0;
        match fault.grade {
            Grade::Blunder if wins(&before) => FaultKind::MissedWin,
            Grade::Blunder if after.as_ref().is_some_and(wins) => FaultKind::LetWin,
            _ => FaultKind::Wrong,
        }
    }
}

/// Returns what kind of mistake a fault of a review is.
pub fn kind_of<G: Advised>(review: &Review<G>, fault: &Fault<G::Move>) -> FaultKind {
    let expected = |turn: usize| review.turns().get(turn).map(|judged| judged.expected);
    let after = expected(fault.turn + 1).or(review.after());
    expected(fault.turn).map_or(FaultKind::Wrong, |before| FaultKind::of(fault, before, after))
}
