//! A game gone through by the engine: what was to be expected before every turn,
//! which moves gave points away, and how well each side played.

mod judge;
mod review_job;

use crate::rules::{BySide, Game, Move, Position, Side};

pub use judge::REVIEW_NODES;
pub use review_job::{ReviewJob, ReviewStatus};

/// A move that loses so many points counts half for [`Review::accuracy`].
const HALF: u64 = 5;
/// No margin of any game is as large.
const MOST_POINTS: i32 = 99_999;

/// What a review found of a whole game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    turns: Vec<TurnReview>,
    after: Option<ExpectedMargin>,
}

/// What a review found of one turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnReview {
    /// What was to be expected before it, with best play.
    pub expected: ExpectedMargin,
    /// What should have been played instead; none when nothing better was found.
    pub better: Option<BetterMove>,
}

/// The margin to be expected of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExpectedMargin {
    /// The points that the side to move ends ahead of the best other side.
    pub margin: i32,
    /// Whether every line was followed to the end of the game, as in
    /// [`Analysis::turns`](crate::ai::Analysis::turns).
    pub proven: bool,
}

/// A better move than the one that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BetterMove {
    /// The move.
    pub mv: Move,
    /// The points that the one that was played loses against it, at least 1.
    pub lost: i32,
    /// Whether the margins of both are proven.
    pub proven: bool,
}

/// How bad a move is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Grade {
    /// It loses fewer points than a mistake. A single point that is not proven is
    /// within what an estimate may be wrong by, and no fault at all.
    Inaccuracy,
    /// It loses 5 points or more: a cell of the start position, or a refill.
    Mistake,
    /// It loses 10 points or more: a quan.
    Blunder,
}

/// A move that gave points away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Which turn of the game it was, from 0 on.
    pub turn: usize,
    /// What should have been played.
    pub better: BetterMove,
    /// How bad it was.
    pub grade: Grade,
}

/// Why what should be a review of a game is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewMismatch {
    /// It judges so many turns of a game of so many.
    Turns(usize, usize),
    /// The move named as better for this turn (from 0 on) may not be played, was
    /// played, or wins no points; or the margin is none that a game could have.
    Turn(usize),
    /// It tells of a position after the last turn although the game was over then,
    /// or does not although it was not; or its margin is none that a game could have.
    After,
}

impl BetterMove {
    /// How bad the move is that was played instead; none for what counts as no fault.
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
    /// The review of `game` that judges each of its turns, and the position after the
    /// last one where the game was not over then.
    ///
    /// # Errors
    /// [`ReviewMismatch`] when that cannot be a review of this game.
    pub fn new(
        game: &Game,
        turns: Vec<TurnReview>,
        after: Option<ExpectedMargin>,
    ) -> Result<Self, ReviewMismatch> {
        if turns.len() != game.turns().len() {
            return Err(ReviewMismatch::Turns(turns.len(), game.turns().len()));
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

    /// What was found of each turn.
    pub fn turns(&self) -> &[TurnReview] {
        &self.turns
    }

    /// What was to be expected after the last turn; none where the game was over then.
    pub fn after(&self) -> Option<ExpectedMargin> {
        self.after
    }

    /// The moves that gave points away, the worst first; equal ones in their order.
    pub fn faults(&self) -> Vec<Fault> {
        let fault = |(turn, judged): (usize, &TurnReview)| {
            let better = judged.better?;
            Some(Fault { turn, better, grade: better.grade()? })
        };
        let mut faults: Vec<Fault> = self.turns.iter().enumerate().filter_map(fault).collect();
        faults.sort_by_key(|fault| (-fault.better.lost, fault.turn));
        faults
    }

    /// How well each side of `game`, which this is a review of, has played, in percent;
    /// none for a side that had no turn.
    ///
    /// It is the mean over the turns of 5 / (5 + points lost), rounded down: 100 where
    /// nothing was given away, and a move that gives 5 points away counts half.
    pub fn accuracy(&self, game: &Game) -> BySide<Option<u8>> {
        BySide::from_fn(game.rules().sides, |side| {
            let own = game.turns().iter().zip(&self.turns).filter(|(turn, _)| turn.side == side);
            let lost = own.map(|(_, judged)| judged.better.map_or(0, |better| better.lost));
            // Whole numbers, so that every machine rounds alike.
            let shares = lost.map(|lost| 1_000_000 * HALF / (HALF + lost.unsigned_abs() as u64));
            let (turns, sum) = shares.fold((0, 0), |(turns, sum), share| (turns + 1, sum + share));
            u64::checked_div(sum, turns * 10_000).map(|percent| percent as u8)
        })
    }

    /// The expected margin for each side of `game`, which this is a review of, by how
    /// many turns had been played: after the start, after the first turn, and so on.
    /// With two sides all of them are known; with more, those of the side to move, and
    /// where the game was played out those of all sides at its end.
    pub fn curve(&self, game: &Game, side: Side) -> Vec<(usize, ExpectedMargin)> {
        let two = game.rules().sides == 2;
        let for_side = |mover: Option<Side>, expected: ExpectedMargin| match mover {
            Some(mover) if mover == side => Some(expected),
            Some(_) if two => Some(ExpectedMargin { margin: -expected.margin, ..expected }),
            _ => None,
        };
        let turns = game.turns().iter().zip(&self.turns).enumerate();
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

/// The position before each turn of `game`: whoever left since the turn before has
/// left in it.
fn positions_before(game: &Game) -> impl Iterator<Item = &Position> {
    let mut now = game.start();
    game.entries().filter_map(move |entry| {
        let before = std::mem::replace(&mut now, entry.after());
        matches!(entry, crate::rules::GameEntry::Turn(_)).then_some(before)
    })
}

/// The position after the last turn of `game`, before anybody left it then.
fn position_after(game: &Game) -> &Position {
    game.turns().last().map_or(game.start(), |turn| &turn.after)
}
