//! Words for the rooms of the other games, whatever the game.

use crate::words::words;

words! {
    /// The words of one language for the rooms of the other games.
    pub struct RoomWords("room-") {
        looks,
        coordinates,
        level_of(name: &str),
        out_of_range(from: i32, to: i32),
        typed(number: u32, legal: bool),
        typed_row(row: u32),
        winner,
        damaged(why: &str),
        faults(faults: usize),
        accuracy(name: &str, percent: u8),
        lesson,
        lesson_step(step: usize, all: usize),
        lesson_missed,
        lesson_over,
    }
}
