//! Tournaments of a class, each in a file of its own.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use swiss::Tournament;

use tabletop::archive::plain_title;
use tabletop::platform::fs;
use tabletop::storage::{LoadProblem, RonFile, SaveProblem, claim, lock_folder, move_into};

/// The version of the files that this program writes.
const VERSION: u32 = 1;
/// The folder with the locks of the tournaments that are open.
const LOCKS: &str = "locks";
/// The most tournaments that begin within one second.
const MAX_IN_A_SECOND: usize = 999;

/// A tournament as it is kept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct KeptTournament {
    /// The title, such as the name of the class; may be empty.
    pub title: String,
    /// The name of the game that is played, such as `caro`; unknown names mean ô ăn quan.
    #[serde(default = "first_game")]
    pub game: String,
    /// When somebody began to enter the names.
    pub began: Timestamp,
    /// Whether the names are those of a class that this computer serves.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub for_class: bool,
    /// How far it is.
    pub stage: TournamentStage,
}

/// The name of the game of tournaments whose files name none.
const FIRST_GAME: &str = "oanquan";

fn first_game() -> String {
    FIRST_GAME.to_owned()
}

/// How far a tournament is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum TournamentStage {
    /// The names are being entered.
    Names {
        /// The text, one name on a line.
        text: String,
        /// The number of rounds, or `None` for the usual number.
        rounds: Option<usize>,
    },
    /// Rounds are played.
    Rounds(Tournament),
}

/// A tournament and its file.
#[derive(Debug)]
pub struct TournamentFile {
    /// The file, or `None` if tournaments are not kept.
    file: Option<Arc<Mutex<Place>>>,
    /// The tournament.
    pub kept: KeptTournament,
    is_saved: bool,
}

/// Where a tournament is kept.
#[derive(Debug)]
struct Place {
    folder: PathBuf,
    /// How the name of a new file begins.
    time: String,
    /// The file, or `None` if it does not exist yet.
    file: Option<RonFile>,
    /// The lock, held while this window may change the tournament.
    lock: Option<fs::File>,
}

/// What came of opening a tournament.
#[derive(Debug)]
pub enum Claimed {
    /// This window may change the tournament, which is as the file has it now.
    Here(Box<KeptTournament>),
    /// Another window has it open.
    Elsewhere,
    /// The file no longer exists.
    Gone,
    /// The file cannot be read.
    Unreadable(LoadProblem),
}

/// The tournaments that can be read, and why others cannot.
pub type ListedTournaments = (Vec<TournamentFile>, Vec<LoadProblem>);

/// The tournaments in a folder.
#[derive(Clone, Debug)]
pub struct Tournaments {
    /// The folder, or `None` if tournaments are not kept.
    folder: Option<PathBuf>,
    now: fn() -> Timestamp,
}

impl KeptTournament {
    /// Returns whether nothing has been entered.
    pub fn is_empty(&self) -> bool {
        let TournamentStage::Names { text, .. } = &self.stage else { return false };
        self.title.trim().is_empty() && text.trim().is_empty()
    }

    /// Returns whether no round is left to play.
    pub fn is_over(&self) -> bool {
        matches!(&self.stage, TournamentStage::Rounds(tournament) if tournament.is_over())
    }
}

impl TournamentFile {
    /// Returns whether the tournament has a file, or will soon have one.
    pub fn is_saved(&self) -> bool {
        self.is_saved
    }

    /// Writes the tournament to its file.
    ///
    /// # Errors
    /// Returns a [`SaveProblem`]; the file is then unchanged.
    pub fn save(&mut self) -> Result<(), SaveProblem> {
        self.saver()()
    }

    /// Returns a function that writes the tournament as it is now, for a thread that may wait.
    pub fn saver(&mut self) -> impl FnOnce() -> Result<(), SaveProblem> + Send + use<> {
        self.is_saved = true;
        let (file, kept) = (self.file.clone(), self.kept.clone());
        move || match file {
            Some(place) => place.lock().unwrap_or_else(PoisonError::into_inner).save(&kept),
            None => Ok(()),
        }
    }

    /// Returns a function that claims the tournament for this window and reads it, for a thread that may wait. It
    /// keeps other windows away until the tournament is [released](Self::releaser).
    pub fn claimer(&self) -> impl FnOnce() -> Claimed + Send + use<> {
        let (file, kept) = (self.file.clone(), self.kept.clone());
        move || match file {
            Some(place) => place.lock().unwrap_or_else(PoisonError::into_inner).claim(kept),
            None => Claimed::Here(Box::new(kept)),
        }
    }

    /// Returns a function that lets other windows have the tournament.
    pub fn releaser(&self) -> impl FnOnce() + Send + use<> {
        let file = self.file.clone();
        move || {
            if let Some(place) = file {
                place.lock().unwrap_or_else(PoisonError::into_inner).lock = None;
            }
        }
    }

    /// Moves the file to the folder of deleted tournaments, unless another window has it open. Returns whether it is
    /// gone.
    ///
    /// # Errors
    /// Returns a [`SaveProblem`]; the file then stays.
    pub fn delete(&self) -> Result<bool, SaveProblem> {
        let Some(place) = &self.file else { return Ok(true) };
        let place = &mut *place.lock().unwrap_or_else(PoisonError::into_inner);
        if !place.hold() {
            return Ok(false);
        }
        let there = place.file.take();
        let path =
            there.as_ref().map(RonFile::path).filter(|path| fs::exists(path).unwrap_or(false));
        let moved =
            path.map_or(Ok(()), |path| move_into(path, &place.folder.join("deleted")).map(drop));
        place.lock = None;
        moved.map(|()| true)
    }
}

/// Returns a new file in `folder`, whose name begins with `time`.
fn new_file(folder: &Path, time: &str) -> Result<RonFile, SaveProblem> {
    let names = (1..=MAX_IN_A_SECOND).map(|number| format!("{time}-{number}.ron"));
    let free = names.map(|name| folder.join(name)).find(|path| !fs::exists(path).unwrap_or(false));
    let path = free.ok_or_else(|| SaveProblem::Refused { path: folder.to_owned() })?;
    let mut file = RonFile::new(path, VERSION);
    // A file may be saved only after it was looked for.
    if let Err(problem) = file.load::<KeptTournament>() {
        log::warn!("{problem}");
    }
    Ok(file)
}

impl Place {
    /// Claims the tournament and reads it. A new one, without a file, is as `kept`.
    fn claim(&mut self, kept: KeptTournament) -> Claimed {
        if !self.hold() {
            return Claimed::Elsewhere;
        }
        let Some(file) = &mut self.file else { return Claimed::Here(Box::new(kept)) };
        match file.load::<KeptTournament>() {
            Ok(Some(mut kept)) => {
                kept.title = plain_title(&kept.title);
                Claimed::Here(Box::new(kept))
            }
            Ok(None) => Claimed::Gone,
            Err(problem) => {
                log::warn!("{problem}");
                Claimed::Unreadable(problem)
            }
        }
    }

    /// Locks the file against other windows. Returns `false` if one of them holds it. A folder that cannot have locks
    /// keeps nobody away.
    fn hold(&mut self) -> bool {
        let Some(path) = self.file.as_ref().map(RonFile::path) else { return true };
        let Some(name) = path.file_stem().filter(|_| self.lock.is_none()) else { return true };
        let locks = self.folder.join(LOCKS);
        let claimed = fs::create_dir_all(&locks).and_then(|()| claim(&locks.join(name)));
        match claimed {
            Ok(None) => false,
            Ok(lock) => {
                self.lock = lock;
                true
            }
            Err(error) => {
                log::warn!("{} cannot be locked: {error}", path.display());
                true
            }
        }
    }

    fn save(&mut self, kept: &KeptTournament) -> Result<(), SaveProblem> {
        if let Some(file) = &self.file {
            return file.save(kept);
        }
        // Another window may begin a tournament in the same second.
        let _guard = lock_folder(&self.folder);
        let file = self.file.insert(new_file(&self.folder, &self.time)?);
        file.save(kept)?;
        self.hold();
        Ok(())
    }
}

impl Tournaments {
    /// Returns the tournaments that are kept in the data folder, or nowhere without one. Reads and
    /// creates nothing yet. `now` returns the present moment.
    pub fn new(data: Option<&Path>, now: fn() -> Timestamp) -> Self {
        Tournaments { folder: data.map(|data| data.join("tournaments")), now }
    }

    /// Reads the tournaments, those that began last first, and why others cannot be read. A damaged file
    /// is renamed, as [`RonFile::load`] does.
    ///
    /// # Errors
    /// Returns the system's reason if the folder cannot be read; a missing folder is empty.
    pub fn list(&self) -> io::Result<ListedTournaments> {
        let (mut tournaments, mut problems) = (Vec::new(), Vec::new());
        let Some(folder) = &self.folder else { return Ok((tournaments, problems)) };
        let files = match fs::read_dir(folder) {
            Ok(files) => files,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Ok((tournaments, problems));
            }
            Err(error) => return Err(error),
        };
        for file in files {
            let path = file?.path();
            // The names of files that were set aside have a second ending, as in `x.broken-1.ron`.
            let has_one_ending =
                path.file_stem().is_some_and(|stem| !stem.as_encoded_bytes().contains(&b'.'));
            let is_tournament = path.extension().is_some_and(|ending| ending == "ron");
            if !is_tournament
                || !has_one_ending
                || !fs::metadata(&path).is_ok_and(|there| there.is_file())
            {
                continue;
            }
            let mut file = RonFile::new(path, VERSION);
            match file.load::<KeptTournament>() {
                Ok(Some(mut kept)) => {
                    kept.title = plain_title(&kept.title);
                    let place = Place {
                        folder: folder.clone(),
                        time: String::new(),
                        file: Some(file),
                        lock: None,
                    };
                    let file = Some(Arc::new(Mutex::new(place)));
                    tournaments.push(TournamentFile { file, kept, is_saved: true });
                }
                Ok(None) => {}
                Err(problem) => {
                    log::warn!("{problem}");
                    problems.push(problem);
                }
            }
        }
        tournaments.sort_by_key(|file| std::cmp::Reverse(file.kept.began));
        Ok((tournaments, problems))
    }

    /// Begins a tournament without names. [`TournamentFile::save`] creates its file; nothing is read or
    /// created yet.
    pub fn begin(&self) -> TournamentFile {
        let began = (self.now)();
        let time = began.strftime("%Y-%m-%d-%H%M%S").to_string();
        let place =
            self.folder.clone().map(|folder| Place { folder, time, file: None, lock: None });
        let file = place.map(|place| Arc::new(Mutex::new(place)));
        let stage = TournamentStage::Names { text: String::new(), rounds: None };
        TournamentFile {
            file,
            kept: KeptTournament {
                title: String::new(),
                game: first_game(),
                began,
                for_class: false,
                stage,
            },
            is_saved: false,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use tabletop::storage::Flaw;

    fn noon() -> Timestamp {
        Timestamp::from_second(1_790_000_000).unwrap()
    }

    fn in_folder() -> (tempfile::TempDir, Tournaments) {
        let folder = tempfile::tempdir().unwrap();
        let tournaments = Tournaments::new(Some(folder.path()), noon);
        (folder, tournaments)
    }

    #[test]
    fn tournaments_are_listed_newest_first_and_come_back_as_they_were() {
        let (folder, tournaments) = in_folder();
        assert!(tournaments.list().unwrap().0.is_empty(), "a missing folder is empty");
        let later = || noon() + Duration::from_secs(1);
        let later = Tournaments::new(Some(folder.path()), later);
        for (place, title) in [(&tournaments, "Lớp 3"), (&later, "Lớp 4"), (&tournaments, "Lớp 3")]
        {
            let mut file = place.begin();
            file.kept.title = title.to_owned();
            file.save().unwrap();
        }
        let (listed, problems) = tournaments.list().unwrap();
        assert!(problems.is_empty());
        let titles: Vec<&str> = listed.iter().map(|file| file.kept.title.as_str()).collect();
        assert_eq!(titles, ["Lớp 4", "Lớp 3", "Lớp 3"]);
    }

    #[test]
    fn a_tournament_under_way_goes_on_after_a_restart() {
        let (_folder, tournaments) = in_folder();
        let mut file = tournaments.begin();
        let names = swiss::ClassList::read("An\nBình\nChi").names;
        let mut tournament = Tournament::new(names, 3, 1).unwrap();
        tournament.pair_next().unwrap();
        file.kept.stage = TournamentStage::Rounds(tournament);
        file.kept.game = "caro".to_owned();
        file.save().unwrap();
        assert_eq!(tournaments.list().unwrap().0[0].kept, file.kept);
    }

    #[test]
    fn a_deleted_tournament_is_moved_and_no_longer_listed() {
        let (folder, tournaments) = in_folder();
        let mut file = tournaments.begin();
        file.save().unwrap();
        assert!(file.delete().unwrap());
        assert!(tournaments.list().unwrap().0.is_empty());
        let deleted = folder.path().join("tournaments/deleted");
        assert_eq!(fs::read_dir(deleted).unwrap().count(), 1);
    }

    #[test]
    fn one_window_at_a_time_has_a_tournament_which_it_reads_anew() {
        let (_folder, tournaments) = in_folder();
        let mut mine = tournaments.begin();
        mine.kept.title = "Lớp 3".to_owned();
        mine.save().unwrap();
        let theirs = tournaments.list().unwrap().0.remove(0);
        assert!(matches!(theirs.claimer()(), Claimed::Elsewhere));
        assert!(!theirs.delete().unwrap(), "nor does it delete what is open elsewhere");
        mine.kept.title = "Lớp 4".to_owned();
        mine.save().unwrap();
        mine.releaser()();
        let Claimed::Here(kept) = theirs.claimer()() else { panic!("it is free") };
        assert_eq!(kept.title, "Lớp 4", "as the other window left it");
        assert!(matches!(mine.claimer()(), Claimed::Elsewhere));
        assert!(theirs.delete().unwrap());
        assert!(matches!(mine.claimer()(), Claimed::Gone));
    }

    #[test]
    fn a_broken_file_is_set_aside_with_its_contents_and_reported_once() {
        let (folder, tournaments) = in_folder();
        tournaments.begin().save().unwrap();
        let path = folder.path().join("tournaments/x.ron");
        let broken = r#"(version: 1, data: (title: "5A", began: "2026-01-01T00:00:00Z", stage: Rounds((
            players: [(name: "An", present: true)], planned: 1, seed: 0, rounds: []))))"#;
        fs::write(&path, broken).unwrap();
        let (listed, problems) = tournaments.list().unwrap();
        assert_eq!(listed.len(), 1);
        let [LoadProblem::SetAside { flaw: Flaw::Syntax { why, .. }, moved_to, .. }] =
            &problems[..]
        else {
            panic!("{problems:?}");
        };
        assert!(why.as_str().contains("at least 2 players"), "{}", why.as_str());
        assert_eq!(fs::read_to_string(moved_to).unwrap(), broken);
        let (listed, problems) = tournaments.list().unwrap();
        assert_eq!((listed.len(), problems.len()), (1, 0));
    }

    #[test]
    fn the_tournament_in_the_document_is_valid() {
        let document = include_str!("../../../docs/saved-games.md");
        let block = document.rsplit("```ron\n").next().and_then(|rest| rest.split("```").next());
        let (folder, tournaments) = in_folder();
        let mut file = tournaments.begin();
        file.save().unwrap();
        let kept = fs::read_dir(folder.path().join("tournaments")).unwrap().next().unwrap();
        fs::write(kept.unwrap().path(), block.expect("a file")).unwrap();
        let (listed, problems) = tournaments.list().unwrap();
        assert!(problems.is_empty(), "{problems:?}");
        assert_eq!(listed[0].kept.title, "Lớp 5A");
        assert_eq!(listed[0].kept.game, "caro");
    }

    #[test]
    fn a_file_that_names_no_game_is_of_o_an_quan() {
        let (folder, tournaments) = in_folder();
        tournaments.begin().save().unwrap();
        let older = r#"(version: 1, data: (title: "5A", began: "2026-01-01T00:00:00Z",
            stage: Names(text: "An", rounds: None)))"#;
        fs::write(folder.path().join("tournaments/x.ron"), older).unwrap();
        let (listed, _) = tournaments.list().unwrap();
        let of_older = listed.iter().find(|file| file.kept.title == "5A").unwrap();
        assert_eq!(of_older.kept.game, "oanquan");
    }

    #[test]
    fn without_a_folder_nothing_is_kept() {
        let tournaments = Tournaments::new(None, noon);
        let mut file = tournaments.begin();
        file.save().unwrap();
        assert!(tournaments.list().unwrap().0.is_empty());
        assert!(file.delete().unwrap());
    }
}
