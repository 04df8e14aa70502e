//! How games end.

use cotuong::{CannotMove, Cotuong, CotuongEnd, CotuongEvent, Kind};
use cotuong_board::{Color, Piece};
use tabletop::{Departure, Game, GameMatch, Side};

use super::{mv, played, position, result};

fn ended(result: &'static str, end: &str) -> (&'static str, Option<String>) {
    (result, Some(end.to_owned()))
}

#[test]
fn a_side_in_check_without_a_legal_move_has_lost() {
    let done = played("3k5/R8/9/9/9/9/9/9/9/1R2K4 w", "b0b9");
    assert_eq!(result(&done), ended("win", "checkmate"));
    assert_eq!(done.check(mv("d9d8")), Err(CannotMove::GameOver(mv("d9d8"))));
    let other = played("1:3k5/R8/9/9/9/9/9/9/9/1R2K4 w", "b0b9");
    assert_eq!(result(&other), ended("loss", "checkmate"), "side 0 plays black");
}

#[test]
fn a_side_without_a_legal_move_has_lost_even_if_it_is_not_in_check() {
    let done = played("3k5/9/4P4/9/9/9/9/9/9/4K4 w", "e7e8");
    assert_eq!(result(&done), ended("win", "stalemate"));
}

#[test]
fn perpetual_check_loses_at_the_third_time_of_the_position() {
    let fen = "4k4/9/9/9/5R3/9/9/9/4n4/3K5 w";
    let round = "f5e5 e9f9 e5f5 f9e9";
    let going = played(fen, &format!("{round} f5e5 e9f9 e5f5"));
    assert_eq!(going.to_move(), Some(Side::FAR));
    let done = played(fen, &format!("{round} {round}"));
    assert_eq!(result(&done), ended("loss", "perpetual-check"));
    assert_eq!(done.position().loser(), Some(Side::NEAR));
}

#[test]
fn perpetual_chase_loses_at_the_third_time_of_the_position() {
    let round = "h4h2 a2b4 h2h4 b4a2 ".repeat(2);
    let done = played("3k5/9/9/9/9/7R1/9/n8/9/4K4 w", &round);
    assert_eq!(result(&done), ended("loss", "perpetual-chase"));
}

#[test]
fn other_repetitions_are_drawn() {
    let round = "a0a1 d9d8 a1a0 d8d9 ".repeat(2);
    let done = played("3k5/9/9/9/9/9/9/9/9/R3K4 w", &round);
    assert_eq!(result(&done), ended("draw", "repetition"));
    assert_eq!(done.position().loser(), None);
}

#[test]
fn a_capture_forgets_the_positions_before_it() {
    // The chariot captures the soldier on a1, after which the position cannot be any of before.
    let fen = "3k5/9/9/9/9/9/9/9/p8/R3K4 w";
    let going = played(fen, "a0b0 d9d8 b0a0 d8d9 a0b0 d9d8 b0a0 a1b1 a0b0 d8d9 b0b1");
    assert_eq!(going.position().history().1, []);
    assert_eq!(going.position().to_string(), going.position().fen());
}

#[test]
fn sixty_moves_of_each_side_without_a_capture_are_a_draw() {
    let fen = "3k5/9/9/9/9/9/9/9/r8/R3K4 w - - 119 60";
    assert_eq!(result(&played(fen, "e0f0")), ended("draw", "sixty-moves"));
    assert_eq!(result(&played(fen, "a0a1")).1, None, "a capture begins a new count");
    let mate = "3k5/R8/9/9/9/9/9/9/9/1R2K4 w - - 119 60";
    assert_eq!(result(&played(mate, "b0b9")), ended("win", "checkmate"), "the last move mates");
    let over = position("3k5/9/9/9/9/9/9/9/9/R3K4 w - - 120 61");
    assert_eq!(over.end(), Some(CotuongEnd::SixtyMoves));
    assert_eq!(Cotuong::usual().to_move(&over), None);
}

#[test]
fn sixty_moves_are_counted_in_the_course_of_a_game() {
    // Both chariots go round on files of different lengths, so that no position occurs three times.
    let mut game = played("3k5/8r/9/9/9/9/9/9/R8/4K4 w", "");
    let red = ["a1", "a2", "a3", "a4", "a5", "a6", "a7"];
    let black =
        ["i8", "i7", "i6", "i5", "i4", "i3", "i2", "h2", "h3", "h4", "h5", "h6", "h7", "h8"];
    let step = |path: &[&str], number: usize| {
        let bounce = 2 * (path.len() - 1);
        let at = |number: usize| {
            let place = number % bounce;
            path[if place < path.len() { place } else { bounce - place }]
        };
        format!("{}{}", at(number), at(number + 1))
    };
    for number in 0..60 {
        assert_eq!(game.end(), None, "after {number} moves of each side");
        game.play(mv(&step(&red, number))).expect("a free way");
        assert_eq!(game.end(), None, "after {number} moves of each side");
        game.play(mv(&step(&black, number))).expect("a free way");
    }
    assert_eq!(result(&game), ended("draw", "sixty-moves"));
}

#[test]
fn without_a_piece_that_can_cross_the_river_the_game_is_drawn() {
    let done = played("3k5/4a4/9/9/9/9/9/4p4/4K4/2B6 w", "e1e2");
    assert_eq!(result(&done), ended("draw", "material"));
    for piece in ["n", "r", "c", "p"] {
        let start = format!("3k5/9/9/9/9/9/{piece}8/9/9/4K4 w");
        assert_eq!(position(&start).end(), None, "{piece}");
    }
}

#[test]
fn a_player_may_resign_run_out_of_time_or_agree_to_a_draw() {
    let mut game = played(cotuong_board::START, "h2e2 h9g7");
    game.depart(Departure::Resigned(Side::FAR)).expect("a departure");
    assert_eq!(result(&game), ended("win", "resigned"));
    game.undo();
    game.depart(Departure::OutOfTime(Side::NEAR)).expect("a departure");
    assert_eq!(result(&game), ended("loss", "out-of-time"));
    game.undo();
    game.depart(Departure::Stopped).expect("a departure");
    assert_eq!(result(&game), ended("draw", "stopped"));
}

#[test]
fn the_events_of_a_turn_tell_what_moved_what_was_captured_and_the_check() {
    let done = played("3k5/9/9/9/9/9/9/9/9/3rRK3 w", "e0d0");
    let piece = |color, kind| Piece { color, kind };
    let entry = done.entries().last().expect("a turn");
    let events = [
        CotuongEvent::Moved {
            side: Side::NEAR,
            piece: piece(Color::Red, Kind::Chariot),
            mv: mv("e0d0"),
        },
        CotuongEvent::Captured {
            piece: piece(Color::Black, Kind::Chariot),
            square: "d0".parse().expect("a crossing"),
        },
        CotuongEvent::Checked { side: Side::FAR },
    ];
    assert_eq!(entry.outcome.events, events);
}
