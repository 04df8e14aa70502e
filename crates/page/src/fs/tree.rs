//! The files and folders in memory.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime};

use super::file::Metadata;
use super::folder::DirEntry;
use super::{DOWNLOADS, OPENED};

/// What stands behind the files in memory. Each function returns at once and works in the background.
#[derive(Clone, Copy, Debug)]
pub struct Keeper {
    /// Keeps a file for the next start.
    pub put: fn(&Path, &[u8]),
    /// Forgets a file.
    pub remove: fn(&Path),
    /// Hands a file to the person, under this name.
    pub download: fn(&str, &[u8]),
    /// Locks a name against other pages, or unlocks it.
    pub lock: fn(&Path, bool),
}

/// Who holds a lock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Holder {
    This,
    AnotherPage,
}

struct KeptFile {
    bytes: Arc<[u8]>,
    /// The number of the change that wrote it, in place of a time.
    change: u64,
}

/// All files and folders.
#[derive(Default)]
pub(super) struct Tree {
    files: BTreeMap<PathBuf, KeptFile>,
    folders: BTreeSet<PathBuf>,
    locks: HashMap<PathBuf, Holder>,
    changes: u64,
    keeper: Option<Keeper>,
    /// Why the browser did not keep the last change.
    refused: Option<String>,
}

static TREE: Mutex<Option<Tree>> = Mutex::new(None);

/// The tree while it is being used.
pub(super) struct TreeGuard(MutexGuard<'static, Option<Tree>>);

impl std::ops::Deref for TreeGuard {
    type Target = Tree;

    fn deref(&self) -> &Tree {
        self.0.as_ref().expect("made by `tree`")
    }
}

impl std::ops::DerefMut for TreeGuard {
    fn deref_mut(&mut self) -> &mut Tree {
        self.0.as_mut().expect("made by `tree`")
    }
}

/// Returns the tree of this page.
pub(super) fn tree() -> TreeGuard {
    let mut tree = TREE.lock().unwrap_or_else(PoisonError::into_inner);
    tree.get_or_insert_default();
    TreeGuard(tree)
}

/// Lets `keeper` keep all changes from now on.
pub fn keep_with(keeper: Keeper) {
    tree().keeper = Some(keeper);
}

/// Puts a file into memory that is kept already: at the start, or because another page wrote it.
pub fn put_quietly(path: &Path, bytes: &[u8]) {
    tree().insert(path, bytes);
}

/// Forgets a file that another page removed.
pub fn remove_quietly(path: &Path) {
    tree().files.remove(path);
}

/// Returns all files that are kept for the next start.
pub fn kept_files() -> Vec<(PathBuf, Vec<u8>)> {
    let tree = tree();
    let kept = tree.files.iter().filter(|(path, _)| tree.keeper_of(path).is_some());
    kept.map(|(path, file)| (path.clone(), file.bytes.to_vec())).collect()
}

/// Notes that another page holds the lock `path`.
pub fn hold(path: &Path) {
    tree().locks.insert(path.to_owned(), Holder::AnotherPage);
}

/// Notes that no other page holds the lock `path` any more.
pub fn let_go(path: &Path) {
    let mut tree = tree();
    if tree.locks.get(path) == Some(&Holder::AnotherPage) {
        tree.locks.remove(path);
    }
}

/// Notes whether the browser has kept the latest changes, or why not. While it refuses them, writing fails
/// with this reason, so that the program says so and tries again.
pub fn report(kept: Result<(), String>) {
    tree().refused = kept.err();
}

fn missing() -> io::Error {
    ErrorKind::NotFound.into()
}

impl Tree {
    fn insert(&mut self, path: &Path, bytes: &[u8]) {
        self.changes += 1;
        if let Some(folder) = path.parent() {
            self.folders.extend(folder.ancestors().map(Path::to_owned));
        }
        let file = KeptFile { bytes: bytes.into(), change: self.changes };
        self.files.insert(path.to_owned(), file);
    }

    fn is_folder(&self, path: &Path) -> bool {
        let is_given = [DOWNLOADS, OPENED].map(Path::new).contains(&path);
        is_given || path.parent().is_none() || self.folders.contains(path)
    }

    /// Returns what stands behind the file at `path`; `None` for one that is not kept.
    fn keeper_of(&self, path: &Path) -> Option<Keeper> {
        self.keeper.filter(|_| !path.starts_with(OPENED))
    }

    pub(super) fn metadata(&self, path: &Path) -> io::Result<Metadata> {
        if let Some(file) = self.files.get(path) {
            let modified = SystemTime::UNIX_EPOCH + Duration::from_secs(file.change);
            return Ok(Metadata { length: Some(file.bytes.len() as u64), modified });
        }
        let folder = Metadata { length: None, modified: SystemTime::UNIX_EPOCH };
        self.is_folder(path).then_some(folder).ok_or_else(missing)
    }

    pub(super) fn read(&self, path: &Path) -> io::Result<Arc<[u8]>> {
        self.files.get(path).map(|file| Arc::clone(&file.bytes)).ok_or_else(missing)
    }

    pub(super) fn put(&mut self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        if let (Ok(name), Some(keeper)) = (path.strip_prefix(DOWNLOADS), self.keeper) {
            (keeper.download)(&name.to_string_lossy(), bytes);
            return Ok(());
        }
        if self.is_folder(path) {
            return Err(ErrorKind::IsADirectory.into());
        }
        if !path.parent().is_some_and(|folder| self.is_folder(folder)) {
            return Err(missing());
        }
        self.insert(path, bytes);
        if let Some(keeper) = self.keeper_of(path) {
            (keeper.put)(path, bytes);
        }
        match &self.refused {
            Some(why) => Err(io::Error::new(ErrorKind::StorageFull, why.clone())),
            None => Ok(()),
        }
    }

    pub(super) fn remove(&mut self, path: &Path) -> io::Result<()> {
        self.files.remove(path).ok_or_else(missing)?;
        if let Some(keeper) = self.keeper_of(path) {
            (keeper.remove)(path);
        }
        Ok(())
    }

    pub(super) fn create_folder(&mut self, path: &Path) -> io::Result<()> {
        if path.ancestors().any(|folder| self.files.contains_key(folder)) {
            return Err(ErrorKind::AlreadyExists.into());
        }
        self.folders.extend(path.ancestors().map(Path::to_owned));
        Ok(())
    }

    pub(super) fn list(&self, path: &Path) -> io::Result<Vec<DirEntry>> {
        if !self.is_folder(path) {
            return Err(missing());
        }
        let names = self.files.keys().chain(&self.folders);
        let inside = names.filter(|inner| inner.parent() == Some(path));
        Ok(inside.map(|inner| DirEntry::new(inner.clone())).collect())
    }

    /// Locks `path` for this page. Returns whether nobody held it.
    pub(super) fn lock(&mut self, path: &Path) -> bool {
        if self.locks.contains_key(path) {
            return false;
        }
        self.locks.insert(path.to_owned(), Holder::This);
        if let Some(keeper) = self.keeper {
            (keeper.lock)(path, true);
        }
        true
    }

    /// Unlocks `path`, which this page has locked.
    pub(super) fn unlock(&mut self, path: &Path) {
        self.locks.remove(path);
        if let Some(keeper) = self.keeper {
            (keeper.lock)(path, false);
        }
    }
}
