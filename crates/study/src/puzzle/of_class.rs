//! The puzzles that a class solves in a row, each child on its own board.

#[cfg(not(target_family = "wasm"))]
mod chosen;

use std::collections::{HashMap, HashSet};
use std::time::Duration;

use messages::RoomId;
use window::{Screen, ScreenContext};

use super::puzzles::{PuzzleKey, Puzzles};
use super::screen::OpenPuzzle;

#[cfg(not(target_family = "wasm"))]
pub(super) use chosen::for_class;

/// How often the clock of the puzzles is drawn.
const TICK: Duration = Duration::from_millis(250);

/// The place of a puzzle in a row that a class solves.
#[derive(Clone, Copy)]
pub(super) struct InRow {
    run: RoomId,
    /// The place, from 0.
    place: usize,
}

impl InRow {
    /// Returns whether the child is to solve the row now. The clock goes on.
    pub(super) fn goes_on(self, context: &ScreenContext<'_>) -> bool {
        context.ctx.request_repaint_after(TICK);
        context.parts.together.does(self.run)
    }

    /// Counts the puzzle.
    pub(super) fn count(self, solved: bool, context: &mut ScreenContext<'_>) {
        context.parts.together.count_task(self.place, solved);
    }

    /// Returns the next puzzle of the row; `None` if none is left.
    pub(super) fn next<G: Puzzles>(self, context: &ScreenContext<'_>) -> Option<OpenPuzzle<G>> {
        from(self.place + 1, context)
    }

    /// Returns the heading in a long and a short form.
    pub(super) fn heading(self, context: &ScreenContext<'_>) -> [String; 2] {
        let together = &context.parts.together;
        let solved = together.tasks().map_or(0, |tasks| tasks.solved);
        let time = together.class_clock().unwrap_or_default();
        let words = &context.parts.words().class;
        [words.puzzle(self.place + 1, usize::from(solved), &time), time]
    }
}

/// Returns the page of the first puzzle that a child has not tried, of the row that its class solves; `None` if none is
/// left.
pub(super) fn of_class<G: Puzzles>(context: &ScreenContext<'_>) -> Option<Box<dyn Screen>> {
    let tried = context.parts.together.tasks()?.tried;
    Some(Box::new(from::<G>(usize::from(tried), context)?))
}

/// Returns the first puzzle of the row from this place on that this program has.
fn from<G: Puzzles>(place: usize, context: &ScreenContext<'_>) -> Option<OpenPuzzle<G>> {
    let (run, current) = context.parts.together.class()?.task()?;
    let keys = keys_of::<G>(&current.puzzles.iter().map(String::as_str).collect());
    let mut row = current.puzzles.iter().enumerate().skip(place);
    let (place, key) = row.find_map(|(place, name)| Some((place, *keys.get(name)?)))?;
    OpenPuzzle::in_row(key, InRow { run, place }, context)
}

/// Returns the puzzles with these names, as far as this program has them.
fn keys_of<G: Puzzles>(names: &HashSet<&str>) -> HashMap<String, PuzzleKey> {
    let sets = G::sets().iter().enumerate();
    let keys = sets
        .flat_map(|(set, puzzles)| (0..puzzles.count()).map(move |index| PuzzleKey { set, index }));
    let named = keys.map(|key| (key.id_in::<G>(), key));
    named.filter(|(name, _)| names.contains(name.as_str())).collect()
}
