//! What lies on the disk: every file must be whole, and the program's own readers must take it.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use o_an_quan::games::OAnQuan;
use o_an_quan::settings::{self, Settings};
use o_an_quan::storage::read_ron;
use tabletop::archive::statistics::{RESETS_VERSION, Resets};
use tabletop::archive::{SavedGame, Stored};
use tabletop::training::{TRAINING_VERSION, Training};

use crate::games::Kind;

/// The beginning of the name of a file that was being written.
const DRAFT: &str = ".o-an-quan-draft-";

/// A game in a file.
#[derive(Clone, Debug)]
pub struct Kept {
    pub kind: Kind,
    /// Whether it lies in the slot of a window, where the next start finds it.
    pub is_in_slot: bool,
    pub is_over: bool,
    pub moves: Vec<String>,
}

/// Reads the files of a player again and again.
#[derive(Default)]
pub struct Files {
    /// The games of files that were read, with the moment and the length of the file.
    read: HashMap<PathBuf, (SystemTime, u64, Kept)>,
}

impl Files {
    /// Checks every file below `home`, and returns the games in them.
    pub fn check(&mut self, home: &Path) -> Vec<Kept> {
        let mut games = Vec::new();
        for path in all_in(home) {
            let name = path.file_name().and_then(|name| name.to_str()).expect("a name");
            let within = path.strip_prefix(home.join("o-an-quan")).expect("one of the program's");
            let folder = within.parent().and_then(Path::file_name);
            match name {
                // The system releases the lock of a killed program.
                "lock" => {}
                _ if is_draft(&path) => {}
                "settings.ron" => check_ron::<Settings>(&path, settings::VERSION),
                "statistics.ron" => check_ron::<Resets>(&path, RESETS_VERSION),
                "puzzles.ron" => check_ron::<Training>(&path, TRAINING_VERSION),
                "game.ron" => games.push(self.game(&path, within)),
                _ if name.ends_with(".ron")
                    && !name.contains("broken")
                    && folder.is_some_and(|folder| folder == "library") =>
                {
                    games.push(self.game(&path, within));
                }
                _ => panic!("nobody writes a file like {}", within.display()),
            }
        }
        games
    }

    /// Returns the game in a file, which is read only if it has changed.
    fn game(&mut self, path: &Path, within: &Path) -> Kept {
        let there = fs::metadata(path).expect("a file");
        let (time, length) = (there.modified().expect("a time"), there.len());
        if let Some((at, long, game)) = self.read.get(path)
            && (*at, *long) == (time, length)
        {
            return game.clone();
        }
        let first = within.iter().next().and_then(|first| first.to_str());
        let kind = Kind::ALL.into_iter().find(|kind| first == Some(kind.id()));
        let game = match kind.unwrap_or(Kind::OAnQuan) {
            Kind::OAnQuan => read::<OAnQuan>(Kind::OAnQuan, path),
            Kind::Pebbles => read::<pebbles::Pebbles>(Kind::Pebbles, path),
            Kind::Caro => read::<caro::Caro>(Kind::Caro, path),
            Kind::Cotuong => read::<cotuong::Cotuong>(Kind::Cotuong, path),
        };
        self.read.insert(path.to_owned(), (time, length, game.clone()));
        game
    }
}

/// Returns whether a file that was being written lies below `home`.
pub fn has_drafts(home: &Path) -> bool {
    all_in(home).iter().any(|path| is_draft(path))
}

fn is_draft(path: &Path) -> bool {
    let name = path.file_name().and_then(|name| name.to_str());
    name.is_some_and(|name| name.starts_with(DRAFT))
}

/// Returns all files below a folder. Those that disappear meanwhile may be missing.
fn all_in(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        match path.is_dir() {
            true => files.extend(all_in(&path)),
            false => files.push(path),
        }
    }
    files
}

fn check_ron<T: serde::de::DeserializeOwned>(path: &Path, version: u32) {
    let read = read_ron::<T>(path, version);
    assert!(read.is_ok(), "{}: {:?}", path.display(), read.err());
}

/// Reads a saved game.
fn read<G: Stored>(kind: Kind, path: &Path) -> Kept {
    let (saved, _) =
        SavedGame::<G>::read(path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
    Kept {
        kind,
        is_in_slot: path.ends_with("game.ron"),
        is_over: saved.result.is_some(),
        moves: saved.moves.split_whitespace().map(str::to_owned).collect(),
    }
}
