//! The state of the review of the replayed game. No drawing.

use crate::controller::{AnalysisEngine, Review, ReviewJob, ReviewStatus, Waker};
use crate::rules::Game;

/// The state of the review of one game.
#[derive(Default)]
pub struct ReviewState {
    found: Option<Review>,
    under_way: Option<ReviewJob>,
    broke: bool,
    again: Option<ReviewComparison>,
    /// Whether the review is open: its marks are on the board and, if there is room, the whole
    /// review is beside the board.
    pub open: bool,
    /// The turn (from 0) whose fault is viewed in the position before it.
    pub looked_at: Option<usize>,
}

/// The difference between a repeated review and the one before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewComparison {
    /// The results are the same.
    Same,
    /// The results differ.
    Changed,
}

impl ReviewState {
    /// Creates the state for a game, with its saved review if there is one.
    pub fn new(found: Option<Review>) -> Self {
        ReviewState { open: found.is_some(), found, ..ReviewState::default() }
    }

    /// Starts a review of `game`. An earlier result stays until the new one is complete.
    pub fn begin(&mut self, game: Game, analysis_engine: AnalysisEngine, wake: Waker) {
        self.under_way = ReviewJob::start(game, analysis_engine, wake);
        (self.broke, self.again) = (self.under_way.is_none(), None);
    }

    /// Cancels the running review. An earlier result stays.
    pub fn cancel(&mut self) {
        self.under_way = None;
    }

    /// Polls the running review. Returns the review when it is complete.
    pub fn poll(&mut self) -> Option<&Review> {
        match self.under_way.as_mut()?.poll() {
            ReviewStatus::Nothing => return None,
            ReviewStatus::Done(review) => {
                self.again = self.found.as_ref().map(|before| match *before == review {
                    true => ReviewComparison::Same,
                    false => ReviewComparison::Changed,
                });
                self.found = Some(review);
            }
            ReviewStatus::Failed => self.broke = true,
        }
        self.under_way = None;
        self.found.as_ref().filter(|_| !self.broke)
    }

    /// Returns the latest complete review.
    pub fn found(&self) -> Option<&Review> {
        self.found.as_ref()
    }

    /// Returns the number of positions reviewed and of all positions while a review is running.
    pub fn progress(&self) -> Option<(usize, usize)> {
        self.under_way.as_ref().map(ReviewJob::progress)
    }

    /// Returns how a repeated review compares with the one before, or `None` if it was not
    /// repeated.
    pub fn comparison(&self) -> Option<ReviewComparison> {
        self.again
    }

    /// Returns whether the last attempt failed.
    pub fn broke(&self) -> bool {
        self.broke
    }
}
