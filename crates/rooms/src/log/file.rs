//! A log of one file a room, one line a batch.
//!
//! A line is written with one call before its events are announced, so a killed program loses nothing that it has
//! announced. The next use of the file cuts off a line that a kill or a full disk has left incomplete. The files contain
//! the secrets of the players, so only the user of the program may read them.

use std::collections::HashMap;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::marker::PhantomData;
use std::path::{Path, PathBuf};

use messages::{Change, RoomId};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{Batch, LogError, RoomLog, follows};

/// The end of the names of the files of rooms.
const ENDING: &str = "room";
/// The end of the names of the files of closed rooms.
const RETIRED: &str = "closed";
/// The most bytes of a file: far more than a room that is not attacked.
const MAX_BYTES: u64 = 64 << 20;

/// A log of one file a room in a folder.
#[derive(Debug)]
pub struct FileLog<C = Change> {
    folder: PathBuf,
    /// The end of the names of the files.
    ending: &'static str,
    /// What the files contain that have been used.
    kept: HashMap<RoomId, Kept>,
    changes: PhantomData<fn(C)>,
}

/// What a file contains.
#[derive(Clone, Copy, Debug, Default)]
struct Kept {
    last: u64,
    bytes: u64,
}

impl FileLog {
    /// Opens the log of rooms in `folder`, which is created if it is missing.
    ///
    /// # Errors
    /// The folder cannot be created, or nothing can be written there.
    pub fn open(folder: &Path) -> io::Result<Self> {
        FileLog::with_ending(folder, ENDING)
    }
}

impl<C: Serialize + DeserializeOwned> FileLog<C> {
    /// Opens a log in `folder`, which is created if it is missing. The names of its files end with `ending`.
    ///
    /// # Errors
    /// The folder cannot be created, or nothing can be written there.
    pub fn with_ending(folder: &Path, ending: &'static str) -> io::Result<Self> {
        fs::create_dir_all(folder)?;
        let probe = folder.join(".writable");
        File::create(&probe)?;
        fs::remove_file(&probe)?;
        Ok(FileLog {
            folder: folder.to_owned(),
            ending,
            kept: HashMap::new(),
            changes: PhantomData,
        })
    }

    fn path(&self, room: RoomId) -> PathBuf {
        self.folder.join(format!("{room}.{}", self.ending))
    }

    /// Reads the file of a room. Cuts off what is left of a line that was not written as a whole.
    fn load(&mut self, room: RoomId) -> Result<Vec<Batch<C>>, LogError> {
        let path = self.path(room);
        let bytes = match fs::metadata(&path) {
            Err(why) if why.kind() == io::ErrorKind::NotFound => Vec::new(),
            Err(why) => return Err(why.into()),
            Ok(there) if there.len() > MAX_BYTES => return Err(LogError::Damaged(0)),
            Ok(_) => fs::read(&path)?,
        };
        let (mut batches, mut kept) = (Vec::new(), Kept::default());
        let lines: Vec<&[u8]> = bytes.split_inclusive(|byte| *byte == b'\n').collect();
        for (at, line) in lines.iter().enumerate() {
            let is_whole = line.ends_with(b"\n");
            let read = serde_json::from_slice::<Batch<C>>(line).ok().filter(|_| is_whole);
            match read.filter(|batch| follows(batch, kept.last)) {
                Some(batch) => {
                    kept = Kept { last: batch.last(), bytes: kept.bytes + line.len() as u64 };
                    batches.push(batch);
                }
                // After a power cut, the last line may be there with other contents.
                None if at + 1 == lines.len() => {
                    OpenOptions::new().write(true).open(&path)?.set_len(kept.bytes)?;
                }
                None => return Err(LogError::Damaged(at + 1)),
            }
        }
        self.kept.insert(room, kept);
        Ok(batches)
    }

    fn open_file(&self, room: RoomId, is_new: bool) -> io::Result<File> {
        let mut options = OpenOptions::new();
        options.append(true).create(is_new);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        options.open(self.path(room))
    }
}

impl<C: Serialize + DeserializeOwned> RoomLog<C> for FileLog<C> {
    fn append(&mut self, room: RoomId, expected: u64, batch: &Batch<C>) -> Result<(), LogError> {
        let kept = match self.kept.get(&room) {
            Some(kept) => *kept,
            None => {
                self.load(room)?;
                self.kept.get(&room).copied().unwrap_or_default()
            }
        };
        if kept.last != expected || !follows(batch, expected) {
            return Err(LogError::Conflict(kept.last));
        }
        let mut line = serde_json::to_vec(batch).map_err(io::Error::other)?;
        line.push(b'\n');
        // Opened for each line: a thousand rooms at rest need no thousand open files.
        let mut file = self.open_file(room, kept.last == 0)?;
        if let Err(why) = file.write_all(&line) {
            // If this fails, too, the next use of the file cuts it off.
            let _ = file.set_len(kept.bytes);
            self.kept.remove(&room);
            return Err(why.into());
        }
        let bytes = kept.bytes + line.len() as u64;
        self.kept.insert(room, Kept { last: batch.last(), bytes });
        Ok(())
    }

    fn read(&mut self, room: RoomId, from: u64) -> Result<Vec<Batch<C>>, LogError> {
        let mut batches = self.load(room)?;
        batches.retain(|batch| batch.last() > from);
        Ok(batches)
    }

    fn rooms(&mut self) -> Result<Vec<RoomId>, LogError> {
        let mut rooms = Vec::new();
        for entry in fs::read_dir(&self.folder)? {
            let name = entry?.file_name();
            let stem =
                name.to_str().and_then(|name| name.strip_suffix(self.ending)?.strip_suffix('.'));
            rooms.extend(stem.and_then(|stem| stem.parse::<RoomId>().ok()));
        }
        rooms.sort_unstable();
        Ok(rooms)
    }

    fn retire(&mut self, room: RoomId) -> Result<(), LogError> {
        self.kept.remove(&room);
        match fs::rename(self.path(room), self.path(room).with_extension(RETIRED)) {
            Err(why) if why.kind() != io::ErrorKind::NotFound => Err(why.into()),
            Ok(()) | Err(_) => Ok(()),
        }
    }

    fn erase(&mut self, room: RoomId) -> Result<(), LogError> {
        self.kept.remove(&room);
        for path in [self.path(room), self.path(room).with_extension(RETIRED)] {
            match fs::remove_file(path) {
                Err(why) if why.kind() != io::ErrorKind::NotFound => return Err(why.into()),
                Ok(()) | Err(_) => {}
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use messages::{Change, Event};

    use super::*;

    fn batch(numbers: std::ops::RangeInclusive<u64>) -> Batch {
        let event = |number| Event { number, at: 5, change: Change::Withdrawn };
        Batch { events: numbers.map(event).collect(), by: None }
    }

    #[test]
    fn what_is_left_of_a_torn_line_is_cut_off() {
        let folder = tempfile::tempdir().unwrap();
        let room = RoomId::new(7);
        let path = folder.path().join("0000000000000007.room");
        let mut log = FileLog::open(folder.path()).unwrap();
        log.append(room, 0, &batch(1..=2)).unwrap();
        log.append(room, 2, &batch(3..=5)).unwrap();
        let whole = fs::read(&path).unwrap();
        let first = whole.iter().position(|byte| *byte == b'\n').unwrap() + 1;
        for length in first..whole.len() {
            fs::write(&path, &whole[..length]).unwrap();
            let mut log = FileLog::open(folder.path()).unwrap();
            assert_eq!(log.read(room, 0).unwrap(), [batch(1..=2)], "{length}");
            assert_eq!(fs::metadata(&path).unwrap().len(), first as u64);
            log.append(room, 2, &batch(3..=3)).unwrap();
            let mut again = FileLog::open(folder.path()).unwrap();
            assert_eq!(again.read(room, 2).unwrap(), [batch(3..=3)], "{length}");
        }
        fs::write(&path, [b"x\n".as_slice(), &whole].concat()).unwrap();
        let read = FileLog::open(folder.path()).unwrap().read(room, 0);
        assert!(matches!(read, Err(LogError::Damaged(1))), "{read:?}");
    }

    #[cfg(unix)]
    #[test]
    fn nothing_is_kept_in_a_file_that_was_deleted() {
        let folder = tempfile::tempdir().unwrap();
        let mut log = FileLog::open(folder.path()).unwrap();
        log.append(RoomId::new(7), 0, &batch(1..=1)).unwrap();
        fs::remove_file(folder.path().join("0000000000000007.room")).unwrap();
        assert!(matches!(log.append(RoomId::new(7), 1, &batch(2..=2)), Err(LogError::Io(_))));
    }

    #[cfg(unix)]
    #[test]
    fn only_the_user_may_read_the_secrets() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let mut log = FileLog::open(folder.path()).unwrap();
        log.append(RoomId::new(7), 0, &batch(1..=1)).unwrap();
        let there = fs::metadata(folder.path().join("0000000000000007.room")).unwrap();
        assert_eq!(there.permissions().mode() & 0o077, 0);
    }
}
