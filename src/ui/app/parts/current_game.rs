//! The current game: the game that *Continue* returns to, saved after each move.

use std::path::Path;

use eframe::egui::Context;

use super::super::games::Arrival;
use super::finished_game::FinishedGame;
use super::waker::waker;
use crate::archive::statistics::Score;
use crate::archive::{Autosave, GameId, Label, RecoveredGame, SavedGame};
use crate::audio::Surface;
use crate::controller::{Review, Session};
use crate::platform;
use crate::rules::Game;
use crate::storage::LoadProblem;
use crate::ui::live_game::LiveGame;
use crate::ui::oanquan::ReviewState;
use crate::ui::words::Words;

/// The current game, its label, and how it is saved.
pub struct CurrentGame {
    /// The game, or `None` if none has begun yet.
    pub live_game: Option<LiveGame>,
    /// What is known about the game once it is over.
    pub finished: Option<FinishedGame>,
    /// The autosave, or `None` if games are not saved.
    pub autosave: Option<Autosave>,
    label: Label,
    /// The [revision](Session::revision) that was saved last.
    seen: Option<u64>,
    /// The reason why the last game cannot be continued.
    pub problem: Option<LoadProblem>,
    /// The reason why games cannot be saved, in the language chosen at that time.
    pub message: Option<String>,
    /// The number of games that could not be saved.
    unsaved: usize,
    /// A game that is about to take its place.
    pub arrival: Option<Arrival>,
    /// The review of a game that is continued after it, by which a replay opens at once.
    reviewed: Option<(Game, Review)>,
}

/// The result of saving games.
pub enum SaveResult {
    /// The games are saved.
    Saved,
    /// Games could not be saved.
    Failed {
        /// The reason.
        sentence: String,
        /// Whether the player does not know yet.
        is_news: bool,
    },
}

impl CurrentGame {
    /// Creates the state without a game. `problem` says why the last one cannot be continued.
    pub fn new(autosave: Option<Autosave>, problem: Option<LoadProblem>) -> Self {
        let label = Label::new(platform::now());
        CurrentGame {
            live_game: None,
            finished: None,
            autosave,
            label,
            seen: None,
            problem,
            message: None,
            unsaved: 0,
            arrival: None,
            reviewed: None,
        }
    }

    /// Returns the game and its progress, if one has begun.
    pub fn session(&self) -> Option<&Session> {
        self.live_game.as_ref().map(LiveGame::session)
    }

    /// Returns the identifier of the game, or `None` if games are not saved.
    pub fn id(&self) -> Option<&GameId> {
        self.autosave.as_ref().map(|_| &self.label.id)
    }

    /// Returns the score of the game in the statistics, or `None` if the game is not over, does
    /// not count or is not saved.
    pub fn score(&self) -> Option<Score> {
        let (_, session) = (self.autosave.as_ref()?, self.session()?);
        Score::of(&SavedGame::of(&self.label, session, platform::now()))
    }

    /// Remembers the review of a game.
    pub fn keep_review(&mut self, game: Game, review: Review) {
        self.reviewed = Some((game, review));
    }

    /// Takes the review of the finished game, running or complete. If there is none, returns the one that
    /// was made of the game before, if any.
    pub fn take_review(&mut self) -> ReviewState {
        let review = self.finished.as_mut().map(|finished| std::mem::take(&mut finished.review));
        let review =
            review.filter(|review| review.found().is_some() || review.progress().is_some());
        let game = self.session().map(Session::game);
        let before = self.reviewed.as_ref().filter(|(reviewed, _)| Some(reviewed) == game);
        review.unwrap_or_else(|| ReviewState::new(before.map(|(_, review)| review.clone())))
    }

    /// Saves the review of the finished game in the library, if it is complete.
    pub fn save_review(&mut self) {
        let review = self.finished.as_ref().and_then(|finished| finished.review.found());
        if let (Some(session), Some(review)) = (self.session(), review) {
            let (game, review) = (session.game().clone(), review.clone());
            if let Some(autosave) = &self.autosave {
                autosave.save_review(self.label.id.clone(), game.clone(), review.clone());
            }
            self.keep_review(game, review);
        }
    }

    /// Returns whether there is a game that is not over.
    pub fn is_unfinished(&self) -> bool {
        self.session().is_some_and(|session| !session.game().is_over())
    }

    /// Returns whether there is a game that has begun and is not over.
    pub fn is_under_way(&self) -> bool {
        self.session().is_some_and(Session::is_under_way)
    }

    /// Returns whether games are saved, and saving has not failed last.
    pub fn is_kept(&self) -> bool {
        self.autosave.is_some() && self.unsaved == 0
    }

    /// Begins a game that is not saved yet, and adds the last one to the library if it is in
    /// progress.
    pub fn begin(&mut self, session: Session, surface: Surface) {
        self.archive();
        let given = session.game().turn_count();
        self.label = Label { given, ..Label::new(platform::now()) };
        // A finished game from elsewhere is not one of the player's games.
        let over = session.game().is_over();
        self.seen = over.then(|| session.revision());
        self.finished = None;
        self.live_game = Some(LiveGame::new(session, surface));
    }

    /// Resumes a saved game.
    pub fn restore(&mut self, label: Label, session: Session, surface: Surface) {
        log::debug!("continuing a saved game after {} moves", session.game().turn_count());
        self.label = label;
        self.seen = Some(session.revision());
        self.finished = None;
        self.live_game = Some(LiveGame::new(session, surface));
    }

    /// Adds the game to the library if it is in progress.
    pub fn archive(&self) {
        if let (Some(autosave), Some(session)) = (&self.autosave, self.session())
            && session.is_under_way()
        {
            autosave.file(SavedGame::of(&self.label, session, platform::now()));
        }
    }

    /// Makes sure that the game is saved even if it has not changed.
    pub fn mark_unsaved(&mut self) {
        self.seen = None;
    }

    /// Saves the game if it has changed. Returns the result of earlier writes, worded by `words`,
    /// if there is one.
    pub fn save(&mut self, words: &Words) -> Option<SaveResult> {
        let CurrentGame { live_game, autosave: Some(autosave), label, seen, .. } = self else {
            return None;
        };
        if let Some(live_game) = live_game
            && seen.replace(live_game.session().revision()) != *seen
        {
            let session = live_game.session();
            let game = SavedGame::of(label, session, platform::now());
            match session.game().is_over() {
                false => autosave.save(game),
                true => autosave.file(game),
            }
        }
        match autosave.take_result()? {
            Err(problem) => {
                let unsaved = autosave.unsaved().len();
                Some(self.note_failure(words.autosave_failed(&problem, unsaved), unsaved))
            }
            Ok(()) => {
                log::debug!("game saved");
                (self.message, self.unsaved) = (None, 0);
                Some(SaveResult::Saved)
            }
        }
    }

    fn note_failure(&mut self, sentence: String, unsaved: usize) -> SaveResult {
        let is_worse = std::mem::replace(&mut self.unsaved, unsaved) < unsaved;
        let is_first = self.message.replace(sentence.clone()).is_none();
        SaveResult::Failed { sentence, is_news: is_first || is_worse }
    }
}

/// Opens the autosave in `folder` and returns the game that the last run left there. A window
/// that opens with a game (`resumes` is not set) leaves that game to the next one.
pub fn open_autosave(
    ctx: &Context,
    folder: Option<&Path>,
    resumes: bool,
) -> (Option<Autosave>, RecoveredGame) {
    match folder {
        None => (None, RecoveredGame::default()),
        Some(folder) if resumes => {
            let (autosave, found) = Autosave::open(folder, waker(ctx));
            (Some(autosave), found)
        }
        Some(folder) => (Some(Autosave::open_fresh(folder, waker(ctx))), RecoveredGame::default()),
    }
}
