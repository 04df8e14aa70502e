//! What kind of mistake a fault is.

use tabletop::{Advisor, Fault, Review};
use window_words::FaultKind;

/// Returns what kind of mistake a fault of a review is.
pub fn kind_of<G: Advisor>(review: &Review<G>, fault: &Fault<G::Move>) -> FaultKind {
    let expected = |turn: usize| review.turns().get(turn).map(|judged| judged.expected);
    let after = expected(fault.turn + 1).or(review.after());
    expected(fault.turn).map_or(FaultKind::Wrong, |before| FaultKind::of(fault, before, after))
}
