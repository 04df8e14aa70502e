//! The list of library games in the window: read on a separate thread, searched and sorted. No
//! drawing.

mod date;
mod line;
mod outcome;
mod positions;

use std::ffi::{OsStr, OsString};
use std::io;
use std::ops::Range;
use std::sync::Arc;

use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Timestamp, Zoned};

use crate::archive::{DeletedGame, GameFileProblem, GameId, Library, LibraryEntry, SavedGame};
use crate::controller::Waker;
use crate::settings::Language;
use crate::storage::SaveProblem;
use crate::ui::reading::{Read, Reading};
use crate::ui::words::{GameFilter, SortOrder, Words};

pub use line::GameLine;
use positions::Positions;
pub use positions::ReachedPosition;

/// A change of the library.
#[derive(Clone, Debug)]
pub enum Change {
    /// A game has a new title.
    Renamed,
    /// This game was deleted.
    Deleted(DeletedGame),
    /// This deleted game was restored.
    BroughtBack(DeletedGame),
    /// This game was added.
    Added(GameId),
}

/// A file of the library and its text.
type LibraryRow = (Arc<LibraryEntry>, GameLine);

/// The games of the library.
pub struct GameList {
    library: Library,
    wake: Waker,
    rows: Vec<LibraryRow>,
    /// The rows being read.
    reading: Option<Reading<io::Result<Vec<LibraryRow>>>>,
    /// The language of the rows.
    language: Language,
    /// Returns the present moment.
    now: fn() -> Timestamp,
    /// The day on which the rows were written, from which they count the days.
    written_on: Option<Date>,
    positions: Positions,
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
    /// The file of the selected game.
    chosen: Option<OsString>,
    deleted: Vec<DeletedGame>,
    /// The change under way.
    changing: Option<Reading<Result<Change, SaveProblem>>>,
}

impl GameList {
    /// Creates the list for `library`, not yet read. `now` returns the present moment. Calls `wake`
    /// when reading is done.
    pub fn new(library: Library, now: fn() -> Timestamp, wake: Waker) -> Self {
        GameList {
            library,
            wake,
            rows: Vec::new(),
            reading: None,
            language: Language::Vietnamese,
            now,
            written_on: None,
            positions: Positions::default(),
            unreadable: None,
            search: String::new(),
            kind: GameFilter::default(),
            order: SortOrder::default(),
            shown: Vec::new(),
            chosen: None,
            deleted: Vec::new(),
            changing: None,
        }
    }

    /// Returns the library.
    pub fn library(&self) -> &Library {
        &self.library
    }

    /// Starts reading what has changed on the disk.
    pub fn refresh(&mut self, language: Language) {
        let words = Words::of(language);
        let now = (self.now)().to_zoned(TimeZone::system());
        // Texts in another language or of another day are written again.
        let is_fit = self.language == language && self.written_on == Some(now.date());
        (self.language, self.written_on) = (language, Some(now.date()));
        let known: Vec<(Arc<LibraryEntry>, Option<GameLine>)> = self
            .rows
            .iter()
            .map(|(entry, line)| (entry.clone(), is_fit.then(|| line.clone())))
            .collect();
        let (library, wake) = (self.library.clone(), self.wake.clone());
        match Reading::start("library", wake, move || rows(&library, &known, words, &now)) {
            Ok(reading) => self.reading = Some(reading),
            Err(error) => (self.reading, self.unreadable) = (None, Some(error.to_string())),
        }
    }

    /// Takes in the rows when reading is done. Reads again if the language has changed.
    pub fn poll(&mut self, language: Language) {
        if self.positions.poll() {
            self.write_turns();
        }
        let Some(reading) = &self.reading else {
            if self.language != language {
                self.refresh(language);
            }
            return;
        };
        match reading.poll() {
            Read::Waiting => return,
            Read::Done(Ok(rows)) => (self.rows, self.unreadable) = (rows, None),
            Read::Done(Err(error)) => self.unreadable = Some(error.to_string()),
            Read::Lost => {}
        }
        self.reading = None;
        self.write_turns();
        self.refilter();
    }

    /// Writes whose turn it is in the games whose positions are known.
    fn write_turns(&mut self) {
        let words = Words::of(self.language);
        for (entry, line) in &mut self.rows {
            let side = self.positions.get(entry).and_then(|reached| reached.to_move);
            if let (Some(side), Ok(summary)) = (side, &entry.summary) {
                line.set_to_move(summary, side, words);
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
    pub fn position(&self, place: usize) -> Option<&ReachedPosition> {
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
    }

    /// Returns the index of the selected game among those shown.
    pub fn chosen_index(&self) -> Option<usize> {
        let chosen = self.chosen.as_deref()?;
        self.shown.iter().position(|row| self.rows[*row].0.file == chosen)
    }

    /// Returns the selected game if it is shown.
    pub fn chosen(&self) -> Option<&LibraryEntry> {
        let place = self.chosen_index()?;
        Some(&self.rows[self.shown[place]].0)
    }

    /// Selects the shown game at index `place`.
    pub fn choose(&mut self, place: usize) {
        self.chosen = self.shown.get(place).map(|row| self.rows[*row].0.file.clone());
    }

    /// Marks a file as damaged after an attempt to open it.
    pub fn mark_damaged(&mut self, file: &OsStr, problem: GameFileProblem) {
        let (words, now) = (Words::of(self.language), (self.now)().to_zoned(TimeZone::system()));
        if let Some((entry, line)) = self.rows.iter_mut().find(|(entry, _)| entry.file == file) {
            *entry = Arc::new(entry.damaged(problem));
            *line = GameLine::of(entry, words, &now);
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
    pub fn add(&mut self, game: SavedGame) {
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
        change: impl FnOnce(&Library) -> Result<Change, SaveProblem> + Send + 'static,
    ) {
        if self.changing.is_none() {
            let library = self.library.clone();
            let started = Reading::start("change", self.wake.clone(), move || change(&library));
            match started {
                Ok(changing) => self.changing = Some(changing),
                Err(error) => self.unreadable = Some(error.to_string()),
            }
        }
    }

    /// Returns whether a change of the library is under way.
    pub fn is_changing(&self) -> bool {
        self.changing.is_some()
    }

    /// Takes in the change that has just been made, if there is one, and returns it.
    pub fn take_change(&mut self) -> Option<Result<Change, SaveProblem>> {
        let changed = match self.changing.as_ref()?.poll() {
            Read::Waiting => return None,
            Read::Done(changed) => Some(changed),
            Read::Lost => None,
        };
        self.changing = None;
        match changed.as_ref()? {
            Ok(Change::Renamed | Change::Added(_)) => self.refresh(self.language),
            Ok(Change::Deleted(deleted)) => self.remove(deleted.clone()),
            Ok(Change::BroughtBack(back)) => {
                self.deleted.retain(|deleted| deleted.file() != back.file());
                self.chosen = Some(back.file().to_owned());
                self.refresh(self.language);
            }
            Err(_) => {}
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
fn rows(
    library: &Library,
    known: &[(Arc<LibraryEntry>, Option<GameLine>)],
    words: &Words,
    now: &Zoned,
) -> io::Result<Vec<LibraryRow>> {
    let earlier: Vec<Arc<LibraryEntry>> = known.iter().map(|(entry, _)| entry.clone()).collect();
    let lines: std::collections::HashMap<&OsStr, (&Arc<LibraryEntry>, &GameLine)> = known
        .iter()
        .filter_map(|(entry, line)| Some((entry.file.as_os_str(), (entry, line.as_ref()?))))
        .collect();
    let row = |entry: Arc<LibraryEntry>| {
        let known_line = lines.get(entry.file.as_os_str());
        let known_line = known_line.filter(|(known, _)| Arc::ptr_eq(known, &entry));
        let line = known_line
            .map_or_else(|| GameLine::of(&entry, words, now), |(_, line)| (*line).clone());
        (entry, line)
    };
    Ok(library.list(&earlier)?.into_iter().map(row).collect())
}
