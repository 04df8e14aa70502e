//! The lessons: how the pieces go, palace and river, check, the generals that face each other, and the
//! first mates.

use tabletop::LessonTask;
use tabletop::{GameMatch, Match};

use crate::{Color, Cotuong, CotuongEnd, Square};

/// The steps, in the order of the words.
pub(super) const STEPS: &[LessonTask<Cotuong, Square>] = &[
    // The chariot captures.
    step("5k3/9/9/4p4/9/9/9/4R4/9/3K5 w", |played| stands(played, "e6")),
    // The horse, one of whose ways is blocked.
    step("4k4/9/9/9/9/3p5/4p4/2NC5/9/5K3 w", |played| stands(played, "d4")),
    // The cannon captures over one piece.
    step("1n2k4/9/1c7/9/9/9/9/1C7/9/5K3 w", |played| stands(played, "b9")),
    // The soldier across the river goes sideways.
    step("4k4/9/9/9/3nP4/9/9/9/9/5K3 w", |played| stands(played, "d5")),
    // The elephant, one of whose ways is blocked.
    step("4k4/9/9/p8/9/9/9/4p4/3K5/2B3B2 w", |played| stands(played, "e2")),
    // The general captures beside it.
    step("5k3/9/9/9/9/9/9/9/9/3cK4 w", |played| stands(played, "d0")),
    // The advisor steps between.
    step("3k5/9/4r4/9/9/9/9/9/9/3AK4 w", |played| stands(played, "e1")),
    // Out of check by capturing.
    step("3k5/9/9/9/9/9/9/R2n5/9/4K4 w", |played| stands(played, "d2")),
    // The horse may not leave the file of the generals.
    step("4k4/9/9/9/2r6/4N4/9/2R6/9/4K4 w", |played| stands(played, "c5")),
    // The general guards the open file: mate.
    step("3k5/9/9/9/9/9/9/R8/9/4K4 w", is_mate),
    // Two chariots.
    step("4k4/R8/8R/9/9/9/9/9/9/3K5 w", is_mate),
    // Two cannons.
    step("3aka3/9/9/9/9/4C4/9/1C7/9/3K5 w", is_mate),
    // The horse beside the palace.
    step("4k4/4a4/9/5N3/9/9/9/3R5/9/5K3 w", is_mate),
];

/// What a step asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Goal {
    /// A capture.
    Capture,
    /// Another move.
    Move,
    /// Mate.
    Mate,
}

/// The steps that ask for a move that captures nothing, and the first one that asks for mate.
const NO_CAPTURE: usize = 6;
const FIRST_MATE: usize = 9;

/// Returns what the step with this number, from 0, asks for.
pub(super) fn goal(step: usize) -> Goal {
    match step {
        FIRST_MATE.. => Goal::Mate,
        NO_CAPTURE => Goal::Move,
        _ => Goal::Capture,
    }
}

/// The look of the lessons: pictures, which need no knowledge of characters.
const PICTURES: usize = 1;

const fn step(
    position: &'static str,
    solves: fn(&Match<Cotuong>) -> bool,
) -> LessonTask<Cotuong, Square> {
    LessonTask::play(position, solves).in_look(PICTURES)
}

/// Returns whether a red piece has come to this crossing with the last move.
fn stands(played: &Match<Cotuong>, square: &str) -> bool {
    let square = square.parse().ok();
    let board = played.position().board();
    let piece = square.and_then(|square| board.piece(square));
    piece.is_some_and(|piece| piece.color == Color::Red)
}

fn is_mate(played: &Match<Cotuong>) -> bool {
    played.position().end() == Some(CotuongEnd::Checkmate)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The step that explains check.
    const CHECK: usize = 6;

    #[test]
    fn no_right_move_gives_check_before_a_step_explains_it() {
        for (number, task) in STEPS[..CHECK].iter().enumerate() {
            let tabletop::Goal::Play(solves) = task.goal else { panic!("a move solves it") };
            let start = task.start();
            let mut right = 0;
            for mv in start.legal_moves() {
                let mut played = start.clone();
                played.play(mv).expect("the move is legal");
                if solves(&played) {
                    let board = played.position().board();
                    assert!(board.checkers(Color::Black).is_empty(), "step {number}: {mv}");
                    right += 1;
                }
            }
            assert!(right > 0, "step {number} has no right move");
        }
    }
}
