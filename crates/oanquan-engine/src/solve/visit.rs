//! What the checker knows about the positions that it has been through, and
//! why no repetition can break a claim that it confirms.
//!
//! **Lines are finite.** A line that comes to the cells of a position on the same
//! line is refused, unless the margin of the claim's side has grown; a line that
//! comes to cells that have been played through with at most its margin stops
//! there. So what follows on a position was always finished before it was used.
//!
//! **The same cells again.** By the same token the same cells with the same side to
//! move come up again only with more points in the store of the claim's side than
//! before. The points of the game are always the same, so the other side has
//! refilled in between; cells that come up for the third time have seen two such
//! refills since the first, and as many dân lie on the board as then. So for every
//! position the most dân after two such refills are remembered, and a position
//! with no more than that is refused, unless a repetition there would bear the
//! claim out: the third time the claim's side is further ahead than the first. A
//! captured quan never comes back, so cells from before and after it differ.
//!
//! **Where stores decide.** Under `refill=end` the stores are part of a position,
//! which therefore comes up only once on a line. The same cells with other stores
//! need a refill in between, of either side, so every refill counts; and the claim's
//! side may be less far ahead at the third time, so no repetition is harmless.

/// Refills after which cells can come up for the third time.
const REFILLS: usize = 2;

/// One more than the most dân on the board until a quan is captured: on all
/// lines of a proof, after one refill that counts, and after two; 0 for none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Most([u32; REFILLS + 1]);

impl Most {
    /// The most on lines of both kinds.
    pub fn and(self, other: Most) -> Most {
        Most(std::array::from_fn(|refills| self.0[refills].max(other.0[refills])))
    }

    /// The most from the position before a turn on, which has `dan` dân on the
    /// board. `refilled`: the turn began with a refill that counts. Returns `None`
    /// if the cells of that position could come up for the third time, and that is
    /// not `harmless`.
    pub fn before(self, dan: u32, refilled: bool, took_quan: bool, harmless: bool) -> Option<Most> {
        let Most([all, one, two]) = match (took_quan, refilled) {
            (true, _) => Most::default(),
            (false, true) => Most([self.0[0], self.0[0], self.0[1]]),
            (false, false) => self,
        };
        (harmless || two < dan + 1).then(|| Most([all.max(dan + 1), one, two]))
    }
}

/// What is known about the cells of a position, where stores make no difference.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Visit {
    /// The margin of the claim's side with which the line now played came here.
    open: Option<i32>,
    /// The least such margin from which all has been played through.
    done: Option<(i32, Most)>,
}

/// What remains to be done about a position.
pub(super) enum Arrival {
    /// Nothing: what follows is known.
    Known(Most),
    /// It cannot be allowed: it may be the third time.
    Repeats,
    /// All that follows has to be played.
    New,
}

impl Visit {
    /// A line comes to these cells with this margin.
    pub fn arrive(&self, margin: i32) -> Arrival {
        match (self.done, self.open) {
            (Some((least, most)), _) if margin >= least => Arrival::Known(most),
            (_, Some(open)) if margin <= open => Arrival::Repeats,
            _ => Arrival::New,
        }
    }

    /// The visit while all that follows is played.
    pub fn opened(self, margin: i32) -> Visit {
        Visit { open: Some(margin), ..self }
    }

    /// The visit, which was `before`, when all that follows has been played.
    pub fn closed(self, before: Visit, margin: i32, most: Most) -> Visit {
        let done = match self.done {
            Some((least, most)) if least < margin => (least, most),
            _ => (margin, most),
        };
        Visit { open: before.open, done: Some(done) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is known before turns, the last one first, each with the dân before it, whether it
    /// refills, and whether it takes a quan.
    fn most(turns: &[(u32, bool, bool)]) -> Option<Most> {
        turns.iter().try_fold(Most::default(), |most, &(dan, refilled, took_quan)| {
            most.before(dan, refilled, took_quan, false)
        })
    }

    #[test]
    fn cells_come_up_for_the_third_time_only_after_two_refills_with_as_many_dan() {
        const PLAIN: bool = false;
        let turns = |last: u32| [(last, PLAIN, PLAIN), (9, true, PLAIN), (9, true, PLAIN)];
        assert!(most(&turns(8)).is_some());
        assert_eq!(most(&turns(9)), None);
        assert_eq!(most(&turns(10)), None);
        // One refill is too few, and more than two are enough.
        assert!(most(&[(9, PLAIN, PLAIN), (9, PLAIN, PLAIN), (9, true, PLAIN)]).is_some());
        assert_eq!(most(&[(9, PLAIN, PLAIN), (4, true, PLAIN), (4, true, PLAIN)]), None);
        let thrice = [(9, PLAIN, PLAIN), (20, true, PLAIN), (30, true, PLAIN), (9, true, PLAIN)];
        assert_eq!(most(&thrice), None);
    }

    #[test]
    fn positions_after_a_captured_quan_have_other_cells() {
        let turns = |took_quan| [(9, false, false), (9, true, took_quan), (9, true, false)];
        assert_eq!(most(&turns(false)), None);
        assert!(most(&turns(true)).is_some());
    }

    #[test]
    fn a_repetition_that_bears_the_claim_out_is_allowed() {
        let known = most(&[(9, false, false), (9, true, false)]).expect("one refill");
        assert_eq!(known.before(9, true, false, false), None);
        assert!(known.before(9, true, false, true).is_some());
    }

    #[test]
    fn cells_may_come_up_again_only_with_a_greater_margin() {
        let most = Most::default();
        let open = Visit::default().opened(3);
        assert!(matches!(open.arrive(3), Arrival::Repeats));
        assert!(matches!(open.arrive(2), Arrival::Repeats));
        assert!(matches!(open.arrive(4), Arrival::New));
        // What was played through from 5 is known from there on, and no sooner.
        let inner = open.opened(5).closed(open, 5, most);
        assert!(matches!(inner.arrive(5), Arrival::Known(_)));
        assert!(matches!(inner.arrive(4), Arrival::New));
        assert!(matches!(inner.arrive(3), Arrival::Repeats));
        let closed = inner.closed(Visit::default(), 3, most);
        assert!(matches!(closed.arrive(3), Arrival::Known(_)));
        assert!(matches!(closed.arrive(2), Arrival::New));
    }
}
