//! Words for the rooms of the other games, whatever the game.

use crate::ui::rooms::{FaultKind, PuzzleState};
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
        slash_first,
        not_a_move(text: &str),
        not_a_square(text: &str),
        winner,
        damaged(why: &str),
        faults(faults: usize),
        fault_kind[FaultKind],
        accuracy(name: &str, percent: u8),
        practice_asked(kind: &str, name: &str, mv: &str),
        practice_hint(mv: &str),
        practice_right(mv: &str),
        practice_wrong,
        practice_solution(mv: &str),
        practice_flawless,
        practice_flawless_all,
        take_back_heading,
        take_back_question(name: &str, other: &str),
        take_back_refused(name: &str),
        offer_draw,
        draw_heading,
        draw_question(name: &str),
        draw_heading_between,
        draw_question_between(name: &str, other: &str),
        draw_considered(name: &str),
        draw_declined(name: &str),
        draw_agreed,
        draw_listed,
        agree,
        refuse,
        lesson,
        lesson_step(step: usize, all: usize),
        lesson_back,
        lesson_forward,
        lesson_missed,
        lesson_over,
        play_now,
        puzzles(solved: usize, all: usize),
        puzzle_heading,
        puzzle_number(number: usize, all: usize),
        puzzle_missed,
        puzzle_solved,
        puzzle_shown,
        puzzle_previous,
        puzzle_next,
        puzzle_group(kind: &str, solved: usize, missed: usize, open: usize),
        puzzle_name(number: usize, state: PuzzleState),
        solution,
        paste,
        opened,
        going_on(title: &str, players: &str, turn: &str),
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
