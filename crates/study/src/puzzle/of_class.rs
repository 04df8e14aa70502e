//! The puzzles that a class solves in a row, each child on its own board.

#[cfg(not(target_family = "wasm"))]
mod chosen;

use std::collections::{HashMap, HashSet};
use std::rc::Rc;
use std::time::Duration;

use messages::RoomId;
use window::{NextTask, ScreenContext};

use super::puzzles::{PuzzleKey, Puzzles};
use super::screen::OpenPuzzle;

#[cfg(not(target_family = "wasm"))]
pub(super) use chosen::for_class;

/// How often the clock of the puzzles is drawn.
const TICK: Duration = Duration::from_millis(250);

/// The place of a puzzle in a row that a class solves.
#[derive(Clone)]
pub(super) struct InRow {
    run: RoomId,
    /// The puzzles of the row, as far as this program has them.
    row: Rc<[Option<PuzzleKey>]>,
    /// The place, from 0.
    place: usize,
}

impl InRow {
    /// Returns whether the child is to solve the row now. The clock goes on.
    pub(super) fn goes_on(&self, context: &ScreenContext<'_>) -> bool {
        context.ctx.request_repaint_after(TICK);
        context.parts.together.does(self.run)
    }

    /// Counts the puzzle.
    pub(super) fn count(&self, solved: bool, context: &mut ScreenContext<'_>) {
        context.parts.together.count_task(self.place, solved);
    }

    /// Returns the next puzzle of the row; `None` if none is left.
    pub(super) fn next<G: Puzzles>(&self, context: &ScreenContext<'_>) -> Option<OpenPuzzle<G>> {
        InRow { place: self.place + 1, ..self.clone() }.open(context)
    }

    /// Returns the first puzzle of the row from here on that this program has.
    fn open<G: Puzzles>(self, context: &ScreenContext<'_>) -> Option<OpenPuzzle<G>> {
        let mut rest = self.row.iter().enumerate().skip(self.place);
        let (place, key) = rest.find_map(|(place, key)| Some((place, (*key)?)))?;
        OpenPuzzle::in_row(key, InRow { place, ..self }, context)
    }

    /// Returns the heading in a long and a short form.
    pub(super) fn heading(&self, context: &ScreenContext<'_>) -> [String; 2] {
        let together = &context.parts.together;
        let solved = together.tasks().map_or(0, |tasks| tasks.solved);
        let time = together.class_clock().unwrap_or_default();
        let words = &context.parts.words().class;
        [words.puzzle(self.place + 1, usize::from(solved), &time), time]
    }
}

/// Returns the page of the first puzzle that a child has not tried, of the row that its class solves.
pub(super) fn of_class<G: Puzzles>(context: &ScreenContext<'_>) -> NextTask {
    let together = &context.parts.together;
    let task = together.class().and_then(|class| class.task());
    let Some((tasks, (run, current))) = together.tasks().zip(task) else { return NextTask::Done };
    let place = usize::from(tasks.tried);
    if place >= current.puzzles.len() {
        return NextTask::Done;
    }
    let keys = keys_of::<G>(&current.puzzles.iter().map(String::as_str).collect());
    let row = current.puzzles.iter().map(|name| keys.get(name).copied()).collect();
    match (InRow { run, row, place }).open::<G>(context) {
        Some(page) => NextTask::Page(Box::new(page)),
        None => NextTask::Unknown,
    }
}

/// Returns the puzzles with these names, as far as this program has them.
fn keys_of<G: Puzzles>(names: &HashSet<&str>) -> HashMap<String, PuzzleKey> {
    let sets = G::sets().iter().enumerate();
    let keys = sets
        .flat_map(|(set, puzzles)| (0..puzzles.count()).map(move |index| PuzzleKey { set, index }));
    let named = keys.map(|key| (key.id_in::<G>(), key));
    named.filter(|(name, _)| names.contains(name.as_str())).collect()
}
