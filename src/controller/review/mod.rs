//! The review of a game by the engine: the expected margin before every turn, the moves
//! that gave points away, and the accuracy of each side.

mod judge;
mod review_job;

use crate::rules::{BySide, Game, Move, Position, Side};

pub use judge::REVIEW_NODES;
pub use review_job::{ReviewJob, ReviewStatus};

/// The loss, in points, at which a move counts half for [`Review::accuracy`].
const HALF: u64 = 5;
/// A margin beyond that of any game.
const MOST_POINTS: i32 = 99_999;

/// The review of a whole game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    turns: Vec<TurnReview>,
    after: Option<ExpectedMargin>,
}

/// The review of one turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnReview {
    /// The expected margin before the turn, with best play.
    pub expected: ExpectedMargin,
    /// A better move, or `None` if the review found none.
    pub better: Option<BetterMove>,
}

/// The expected margin of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExpectedMargin {
    /// The final margin of the side to move over the best other side, in points.
    pub margin: i32,
    /// Whether the margin is proven, as in [`Analysis::turns`](crate::ai::Analysis::turns).
    pub proven: bool,
}

/// A better move than the played one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BetterMove {
    /// The move.
    pub mv: Move,
    /// The points that the played move loses against it, at least 1.
    pub lost: i32,
    /// Whether the margins of both are proven.
    pub proven: bool,
}

/// The severity of a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Grade {
    /// A loss of fewer than 5 points. An unproven loss of a single point is within the error
    /// of an estimate and does not count.
    Inaccuracy,
    /// A loss of 5 points or more: a cell of the start position, or a refill.
    Mistake,
    /// A loss of 10 points or more: a quan.
    Blunder,
}

/// A move that gave points away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The index of the turn, from 0.
    pub turn: usize,
    /// The better move.
    pub better: BetterMove,
    /// The severity.
    pub grade: Grade,
}

/// The reason why a stored review does not fit its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewMismatch {
    /// The number of reviewed turns differs from that of the game: found, needed.
    Turns(usize, usize),
    /// The better move for this turn (from 0) is illegal, is the played one, or gains no
    /// points; or the margin is impossible.
    Turn(usize),
    /// The margin after the last turn is missing although the game was not over, is present
    /// although it was, or is impossible.
    After,
}

impl BetterMove {
    /// Returns the severity of playing the other move, or `None` if it is no fault.
    pub fn grade(&self) -> Option<Grade> {
        match self.lost {
            10.. => Some(Grade::Blunder),
            5.. => Some(Grade::Mistake),
            2.. => Some(Grade::Inaccuracy),
            _ => self.proven.then_some(Grade::Inaccuracy),
        }
    }
}

impl Review {
    /// Creates a review of `game` from the reviews of its turns and, if the game was not over
    /// after the last one, the expected margin there.
    ///
    /// # Errors
    /// Returns [`ReviewMismatch`] if they do not fit the game.
    pub fn new(
        game: &Game,
        turns: Vec<TurnReview>,
        after: Option<ExpectedMargin>,
    ) -> Result<Self, ReviewMismatch> {
        if turns.len() != game.turn_count() {
            return Err(ReviewMismatch::Turns(turns.len(), game.turn_count()));
        }
        let possible =
            |expected: &ExpectedMargin| (-MOST_POINTS..=MOST_POINTS).contains(&expected.margin);
        let is_better = |before: &Position, played: Move, better: &BetterMove| {
            let wins = (1..=MOST_POINTS).contains(&better.lost);
            wins && better.mv != played && before.check(better.mv).is_ok()
        };
        for (index, ((before, turn), judged)) in
            positions_before(game).zip(game.turns()).zip(&turns).enumerate()
        {
            let better = judged.better.as_ref();
            if !possible(&judged.expected)
                || better.is_some_and(|better| !is_better(before, turn.mv, better))
            {
                return Err(ReviewMismatch::Turn(index));
            }
        }
        let goes_on = position_after(game).to_move().is_some();
        if after.is_some() != goes_on || after.as_ref().is_some_and(|after| !possible(after)) {
            return Err(ReviewMismatch::After);
        }
        Ok(Review { turns, after })
    }

    /// Returns the review of each turn.
    pub fn turns(&self) -> &[TurnReview] {
        &self.turns
    }

    /// Returns the expected margin after the last turn, or `None` if the game was over there.
    pub fn after(&self) -> Option<ExpectedMargin> {
        self.after
    }

    /// Returns the moves that gave points away, the worst first, equal ones in game order.
    pub fn faults(&self) -> Vec<Fault> {
        let fault = |(turn, judged): (usize, &TurnReview)| {
            let better = judged.better?;
            Some(Fault { turn, better, grade: better.grade()? })
        };
        let mut faults: Vec<Fault> = self.turns.iter().enumerate().filter_map(fault).collect();
        faults.sort_by_key(|fault| (-fault.better.lost, fault.turn));
        faults
    }

    /// Returns the accuracy of each side of `game`, the reviewed game, in percent, or `None`
    /// for a side without turns.
    ///
    /// Accuracy is the mean of 5 / (5 + points lost) over a side's turns, rounded down: 100 if
    /// no points were lost; a move that loses 5 points counts half.
    pub fn accuracy(&self, game: &Game) -> BySide<Option<u8>> {
        BySide::from_fn(game.rules().sides, |side| {
            let own = game.turns().zip(&self.turns).filter(|(turn, _)| turn.side == side);
            let lost = own.map(|(_, judged)| judged.better.map_or(0, |better| better.lost));
            // Integers make every machine round in the same way.
            let shares = lost.map(|lost| 1_000_000 * HALF / (HALF + lost.unsigned_abs() as u64));
            let (turns, sum) = shares.fold((0, 0), |(turns, sum), share| (turns + 1, sum + share));
            u64::checked_div(sum, turns * 10_000).map(|percent| percent as u8)
        })
    }

    /// Returns the expected margins of `side` in `game`, the reviewed game, with the number
    /// of turns played before each. With two sides, every margin is known; with more, only
    /// those of the side to move, and at the end of a finished game those of all sides.
    pub fn curve(&self, game: &Game, side: Side) -> Vec<(usize, ExpectedMargin)> {
        let two = game.rules().sides == 2;
        let for_side = |mover: Option<Side>, expected: ExpectedMargin| match mover {
            Some(mover) if mover == side => Some(expected),
            Some(_) if two => Some(ExpectedMargin { margin: -expected.margin, ..expected }),
            _ => None,
        };
        let turns = game.turns().zip(&self.turns).enumerate();
        let before = turns.map(|(played, (turn, judged))| {
            for_side(Some(turn.side), judged.expected).map(|expected| (played, expected))
        });
        let last = position_after(game);
        let end = match self.after {
            Some(after) => for_side(last.to_move(), after),
            None => Some(ExpectedMargin { margin: crate::ai::margin(last, side), proven: true }),
        };
        before.flatten().chain(end.map(|expected| (self.turns.len(), expected))).collect()
    }
}

/// Returns the position before each turn of `game`, after any departures since the previous
/// turn.
fn positions_before(game: &Game) -> impl Iterator<Item = &Position> {
    let mut now = game.start();
    game.entries().iter().filter_map(move |entry| {
        let before = std::mem::replace(&mut now, entry.after());
        entry.turn().map(|_| before)
    })
}

/// Returns the position after the last turn of `game`, before any departures after it.
fn position_after(game: &Game) -> &Position {
    game.turns().last().map_or(game.start(), |turn| &turn.after)
}
