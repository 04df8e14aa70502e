//! The statistics in the window: read on a separate thread, filtered and reset. No drawing.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use jiff::Timestamp;
use tabletop::archive::statistics::{
    Filter, Ladder, LevelResults, RESETS_VERSION, Rating, Reset, Resets, Results, Score,
    fitting_level, next_strength_after, scores,
};
use tabletop::archive::{Library, LibraryEntry};
use tabletop::storage::{LoadProblem, RonFile, SaveProblem, lock_folder_of, make_folder_of};
use tabletop::{Job, JobStatus, Level, Opponent, Strength, Waker};

use super::game_list::NO_THREAD;
use crate::game::TableGame;

/// The games of a library, and the games deleted from it.
type Games<G> = [Vec<Arc<LibraryEntry<G>>>; 2];

/// What is read from the disk: the games, and the resets.
type ReadStatistics<G> = (io::Result<Games<G>>, Result<Resets, LoadProblem>);

/// A change of the statistics.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StatisticsChange {
    /// The games so far no longer count.
    Reset,
    /// The last reset was undone.
    BroughtBack,
}

/// The statistics of the games of a library.
pub struct Statistics<G: TableGame> {
    library: Library<G>,
    wake: Waker,
    games: Games<G>,
    /// Whether the games have been read.
    is_read: bool,
    /// The games being read.
    reading: Option<Job<ReadStatistics<G>>>,
    /// The change under way.
    changing: Option<Job<Result<(StatisticsChange, Resets), SaveProblem>>>,
    /// Why the games cannot be read.
    unreadable: Option<String>,
    /// The file of the resets.
    file: PathBuf,
    resets: Resets,
    /// Why the resets cannot be used.
    problem: Option<LoadProblem>,
    /// The scores of the games that count, in the order in which they ended.
    scores: Vec<Score<G::Category>>,
    /// The kinds of options of these games, each once.
    categories: Vec<G::Category>,
    /// The results of all these games.
    overall: Results,
    ladder: Ladder,
    filter: Filter<G::Category>,
    level_results: LevelResults,
    rating: Rating,
    /// The selected opponent, or `None` for all opponents.
    pub opponent: Option<Opponent>,
}

impl<G: TableGame> Statistics<G> {
    /// Creates the statistics of `library`, not yet read. The file `resets` records the games
    /// that no longer count. Calls `wake` when reading is done.
    pub fn new(library: Library<G>, resets: PathBuf, wake: Waker) -> Self {
        Statistics {
            library,
            wake,
            games: Default::default(),
            is_read: false,
            reading: None,
            changing: None,
            unreadable: None,
            file: resets,
            resets: Resets::default(),
            problem: None,
            scores: Vec::new(),
            categories: Vec::new(),
            overall: Results::default(),
            ladder: Ladder::default(),
            filter: Filter::default(),
            level_results: LevelResults::default(),
            rating: Rating::Counting(0),
            opponent: None,
        }
    }

    /// Starts reading what has changed on the disk. Another window may have changed the resets.
    pub fn refresh(&mut self) {
        self.refresh_after(|| ());
    }

    /// Does the same after `prepare`, which may wait for the disk.
    pub fn refresh_after(&mut self, prepare: impl FnOnce() + Send + 'static) {
        let (library, known, file) = (self.library.clone(), self.games.clone(), self.file.clone());
        let read = move || {
            let [there, deleted] = known;
            prepare();
            let games = library
                .list(&there)
                .and_then(|there| Ok([there, library.deleted().list(&deleted)?]));
            (games, load(&mut resets_file(file)))
        };
        self.reading = Job::once("statistics", self.wake.clone(), read);
        self.note_thread(self.reading.is_some());
    }

    /// Notes whether the system has started a thread.
    fn note_thread(&mut self, has_started: bool) {
        if !has_started {
            self.unreadable = Some(NO_THREAD.to_owned());
        }
    }

    /// Starts reading unless the games have been read, are being read or cannot be read.
    pub fn read_once(&mut self) {
        if !self.is_read && self.reading.is_none() && self.unreadable.is_none() {
            self.refresh();
        }
    }

    /// Takes in the games when reading is done.
    pub fn poll(&mut self) {
        match self.reading.as_ref().map(Job::poll) {
            None | Some(JobStatus::Nothing) => return,
            Some(JobStatus::Report((games, resets))) => {
                match games {
                    Ok(games) => (self.games, self.unreadable, self.is_read) = (games, None, true),
                    Err(error) => self.unreadable = Some(error.to_string()),
                }
                match resets {
                    Ok(resets) => self.resets = resets,
                    Err(problem) => {
                        log::warn!("{problem}");
                        self.problem = Some(problem);
                    }
                }
            }
            Some(JobStatus::Ended) => {}
        }
        self.reading = None;
        self.count();
    }

    fn count(&mut self) {
        let entries = self.games.iter().flatten().map(AsRef::as_ref);
        self.scores = scores(entries, &self.resets);
        self.categories = self.scores.iter().map(|score| score.rules).collect();
        self.categories.sort();
        self.categories.dedup();
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
    pub fn filter(&self) -> Filter<G::Category> {
        self.filter
    }

    /// Changes the filter.
    pub fn set_filter(&mut self, filter: Filter<G::Category>) {
        self.filter = filter;
        self.level_results = LevelResults::of(&self.scores, &self.filter);
    }

    /// Returns the kinds of options of the games that count, each once.
    pub fn categories(&self) -> &[G::Category] {
        &self.categories
    }

    /// Returns the results of the games that match the filter.
    pub fn level_results(&self) -> &LevelResults {
        &self.level_results
    }

    /// Returns all games that count and have a margin, with the margin, in the order in which they
    /// ended.
    pub fn all_margins(&self) -> Vec<(&Score<G::Category>, i32)> {
        self.scores.iter().filter_map(|score| Some((score, score.margin?))).collect()
    }

    /// Returns those of them that match the filter and the selected opponent.
    pub fn margins(&self) -> Vec<(&Score<G::Category>, i32)> {
        let taken = |score: &Score<G::Category>| {
            self.filter.takes(score)
                && self.opponent.is_none_or(|opponent| opponent == score.opponent)
        };
        let mut margins = self.all_margins();
        margins.retain(|(score, _)| taken(score));
        margins
    }

    /// Returns the level that suits the player better after the game `last`, which may not have
    /// been read yet, and the games before it.
    pub fn fitting_level(&self, last: &Score<G::Category>) -> Option<Level> {
        fitting_level(last, self.scores.iter().rev().filter(|score| score.game != last.game))
    }

    /// Returns the strength of *Fits me* in the next game after the game `last`, which may not have
    /// been read yet, and the games before it. Returns `None` if the games have not been read.
    pub fn next_strength(&self, last: Option<&Score<G::Category>>) -> Option<Strength> {
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

    /// Starts to reset the statistics: the games so far no longer count.
    pub fn reset(&mut self, now: Timestamp) {
        let games = self.games.clone();
        self.change(StatisticsChange::Reset, move |resets| {
            let entries = games.iter().flatten().map(AsRef::as_ref);
            let games = scores(entries, resets).into_iter().map(|score| score.game).collect();
            resets.resets.push(Reset { at: now, games });
        });
    }

    /// Starts to undo the last reset: its games count again.
    pub fn bring_back(&mut self) {
        self.change(StatisticsChange::BroughtBack, |resets| {
            resets.resets.pop();
        });
    }

    /// Starts a change of the resets, unless another one is under way.
    fn change(
        &mut self,
        change: StatisticsChange,
        apply: impl FnOnce(&mut Resets) + Send + 'static,
    ) {
        if self.changing.is_some() {
            return;
        }
        let (path, known) = (self.file.clone(), self.resets.clone());
        self.changing = Job::once("resets", self.wake.clone(), move || {
            // If there can be no folder, saving reports why.
            let _ = make_folder_of(&path);
            let _lock = lock_folder_of(&path);
            let mut file = resets_file(path);
            // Another window may have changed the resets.
            let mut resets = load(&mut file).unwrap_or(known);
            apply(&mut resets);
            file.save(&resets)?;
            Ok((change, resets))
        });
        self.note_thread(self.changing.is_some());
    }

    /// Returns whether a change of the resets is under way.
    pub fn is_changing(&self) -> bool {
        self.changing.is_some()
    }

    /// Takes in the change that has just been made, if there is one, and returns it. After an
    /// error, nothing has changed.
    pub fn take_change(&mut self) -> Option<Result<StatisticsChange, SaveProblem>> {
        let changed = match self.changing.as_ref()?.poll() {
            JobStatus::Nothing => return None,
            JobStatus::Report(changed) => changed,
            JobStatus::Ended => {
                self.changing = None;
                return None;
            }
        };
        self.changing = None;
        Some(changed.map(|(change, resets)| {
            (self.resets, self.problem) = (resets, None);
            self.count();
            change
        }))
    }
}

/// Returns the file of the resets.
fn resets_file(path: PathBuf) -> RonFile {
    RonFile::new(path, RESETS_VERSION)
}

fn load(file: &mut RonFile) -> Result<Resets, LoadProblem> {
    Ok(file.load()?.unwrap_or_default())
}
