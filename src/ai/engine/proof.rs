//! What is known for certain about a value.
//!
//! A bound on the worth of a position is *proven* when it follows from finished
//! games alone. Repetition is what makes this delicate: a line may end because
//! of positions met before, so what a position is worth can depend on how the
//! game came to it, while the table of positions knows nothing of that.
//!
//! - A line that ends by repetition, or comes back to a position in which the
//!   game has already been, proves nothing.
//! - That leaves lines, put together from proofs found at different times, in
//!   which the same cells come up three times. Between two of these times the
//!   prover must have gained: for an equal or a greater claim on the same cells
//!   the proof that was found first does, and it is made of earlier proofs only,
//!   so following first proofs never comes back to such a claim. The same cells
//!   with a gain mean that the other side's store went down, which only a refill
//!   does. So a repetition needs two refills. A line with two refills proves
//!   nothing, unless a quan piece was captured between them: no quan comes back.
//!
//! Where stores are part of a position's worth (option `refill=end`) the same
//! holds: equal cells with equal stores are one claim, and different stores need
//! a refill by one of the sides.

use crate::ai::packed::PackedTurn;

/// How well a bound is known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::ai) enum Proof {
    /// It rests on a horizon, an estimate, or a repetition.
    #[default]
    None,
    /// Proven; on some line somebody refills, once before the next quan is captured.
    OneRefill,
    /// Proven; no line has a refill before the next quan is captured.
    Pure,
}

impl Proof {
    /// What is left of the proof for the position before `turn`.
    pub fn before(self, turn: &PackedTurn) -> Proof {
        match (self, turn.took_quan, turn.refilled) {
            (Proof::None, ..) => Proof::None,
            (_, true, false) | (Proof::Pure, false, false) => Proof::Pure,
            (Proof::OneRefill, false, false) => Proof::OneRefill,
            (_, true, true) | (Proof::Pure, false, true) => Proof::OneRefill,
            (Proof::OneRefill, false, true) => Proof::None,
        }
    }

    /// Whether there is a proof.
    pub fn holds(self) -> bool {
        self != Proof::None
    }
}

/// What a search says about a position, for its side to move.
#[derive(Clone, Copy, Debug)]
pub(in crate::ai) struct Found {
    /// The final margin: exact when it lies inside the window that was searched,
    /// otherwise a bound.
    pub value: i32,
    /// How well it is known that the margin is not less.
    pub low: Proof,
    /// How well it is known that the margin is not greater.
    pub high: Proof,
}

impl Found {
    /// A value that is an estimate.
    pub fn guess(value: i32) -> Found {
        Found { value, low: Proof::None, high: Proof::None }
    }

    /// The margin of a finished game.
    pub fn end(value: i32) -> Found {
        Found { value, low: Proof::Pure, high: Proof::Pure }
    }

    /// What this says, for the side to move before `turn`.
    pub fn before(self, turn: &PackedTurn) -> Found {
        Found { value: -self.value, low: self.high.before(turn), high: self.low.before(turn) }
    }

    /// Whether the value is exact and proven.
    pub fn is_proven(&self) -> bool {
        self.low.holds() && self.high.holds()
    }
}
