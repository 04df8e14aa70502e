//! The review of a game by the engine: the expected margin before every turn, the moves
//! that gave points away, and the accuracy of each side.

mod judge;
mod practice;
mod review_job;
mod trial;

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use crate::{Advisor, BySide, GameEntry, GameMatch, Side, Step};

pub use judge::REVIEW_NODES;
pub use practice::{Practice, Solved};
pub(crate) use review_job::ReviewQuestion;
pub use review_job::{ReviewJob, ReviewStatus};
pub(crate) use trial::TrialQuestion;
pub use trial::{Trial, TrialJob, TrialStatus};

/// A margin beyond that of any game.
const MAX_POINTS: i32 = 99_999;

/// The review of a whole game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Review<G: Advisor> {
    turns: Vec<TurnReview<G::Move>>,
    after: Option<ExpectedMargin>,
}

/// The review of one turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnReview<M> {
    /// The expected margin before the turn, with best play.
    pub expected: ExpectedMargin,
    /// A better move, or `None` if the review found none.
    pub better: Option<BetterMove<M>>,
}

/// The expected margin of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExpectedMargin {
    /// The final margin of the side to move over the best other side, in points.
    pub margin: i32,
    /// Whether the margin is proven, as in [`GameAnalysis::is_proven`](crate::GameAnalysis::is_proven).
    pub proven: bool,
}

/// A better move than the played one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BetterMove<M> {
    /// The move.
    pub mv: M,
    /// The points that the played move loses against it, at least 1.
    pub lost: i32,
    /// Whether the margins of both are proven.
    pub proven: bool,
}

/// The severity of a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Grade {
    /// A small loss.
    Inaccuracy,
    /// A loss that matters.
    Mistake,
    /// A loss that often decides the game.
    Blunder,
}

/// A move that gave points away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault<M> {
    /// The index of the turn, from 0.
    pub turn: usize,
    /// The better move.
    pub better: BetterMove<M>,
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

impl<G: Advisor> Review<G> {
    /// Creates a review of `game` from the reviews of its turns and, if the game was not over
    /// after the last one, the expected margin there.
    ///
    /// # Errors
    /// Returns [`ReviewMismatch`] if they do not fit the game.
    pub fn new(
        game: &G::Match,
        turns: Vec<TurnReview<G::Move>>,
        after: Option<ExpectedMargin>,
    ) -> Result<Self, ReviewMismatch> {
        if turns.len() != game.turn_count() {
            return Err(ReviewMismatch::Turns(turns.len(), game.turn_count()));
        }
        let possible =
            |expected: &ExpectedMargin| (-MAX_POINTS..=MAX_POINTS).contains(&expected.margin);
        // Goes back from the end, so that one copy of the game is enough.
        let mut before = game.clone();
        for (index, judged) in turns.iter().enumerate().rev() {
            rewind::<G>(&mut before, game.entries_before_turn(index + 1));
            let is_better = |better: BetterMove<G::Move>| {
                let wins = (1..=MAX_POINTS).contains(&better.lost);
                let played = move_of_turn::<G>(game, index);
                wins && played != Some(better.mv) && before.check(better.mv).is_ok()
            };
            if !possible(&judged.expected) || !judged.better.is_none_or(is_better) {
                return Err(ReviewMismatch::Turn(index));
            }
        }
        if after.is_some() != goes_on::<G>(game)
            || after.as_ref().is_some_and(|after| !possible(after))
        {
            return Err(ReviewMismatch::After);
        }
        Ok(Review { turns, after })
    }

    /// Returns the review of each turn.
    pub fn turns(&self) -> &[TurnReview<G::Move>] {
        &self.turns
    }

    /// Returns the expected margin after the last turn, or `None` if the game was over there.
    pub fn after(&self) -> Option<ExpectedMargin> {
        self.after
    }

    /// Returns the turn with this index, from 0, as a fault; `None` if it was none.
    pub fn fault(&self, turn: usize) -> Option<Fault<G::Move>> {
        let better = self.turns.get(turn)?.better?;
        Some(Fault { turn, better, grade: G::grade(better.lost, better.proven)? })
    }

    /// Returns the moves that gave points away, the worst first, equal ones in game order.
    pub fn faults(&self) -> Vec<Fault<G::Move>> {
        let turns = 0..self.turns.len();
        let mut faults: Vec<_> = turns.filter_map(|turn| self.fault(turn)).collect();
        faults.sort_by_key(|fault| (-fault.better.lost, fault.turn));
        faults
    }

    /// Returns the accuracy of each side of `game`, the reviewed game, in percent, or `None`
    /// for a side without turns.
    ///
    /// Accuracy is the mean of *h* / (*h* + loss) over a side's turns, rounded down, where *h* is
    /// [`Advisor::HALF_LOSS`]: 100 if nothing was lost; a move that loses *h* counts half.
    pub fn accuracy(&self, game: &G::Match) -> BySide<Option<u8>> {
        BySide::from_fn(game.game().sides(), |side| {
            let own = self
                .turns
                .iter()
                .enumerate()
                .filter(|(turn, _)| side_of_turn::<G>(game, *turn) == Some(side));
            let lost = own.map(|(_, judged)| judged.better.map_or(0, |better| better.lost));
            // Integers make every machine round in the same way.
            let shares = lost.map(|lost| match lost {
                ..=0 => 1_000_000,
                _ => 1_000_000 * G::HALF_LOSS / (G::HALF_LOSS + u64::from(lost.unsigned_abs())),
            });
            let (turns, sum) = shares.fold((0, 0), |(turns, sum), share| (turns + 1, sum + share));
            u64::checked_div(sum, turns * 10_000).map(|percent| percent as u8)
        })
    }

    /// Returns the expected margins of `side` in `game`, the reviewed game, with the number
    /// of turns played before each. With two sides, every margin is known; with more, only
    /// those of the side to move, and at the end of a finished game those of all sides.
    pub fn curve(&self, game: &G::Match, side: Side) -> Vec<(usize, ExpectedMargin)> {
        let two = game.game().sides() == 2;
        let for_side = |mover: Option<Side>, expected: ExpectedMargin| match mover {
            Some(mover) if mover == side => Some(expected),
            Some(_) if two => Some(ExpectedMargin { margin: -expected.margin, ..expected }),
            _ => None,
        };
        let before = self.turns.iter().enumerate().map(|(played, judged)| {
            let mover = side_of_turn::<G>(game, played);
            for_side(mover, judged.expected).map(|expected| (played, expected))
        });
        let last = last_position::<G>(game);
        let end = match self.after {
            Some(after) => for_side(game.game().to_move(last), after),
            None => {
                let margin = G::margin(last, side);
                Some(ExpectedMargin { margin, proven: true })
            }
        };
        before.flatten().chain(end.map(|expected| (self.turns.len(), expected))).collect()
    }
}

/// Returns the entry of the turn with this index.
fn turn_entry<G: Advisor>(game: &G::Match, turn: usize) -> Option<&G::Entry> {
    game.entries().get(game.entries_before_turn(turn + 1))
}

fn side_of_turn<G: Advisor>(game: &G::Match, turn: usize) -> Option<Side> {
    turn_entry::<G>(game, turn)?.side()
}

fn move_of_turn<G: Advisor>(game: &G::Match, turn: usize) -> Option<G::Move> {
    match turn_entry::<G>(game, turn)?.step() {
        Step::Move(mv) => Some(mv),
        Step::Departure(_) | Step::Round => None,
    }
}

/// Returns the position after the last turn, before any departures after it.
fn last_position<G: Advisor>(game: &G::Match) -> &G::Position {
    game.position_after(game.entries_to_turn(game.turn_count()))
}

/// Returns whether the game continued after its last turn.
fn goes_on<G: Advisor>(game: &G::Match) -> bool {
    game.game().to_move(last_position::<G>(game)).is_some()
}

/// Takes back entries until `entries` are left.
fn rewind<G: Advisor>(game: &mut G::Match, entries: usize) {
    while game.entries().len() > entries {
        game.undo();
    }
}
