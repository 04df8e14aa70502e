//! What the window finds out about the current game once it is over.

use crate::archive::statistics::Score;
use crate::ui::oanquan::ReviewState;

/// What is known about the current game once it is over. It ends with the next game, or when the
/// end is undone.
pub struct FinishedGame {
    /// The review, which starts when the result is shown.
    pub review: ReviewState,
    /// The score in the statistics, if the game counts there.
    pub score: Option<Score>,
}

impl FinishedGame {
    /// Creates the state at the end of a game with this score.
    pub fn new(score: Option<Score>) -> Self {
        FinishedGame { review: ReviewState::default(), score }
    }
}
