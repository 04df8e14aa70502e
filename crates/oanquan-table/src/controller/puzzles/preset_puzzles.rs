//! The puzzles under a preset as a set to train with.

use oanquan::Preset;
use oanquan_engine::{Puzzle, puzzle_id, puzzles};
use tabletop::training::PuzzleSet;

/// The puzzles under a preset; none if it has no puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PresetPuzzles(pub Preset);

impl PresetPuzzles {
    /// Returns the puzzles.
    pub fn all(self) -> &'static [Puzzle] {
        puzzles(self.0).unwrap_or_default()
    }
}

impl PuzzleSet for PresetPuzzles {
    fn name(&self) -> &str {
        self.0.into()
    }

    fn count(&self) -> usize {
        self.all().len()
    }

    fn id(&self, index: usize) -> String {
        puzzle_id(self.0, index)
    }

    fn band(&self, index: usize) -> u8 {
        self.all().get(index).map_or(1, |puzzle| puzzle.band)
    }
}
