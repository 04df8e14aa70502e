//! What the engine found of a game, in the shape in which it lies on the disk.

use serde::{Deserialize, Serialize};

use super::{SavedError, SavedFlaw};
use crate::controller::{BetterMove, ExpectedMargin, Review, ReviewMismatch, TurnReview};
use crate::rules::{Game, Move};

/// The review of a game. It is one only once [`restore`](Self::restore) has found that
/// it fits the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedReview {
    /// What was found of each move, those who left not counted.
    pub turns: Vec<SavedTurn>,
    /// What was to be expected after the last of them; none where the game was over
    /// then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<SavedExpected>,
}

/// What was found of one move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedTurn {
    /// The points that its side was to be ahead at the end, with best play.
    pub expected: i32,
    /// Whether that is proven.
    #[serde(default, skip_serializing_if = "is_false")]
    pub proven: bool,
    /// What should have been played instead; none when nothing better was found.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub better: Option<SavedBetter>,
}

/// What was to be expected where the moves end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedExpected {
    /// The points that the side to move was to be ahead at the end.
    pub expected: i32,
    /// Whether that is proven.
    #[serde(default, skip_serializing_if = "is_false")]
    pub proven: bool,
}

/// A better move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedBetter {
    /// The move, in notation.
    #[serde(rename = "move")]
    pub mv: String,
    /// The points lost against it.
    pub lost: i32,
    /// Whether that is proven.
    #[serde(default, skip_serializing_if = "is_false")]
    pub proven: bool,
}

impl SavedReview {
    /// The shape of `review`.
    pub fn of(review: &Review) -> Self {
        let better = |BetterMove { mv, lost, proven }: BetterMove| {
            let mv = mv.to_string();
            SavedBetter { mv, lost, proven }
        };
        let turn = |turn: &TurnReview| {
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

    /// The review of `game`.
    ///
    /// # Errors
    /// [`SavedError`] at the first thing that does not go with the game.
    pub fn restore(&self, game: &Game) -> Result<Review, SavedError> {
        let refuse = |turn, why| SavedError { field: "review", turn, why };
        let expected = |margin, proven| ExpectedMargin { margin, proven };
        let mut turns = Vec::new();
        for (index, SavedTurn { expected: margin, proven, better }) in self.turns.iter().enumerate()
        {
            let read = |better: &SavedBetter| -> Result<BetterMove, SavedError> {
                let mv: Move =
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
