//! The stored form of a review.

use serde::{Deserialize, Serialize};

use super::{SavedError, SavedFlaw, Stored};
use crate::{BetterMove, ExpectedMargin, Review, ReviewMismatch, TurnReview};

/// The stored form of a review. Only [`restore`](Self::restore) checks that it fits the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedReview {
    /// The review of each move, excluding departures.
    pub turns: Vec<SavedTurn>,
    /// The expected margin after the last move, or `None` if the game was over there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<SavedExpected>,
}

/// The stored review of one move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedTurn {
    /// The expected final margin of the side to move before it, with best play, in points.
    pub expected: i32,
    /// Whether the margin is proven.
    #[serde(default, skip_serializing_if = "is_false")]
    pub proven: bool,
    /// A better move, or `None` if the review found none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub better: Option<SavedBetter>,
}

/// The stored expectation after the last move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedExpected {
    /// The expected final margin of the side to move, in points.
    pub expected: i32,
    /// Whether the margin is proven.
    #[serde(default, skip_serializing_if = "is_false")]
    pub proven: bool,
}

/// A stored better move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedBetter {
    /// The move, in notation.
    #[serde(rename = "move")]
    pub mv: String,
    /// The points lost against it.
    pub lost: i32,
    /// Whether the loss is proven.
    #[serde(default, skip_serializing_if = "is_false")]
    pub proven: bool,
}

impl SavedReview {
    /// Returns the stored form of `review`.
    pub fn of<G: Stored>(review: &Review<G>) -> Self {
        let better = |BetterMove { mv, lost, proven }: BetterMove<G::Move>| {
            let mv = mv.to_string();
            SavedBetter { mv, lost, proven }
        };
        let turn = |turn: &TurnReview<G::Move>| {
            let ExpectedMargin { margin: expected, proven } = turn.expected;
            SavedTurn { expected, proven, better: turn.better.map(better) }
        };
        let after =
            |ExpectedMargin { margin: expected, proven }| SavedExpected { expected, proven };
        SavedReview {
            turns: review.turns().iter().map(turn).collect(),
            after: review.after().map(after),
        }
    }

    /// Restores the review of `game`.
    ///
    /// # Errors
    /// Returns a [`SavedError`] for the first mismatch with the game.
    pub fn restore<G: Stored>(&self, game: &G::Match) -> Result<Review<G>, SavedError<G::Flaw>> {
        let refuse = |turn, why| SavedError { field: "review", turn, why };
        let expected = |margin, proven| ExpectedMargin { margin, proven };
        let mut turns = Vec::new();
        for (index, SavedTurn { expected: margin, proven, better }) in self.turns.iter().enumerate()
        {
            let read = |better: &SavedBetter| -> Result<BetterMove<G::Move>, SavedError<G::Flaw>> {
                let mv: G::Move =
                    (better.mv.parse()).map_err(|_| refuse(Some(index + 1), SavedFlaw::Judged))?;
                Ok(BetterMove { mv, lost: better.lost, proven: better.proven })
            };
            let better = better.as_ref().map(read).transpose()?;
            turns.push(TurnReview { expected: expected(*margin, *proven), better });
        }
        let after = self.after.as_ref().map(|after| expected(after.expected, after.proven));
        Review::new(game, turns, after).map_err(|misfit| match misfit {
            ReviewMismatch::Turns(found, turns) => refuse(None, SavedFlaw::Reviewed(found, turns)),
            ReviewMismatch::Turn(index) => refuse(Some(index + 1), SavedFlaw::Judged),
            ReviewMismatch::After => refuse(None, SavedFlaw::JudgedAfter),
        })
    }
}

fn is_false(value: &bool) -> bool {
    !value
}
