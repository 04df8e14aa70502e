//! What the stones on the board are doing now, for the sentence below it.

use oanquan::{Cell, Pile, Remainder, Side};

/// The time, in seconds at normal speed, for which a phase stays before a less important one
/// replaces it.
const MIN: f32 = 0.6;

/// A phase of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// A side refills its row. `before` is its score before that.
    Refills {
        /// The side.
        side: Side,
        /// Its points before.
        before: i32,
        /// The number of dân of the refill.
        cost: i32,
    },
    /// The first cell of a turn is sown.
    Sows {
        /// The cell.
        cell: Cell,
        /// The number of its dân.
        dan: u16,
    },
    /// Sowing goes on from another cell.
    SowsOn {
        /// The cell.
        cell: Cell,
    },
    /// A pile is captured.
    Captures {
        /// The pile.
        pile: Pile,
        /// Its points.
        points: i32,
        /// Whether the turn captured before.
        again: bool,
    },
    /// The dân left on the board are collected, as this option says, and the points counted.
    Sweeps(Remainder),
    /// The stones are put back for the next round.
    PutsBack,
}

/// The phase on the screen, and for how long.
#[derive(Default)]
pub(super) struct Shown {
    phase: Option<Phase>,
    seconds: f32,
}

impl Shown {
    /// Returns the phase.
    pub fn phase(&self) -> Option<Phase> {
        self.phase
    }

    /// Changes the phase to `next`, if there is one, after `seconds`. A lap of a long turn does
    /// not replace a phase that has just begun.
    pub fn follow(&mut self, seconds: f32, next: Option<Phase>) {
        self.seconds += seconds;
        let can_wait = matches!(next, Some(Phase::SowsOn { .. })) && self.phase.is_some();
        if next.is_some() && next != self.phase && !(can_wait && self.seconds < MIN) {
            *self = Shown { phase: next, seconds: 0.0 };
        }
    }
}
