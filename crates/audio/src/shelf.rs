//! The shelf: the recordings that there are, and those that have yet to come.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::pack::unpack;
use super::recording::{Recording, SOUNDS};

/// The recordings of a program. A desktop has all of them included. On a page they come in files, each
/// fetched when one of its recordings is first wanted; until then, it is silent.
pub struct Shelf {
    has_included: bool,
    come: Mutex<Come>,
}

/// What has come, and what is to come.
#[derive(Default)]
struct Come {
    recordings: BTreeMap<String, &'static [u8]>,
    /// The files that were wanted at some time.
    asked: BTreeSet<&'static str>,
    /// Those of them that nobody fetches yet.
    wanted: Vec<&'static str>,
}

impl Shelf {
    /// Returns a shelf with the recordings that the program includes: none on a page.
    pub fn included() -> Self {
        Shelf { has_included: true, come: Mutex::default() }
    }

    /// Returns an empty shelf.
    pub fn empty() -> Self {
        Shelf { has_included: false, come: Mutex::default() }
    }

    /// Returns the files that have been wanted since the last call. They are wanted only once.
    pub fn take_wanted(&self) -> Vec<&'static str> {
        std::mem::take(&mut self.come().wanted)
    }

    /// Puts the recordings of a file on the shelf.
    pub fn put(&self, file: &str, bytes: Vec<u8>) {
        // They stay until the program ends, and are decoded while they play.
        let bytes: &'static [u8] = bytes.leak();
        let mut come = self.come();
        if file == SOUNDS {
            come.recordings.extend(unpack(bytes).map(|(name, bytes)| (name.to_owned(), bytes)));
        } else {
            come.recordings.insert(file.to_owned(), bytes);
        }
    }

    /// Returns the bytes of a recording, or wants its file.
    pub(super) fn get(&self, recording: &Recording) -> Option<&'static [u8]> {
        if let Some(bytes) = recording.included.filter(|_| self.has_included) {
            return Some(bytes);
        }
        self.want(recording.file);
        self.come().recordings.get(recording.name).copied()
    }

    /// Wants a file, unless it has been wanted before.
    pub(super) fn want(&self, file: &'static str) {
        let mut come = self.come();
        if come.asked.insert(file) {
            come.wanted.push(file);
        }
    }

    /// Takes a recording that cannot be played off the shelf.
    pub(super) fn discard(&self, recording: &Recording) {
        self.come().recordings.remove(recording.name);
    }

    fn come(&self) -> MutexGuard<'_, Come> {
        self.come.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
