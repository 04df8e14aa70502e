//! Puzzles of Ô ăn quan for a player: a try, and the sets of puzzles to train with.

mod preset_puzzles;
mod puzzle_try;

pub use preset_puzzles::{PRESETS_WITH_PUZZLES, PresetPuzzles};
pub use puzzle_try::{Answer, PuzzleTry};
pub use tabletop::training::{
    Attempt, DayResult, PuzzleRating, PuzzleSet, PuzzleState, Repetition, TRAINING_VERSION,
    Training, day_number, index_of_day,
};
