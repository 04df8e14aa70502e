//! The state of the review of the replayed game. No drawing.

use tabletop::{
    Advisor, AnalysisEngine, GameEntry, GameMatch, Review, ReviewJob, ReviewStatus, Seat, Setup,
    Waker,
};

/// The state of the review of one game.
pub struct ReviewState<G: Advisor> {
    found: Option<Review<G>>,
    attempt: Attempt<G>,
    /// Whether the review is open: its marks are on the board and, if there is room, the whole
    /// review is beside the board.
    pub open: bool,
    /// The turn (from 0) whose fault is viewed in the position before it.
    pub looked_at: Option<usize>,
}

/// What has become of the last review that was started here.
#[derive(Default)]
enum Attempt<G: Advisor> {
    /// None was started, or it was cancelled or was the first of this game.
    #[default]
    None,
    /// It is running.
    UnderWay(ReviewJob<G>),
    /// It failed.
    Failed,
    /// It is complete, and an earlier review of the same game was too.
    Repeated(ReviewComparison),
}

/// The difference between a repeated review and the one before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewComparison {
    /// The results are the same.
    Same,
    /// The results differ.
    Changed,
}

impl<G: Advisor> Default for ReviewState<G> {
    fn default() -> Self {
        ReviewState { found: None, attempt: Attempt::None, open: false, looked_at: None }
    }
}

impl<G: Advisor> ReviewState<G> {
    /// Creates the state for a game, with its saved review if there is one.
    pub fn new(found: Option<Review<G>>) -> Self {
        ReviewState { open: found.is_some(), found, ..ReviewState::default() }
    }

    /// Starts a review of `game`. An earlier result stays until the new one is complete.
    pub fn begin(&mut self, game: G::Match, analysis_engine: AnalysisEngine<G>, wake: Waker) {
        let job = ReviewJob::start(game, analysis_engine, wake);
        self.attempt = job.map_or(Attempt::Failed, Attempt::UnderWay);
    }

    /// Cancels the running review. An earlier result stays.
    pub fn cancel(&mut self) {
        if self.progress().is_some() {
            self.attempt = Attempt::None;
        }
    }

    /// Polls the running review. Returns the review when it is complete.
    pub fn poll(&mut self) -> Option<&Review<G>> {
        let Attempt::UnderWay(job) = &mut self.attempt else {
            return None;
        };
        match job.poll() {
            ReviewStatus::Nothing => None,
            ReviewStatus::Failed => {
                self.attempt = Attempt::Failed;
                None
            }
            ReviewStatus::Done(review) => {
                self.attempt = match &self.found {
                    None => Attempt::None,
                    Some(before) if *before == review => Attempt::Repeated(ReviewComparison::Same),
                    Some(_) => Attempt::Repeated(ReviewComparison::Changed),
                };
                Some(self.found.insert(review))
            }
        }
    }

    /// Returns the latest complete review.
    pub fn found(&self) -> Option<&Review<G>> {
        self.found.as_ref()
    }

    /// Returns the turns (from 0) of `game` in which a person gave points away, in order, or `None`
    /// if there is no complete review.
    pub fn faults_of_persons(&self, setup: &Setup, game: &G::Match) -> Option<Vec<usize>> {
        let review = self.found()?;
        let by_person = |turn: &usize| {
            side_of::<G>(game, *turn).is_some_and(|it| setup.seats[it] == Seat::Person)
        };
        let turns = (0..game.turn_count()).filter(by_person);
        Some(turns.filter(|turn| review.fault(*turn).is_some()).collect())
    }

    /// Returns the number of positions reviewed and of all positions while a review is running.
    pub fn progress(&self) -> Option<(usize, usize)> {
        match &self.attempt {
            Attempt::UnderWay(job) => Some(job.progress()),
            _ => None,
        }
    }

    /// Returns how a repeated review compares with the one before, or `None` if it was not
    /// repeated.
    pub fn comparison(&self) -> Option<ReviewComparison> {
        match self.attempt {
            Attempt::Repeated(comparison) => Some(comparison),
            _ => None,
        }
    }

    /// Returns whether the last attempt failed.
    pub fn has_failed(&self) -> bool {
        matches!(self.attempt, Attempt::Failed)
    }
}

/// Returns the side that played the turn with this index.
pub(crate) fn side_of<G: Advisor>(game: &G::Match, turn: usize) -> Option<tabletop::Side> {
    game.entries().get(game.entries_before_turn(turn + 1)).and_then(GameEntry::side)
}
