//! The statistics as the window shows them: read on a thread of their own, filtered,
//! begun anew. No drawing.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use jiff::Timestamp;

use super::reading::{Read, Reading};
use crate::ai::Level;
use crate::archive::statistics::{
    Filter, LevelResults, PlayedRules, RESETS_VERSION, Reset, Resets, Score, scores,
};
use crate::archive::{Library, LibraryEntry};
use crate::controller::Waker;
use crate::storage::{LoadProblem, RonFile, SaveProblem};

/// Everything in a library, and everything that was deleted from it.
type Games = [Vec<Arc<LibraryEntry>>; 2];

/// What the games of a library count for.
pub struct Statistics {
    library: Library,
    wake: Waker,
    games: Games,
    /// Where the games will come from that are being read.
    reading: Option<Reading<io::Result<Games>>>,
    /// Why they cannot be read.
    unreadable: Option<String>,
    file: RonFile,
    resets: Resets,
    /// Why the resets cannot be used.
    problem: Option<LoadProblem>,
    /// What counts, in the order in which the games ended.
    scores: Vec<Score>,
    /// The rules by which they were played, each once.
    rules: Vec<PlayedRules>,
    filter: Filter,
    level_results: LevelResults,
    /// The level that is looked at; none: all of them.
    pub level: Option<Level>,
}

impl Statistics {
    /// The statistics of the games of `library`, which are yet to be read, begun anew
    /// where the file `resets` says so. `wake` is called when games have been read.
    pub fn new(library: Library, resets: PathBuf, wake: Waker) -> Self {
        Statistics {
            library,
            wake,
            games: Games::default(),
            reading: None,
            unreadable: None,
            file: RonFile::new(resets, RESETS_VERSION),
            resets: Resets::default(),
            problem: None,
            scores: Vec::new(),
            rules: Vec::new(),
            filter: Filter::default(),
            level_results: LevelResults::default(),
            level: None,
        }
    }

    /// Reads what has changed on the disk.
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

    /// What another window has begun anew is begun anew here too.
    fn load_resets(&mut self) {
        match self.file.load() {
            Ok(resets) => self.resets = resets.unwrap_or_default(),
            Err(problem) => {
                log::warn!("{problem}");
                self.problem = Some(problem);
            }
        }
    }

    /// Lets in what was read.
    pub fn poll(&mut self) {
        match self.reading.as_ref().map(Reading::poll) {
            None | Some(Read::Waiting) => return,
            Some(Read::Done(Ok(games))) => (self.games, self.unreadable) = (games, None),
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
        self.level_results = LevelResults::of(&self.scores, &self.filter);
    }

    /// Whether games are being read for the first time.
    pub fn is_loading(&self) -> bool {
        self.reading.is_some() && self.scores.is_empty()
    }

    /// Why the games cannot be read.
    pub fn unreadable(&self) -> Option<&str> {
        self.unreadable.as_deref()
    }

    /// Why the resets cannot be used: all games count then.
    pub fn problem(&self) -> Option<&LoadProblem> {
        self.problem.as_ref()
    }

    /// How many games count, whatever is looked at.
    pub fn count_of_games(&self) -> usize {
        self.scores.len()
    }

    /// Which games are looked at.
    pub fn filter(&self) -> Filter {
        self.filter
    }

    /// Looks at other games.
    pub fn set_filter(&mut self, filter: Filter) {
        self.filter = filter;
        self.level_results = LevelResults::of(&self.scores, &self.filter);
    }

    /// The rules by which games that count were played, each once.
    pub fn rules(&self) -> &[PlayedRules] {
        &self.rules
    }

    /// The results of the games that are looked at.
    pub fn level_results(&self) -> &LevelResults {
        &self.level_results
    }

    /// The games that are looked at, at the level that is looked at, with their
    /// margins, in the order in which they ended.
    pub fn margins(&self) -> Vec<(&Score, i32)> {
        let taken = |score: &&Score| {
            self.filter.takes(score) && self.level.is_none_or(|level| level == score.level)
        };
        let taken = self.scores.iter().filter(taken);
        taken.filter_map(|score| Some((score, score.margin?))).collect()
    }

    /// Whether statistics that were begun anew can be brought back.
    pub fn can_bring_back(&self) -> bool {
        !self.resets.resets.is_empty()
    }

    /// Begins anew: no game so far counts any more.
    ///
    /// # Errors
    /// Why that cannot be kept; nothing has changed then.
    pub fn reset(&mut self, now: Timestamp) -> Result<(), SaveProblem> {
        self.load_resets();
        self.count();
        let games = self.scores.iter().map(|score| score.game.clone()).collect();
        let mut resets = self.resets.clone();
        resets.resets.push(Reset { at: now, games });
        self.save_resets(resets)
    }

    /// Lets the games count again that the last reset has put away.
    ///
    /// # Errors
    /// Why that cannot be kept; nothing has changed then.
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
