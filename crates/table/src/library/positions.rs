//! The positions that games have reached, for the small boards of the list. They are read on a
//! separate thread, for the rows on the screen only, and few are kept.

use std::sync::Arc;

use tabletop::archive::{Library, LibraryEntry};
use tabletop::{GameMatch, Job, JobStatus, Side, Waker};

use crate::game::TableGame;

/// The number of games whose positions are kept; more than fit on the largest screen.
const MAX: usize = 96;

/// The position that a game has reached.
pub struct ReachedPosition<G: TableGame> {
    /// The match up to the position to show.
    pub played: G::Match,
    /// The side at the lower edge.
    pub near: Side,
    /// The side to move, or `None` if the game is over.
    pub to_move: Option<Side>,
}

/// A game, and the position it has reached unless its file is damaged.
type Known<G> = (Arc<LibraryEntry<G>>, Option<ReachedPosition<G>>);

/// The positions of a few games.
pub(crate) struct Positions<G: TableGame> {
    known: Vec<Known<G>>,
    reading: Option<Job<Vec<Known<G>>>>,
}

impl<G: TableGame> Default for Positions<G> {
    fn default() -> Self {
        Positions { known: Vec::new(), reading: None }
    }
}

impl<G: TableGame> Positions<G> {
    /// Returns the position of a game, if it is known.
    pub(crate) fn get(&self, entry: &Arc<LibraryEntry<G>>) -> Option<&ReachedPosition<G>> {
        self.find(entry)?.1.as_ref()
    }

    fn find(&self, entry: &Arc<LibraryEntry<G>>) -> Option<&Known<G>> {
        // A file that has changed is another entry.
        self.known.iter().find(|(known, _)| Arc::ptr_eq(known, entry))
    }

    /// Starts reading the positions of those games of `wanted` that are not known, unless other
    /// positions are being read.
    pub(crate) fn read<'a>(
        &mut self,
        wanted: impl Iterator<Item = &'a Arc<LibraryEntry<G>>>,
        library: &Library<G>,
        wake: &Waker,
    ) {
        if self.reading.is_some() {
            return;
        }
        let unknown = wanted.filter(|entry| entry.summary.is_ok() && self.find(entry).is_none());
        let unknown: Vec<Arc<LibraryEntry<G>>> = unknown.cloned().collect();
        if unknown.is_empty() {
            return;
        }
        let library = library.clone();
        let read = move || unknown.into_iter().map(|entry| reached(&library, entry)).collect();
        // Without a thread, the rows have no boards.
        self.reading = Job::once("positions", wake.clone(), read);
    }

    /// Takes in the positions when reading is done. Returns whether there are new ones.
    pub(crate) fn poll(&mut self) -> bool {
        let Some(reading) = &self.reading else {
            return false;
        };
        match reading.poll() {
            JobStatus::Nothing => return false,
            JobStatus::Report(known) => self.known.extend(known),
            JobStatus::Ended => {}
        }
        self.reading = None;
        let surplus = self.known.len().saturating_sub(MAX);
        self.known.drain(..surplus);
        true
    }
}

/// Reads the position that a game has reached.
fn reached<G: TableGame>(library: &Library<G>, entry: Arc<LibraryEntry<G>>) -> Known<G> {
    let reached = library.open(&entry.file).ok().map(|(_, state)| ReachedPosition {
        played: G::pictured(state.game()),
        near: state.setup().near_side(),
        to_move: state.game().to_move(),
    });
    (entry, reached)
}
