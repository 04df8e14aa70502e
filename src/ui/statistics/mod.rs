//! The statistics in the window: read on a separate thread, filtered and reset. No drawing.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use jiff::Timestamp;

use super::reading::{Read, Reading};
use crate::ai::{Level, Opponent, Strength};
use crate::archive::statistics::{
    Filter, Ladder, LevelResults, PlayedRules, RESETS_VERSION, Rating, Reset, Resets, Results,
    Score, fitting_level, next_strength_after, scores,
};
use crate::archive::{Library, LibraryEntry};
use crate::controller::Waker;
use crate::storage::{LoadProblem, RonFile, SaveProblem};

/// The games of a library, and the games deleted from it.
type Games = [Vec<Arc<LibraryEntry>>; 2];

/// The statistics of the games of a library.
pub struct Statistics {
    library: Library,
    wake: Waker,
    games: Games,
    /// Whether the games have been read.
    is_read: bool,
    /// The games being read.
    reading: Option<Reading<io::Result<Games>>>,
    /// Why the games cannot be read.
    unreadable: Option<String>,
    file: RonFile,
    resets: Resets,
    /// Why the resets cannot be used.
    problem: Option<LoadProblem>,
    /// The scores of the games that count, in the order in which they ended.
    scores: Vec<Score>,
    /// The rules of these games, each once.
    rules: Vec<PlayedRules>,
    /// The results of all these games.
    overall: Results,
    ladder: Ladder,
    filter: Filter,
    level_results: LevelResults,
    rating: Rating,
    /// The selected opponent, or `None` for all opponents.
    pub opponent: Option<Opponent>,
}

impl Statistics {
    /// Creates the statistics of `library`, not yet read. The file `resets` records the games
    /// that no longer count. Calls `wake` when reading is done.
    pub fn new(library: Library, resets: PathBuf, wake: Waker) -> Self {
        Statistics {
            library,
            wake,
            games: Games::default(),
            is_read: false,
            reading: None,
            unreadable: None,
            file: RonFile::new(resets, RESETS_VERSION),
            resets: Resets::default(),
            problem: None,
            scores: Vec::new(),
            rules: Vec::new(),
            overall: Results::default(),
            ladder: Ladder::default(),
            filter: Filter::default(),
            level_results: LevelResults::default(),
            rating: Rating::Counting(0),
            opponent: None,
        }
    }

    /// Starts reading what has changed on the disk.
    pub fn refresh(&mut self) {
        self.load_resets();
        let (library, known) = (self.library.clone(), self.games.clone());
        let read = move || {
            let [there, deleted] = known;
            Ok([library.list(&there)?, library.deleted().list(&deleted)?])
        };
        match Reading::start("statistics", self.wake.clone(), read) {
            Ok(reading) => self.reading = Some(reading),
            Err(error) => self.unreadable = Some(error.to_string()),
        }
    }

    /// Starts reading unless the games have been read, are being read or cannot be read.
    pub fn read_once(&mut self) {
        if !self.is_read && self.reading.is_none() && self.unreadable.is_none() {
            self.refresh();
        }
    }

    /// Loads the resets, which another window may have changed.
    fn load_resets(&mut self) {
        match self.file.load() {
            Ok(resets) => self.resets = resets.unwrap_or_default(),
            Err(problem) => {
                log::warn!("{problem}");
                self.problem = Some(problem);
            }
        }
    }

    /// Takes in the games when reading is done.
    pub fn poll(&mut self) {
        match self.reading.as_ref().map(Reading::poll) {
            None | Some(Read::Waiting) => return,
            Some(Read::Done(Ok(games))) => {
                (self.games, self.unreadable, self.is_read) = (games, None, true);
            }
            Some(Read::Done(Err(error))) => self.unreadable = Some(error.to_string()),
            Some(Read::Lost) => {}
        }
        self.reading = None;
        self.count();
    }

    fn count(&mut self) {
        let entries = self.games.iter().flatten().map(AsRef::as_ref);
        self.scores = scores(entries, &self.resets);
        self.rules = self.scores.iter().map(|score| score.rules).collect();
        self.rules.sort();
        self.rules.dedup();
        self.overall = Results::of(&self.scores);
        self.ladder = Ladder::of(&self.scores);
        self.rating = Rating::of(&self.scores);
        self.level_results = LevelResults::of(&self.scores, &self.filter);
    }

    /// Returns whether games are being read for the first time.
    pub fn is_loading(&self) -> bool {
        self.reading.is_some() && self.scores.is_empty()
    }

    /// Returns why the games cannot be read, if they cannot.
    pub fn unreadable(&self) -> Option<&str> {
        self.unreadable.as_deref()
    }

    /// Returns why the resets cannot be used, if they cannot. All games count in that case.
    pub fn problem(&self) -> Option<&LoadProblem> {
        self.problem.as_ref()
    }

    /// Returns the number of games that count, regardless of the filter.
    pub fn count_of_games(&self) -> usize {
        self.scores.len()
    }

    /// Returns the results of all games that count, regardless of the filter.
    pub fn overall(&self) -> &Results {
        &self.overall
    }

    /// Returns what the player has achieved against each level, regardless of the filter.
    pub fn ladder(&self) -> &Ladder {
        &self.ladder
    }

    /// Returns the filter.
    pub fn filter(&self) -> Filter {
        self.filter
    }

    /// Changes the filter.
    pub fn set_filter(&mut self, filter: Filter) {
        self.filter = filter;
        self.level_results = LevelResults::of(&self.scores, &self.filter);
    }

    /// Returns the rules of the games that count, each once.
    pub fn rules(&self) -> &[PlayedRules] {
        &self.rules
    }

    /// Returns the results of the games that match the filter.
    pub fn level_results(&self) -> &LevelResults {
        &self.level_results
    }

    /// Returns all games that count and have a margin, with the margin, in the order in which they
    /// ended.
    pub fn all_margins(&self) -> Vec<(&Score, i32)> {
        self.scores.iter().filter_map(|score| Some((score, score.margin?))).collect()
    }

    /// Returns those of them that match the filter and the selected opponent.
    pub fn margins(&self) -> Vec<(&Score, i32)> {
        let taken = |score: &Score| {
            self.filter.takes(score)
                && self.opponent.is_none_or(|opponent| opponent == score.opponent)
        };
        let mut margins = self.all_margins();
        margins.retain(|(score, _)| taken(score));
        margins
    }

    /// Returns the level that suits the player better after the game `last`, which may not have
    /// been read yet, and the games before it.
    pub fn fitting_level(&self, last: &Score) -> Option<Level> {
        fitting_level(last, self.scores.iter().rev().filter(|score| score.game != last.game))
    }

    /// Returns the strength of *Fits me* in the next game after the game `last`, which may not have
    /// been read yet, and the games before it. Returns `None` if the games have not been read.
    pub fn next_strength(&self, last: Option<&Score>) -> Option<Strength> {
        self.is_read.then(|| next_strength_after(&self.scores, last))
    }

    /// Returns the player's rating, regardless of the filter.
    pub fn rating(&self) -> Rating {
        self.rating
    }

    /// Returns whether there is a reset to undo.
    pub fn can_bring_back(&self) -> bool {
        !self.resets.resets.is_empty()
    }

    /// Resets the statistics: the games so far no longer count.
    ///
    /// # Errors
    /// Returns [`SaveProblem`] if the reset cannot be saved; nothing has changed then.
    pub fn reset(&mut self, now: Timestamp) -> Result<(), SaveProblem> {
        self.load_resets();
        self.count();
        let games = self.scores.iter().map(|score| score.game.clone()).collect();
        let mut resets = self.resets.clone();
        resets.resets.push(Reset { at: now, games });
        self.save_resets(resets)
    }

    /// Undoes the last reset: its games count again.
    ///
    /// # Errors
    /// Returns [`SaveProblem`] if the resets cannot be saved; nothing has changed then.
    pub fn bring_back(&mut self) -> Result<(), SaveProblem> {
        self.load_resets();
        let mut resets = self.resets.clone();
        resets.resets.pop();
        self.save_resets(resets)
    }

    fn save_resets(&mut self, resets: Resets) -> Result<(), SaveProblem> {
        self.file.save(&resets)?;
        self.resets = resets;
        self.problem = None;
        self.count();
        Ok(())
    }
}
