//! The library: a folder with one file per game.

use std::collections::HashMap;
use std::ffi::{OsStr, OsString};
use std::io;
use std::marker::PhantomData;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

use jiff::Timestamp;

use super::game_file::{MAX_BRANCHES, ReadGame, write_game};
use super::label::plain_title;
use super::statistics::{Score, was_decided};
use super::{
    GameFileProblem, GameId, SavedError, SavedGame, SavedResult, SavedReview, Stored, VERSION,
};
use crate::platform::fs::{self, File};
use crate::storage::{
    ReadProblem, SaveProblem, lock_folder, make_folder_of, move_into, note_disk, read_ron,
    remove_drafts_in_own,
};
use crate::{Departure, Review, Setup};

/// A folder with matches of the game `G`. Deleted games move to a subfolder.
#[derive(Clone, Debug)]
pub struct Library<G> {
    folder: PathBuf,
    game: PhantomData<fn() -> G>,
}

/// The summary of a game, for lists.
#[derive(Clone, Debug, PartialEq)]
pub struct GameSummary<G: Stored> {
    /// The title; empty if the player has given none.
    pub title: String,
    /// The start time.
    pub began: Timestamp,
    /// The options of the game.
    pub rules: G,
    /// The setup.
    pub setup: Setup,
    /// The number of moves.
    pub turns: usize,
    /// The result, or `None` if the game is not over.
    pub result: Option<SavedResult>,
    /// The last departure, if no move followed it.
    pub left: Option<Departure>,
    /// Whether the players agreed to end the game when nobody could have changed any more who wins.
    pub was_decided: bool,
    /// The score in the statistics, if the game counts.
    pub score: Option<Score<G::Category>>,
}

/// A file of the library.
#[derive(Debug)]
pub struct LibraryEntry<G: Stored> {
    /// The file name.
    pub file: OsString,
    /// The summary, or the reason why the file is unusable.
    pub summary: Result<GameSummary<G>, GameFileProblem<G::Flaw>>,
    /// The modification time and length, which show whether the file has changed.
    state: (Option<SystemTime>, u64),
}

/// A deleted game that can be restored.
#[derive(Clone, Debug)]
pub struct DeletedGame {
    file: OsString,
    moved_to: PathBuf,
}

impl<G: Stored> LibraryEntry<G> {
    /// Returns this entry marked as damaged.
    pub fn damaged(&self, problem: GameFileProblem<G::Flaw>) -> Self {
        LibraryEntry { file: self.file.clone(), summary: Err(problem), state: self.state }
    }
}

impl DeletedGame {
    /// Returns the file's name in the library.
    pub fn file(&self) -> &OsStr {
        &self.file
    }
}

impl<G: Stored> Library<G> {
    /// Returns the library in `folder`. Reads and creates nothing yet.
    pub fn new(folder: impl Into<PathBuf>) -> Self {
        Library { folder: folder.into(), game: PhantomData }
    }

    /// Returns the folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Returns the library of deleted games.
    pub fn deleted(&self) -> Library<G> {
        Library::new(self.folder.join("deleted"))
    }

    /// Returns the path of the file with this name.
    pub fn path(&self, file: &OsStr) -> PathBuf {
        self.folder.join(file)
    }

    /// Adds a game and returns the name of its file. Replaces an existing file only with a
    /// continuation of its game; a game that branches off gets a separate file. The unfinished
    /// game of a room is replaced by whatever it is now, since its players take moves back together.
    ///
    /// # Errors
    /// Returns [`SaveProblem`]; the library is then unchanged.
    pub fn add(&self, game: &SavedGame<G>) -> Result<OsString, SaveProblem> {
        let mut game = game.clone();
        let first = game.id.clone();
        for number in 1..=MAX_BRANCHES {
            game.id = first.branch(number);
            // A second attempt, in case another window was faster.
            for _ in 0..2 {
                if let Some(file) = self.add_as_named(&mut game)? {
                    return Ok(file);
                }
            }
        }
        let error =
            io::Error::other(format!("there are already {MAX_BRANCHES} copies of this game"));
        Err(SaveProblem::File { path: self.path(first.file_name().as_ref()), error })
    }

    /// Adds a game in the file of its identifier; returns `None` if that file contains
    /// something else.
    fn add_as_named(&self, game: &mut SavedGame<G>) -> Result<Option<OsString>, SaveProblem> {
        let file = OsString::from(game.id.file_name());
        let path = self.path(&file);
        make_folder_of(&path)?;
        let _guard = self.guard();
        let is_of_room = game.id.room().is_some();
        let is_open = |there: &SavedGame<G>| is_of_room && there.result.is_none();
        let written = match read_ron::<SavedGame<G>>(&path, VERSION) {
            Err(ReadProblem::Missing) => write_game(&path, game, false),
            Ok(there)
                if there.is_same(game) || !is_open(&there) && game.is_continued_by(&there) =>
            {
                Ok(())
            }
            Ok(there) if there.is_continued_by(game) || is_open(&there) => {
                if game.title.is_empty() {
                    game.title = there.title;
                }
                if is_of_room {
                    game.began = there.began.min(game.began);
                }
                write_game(&path, game, true)
            }
            // Another game, or a damaged one, stays unchanged.
            _ => return Ok(None),
        };
        match written {
            Err(SaveProblem::Refused { .. }) => Ok(None),
            written => written.map(|()| Some(file)),
        }
    }

    /// Removes the drafts that killed programs left.
    pub(super) fn tidy(&self) {
        remove_drafts_in_own(&self.folder);
    }

    /// Lists the library. Reuses entries of `earlier` whose files have not changed.
    ///
    /// # Errors
    /// Returns the system's reason if the folder cannot be read; a missing folder is empty.
    pub fn list(&self, earlier: &[Arc<LibraryEntry<G>>]) -> io::Result<Vec<Arc<LibraryEntry<G>>>> {
        note_disk();
        self.tidy();
        let files = match fs::read_dir(&self.folder) {
            Ok(files) => files,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(error),
        };
        let known: HashMap<&OsStr, &Arc<LibraryEntry<G>>> =
            earlier.iter().map(|entry| (entry.file.as_os_str(), entry)).collect();
        let mut entries = Vec::new();
        for file in files {
            let file = file?;
            let (name, path) = (file.file_name(), file.path());
            let is_game = path.extension() == Some(OsStr::new("ron"))
                && !name.as_encoded_bytes().starts_with(b".");
            // Skips files deleted since the folder was read, and folders.
            let metadata = fs::metadata(&path).ok().filter(fs::Metadata::is_file);
            if let Some(metadata) = metadata.filter(|_| is_game) {
                let state = (metadata.modified().ok(), metadata.len());
                let unchanged = known.get(name.as_os_str()).filter(|entry| entry.state == state);
                entries.push(match unchanged {
                    Some(entry) => Arc::clone(entry),
                    None => Arc::new(LibraryEntry {
                        summary: GameSummary::read(&path),
                        file: name,
                        state,
                    }),
                });
            }
        }
        Ok(entries)
    }

    /// Saves a review in the file of the game `id` that contains exactly this game, on any
    /// branch. Nothing else in the file changes. Returns `false` if the library does not have
    /// the game; it is not added.
    ///
    /// # Errors
    /// Returns [`SaveProblem`] if the file cannot be written; it is then unchanged.
    pub fn save_review(
        &self,
        id: &GameId,
        game: &G::Match,
        review: &Review<G>,
    ) -> Result<bool, SaveProblem> {
        let _guard = self.guard();
        let Some((path, mut there)) = self.find(id, game) else {
            return Ok(false);
        };
        there.review = Some(SavedReview::of(review));
        write_game(&path, &there, true).map(|()| true)
    }

    /// Returns the saved review of the game `id`, or `None` if there is none or the library
    /// does not have exactly this game.
    pub fn review(&self, id: &GameId, game: &G::Match) -> Option<Review<G>> {
        let (path, there) = self.find(id, game)?;
        there.review(game).unwrap_or_else(|error| {
            log::warn!("{}: {error}", path.display());
            None
        })
    }

    /// Returns whether the library has the game `id` exactly as in `game`, on any branch.
    pub fn has(&self, id: &GameId, game: &G::Match) -> bool {
        self.find(id, game).is_some()
    }

    /// Returns the path and the contents of the file with the game `id` exactly as in `game`.
    fn find(&self, id: &GameId, game: &G::Match) -> Option<(PathBuf, SavedGame<G>)> {
        note_disk();
        // Lists the folder once instead of trying every possible name.
        let names = fs::read_dir(&self.folder).ok()?.flatten().map(|file| file.file_name());
        let names = names.filter(|name| id.names(name));
        names.map(|name| self.path(&name)).find_map(|path| {
            let there = read_ron::<SavedGame<G>>(&path, VERSION).ok()?;
            there.is_of(game).then_some((path, there))
        })
    }

    /// Locks the library against other windows until the result is dropped, so that no deleted
    /// file reappears and no change is lost. Returns `None`, without a lock, if there is no
    /// folder yet or the system cannot lock it.
    fn guard(&self) -> Option<File> {
        lock_folder(&self.folder)
    }

    /// Reads the game in a file and restores its state.
    ///
    /// # Errors
    /// Returns a [`GameFileProblem`] with the place and the reason.
    pub fn open(&self, file: &OsStr) -> ReadGame<G> {
        SavedGame::read(&self.path(file))
    }

    /// Changes the title of the game in a file, shortened to one line of the maximum length.
    ///
    /// # Errors
    /// Returns [`SaveProblem`] if the file cannot be read or written; it is then unchanged.
    pub fn rename(&self, file: &OsStr, title: &str) -> Result<(), SaveProblem> {
        let _guard = self.guard();
        let path = self.path(file);
        let mut game: SavedGame<G> = read_ron(&path, VERSION).map_err(|problem| {
            let error = io::Error::other(format!("it {problem}"));
            SaveProblem::File { path: path.clone(), error }
        })?;
        game.title = plain_title(title);
        write_game(&path, &game, true)
    }

    /// Moves a file to the folder of deleted games.
    ///
    /// # Errors
    /// Returns [`SaveProblem`] if the file cannot be moved; it is then unchanged.
    pub fn delete(&self, file: &OsStr) -> Result<DeletedGame, SaveProblem> {
        let _guard = self.guard();
        let moved_to = move_into(&self.path(file), &self.deleted().folder)?;
        Ok(DeletedGame { file: file.to_owned(), moved_to })
    }

    /// Restores a deleted file.
    ///
    /// # Errors
    /// Returns [`SaveProblem`] if the file cannot be moved; it then stays deleted.
    pub fn bring_back(&self, deleted: &DeletedGame) -> Result<(), SaveProblem> {
        let _guard = self.guard();
        let path = self.path(&deleted.file);
        if fs::exists(&path).unwrap_or(false) {
            return Err(SaveProblem::Refused { path });
        }
        fs::rename(&deleted.moved_to, &path).map_err(|error| SaveProblem::File { path, error })
    }
}

impl<G: Stored> GameSummary<G> {
    fn read(path: &Path) -> Result<Self, GameFileProblem<G::Flaw>> {
        let game: SavedGame<G> = read_ron(path, VERSION).map_err(GameFileProblem::File)?;
        GameSummary::of(&game).map_err(GameFileProblem::Game)
    }

    /// Summarises `game` without checking its moves.
    ///
    /// # Errors
    /// Returns [`SavedError`] if the game does not name the player of each side.
    pub fn of(game: &SavedGame<G>) -> Result<Self, SavedError<G::Flaw>> {
        let sides = game.rules.sides();
        let last = game.moves.split_whitespace().last().and_then(|step| step.parse().ok());
        // The file may be damaged.
        let plays = |left: &Departure| left.side().is_none_or(|side| side.index() < sides);
        Ok(GameSummary {
            title: plain_title(&game.title),
            began: game.began,
            rules: game.rules.clone(),
            setup: game.setup(game.leader())?,
            turns: game.turns(),
            left: last.filter(plays),
            was_decided: last == Some(Departure::Stopped) && was_decided(game),
            result: game.result.clone().filter(|result| result.points.len() == sides),
            score: Score::of(game),
        })
    }
}
