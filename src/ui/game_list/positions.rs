//! The positions that games have reached, for the small boards of the list. They are read on a
//! separate thread, for the rows on the screen only, and few are kept.

use std::sync::Arc;

use crate::archive::{Library, LibraryEntry};
use crate::controller::Waker;
use crate::rules::{Game, Position, Side};
use crate::ui::reading::{Read, Reading};

/// The number of games whose positions are kept; more than fit on the largest screen.
const MAX: usize = 96;

/// The position that a game has reached.
#[derive(Clone, Debug)]
pub struct ReachedPosition {
    /// The position, or the last one with stones on the board if the game is over.
    pub position: Position,
    /// The side at the lower edge.
    pub near: Side,
    /// The side to move, or `None` if the game is over.
    pub to_move: Option<Side>,
}

/// A game, and the position it has reached unless its file is damaged.
type Known = (Arc<LibraryEntry>, Option<ReachedPosition>);

/// The positions of a few games.
#[derive(Default)]
pub(super) struct Positions {
    known: Vec<Known>,
    reading: Option<Reading<Vec<Known>>>,
}

impl Positions {
    /// Returns the position of a game, if it is known.
    pub(super) fn get(&self, entry: &Arc<LibraryEntry>) -> Option<&ReachedPosition> {
        self.find(entry)?.1.as_ref()
    }

    fn find(&self, entry: &Arc<LibraryEntry>) -> Option<&Known> {
        // A file that has changed is another entry.
        self.known.iter().find(|(known, _)| Arc::ptr_eq(known, entry))
    }

    /// Starts reading the positions of those games of `wanted` that are not known, unless other
    /// positions are being read.
    pub(super) fn read<'a>(
        &mut self,
        wanted: impl Iterator<Item = &'a Arc<LibraryEntry>>,
        library: &Library,
        wake: &Waker,
    ) {
        if self.reading.is_some() {
            return;
        }
        let unknown = wanted.filter(|entry| entry.summary.is_ok() && self.find(entry).is_none());
        let unknown: Vec<Arc<LibraryEntry>> = unknown.cloned().collect();
        if unknown.is_empty() {
            return;
        }
        let library = library.clone();
        let read = move || unknown.into_iter().map(|entry| reached(&library, entry)).collect();
        // Without a thread, the rows have no boards.
        self.reading = Reading::start("positions", wake.clone(), read).ok();
    }

    /// Takes in the positions when reading is done. Returns whether there are new ones.
    pub(super) fn poll(&mut self) -> bool {
        let Some(reading) = &self.reading else {
            return false;
        };
        match reading.poll() {
            Read::Waiting => return false,
            Read::Done(known) => self.known.extend(known),
            Read::Lost => {}
        }
        self.reading = None;
        let surplus = self.known.len().saturating_sub(MAX);
        self.known.drain(..surplus);
        true
    }
}

/// Reads the position that a game has reached.
fn reached(library: &Library, entry: Arc<LibraryEntry>) -> Known {
    let reached = library.open(&entry.file).ok().map(|(_, state)| ReachedPosition {
        position: last_with_stones(state.game()).clone(),
        near: state.setup().near_side(),
        to_move: state.game().position().to_move(),
    });
    (entry, reached)
}

/// Returns the last position with stones on the board: at the end of a game, the players sweep
/// the rest into their stores.
fn last_with_stones(game: &Game) -> &Position {
    let has_stones =
        |position: &&Position| position.ring().cells().any(|cell| !position.pile(cell).is_empty());
    game.positions().filter(has_stones).last().unwrap_or(game.position())
}
