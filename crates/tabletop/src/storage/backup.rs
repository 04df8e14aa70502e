//! Backups: everything that the program keeps, in one file that every version of it reads, on the desktop and
//! in a browser.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::ron_text::{parse_within, text_within};
use super::set_aside::rename_to_free;
use super::text_file::{make_folder_of, replace_bytes};
use super::watch::note_disk;
use super::{Flaw, MAX_BYTES, ReadProblem, SaveProblem};
use crate::platform::fs;

/// The version of backups that this program writes. Each file in them has its own.
const VERSION: u32 = 1;
/// The largest backup that is read, in bytes: a hundred thousand games.
const MAX_BACKUP: u64 = 256 << 20;
/// The most folders within folders.
const MAX_DEPTH: usize = 8;
/// The folder of the games under way, one in each numbered folder, which windows use.
const PLAYING: &str = "playing";
/// The most games under way, as of the windows that keep them.
const MAX_PLAYING: u32 = 99;
/// The folder, beside the others, of files that a restored one has replaced.
const REPLACED: &str = "replaced";

/// The folders that a backup holds, each with its name in the backup.
pub type Roots = Vec<(&'static str, PathBuf)>;

/// Everything that the program keeps.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Backup {
    /// The text of each file, by its path, such as `data/library/20260131.ron`.
    files: BTreeMap<String, String>,
}

/// What restoring a backup has changed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Restored {
    /// The number of files that were written.
    pub written: usize,
    /// The number of files, among them, that replaced others. These lie in a folder of their own now.
    pub replaced: usize,
}

impl Backup {
    /// Reads all files below `roots`.
    ///
    /// # Errors
    /// Returns the problem with the first folder or file that cannot be read.
    pub fn of(roots: &Roots) -> Result<Self, SaveProblem> {
        note_disk();
        let mut backup = Backup::default();
        for (name, root) in roots {
            backup.add(name, root, MAX_DEPTH)?;
        }
        Ok(backup)
    }

    fn add(&mut self, name: &str, folder: &Path, depth: usize) -> Result<(), SaveProblem> {
        let problem = |error| SaveProblem::Folder { folder: folder.to_owned(), error };
        let entries = match fs::read_dir(folder) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
            entries => entries.map_err(problem)?,
        };
        for entry in entries {
            let path = entry.map_err(problem)?.path();
            let Some(file) = path.file_name().and_then(|file| file.to_str()) else { continue };
            let (name, metadata) = (format!("{name}/{file}"), fs::metadata(&path));
            let Ok(metadata) = metadata else { continue };
            if metadata.is_dir() && depth > 0 && file != REPLACED {
                self.add(&name, &path, depth - 1)?;
            } else if is_kept(file) && metadata.is_file() && metadata.len() <= MAX_BYTES {
                let text = fs::read_to_string(&path);
                // A file that is no text is none of the program's.
                if let Err(error) = &text
                    && error.kind() != io::ErrorKind::InvalidData
                {
                    return Err(problem(io::Error::new(error.kind(), error.to_string())));
                }
                self.files.extend(text.ok().map(|text| (name, text)));
            }
        }
        Ok(())
    }

    /// Returns the backup as the text of a file.
    ///
    /// # Errors
    /// Returns the reason in English, if it cannot be written as text.
    pub fn text(&self) -> Result<String, String> {
        text_within(VERSION, self, MAX_BACKUP)
    }

    /// Reads a backup from the file at `path`.
    ///
    /// # Errors
    /// Returns [`ReadProblem`] if the file does not exist or is no backup.
    pub fn read(path: &Path) -> Result<Self, ReadProblem> {
        note_disk();
        let size = fs::metadata(path).map_err(ReadProblem::Unreadable)?.len();
        if size > MAX_BACKUP {
            return Err(ReadProblem::Unusable(Flaw::TooLarge));
        }
        let bytes = fs::read(path).map_err(ReadProblem::Unreadable)?;
        let backup: Backup =
            parse_within(&bytes, VERSION, MAX_BACKUP).map_err(ReadProblem::Unusable)?;
        match backup.files.keys().find(|name| !is_safe(name)) {
            Some(name) => Err(ReadProblem::Unusable(Flaw::malformed(&format!(
                "{name:?} is no file of a backup"
            )))),
            None => Ok(backup),
        }
    }

    /// Writes the files of the backup below `roots`. A file that differs moves to the folder `replaced` of
    /// its root first; a game under way joins those that are there. The program uses them from its next start on.
    ///
    /// # Errors
    /// Returns the problem with the first file that cannot be written; those before it are written.
    pub fn restore(&self, roots: &Roots) -> Result<Restored, SaveProblem> {
        note_disk();
        let mut restored = Restored::default();
        for (name, text) in &self.files {
            let Some((root, rest)) = name.split_once('/') else { continue };
            let Some((_, root)) = roots.iter().find(|(known, _)| *known == root) else { continue };
            let Some(path) = place(root, rest, text) else { continue };
            if fs::exists(&path).unwrap_or(false) {
                set_replaced_aside(root, &path)?;
                restored.replaced += 1;
            }
            make_folder_of(&path)?;
            replace_bytes(&path, text.as_bytes())?;
            restored.written += 1;
        }
        Ok(restored)
    }
}

/// Returns whether a backup holds files of this name. Drafts have names that begin with a full stop.
fn is_kept(file: &str) -> bool {
    file.ends_with(".ron") && !file.starts_with('.')
}

/// Returns whether a name stays below its root.
fn is_safe(name: &str) -> bool {
    let mut parts = name.split('/');
    name.split('/').count() >= 2
        && parts.all(|part| {
            !part.is_empty() && part != ".." && part != "." && !part.contains(['\\', ':', '\0'])
        })
        && is_kept(name.rsplit('/').next().unwrap_or_default())
}

/// Returns where the file `rest` of a backup belongs below `root`, or `None` if it is there already.
fn place(root: &Path, rest: &str, text: &str) -> Option<PathBuf> {
    let is_there = |path: &Path| fs::read_to_string(path).is_ok_and(|there| there == text);
    let parts: Vec<&str> = rest.split('/').collect();
    // Before the number may stand the folder of a guest.
    let playing = parts.len().checked_sub(3).filter(|at| parts[*at] == PLAYING);
    let Some(at) = playing else {
        let path = root.join(rest);
        return (!is_there(&path)).then_some(path);
    };
    let folder = parts[..=at].iter().fold(root.to_owned(), |folder, part| folder.join(part));
    let paths = (1..=MAX_PLAYING).map(|number| folder.join(number.to_string()).join(parts[at + 2]));
    let paths: Vec<PathBuf> = paths.collect();
    if paths.iter().any(|path| is_there(path)) {
        return None;
    }
    paths.into_iter().find(|path| !fs::exists(path).unwrap_or(true))
}

/// Moves the file at `path` to the folder of replaced files of `root`.
fn set_replaced_aside(root: &Path, path: &Path) -> Result<(), SaveProblem> {
    let folder = root.join(REPLACED);
    let problem = |error| SaveProblem::Folder { folder: folder.clone(), error };
    fs::create_dir_all(&folder).map_err(problem)?;
    let name = |number: u32| {
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        folder.join(format!("{stem}.replaced-{number}.ron"))
    };
    let moved = rename_to_free(path, name);
    moved.map(drop).map_err(|error| SaveProblem::File { path: path.to_owned(), error })
}
