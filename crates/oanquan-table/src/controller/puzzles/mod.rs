//! Puzzles of Ô ăn quan as sets to train with.

mod preset_puzzles;

pub use preset_puzzles::{PresetPuzzles, traits};
pub use tabletop::training::{
    Attempt, DayResult, PuzzleRating, PuzzleSet, PuzzleState, Repetition, TRAINING_VERSION,
    Training, day_number, index_of_day,
};
