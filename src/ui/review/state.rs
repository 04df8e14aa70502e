//! The review of the game that is replayed: asked for, under way, found. No drawing.

use crate::controller::{AnalysisEngine, Review, ReviewJob, ReviewStatus, Waker};
use crate::rules::Game;

/// Where the review of one game stands.
#[derive(Default)]
pub struct ReviewState {
    found: Option<Review>,
    under_way: Option<ReviewJob>,
    broke: bool,
    again: Option<ReviewComparison>,
    /// Whether what it says is shown on the board, and all of it beside the board where
    /// there is room for that.
    pub open: bool,
    /// The turn whose fault is looked at, while the position before it is shown.
    pub looked_at: Option<usize>,
}

/// How what was found anew compares with what had been found before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewComparison {
    /// It is the same.
    Same,
    /// Something differs.
    Changed,
}

impl ReviewState {
    /// The state for a game, with the review saved with it.
    pub fn new(found: Option<Review>) -> Self {
        ReviewState { open: found.is_some(), found, ..ReviewState::default() }
    }

    /// Goes through `game`, anew if that was done before.
    pub fn begin(&mut self, game: Game, analysis_engine: AnalysisEngine, wake: Waker) {
        self.under_way = ReviewJob::start(game, analysis_engine, wake);
        (self.broke, self.again) = (self.under_way.is_none(), None);
    }

    /// Gives up what is under way; what was found before stays.
    pub fn cancel(&mut self) {
        self.under_way = None;
    }

    /// Lets in what was found; the review, where that is all of it.
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

    /// What was found last.
    pub fn found(&self) -> Option<&Review> {
        self.found.as_ref()
    }

    /// How many positions have been looked into, and how many there are, while a review
    /// is under way.
    pub fn progress(&self) -> Option<(usize, usize)> {
        self.under_way.as_ref().map(ReviewJob::progress)
    }

    /// What came of going through the game anew; none where it was not done.
    pub fn comparison(&self) -> Option<ReviewComparison> {
        self.again
    }

    /// Whether the last try broke down.
    pub fn broke(&self) -> bool {
        self.broke
    }
}
