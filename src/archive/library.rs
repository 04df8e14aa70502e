//! The games that were played: a folder with one file for each.

use std::collections::HashMap;
use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

use jiff::Timestamp;

use super::game_file::{read_game, write_game};
use super::label::plain_title;
use super::statistics::Score;
use super::{GameFileProblem, GameId, SavedError, SavedGame, SavedResult, SavedReview, VERSION};
use crate::controller::{Review, SessionState, Setup};
use crate::rules::{Departure, Game, Side};
use crate::storage::{
    ReadProblem, SaveProblem, make_folder_of, move_into, read_ron, remove_drafts_in_own,
};

/// After so many games that differ under one name something is wrong.
const MOST_BRANCHES: u32 = 999;

/// A folder of games. What is deleted goes to a folder in it.
#[derive(Clone, Debug)]
pub struct Library {
    folder: PathBuf,
}

/// What lists tell of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct GameSummary {
    /// What the player calls it; empty until it is given a title.
    pub title: String,
    /// When it began.
    pub began: Timestamp,
    /// What was agreed.
    pub setup: Setup,
    /// How many moves it has.
    pub turns: usize,
    /// How it ended; none while it is not over.
    pub result: Option<SavedResult>,
    /// Who left it last, if nobody moved after that.
    pub left: Option<Departure>,
    /// What it counts for in the statistics, if it does.
    pub score: Option<Score>,
}

/// A file of the library.
#[derive(Debug)]
pub struct LibraryEntry {
    /// Its name in the folder.
    pub file: OsString,
    /// What it tells, or why it tells nothing.
    pub summary: Result<GameSummary, GameFileProblem>,
    /// When it was last written and how long it is: whether it must be read again.
    state: (Option<SystemTime>, u64),
}

/// A game that was deleted and can be brought back.
#[derive(Clone, Debug)]
pub struct DeletedGame {
    file: OsString,
    moved_to: PathBuf,
}

impl LibraryEntry {
    /// The same, known to be damaged.
    pub fn damaged(&self, problem: GameFileProblem) -> Self {
        LibraryEntry { file: self.file.clone(), summary: Err(problem), state: self.state }
    }
}

impl DeletedGame {
    /// The name that it had in the library.
    pub fn file(&self) -> &OsStr {
        &self.file
    }
}

impl Library {
    /// The library in `folder`. Nothing is read or made yet.
    pub fn new(folder: impl Into<PathBuf>) -> Self {
        Library { folder: folder.into() }
    }

    /// Where it is.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// What was deleted from it, as a library.
    pub fn deleted(&self) -> Library {
        Library::new(self.folder.join("deleted"))
    }

    /// Where the file of this name is.
    pub fn path(&self, file: &OsStr) -> PathBuf {
        self.folder.join(file)
    }

    /// Adds a game, and returns the name of its file. A file that is there is
    /// replaced only by a game that goes on from it; a game that takes another
    /// way gets a file of its own.
    ///
    /// # Errors
    /// [`SaveProblem`]; the library is as it was then.
    pub fn add(&self, game: &SavedGame) -> Result<OsString, SaveProblem> {
        let mut game = game.clone();
        let first = game.id.clone();
        for number in 1..=MOST_BRANCHES {
            game.id = first.branch(number);
            // Twice, should another window be faster the first time.
            for _ in 0..2 {
                if let Some(file) = self.add_as_named(&mut game)? {
                    return Ok(file);
                }
            }
        }
        let error =
            io::Error::other(format!("there are already {MOST_BRANCHES} copies of this game"));
        Err(SaveProblem::File { path: self.path(first.file_name().as_ref()), error })
    }

    /// Adds a game in the file that its name gives it; none where that file holds
    /// something else.
    fn add_as_named(&self, game: &mut SavedGame) -> Result<Option<OsString>, SaveProblem> {
        let file = OsString::from(game.id.file_name());
        let path = self.path(&file);
        make_folder_of(&path)?;
        let _guard = self.guard();
        let written = match read_ron::<SavedGame>(&path, VERSION) {
            Err(ReadProblem::Missing) => write_game(&path, game, false),
            Ok(there) if game.is_continued_by(&there) => Ok(()),
            Ok(there) if there.is_continued_by(game) => {
                if game.title.is_empty() {
                    game.title = there.title;
                }
                write_game(&path, game, true)
            }
            // Another game, or a damaged one: it stays as it is.
            _ => return Ok(None),
        };
        match written {
            Err(SaveProblem::Refused { .. }) => Ok(None),
            written => written.map(|()| Some(file)),
        }
    }

    /// Removes what killed programs left half-written in it.
    pub(super) fn tidy(&self) {
        remove_drafts_in_own(&self.folder);
    }

    /// Everything in the library. What has not changed since `earlier` is taken
    /// from there.
    ///
    /// # Errors
    /// Why the folder cannot be read; a folder that is not there is empty.
    pub fn list(&self, earlier: &[Arc<LibraryEntry>]) -> io::Result<Vec<Arc<LibraryEntry>>> {
        self.tidy();
        let files = match fs::read_dir(&self.folder) {
            Ok(files) => files,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(error),
        };
        let known: HashMap<&OsStr, &Arc<LibraryEntry>> =
            earlier.iter().map(|entry| (entry.file.as_os_str(), entry)).collect();
        let mut entries = Vec::new();
        for file in files {
            let file = file?;
            let (name, path) = (file.file_name(), file.path());
            let is_game = path.extension() == Some(OsStr::new("ron"))
                && !name.as_encoded_bytes().starts_with(b".");
            // Gone since the folder was read, or a folder itself.
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

    /// Keeps the review of the game `id` with it: in the file that holds this very
    /// game, by whatever number it goes there. Nothing else of the file changes. False
    /// when the library does not have the game: it is not added for that.
    ///
    /// # Errors
    /// The file cannot be written; it is as it was then.
    pub fn save_review(
        &self,
        id: &GameId,
        game: &Game,
        review: &Review,
    ) -> Result<bool, SaveProblem> {
        let _guard = self.guard();
        let Some((path, mut there)) = self.find(id, game) else {
            return Ok(false);
        };
        there.review = Some(SavedReview::of(review));
        write_game(&path, &there, true).map(|()| true)
    }

    /// The review of the game `id` that is kept with it; none where none is, or where
    /// the library does not have this very game.
    pub fn review(&self, id: &GameId, game: &Game) -> Option<Review> {
        let (path, there) = self.find(id, game)?;
        there.review(game).unwrap_or_else(|error| {
            log::warn!("{}: {error}", path.display());
            None
        })
    }

    /// Whether it has the game `id` as it is in `game`, by whatever number it goes there.
    pub fn has(&self, id: &GameId, game: &Game) -> bool {
        self.find(id, game).is_some()
    }

    /// The file that holds the game `id` as it is in `game`, and all of it.
    fn find(&self, id: &GameId, game: &Game) -> Option<(PathBuf, SavedGame)> {
        (1..=MOST_BRANCHES).find_map(|number| {
            let path = self.path(id.branch(number).file_name().as_ref());
            let there = read_ron::<SavedGame>(&path, VERSION).ok()?;
            there.is_of(game).then_some((path, there))
        })
    }

    /// While this is held no other window changes a file of the library: none that is
    /// deleted meanwhile comes back, no change is lost to another. Where there is no
    /// folder yet, or the system cannot lock one, nobody is kept away.
    fn guard(&self) -> Option<File> {
        // Asked before opening: opening a pipe would wait for somebody at its other end.
        let folder = self.folder.is_dir().then(|| File::open(&self.folder).ok())??;
        folder.lock().ok().map(|()| folder)
    }

    /// The game in a file, played out.
    ///
    /// # Errors
    /// [`GameFileProblem`] says where and why it is none.
    pub fn open(&self, file: &OsStr) -> Result<(SavedGame, SessionState), GameFileProblem> {
        read_game(&self.path(file))
    }

    /// Gives the game in a file another title, as it can be kept: on one line,
    /// not too long.
    ///
    /// # Errors
    /// The file cannot be read or written; it is as it was then.
    pub fn rename(&self, file: &OsStr, title: &str) -> Result<(), SaveProblem> {
        let _guard = self.guard();
        let path = self.path(file);
        let mut game: SavedGame = read_ron(&path, VERSION).map_err(|problem| {
            let error = io::Error::other(format!("it {problem}"));
            SaveProblem::File { path: path.clone(), error }
        })?;
        game.title = plain_title(title);
        write_game(&path, &game, true)
    }

    /// Moves a file to the folder of deleted games, where it stays.
    ///
    /// # Errors
    /// Why it cannot be moved; it is where it was then.
    pub fn delete(&self, file: &OsStr) -> Result<DeletedGame, SaveProblem> {
        let _guard = self.guard();
        let moved_to = move_into(&self.path(file), &self.deleted().folder)?;
        Ok(DeletedGame { file: file.to_owned(), moved_to })
    }

    /// Brings a deleted file back.
    ///
    /// # Errors
    /// Why it cannot be moved; it is still among the deleted games then.
    pub fn bring_back(&self, deleted: &DeletedGame) -> Result<(), SaveProblem> {
        let _guard = self.guard();
        let path = self.path(&deleted.file);
        if path.exists() {
            return Err(SaveProblem::Refused { path });
        }
        fs::rename(&deleted.moved_to, &path).map_err(|error| SaveProblem::File { path, error })
    }
}

impl GameSummary {
    fn read(path: &Path) -> Result<Self, GameFileProblem> {
        let game: SavedGame = read_ron(path, VERSION).map_err(GameFileProblem::File)?;
        GameSummary::of(&game).map_err(GameFileProblem::Game)
    }

    /// What a list tells of `game`, whose moves are not looked into.
    ///
    /// # Errors
    /// [`SavedError`] when it does not say who plays each side.
    pub fn of(game: &SavedGame) -> Result<Self, SavedError> {
        Ok(GameSummary {
            title: plain_title(&game.title),
            began: game.began,
            setup: game.setup(Side::NEAR)?,
            turns: game.turns(),
            left: game.moves.split_whitespace().last().and_then(|step| step.parse().ok()),
            result: game.result.clone().filter(|result| result.points.len() == game.rules.sides),
            score: Score::of(game),
        })
    }
}
