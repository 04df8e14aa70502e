//! Words for the rooms of the other games, whatever the game.

use crate::ui::rooms::FaultKind;
use crate::words::{choices, words};

words! {
    /// The words of one language for the rooms of the other games.
    pub struct RoomWords("room-") {
        looks,
        coordinates,
        level_of(name: &str),
        name_of(name: &str),
        out_of_range(from: i32, to: i32),
        typed(number: u32, legal: bool),
        typed_row(row: u32),
        typed_text(text: &str),
        not_a_move(text: &str),
        not_a_square(text: &str),
        winner,
        damaged(why: &str),
        faults(faults: usize),
        fault_kind[FaultKind],
        accuracy(name: &str, percent: u8),
        lesson,
        lesson_step(step: usize, all: usize),
        lesson_missed,
        lesson_over,
        play_now,
        puzzles(solved: usize, all: usize),
        puzzle_number(number: usize, all: usize),
        puzzle_missed,
        puzzle_solved,
        solution,
        paste,
        opened,
        unfinished(title: &str, players: &str, moves: &str, turn: &str),
    }
}

choices! {
    FaultKind {
        FaultKind::MissedWin => "missed-win",
        FaultKind::LetWin => "let-win",
        FaultKind::Wrong => "wrong",
    }
}
