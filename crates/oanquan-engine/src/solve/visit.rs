//! The checker's record of visited positions, and why no repetition can break a claim that the
//! checker confirms.
//!
//! **Lines are finite.** The checker refuses a line that returns to the cells of one of its own
//! positions, unless the margin of the claim's side has grown. A line stops where it reaches cells
//! whose continuations have all been played from the same or a smaller margin. So all
//! continuations of a position are finished before their result is used.
//!
//! **Recurring cells.** It follows that the same cells with the same side to move recur on a line
//! only with more points in the store of the claim's side. The total number of points is constant,
//! so the other side has refilled in between. When cells occur for the third time, there have
//! been two such refills since the first time, and the board holds as many dân as then. For every
//! position, the checker therefore records the most dân after two such refills, and refuses a
//! position that has no more dân than that, unless a repetition there confirms the claim: the
//! third time, the claim's side is further ahead than the first time, by at least
//! [`REPEAT_GAIN`](crate::engine::REPEAT_GAIN) points. A captured quan never returns, so cells before
//! and after its capture always differ. `lines` then confirms a position that this record alone
//! would refuse, if no line of the proof returns to its cells.
//!
//! **Progress.** Sixty turns in a row without a capture end a game. For every position, the checker
//! records the longest run of such turns at the beginning of its continuations, and refuses a
//! line that reaches the limit, so that no claim depends on that end.
//!
//! **Where stores decide.** Under `refill=end` and `refill=lend`, the stores are part of a position,
//! which therefore occurs only once on a line. The same cells with other stores require a refill by
//! either side in between, so every refill counts. The claim's side may be less far ahead the third
//! time, so no repetition is harmless, and the record alone decides.

use crate::engine::IDLE_LIMIT;

/// The refills after which cells can occur for the third time.
const REFILLS: usize = 2;

/// The maxima over the continuations of a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Most {
    /// One more than the most dân on the board before a quan is captured: over all lines, after
    /// one counted refill, and after two. 0 means that there is no such position.
    dan: [u32; REFILLS + 1],
    /// The turns without a capture at the beginning of a line.
    idle: u32,
}

/// What a turn changes about repetition and progress.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Effect {
    /// Whether the turn began with a counted refill.
    pub refilled: bool,
    pub captured: bool,
    pub took_quan: bool,
}

/// The result of extending the maxima to an earlier position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Extended {
    /// The maxima at that position.
    Safe(Most),
    /// The same, but the cells of that position could occur for the third time.
    Recurs(Most),
    /// Too many turns in a row could capture nothing.
    Idle,
}

impl Most {
    /// Returns the maxima over the lines of both.
    pub fn and(self, other: Most) -> Most {
        Most {
            dan: std::array::from_fn(|refills| self.dan[refills].max(other.dan[refills])),
            idle: self.idle.max(other.idle),
        }
    }

    /// Extends the maxima to the position before a turn, which has `dan` dân on the board. A third
    /// occurrence of that position can be `harmless`.
    pub fn before(self, dan: u32, effect: Effect, harmless: bool) -> Extended {
        let [all, one, two] = match (effect.took_quan, effect.refilled) {
            (true, _) => Most::default().dan,
            (false, true) => [self.dan[0], self.dan[0], self.dan[1]],
            (false, false) => self.dan,
        };
        let idle = if effect.captured { 0 } else { self.idle + 1 };
        let most = Most { dan: [all.max(dan + 1), one, two], idle };
        if idle >= IDLE_LIMIT {
            Extended::Idle
        } else if harmless || two < dan + 1 {
            Extended::Safe(most)
        } else {
            Extended::Recurs(most)
        }
    }
}

/// The record of a position, which its cells, the side to move and, where they matter, the stores
/// identify.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Visit {
    /// The number of the position: the positions recorded before it.
    pub number: u32,
    /// The margin of the claim's side with which the current line reached the position.
    open: Option<i32>,
    /// The least such margin from which all continuations have been played, and their maxima.
    done: Option<(i32, Most)>,
}

/// The action required at a position.
pub(super) enum Arrival {
    /// Use the known result of the continuations.
    Known(Most),
    /// Refuse it: the line has returned to it without a greater margin.
    Repeats,
    /// Play all continuations.
    New,
}

impl Visit {
    /// Returns the record of a position before its first visit.
    pub fn unvisited(number: u32) -> Visit {
        Visit { number, ..Visit::default() }
    }

    /// Returns the action when a line reaches the position with this margin.
    pub fn arrive(&self, margin: i32) -> Arrival {
        match (self.done, self.open) {
            (Some((least, most)), _) if margin >= least => Arrival::Known(most),
            (_, Some(open)) if margin <= open => Arrival::Repeats,
            _ => Arrival::New,
        }
    }

    /// Returns the record while the continuations are being played.
    pub fn opened(self, margin: i32) -> Visit {
        Visit { open: Some(margin), ..self }
    }

    /// Returns the record after all continuations have been played; `before` is the record at the
    /// arrival.
    pub fn closed(self, before: Visit, margin: i32, most: Most) -> Visit {
        let done = match self.done {
            Some((least, most)) if least < margin => (least, most),
            _ => (margin, most),
        };
        Visit { open: before.open, done: Some(done), ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the maxima before the turns. The turns are in reverse order, each with the dân
    /// before it, whether it refills, and whether it captures a quan.
    fn most(turns: &[(u32, bool, bool)]) -> Option<Most> {
        turns.iter().try_fold(Most::default(), |most, &(dan, refilled, took_quan)| {
            let effect = Effect { refilled, captured: took_quan, took_quan };
            safe(most.before(dan, effect, false))
        })
    }

    fn safe(extended: Extended) -> Option<Most> {
        match extended {
            Extended::Safe(most) => Some(most),
            _ => None,
        }
    }

    #[test]
    fn sixty_turns_in_a_row_without_a_capture_are_refused() {
        let turns = |captures: [bool; 60]| {
            let most = captures[1..].iter().try_fold(Most::default(), |most, &captured| {
                safe(most.before(9, Effect { captured, ..Effect::default() }, false))
            })?;
            let effect = Effect { captured: captures[0], ..Effect::default() };
            Some(most.before(9, effect, false))
        };
        let mut captures = [false; 60];
        assert_eq!(turns(captures), Some(Extended::Idle));
        captures[59] = true;
        assert!(matches!(turns(captures), Some(Extended::Safe(_))));
    }

    #[test]
    fn cells_can_occur_for_the_third_time_only_after_two_refills_with_as_many_dan() {
        const PLAIN: bool = false;
        let turns = |last: u32| [(last, PLAIN, PLAIN), (9, true, PLAIN), (9, true, PLAIN)];
        assert!(most(&turns(8)).is_some());
        assert_eq!(most(&turns(9)), None);
        assert_eq!(most(&turns(10)), None);
        // One refill is not enough; more than two are.
        assert!(most(&[(9, PLAIN, PLAIN), (9, PLAIN, PLAIN), (9, true, PLAIN)]).is_some());
        assert_eq!(most(&[(9, PLAIN, PLAIN), (4, true, PLAIN), (4, true, PLAIN)]), None);
        let thrice = [(9, PLAIN, PLAIN), (20, true, PLAIN), (30, true, PLAIN), (9, true, PLAIN)];
        assert_eq!(most(&thrice), None);
    }

    #[test]
    fn cells_do_not_recur_after_a_quan_is_captured() {
        let turns = |took_quan| [(9, false, false), (9, true, took_quan), (9, true, false)];
        assert_eq!(most(&turns(false)), None);
        assert!(most(&turns(true)).is_some());
    }

    #[test]
    fn a_repetition_that_confirms_the_claim_is_allowed() {
        let known = most(&[(9, false, false), (9, true, false)]).expect("one refill");
        let refill = Effect { refilled: true, ..Effect::default() };
        assert!(matches!(known.before(9, refill, false), Extended::Recurs(_)));
        assert!(matches!(known.before(9, refill, true), Extended::Safe(_)));
    }

    #[test]
    fn cells_may_recur_on_a_line_only_with_a_greater_margin() {
        let most = Most::default();
        let open = Visit::default().opened(3);
        assert!(matches!(open.arrive(3), Arrival::Repeats));
        assert!(matches!(open.arrive(2), Arrival::Repeats));
        assert!(matches!(open.arrive(4), Arrival::New));
        // Continuations played from margin 5 are known for 5 and more, not for less.
        let inner = open.opened(5).closed(open, 5, most);
        assert!(matches!(inner.arrive(5), Arrival::Known(_)));
        assert!(matches!(inner.arrive(4), Arrival::New));
        assert!(matches!(inner.arrive(3), Arrival::Repeats));
        let closed = inner.closed(Visit::default(), 3, most);
        assert!(matches!(closed.arrive(3), Arrival::Known(_)));
        assert!(matches!(closed.arrive(2), Arrival::New));
    }
}
