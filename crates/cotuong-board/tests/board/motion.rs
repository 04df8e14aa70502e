//! The lines of the rules on how pieces move.

use cotuong_board::{Illegal, Kind, Obstacle};

use super::{board, goals, mv};

#[test]
fn a_general_takes_one_step_along_a_line_inside_the_palace() {
    assert_eq!(goals("3k5/9/9/9/9/9/9/9/4K4/9 w", "e1"), "e0 e2 f1");
    assert_eq!(goals("4k4/9/9/9/9/9/9/5K3/9/9 w", "f2"), "f1");
    assert_eq!(goals("3k5/9/9/9/9/9/9/9/9/5K3 b", "d9"), "d8 e9");
}

#[test]
fn the_generals_never_face_each_other_on_an_open_file() {
    let fen = "4k4/9/9/9/9/9/9/9/9/3K5 w";
    assert_eq!(goals(fen, "d0"), "d1");
    assert_eq!(board(fen).check(mv("d0e0")), Err(Illegal::Facing(mv("d0e0"))));
    // A piece between the generals may only move along the file.
    assert_eq!(goals("4k4/9/9/9/4C4/9/9/9/9/4K4 w", "e5"), "e1 e2 e3 e4 e6 e7 e8");
    assert_eq!(goals("4k4/9/9/9/4N4/9/9/9/9/4K4 w", "e5"), "");
}

#[test]
fn an_advisor_takes_one_diagonal_step_inside_the_palace() {
    assert_eq!(goals("3k5/9/9/9/9/9/9/9/4A4/4K4 w", "e1"), "d0 d2 f0 f2");
    assert_eq!(goals("3k5/9/9/9/9/9/9/5A3/9/4K4 w", "f2"), "e1");
    assert_eq!(goals("3k5/4a4/9/9/9/9/9/9/9/4K4 b", "e8"), "d7 f7 f9");
}

#[test]
fn an_elephant_takes_two_diagonal_steps_and_never_crosses_the_river() {
    assert_eq!(goals("3k5/9/9/9/9/9/9/4B4/9/4K4 w", "e2"), "c0 c4 g0 g4");
    assert_eq!(goals("3k5/9/9/9/9/2B6/9/9/9/4K4 w", "c4"), "a2 e2");
    assert_eq!(goals("3k5/9/9/9/6b2/9/9/9/9/4K4 b", "g5"), "e7 i7");
}

#[test]
fn an_elephant_does_not_jump_over_an_occupied_middle() {
    // A soldier in the eye at d3, a chariot in the eye at d1.
    assert_eq!(goals("4k4/9/9/9/9/9/3p5/4B4/3R5/5K3 w", "e2"), "g0 g4");
}

#[test]
fn a_horse_takes_one_step_along_a_line_and_one_diagonally_outwards() {
    assert_eq!(goals("3k5/9/9/9/9/4N4/9/9/9/5K3 w", "e4"), "c3 c5 d2 d6 f2 f6 g3 g5");
    assert_eq!(goals("3k5/9/9/9/9/9/9/9/9/N4K3 w", "a0"), "b2 c1");
}

#[test]
fn a_horse_does_not_jump_over_an_occupied_first_step() {
    // A piece of either side next to the horse takes two crossings; diagonal neighbours take none.
    let fen = "3k5/9/9/9/3P1P3/3pN4/4P4/9/9/5K3 w";
    assert_eq!(goals(fen, "e4"), "d6 f6 g3 g5");
}

#[test]
fn a_chariot_goes_any_way_along_a_line_up_to_the_first_piece() {
    let fen = "3k5/9/9/9/4p4/2P1R2n1/9/9/9/4KA3 w";
    assert_eq!(goals(fen, "e4"), "d4 e1 e2 e3 e5 f4 g4 h4");
}

#[test]
fn a_cannon_moves_like_a_chariot_and_captures_over_exactly_one_piece() {
    // It captures over c6 and over its own horse on c2, not without a screen (h4) nor over two (c0).
    let fen = "3k5/2r6/9/2p6/9/2C4n1/9/2N6/2r6/2n1K4 w";
    assert_eq!(goals(fen, "c4"), "a4 b4 c1 c3 c5 c8 d4 e4 f4 g4");
}

#[test]
fn a_soldier_takes_one_step_forward_and_across_the_river_also_sideways() {
    assert_eq!(goals("3k5/9/9/9/9/9/4P4/9/9/5K3 w", "e3"), "e4");
    assert_eq!(goals("3k5/9/9/9/9/4P4/9/9/9/5K3 w", "e4"), "e5");
    assert_eq!(goals("3k5/9/9/9/4P4/9/9/9/9/5K3 w", "e5"), "d5 e6 f5");
    assert_eq!(goals("3k4P/9/9/9/9/9/9/9/9/5K3 w", "i9"), "h9", "it never goes back");
    assert_eq!(goals("3k5/9/9/9/9/2p6/9/9/9/5K3 b", "c4"), "b4 c3 d4");
}

#[test]
fn a_move_that_leaves_the_own_general_attacked_is_illegal() {
    // A pinned horse, a check by a chariot, and the only answers to it.
    let fen = "3k5/4r4/9/9/9/4N4/9/9/9/4K4 w";
    assert_eq!(board(fen).check(mv("e4g5")), Err(Illegal::Check(mv("e4g5"))));
    let fen = "3k5/4r4/9/9/9/9/9/9/R8/4K4 w";
    let moves = board(fen).legal_moves();
    let mut answers: Vec<String> = moves.iter().map(ToString::to_string).collect();
    answers.sort();
    assert_eq!(answers, ["a1e1", "e0f0"]);
    // A third piece between cannon and general breaks the check; so does leaving as the screen.
    let fen = "3k5/4c4/9/9/9/9/4P4/9/4A4/4K4 w";
    assert!(board(fen).checkers(cotuong_board::Color::Red).is_empty());
    assert_eq!(board(fen).check(mv("e1d2")), Err(Illegal::Check(mv("e1d2"))));
    // The leg of a horse that would check.
    let fen = "3k5/9/9/9/9/9/9/3n5/3R5/4K4 w";
    assert_eq!(board(fen).check(mv("d1c1")), Err(Illegal::Check(mv("d1c1"))));
    assert_eq!(board(fen).check(mv("d1d2")), Ok(()), "capturing the horse is legal");
}

#[test]
fn illegal_moves_have_reasons() {
    let start = board(cotuong_board::START);
    let refused = |text: &str| start.check(mv(text)).expect_err(text);
    assert_eq!(refused("e4e5"), Illegal::NoPiece(mv("e4e5")));
    assert_eq!(refused("a9a8"), Illegal::OtherSide(mv("a9a8")));
    assert_eq!(refused("a0a3"), Illegal::OwnPiece(mv("a0a3")));
    assert_eq!(
        refused("b0d1"),
        Illegal::CannotReach(
            mv("b0d1"),
            Kind::Horse,
            Obstacle::Leg("c0".parse().expect("a crossing"))
        )
    );
    assert_eq!(refused("e0e0"), Illegal::OwnPiece(mv("e0e0")));
    for text in ["b2b9", "h2h9", "b0c2", "e0e1"] {
        assert_eq!(start.check(mv(text)), Ok(()), "{text}");
    }
}

#[test]
fn what_keeps_a_piece_from_a_crossing_is_named() {
    let obstacle = |fen: &str, text: &str| match board(fen).check(mv(text)) {
        Err(Illegal::CannotReach(_, _, obstacle)) => obstacle,
        other => panic!("{text}: {other:?}"),
    };
    let start = cotuong_board::START;
    let at = |text: &str| text.parse().expect("a crossing");
    for (fen, text, expected) in [
        (start, "a0b1", Obstacle::Way),
        (start, "a0a5", Obstacle::Between(at("a3"))),
        (start, "b2b8", Obstacle::Between(at("b7"))),
        (start, "b2b7", Obstacle::Screens(0)),
        (start, "h2a2", Obstacle::Between(at("b2"))),
        (start, "c3b3", Obstacle::Home),
        (start, "c3c2", Obstacle::Back),
        (start, "c3c5", Obstacle::Way),
        (start, "d0c1", Obstacle::Palace),
        (start, "c0d2", Obstacle::Way),
        ("4k4/9/9/p8/9/9/9/4p4/3K5/2B3B2 w", "c0e2", Obstacle::Eye(at("d1"))),
        ("4k4/9/9/9/9/2B6/9/9/9/3K5 w", "c4e6", Obstacle::River),
        ("4k4/9/9/9/9/2B6/9/9/9/3K5 w", "d0c0", Obstacle::Palace),
        ("4k4/r8/9/p8/9/p8/9/C8/9/3K5 w", "a2a8", Obstacle::Screens(2)),
    ] {
        assert_eq!(obstacle(fen, text), expected, "{text}");
    }
}
