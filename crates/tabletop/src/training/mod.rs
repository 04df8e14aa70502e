//! The training of a player with puzzles: the rating, the repetition of failed puzzles, the puzzle of
//! the day, and the file of the progress.
//!
//! Every day is an input, so nothing here reads a clock.

mod day;
mod progress;
mod rating;
mod repetition;
mod trainer;

pub use day::{day_number, index_of_day, puzzle_of_day};
pub use progress::{Attempt, DayResult, PuzzleState, TRAINING_VERSION, Training};
pub use rating::PuzzleRating;
pub use repetition::Repetition;
pub use trainer::{Rated, Trainer};

/// The number of steps of difficulty that players read, the same in every game. They are the bands, the last one with
/// all those above it: not every game has puzzles for its strongest levels alone.
pub const STEPS: u8 = 4;

/// A list of puzzles that the player trains with, as far as the progress knows them. A puzzle has an
/// index in the list, from 0.
pub trait PuzzleSet {
    /// Returns the name of the set in the file of the progress.
    fn name(&self) -> &str;

    /// Returns the number of puzzles.
    fn count(&self) -> usize;

    /// Returns the name of a puzzle, which no other puzzle of the game has.
    fn id(&self, index: usize) -> String;

    /// Returns the band of difficulty of a puzzle, from 1.
    fn band(&self, index: usize) -> u8;

    /// Returns the step of difficulty of a puzzle as players read it, and the number of [`STEPS`].
    fn step(&self, index: usize) -> [u8; 2] {
        [self.band(index).min(STEPS), STEPS]
    }

    /// Returns whether a newcomer begins with this puzzle, which is easier than its band.
    fn is_first_step(&self, _index: usize) -> bool {
        false
    }

    /// Returns what a puzzle has in common with others: its theme, and the parts of its answer. Puzzles that follow each
    /// other share as little of that as possible.
    fn traits(&self, _index: usize) -> Vec<String> {
        Vec::new()
    }

    /// Returns the rating of a puzzle, with which the player's rating is compared.
    fn rating(&self, index: usize) -> f64 {
        match self.is_first_step(index) {
            true => PuzzleRating::FIRST_STEP,
            false => PuzzleRating::of_band(self.band(index)),
        }
    }
}

/// Returns puzzles of a set in another order: one with each combination of [traits](PuzzleSet::traits) in turn, and those
/// that share one in the order of `puzzles`.
pub fn mixed(set: &dyn PuzzleSet, puzzles: &[usize]) -> Vec<usize> {
    let mut alike: Vec<(Vec<String>, Vec<usize>)> = Vec::new();
    for &puzzle in puzzles {
        let traits = set.traits(puzzle);
        match alike.iter_mut().find(|(other, _)| *other == traits) {
            Some((_, same)) => same.push(puzzle),
            None => alike.push((traits, vec![puzzle])),
        }
    }
    let turns = alike.iter().map(|(_, same)| same.len()).max().unwrap_or_default();
    let turn = |turn: usize| alike.iter().filter_map(move |(_, same)| same.get(turn).copied());
    (0..turns).flat_map(turn).collect()
}
