//! Hints, reviews and offers: perfect play knows every result.

use serde::{Deserialize, Serialize};
use tabletop::{
    Advisor, BalancedOpenings, Control, GameAnalysis, GameMatch, Grade, Level, Limits, Match,
    NextBest, Side,
};

use super::{Heap, Pebbles, Take, Values, horizon};

/// The analysis of a position, which is always exact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Verdict {
    /// The best move, or the only one that was analysed.
    pub take: Take,
    /// The value after this move for the side that plays it, as in [`Values`]: `3` wins in 3 moves
    /// of both sides together, `-4` loses in 4.
    pub value: i16,
    /// Whether no other move wins.
    pub is_only_win: bool,
    /// The pebbles that the move leaves.
    pub left: u16,
    /// Why it wins or loses.
    pub why: Why,
}

/// Why a move wins or loses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Why {
    /// It wins: the other side cannot move.
    Stuck,
    /// It wins: from the heap that it leaves, every move loses, whatever the turn before took. These
    /// are the three smallest heaps like that.
    LostHeap([u16; 3]),
    /// It wins: the other side would win with this number, had it not just been taken.
    BarsWin,
    /// It loses like every other move: only the number of the turn before would win.
    WinBarred(u8),
    /// It loses: the other side takes `answer` and leaves `rest` pebbles.
    Answered {
        /// The number that the other side takes.
        answer: u8,
        /// The pebbles that are left then.
        rest: u16,
    },
}

impl Why {
    /// Returns why `take` wins or loses; `None` if the table does not have these positions.
    fn of(values: &Values, heap: &Heap, take: Take) -> Option<Self> {
        let after = heap.after(take);
        let is_lost = |heap: &Heap| values.value(heap).map(|value| value <= 0);
        let without_bar = |heap: &Heap| is_lost(&Heap { last: 0, ..*heap });
        Some(if is_lost(&after)? {
            match (after.takes().next(), without_bar(&after)?) {
                (None, _) => Why::Stuck,
                (Some(_), true) => Why::LostHeap(values.lost_heaps()?),
                (Some(_), false) => Why::BarsWin,
            }
        } else if is_lost(heap)? && !without_bar(heap)? {
            Why::WinBarred(heap.last())
        } else {
            let answer = *values.best(&after).first()?;
            Why::Answered { answer: answer.count(), rest: after.after(answer).pebbles() }
        })
    }
}

impl Verdict {
    /// Returns the verdict on `take`, or on the best move; `None` if there is no such move.
    pub fn of(heap: &Heap, take: Option<Take>) -> Option<Self> {
        let values = Values::of(heap);
        let take = match take {
            Some(take) => heap.takes().find(|other| *other == take)?,
            // A heap that is lost whatever the turn before took is the easiest one to explain.
            None => values.best(heap).into_iter().min_by_key(|take| {
                !matches!(Why::of(&values, heap, *take), Some(Why::LostHeap(_)))
            })?,
        };
        let wins = |take| values.of_move(heap, take).is_some_and(|value| value > 0);
        let is_only_win = heap.takes().all(|other| wins(other) == (other == take));
        let (value, why) = (values.of_move(heap, take)?, Why::of(&values, heap, take)?);
        Some(Verdict { take, value, is_only_win, left: heap.after(take).pebbles(), why })
    }
}

impl GameAnalysis<Pebbles> for Verdict {
    fn best(&self) -> Take {
        self.take
    }

    fn score(&self) -> i32 {
        self.value.into()
    }

    fn depth(&self) -> u32 {
        self.value.unsigned_abs().into()
    }

    /// The table holds the value of every heap.
    fn nodes(&self) -> u64 {
        1
    }

    fn is_proven(&self) -> bool {
        true
    }
}

/// A heap has no estimate: it is won or lost.
impl BalancedOpenings for Pebbles {}

impl Advisor for Pebbles {
    type Analysis = Verdict;
    type Hint = Verdict;

    /// A move that gives a win away counts nothing.
    const HALF_LOSS: u64 = 0;

    fn analyze(played: &Match<Self>, limits: &Limits<Take>, control: &Control) -> Option<Verdict> {
        played.to_move().filter(|_| !control.is_cancelled())?;
        Verdict::of(played.position(), limits.only)
    }

    fn hint(played: Match<Self>, verdict: Verdict, _next: Option<NextBest>) -> Option<Verdict> {
        played.check(verdict.take).ok().map(|()| verdict)
    }

    /// 1 for the winner and -1 for the loser; 0 while nobody is stuck.
    fn margin(heap: &Heap, side: Side) -> i32 {
        match heap.takes().next() {
            Some(_) => 0,
            None if side == heap.side() => -1,
            None => 1,
        }
    }

    /// A level expects only what lies within its horizon.
    fn forecast(
        level: Level,
        played: &Match<Self>,
        side: Side,
        _seed: u64,
        control: &Control,
    ) -> Option<i32> {
        let verdict = Self::analyze(played, &Limits::default(), control)?;
        let seen = verdict.value.unsigned_abs() <= horizon(level).unsigned_abs();
        let value = if seen { verdict.score() } else { 0 };
        Some(if played.to_move() == Some(side) { value } else { -value })
    }

    /// Only giving a win away loses anything.
    fn grade(_lost: i32, _proven: bool) -> Option<Grade> {
        Some(Grade::Blunder)
    }
}
