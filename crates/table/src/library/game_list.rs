//! The list of library games in the window: read on a separate thread, searched and sorted. No
//! drawing.

use std::ffi::{OsStr, OsString};
use std::io;
use std::ops::Range;
use std::path::PathBuf;
use std::sync::Arc;

use jiff::civil::Date;
use jiff::{Timestamp, ZonedDateTime};
use settings::Language;
use tabletop::archive::{DeletedGame, GameFileProblem, Library, LibraryEntry, ReadGame, SavedGame};
use tabletop::platform::local_time;
use tabletop::storage::{SaveProblem, write_text};
use tabletop::{Job, JobStatus, SessionState, Waker};
use window::Change;
use window_words::{GameFilter, SortOrder};

use super::line::GameLine;
use super::listed::Wording;
use super::positions::{Positions, ReachedPosition};
use crate::game::TableGame;

/// Why nothing can be read or changed without a thread.
pub(crate) const NO_THREAD: &str = "the system starts no further thread";

/// A game that has been read from the library.
pub struct OpenedGame<G: TableGame> {
    /// The file.
    pub file: OsString,
    /// The game, or the reason why there is none.
    pub game: ReadGame<G>,
    /// Whether the library has the game under its identifier, so that a review is saved there.
    pub is_kept: bool,
}

/// A file of the library and its text.
type LibraryRow<G> = (Arc<LibraryEntry<G>>, GameLine);

/// The games of the library.
pub struct GameList<G: TableGame> {
    library: Library<G>,
    wake: Waker,
    rows: Vec<LibraryRow<G>>,
    /// The rows being read.
    reading: Option<Job<io::Result<Vec<LibraryRow<G>>>>>,
    /// How the rows are worded.
    wording: Wording,
    /// Returns the present moment.
    now: fn() -> Timestamp,
    /// The day on which the rows were written, from which they count the days.
    written_on: Option<Date>,
    positions: Positions<G>,
    /// Why the library cannot be read.
    unreadable: Option<String>,
    /// The search text.
    pub search: String,
    /// Which games are shown.
    pub kind: GameFilter,
    /// The order of the games.
    pub order: SortOrder,
    /// The indices in `rows` of the games shown, in order.
    shown: Vec<usize>,
    /// How often the rows or their order have changed.
    changes: u64,
    /// The file of the selected game.
    chosen: Option<OsString>,
    deleted: Vec<DeletedGame>,
    /// The change under way.
    changing: Option<Job<Result<Change, SaveProblem>>>,
}

impl<G: TableGame> GameList<G> {
    /// Creates the list for `library`, not yet read. `now` returns the present moment. Calls `wake`
    /// when reading is done.
    pub fn new(library: Library<G>, now: fn() -> Timestamp, wake: Waker) -> Self {
        GameList {
            library,
            wake,
            rows: Vec::new(),
            reading: None,
            wording: Wording { language: Language::Vietnamese, look: 0 },
            now,
            written_on: None,
            positions: Positions::default(),
            unreadable: None,
            search: String::new(),
            kind: GameFilter::default(),
            order: SortOrder::default(),
            shown: Vec::new(),
            changes: 0,
            chosen: None,
            deleted: Vec::new(),
            changing: None,
        }
    }

    /// Returns the library.
    pub fn library(&self) -> &Library<G> {
        &self.library
    }

    /// Starts reading what has changed on the disk.
    pub fn refresh(&mut self, wording: Wording) {
        self.refresh_after(wording, || ());
    }

    /// Does the same after `prepare`, which may wait for the disk.
    pub fn refresh_after(&mut self, wording: Wording, prepare: impl FnOnce() + Send + 'static) {
        let now = local_time((self.now)());
        // Texts in other words or of another day are written again.
        let is_fit = self.wording == wording && self.written_on == Some(now.date());
        (self.wording, self.written_on) = (wording, Some(now.date()));
        let known: Vec<(Arc<LibraryEntry<G>>, Option<GameLine>)> = self
            .rows
            .iter()
            .map(|(entry, line)| (entry.clone(), is_fit.then(|| line.clone())))
            .collect();
        let (library, wake) = (self.library.clone(), self.wake.clone());
        self.reading = Job::once("library", wake, move || {
            prepare();
            rows(&library, &known, wording, &now)
        });
        self.note_thread(self.reading.is_some());
    }

    /// Notes whether the system has started a thread.
    fn note_thread(&mut self, has_started: bool) {
        if !has_started {
            self.unreadable = Some(NO_THREAD.to_owned());
        }
    }

    /// Takes in the rows when reading is done. Reads again if they are worded otherwise.
    pub fn poll(&mut self, wording: Wording) {
        if self.positions.poll() {
            self.write_turns();
        }
        let Some(reading) = &self.reading else {
            if self.wording != wording {
                self.refresh(wording);
            }
            return;
        };
        match reading.poll() {
            JobStatus::Nothing => return,
            JobStatus::Report(Ok(rows)) => (self.rows, self.unreadable) = (rows, None),
            JobStatus::Report(Err(error)) => self.unreadable = Some(error.to_string()),
            JobStatus::Ended => {}
        }
        self.reading = None;
        self.write_turns();
        self.refilter();
    }

    /// Writes whose turn it is in the games whose positions are known.
    fn write_turns(&mut self) {
        let words = self.wording.words();
        self.changes += 1;
        for (entry, line) in &mut self.rows {
            let side = self.positions.get(entry).and_then(|reached| reached.to_move);
            if let (Some(side), Ok(summary)) = (side, &entry.summary) {
                line.set_to_move::<G>(&summary.setup, side, words);
            }
        }
    }

    /// Reads the positions of the shown games in `places` that are not known yet.
    pub fn read_positions(&mut self, places: Range<usize>) {
        let rows = self.shown.get(places).unwrap_or_default().iter();
        let wanted = rows.map(|row| &self.rows[*row].0);
        self.positions.read(wanted, &self.library, &self.wake);
    }

    /// Returns the position that the shown game at index `place` has reached, once it is known.
    pub fn position(&self, place: usize) -> Option<&ReachedPosition<G>> {
        self.positions.get(&self.rows[*self.shown.get(place)?].0)
    }

    /// Returns whether games are being read for the first time.
    pub fn is_loading(&self) -> bool {
        self.reading.is_some() && self.rows.is_empty()
    }

    /// Returns why the library cannot be read, if it cannot.
    pub fn unreadable(&self) -> Option<&str> {
        self.unreadable.as_deref()
    }

    /// Returns the number of all games.
    pub fn count(&self) -> usize {
        self.rows.len()
    }

    /// Returns the games shown, in order.
    pub fn shown(&self) -> impl ExactSizeIterator<Item = &GameLine> {
        self.shown.iter().map(|row| &self.rows[*row].1)
    }

    /// Returns the shown game at index `place`.
    pub fn line(&self, place: usize) -> Option<&GameLine> {
        self.shown.get(place).map(|row| &self.rows[*row].1)
    }

    /// Shows all games again.
    pub fn show_all(&mut self) {
        self.search.clear();
        self.kind = GameFilter::All;
        self.refilter();
    }

    /// Applies the search, the filter and the order again.
    pub fn refilter(&mut self) {
        let wanted = self.search.to_lowercase();
        let rows = &self.rows;
        let matches = |row: &usize| {
            let (entry, line) = &rows[*row];
            let kind = match self.kind {
                GameFilter::All => true,
                GameFilter::Ended => line.is_over,
                GameFilter::Unfinished => entry.summary.is_ok() && !line.is_over,
                GameFilter::Damaged => entry.summary.is_err(),
            };
            kind && wanted.split_whitespace().all(|word| line.search.contains(word))
        };
        let mut shown: Vec<usize> = (0..rows.len()).filter(matches).collect();
        let began = |row: &usize| rows[*row].0.summary.as_ref().ok().map(|summary| summary.began);
        let turns = |row: &usize| rows[*row].0.summary.as_ref().map_or(0, |summary| summary.turns);
        // Ties are in a fixed order, newest first.
        shown.sort_by(|a, b| rows[*b].0.file.cmp(&rows[*a].0.file));
        shown.sort_by_key(|row| std::cmp::Reverse(began(row)));
        match self.order {
            SortOrder::Newest => {}
            SortOrder::Oldest => shown.reverse(),
            SortOrder::Title => shown.sort_by_cached_key(|row| rows[*row].1.title.to_lowercase()),
            SortOrder::Longest => shown.sort_by_key(|row| std::cmp::Reverse(turns(row))),
        }
        self.shown = shown;
        self.changes += 1;
    }

    /// Returns a number that changes whenever the games shown, their texts or their order do.
    pub fn changes(&self) -> u64 {
        self.changes
    }

    /// Returns the index of the selected game among those shown.
    pub fn chosen_index(&self) -> Option<usize> {
        let chosen = self.chosen.as_deref()?;
        self.shown.iter().position(|row| self.rows[*row].0.file == chosen)
    }

    /// Returns the selected game if it is shown.
    pub fn chosen(&self) -> Option<&LibraryEntry<G>> {
        let place = self.chosen_index()?;
        Some(&self.rows[self.shown[place]].0)
    }

    /// Selects the shown game at index `place`.
    pub fn choose(&mut self, place: usize) {
        self.chosen = self.shown.get(place).map(|row| self.rows[*row].0.file.clone());
    }

    /// Starts reading the selected game.
    pub fn open_chosen(&self) -> Option<Job<OpenedGame<G>>> {
        let file = self.chosen()?.file.clone();
        let library = self.library.clone();
        Job::once("open", self.wake.clone(), move || {
            let game = library.open(&file);
            let has = |(saved, state): &(SavedGame<G>, SessionState<G>)| {
                library.has(&saved.id, state.game())
            };
            let is_kept = game.as_ref().is_ok_and(has);
            OpenedGame { file, game, is_kept }
        })
    }

    /// Writes the selected game to the file `path` outside the library, as the text that `text`
    /// returns. `replace` says whether a file there is replaced.
    pub fn save_as(
        &mut self,
        path: PathBuf,
        replace: bool,
        text: impl FnOnce(&SavedGame<G>, &SessionState<G>) -> Result<String, String> + Send + 'static,
    ) {
        let Some(file) = self.chosen().map(|entry| entry.file.clone()) else {
            return;
        };
        self.change(move |library| {
            let unusable = |why| SaveProblem::Value { path: path.clone(), why };
            let (saved, state) =
                library.open(&file).map_err(|problem| unusable(problem.to_string()))?;
            let text = text(&saved, &state).map_err(unusable)?;
            match write_text(&path, &text, replace) {
                Ok(()) => Ok(Change::SavedAs(path)),
                Err(SaveProblem::Refused { .. }) => Ok(Change::NotReplaced),
                Err(problem) => Err(problem),
            }
        });
    }

    /// Marks a file as damaged after an attempt to open it.
    pub fn mark_damaged(&mut self, file: &OsStr, problem: GameFileProblem<G::Flaw>) {
        let now = local_time((self.now)());
        if let Some((entry, line)) = self.rows.iter_mut().find(|(entry, _)| entry.file == file) {
            *entry = Arc::new(entry.damaged(problem));
            *line = GameLine::of(entry, self.wording, &now);
        }
        self.refilter();
    }

    /// Gives the selected game a new title.
    pub fn rename(&mut self, title: String) {
        if let Some(file) = self.chosen.clone() {
            self.change(move |library| library.rename(&file, &title).map(|()| Change::Renamed));
        }
    }

    /// Deletes the selected game.
    pub fn delete(&mut self) {
        if let Some(file) = self.chosen().map(|entry| entry.file.clone()) {
            self.change(move |library| library.delete(&file).map(Change::Deleted));
        }
    }

    /// Returns whether there is a deleted game to restore.
    pub fn can_bring_back(&self) -> bool {
        !self.deleted.is_empty()
    }

    /// Adds a game.
    pub fn add(&mut self, game: SavedGame<G>) {
        self.change(move |library| library.add(&game).map(|_| Change::Added(game.id)));
    }

    /// Restores the game deleted last.
    pub fn bring_back(&mut self) {
        if let Some(deleted) = self.deleted.last().cloned() {
            self.change(move |library| {
                library.bring_back(&deleted).map(|()| Change::BroughtBack(deleted))
            });
        }
    }

    /// Starts a change of the library, unless another one is under way. Another window may hold
    /// the library, so the change waits on its own thread.
    fn change(
        &mut self,
        change: impl FnOnce(&Library<G>) -> Result<Change, SaveProblem> + Send + 'static,
    ) {
        if self.changing.is_none() {
            let library = self.library.clone();
            self.changing = Job::once("change", self.wake.clone(), move || change(&library));
            self.note_thread(self.changing.is_some());
        }
    }

    /// Returns whether a change of the library is under way.
    pub fn is_changing(&self) -> bool {
        self.changing.is_some()
    }

    /// Takes in the change that has just been made, if there is one, and returns it.
    pub fn take_change(&mut self) -> Option<Result<Change, SaveProblem>> {
        let changed = match self.changing.as_ref()?.poll() {
            JobStatus::Nothing => return None,
            JobStatus::Report(changed) => Some(changed),
            JobStatus::Ended => None,
        };
        self.changing = None;
        match changed.as_ref()? {
            Ok(Change::Renamed | Change::Added(_)) => self.refresh(self.wording),
            Ok(Change::Deleted(deleted)) => self.remove(deleted.clone()),
            Ok(Change::BroughtBack(back)) => {
                self.deleted.retain(|deleted| deleted.file() != back.file());
                self.chosen = Some(back.file().to_owned());
                self.refresh(self.wording);
            }
            Ok(Change::SavedAs(_) | Change::NotReplaced) | Err(_) => {}
        }
        changed
    }

    /// Removes a deleted game and selects the next one.
    fn remove(&mut self, deleted: DeletedGame) {
        let place = self.chosen_index().unwrap_or(0);
        self.rows.retain(|(entry, _)| entry.file != deleted.file());
        self.deleted.push(deleted);
        self.refilter();
        self.choose(place.min(self.shown.len().saturating_sub(1)));
    }
}

/// Returns the rows of the library. Entries and texts in `known` are reused.
fn rows<G: TableGame>(
    library: &Library<G>,
    known: &[(Arc<LibraryEntry<G>>, Option<GameLine>)],
    wording: Wording,
    now: &ZonedDateTime,
) -> io::Result<Vec<LibraryRow<G>>> {
    let earlier: Vec<Arc<LibraryEntry<G>>> = known.iter().map(|(entry, _)| entry.clone()).collect();
    let lines: std::collections::HashMap<&OsStr, (&Arc<LibraryEntry<G>>, &GameLine)> = known
        .iter()
        .filter_map(|(entry, line)| Some((entry.file.as_os_str(), (entry, line.as_ref()?))))
        .collect();
    let row = |entry: Arc<LibraryEntry<G>>| {
        let known_line = lines.get(entry.file.as_os_str());
        let known_line = known_line.filter(|(known, _)| Arc::ptr_eq(known, &entry));
        let line = known_line
            .map_or_else(|| GameLine::of(&entry, wording, now), |(_, line)| (*line).clone());
        (entry, line)
    };
    Ok(library.list(&earlier)?.into_iter().map(row).collect())
}
