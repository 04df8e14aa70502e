//! What becomes known about a game once it is over: its review in the background, and what suits the
//! player in the next game.

use eframe::egui::Context;
use tabletop::archive::statistics::Score;
use tabletop::{Advisor, AnalysisEngine, GameMatch, Level, Review, Strength};
use window::waker;

use super::current_game::CurrentGame;
use super::table_game::TableGame;
use crate::review::ReviewState;

/// What is known about the current game once it is over. It ends with the next game, or when the
/// end is undone.
pub struct FinishedGame<G: TableGame> {
    /// The review, which starts when the result is shown.
    pub review: ReviewState<G>,
    /// The score in the statistics, if the game counts there.
    score: Option<Score<G::Category>>,
}

/// What the result of a game shows besides the players.
pub struct AfterGame<'a, G: Advisor> {
    /// The review of the game.
    pub review: Option<&'a ReviewState<G>>,
    /// The level that suits the player better after the last games.
    pub fitting_level: Option<Level>,
    /// The strength of *Fits me* in the next game, after a game that it follows.
    pub next_strength: Option<Strength>,
}

impl<G: Advisor> Clone for AfterGame<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Advisor> Copy for AfterGame<'_, G> {}

impl<G: Advisor> Default for AfterGame<'_, G> {
    fn default() -> Self {
        AfterGame { review: None, fitting_level: None, next_strength: None }
    }
}

impl<G: TableGame> FinishedGame<G> {
    /// Returns the score in the statistics, if the game counts there.
    pub(crate) fn score(&self) -> Option<&Score<G::Category>> {
        self.score.as_ref()
    }
}

impl<G: TableGame> CurrentGame<G> {
    /// Returns what is known about the game if it is over.
    pub fn after_game(&self) -> Option<AfterGame<'_, G>> {
        let FinishedGame { review, score } = self.finished.as_ref()?;
        let statistics = self.collection().map(|collection| &collection.statistics);
        let fitting_level = statistics
            .zip(score.as_ref())
            .and_then(|(statistics, score)| statistics.fitting_level(score));
        let next_strength = statistics
            .zip(score.as_ref().filter(|score| score.sides == 2))
            .and_then(|(statistics, score)| statistics.next_strength(Some(score)));
        Some(AfterGame { review: Some(review), fitting_level, next_strength })
    }

    /// Follows the end of the game: counts it, and takes over its review. Returns whether the review
    /// has just been completed.
    pub(crate) fn poll_end(&mut self) -> bool {
        if self.session().is_none() {
            return false;
        }
        if self.is_unfinished() {
            self.finished = None;
            return false;
        }
        if self.finished.is_none() {
            let score = self.score();
            if let (Some(_), Some(archive)) = (&score, &mut self.archive) {
                // The result suggests a level by the games so far.
                archive.refresh();
            }
            self.finished = Some(FinishedGame { review: ReviewState::default(), score });
        }
        let review = self.finished.as_mut().and_then(|finished| finished.review.poll());
        let is_complete = review.is_some();
        if is_complete {
            self.save_review();
        }
        is_complete
    }

    /// Starts the review of the game if it is over, unless a review was started before.
    pub fn review_in_background(&mut self, ctx: &Context, engine: &AnalysisEngine<G>) {
        let game = self.play.as_ref().map(|play| play.session().game());
        let (Some(game), Some(FinishedGame { review, .. })) = (game, &mut self.finished) else {
            return;
        };
        let is_new =
            review.found().is_none() && review.progress().is_none() && !review.has_failed();
        if !is_new || !game.is_over() || game.turn_count() == 0 {
            return;
        }
        match self.reviewed.as_ref().filter(|(reviewed, _)| reviewed == game) {
            Some((_, found)) => {
                *review = ReviewState::new(Some(found.clone()));
                review.open = false;
            }
            None => {
                log::info!("review of the finished game started");
                review.begin(game.clone(), engine.clone(), waker(ctx));
            }
        }
    }

    /// Cancels the running review: a computer may think in another game.
    pub fn cancel_review(&mut self) {
        if let Some(finished) = &mut self.finished {
            finished.review.cancel();
        }
    }

    /// Remembers the review of a game that is replayed, by which another replay of it opens at once.
    pub fn keep_review(&mut self, game: G::Match, review: Review<G>) {
        self.reviewed = Some((game, review));
    }

    /// Takes the review of the finished game, running or complete. If there is none, returns the one that
    /// was made of the game before, if any.
    pub fn take_review(&mut self) -> ReviewState<G> {
        let review = self.finished.as_mut().map(|finished| std::mem::take(&mut finished.review));
        let review =
            review.filter(|review| review.found().is_some() || review.progress().is_some());
        let game = self.session().map(|session| session.game());
        let before = self.reviewed.as_ref().filter(|(reviewed, _)| Some(reviewed) == game);
        review.unwrap_or_else(|| ReviewState::new(before.map(|(_, review)| review.clone())))
    }

    /// Takes the review of `game` back from a replay that is left, if that was of the finished game.
    pub fn take_review_back(&mut self, game: &G::Match, review: &mut ReviewState<G>) {
        if self.session().is_some_and(|session| session.game() == game) {
            review.looked_at = None;
            let review = std::mem::take(review);
            if let Some(finished) = &mut self.finished {
                finished.review = review;
            }
        }
    }

    /// Saves the review of the finished game in the library, if it is complete.
    fn save_review(&mut self) {
        let review = self.finished.as_ref().and_then(|finished| finished.review.found());
        if let (Some(session), Some(review)) = (self.session(), review) {
            let (game, review) = (session.game().clone(), review.clone());
            if let (Some(archive), Some(id)) = (&self.archive, self.id()) {
                archive.autosave.save_review(id.clone(), game.clone(), review.clone());
            }
            self.keep_review(game, review);
        }
    }
}
