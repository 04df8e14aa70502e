//! What repetitions mean: every line of the rule, and another engine's verdicts.

use cotuong_board::Color::{Black, Red};
use cotuong_board::Repetition::{Draw, PerpetualChase, PerpetualCheck};
use cotuong_board::{Move, Repetition, judge};

use super::{board, mv};

/// Plays the moves, which lead back to the position, twice, and returns what the third time means.
fn twice(fen: &str, moves: &str) -> Option<Repetition> {
    let moves: Vec<Move> = moves.split(' ').map(mv).collect();
    let played = moves.repeat(2);
    let start = board(fen);
    let mut board = start.clone();
    for (number, mv) in (1..).zip(&played) {
        assert_eq!(board.check(*mv), Ok(()), "{fen}");
        board.make(*mv);
        let verdict = judge(&start, &played[..number]);
        if number == played.len() {
            assert_eq!(board, start, "{fen}: the moves lead back");
            return verdict;
        }
        assert_eq!(verdict, None, "{fen}: not yet the third time");
    }
    None
}

#[test]
fn a_position_that_occurs_for_the_third_time_is_a_draw() {
    assert_eq!(twice("3k5/9/9/9/9/9/9/9/9/R3K4 w", "a0a1 d9d8 a1a0 d8d9"), Some(Draw));
}

#[test]
fn the_same_pieces_with_the_other_side_to_move_are_another_position() {
    // The chariot returns in three moves, the general in two: red has passed the move on.
    let start = board("3k5/9/9/9/9/9/9/9/9/R3K4 w");
    let first = ["a0a1", "d9d8", "a1a2", "d8d9", "a2a0"];
    let round = ["d9d8", "a0a1", "d8d9", "a1a0"];
    let play = |rounds: usize| {
        let rounds = round.repeat(rounds);
        judge(&start, &first.iter().chain(&rounds).map(|text| mv(text)).collect::<Vec<_>>())
    };
    assert_eq!(play(1), None, "the pieces stand here for the third time, but black to move twice");
    assert_eq!(play(2), Some(Draw));
}

#[test]
fn who_gives_check_with_each_move_loses() {
    let fen = "4k4/9/9/9/5R3/9/9/9/4n4/3K5 w";
    assert_eq!(twice(fen, "f5e5 e9f9 e5f5 f9e9"), Some(PerpetualCheck(Red)));
    let fen = "9/9/4k2R1/9/9/9/9/5A3/3K5/9 b";
    assert_eq!(twice(fen, "e7e8 h7h8 e8e7 h8h7"), Some(PerpetualCheck(Red)));
}

#[test]
fn a_single_move_without_check_saves_the_side() {
    let fen = "3k5/9/9/9/9/7R1/9/9/9/4K4 w";
    assert_eq!(twice(fen, "h4h9 d9d8 h9h4 d8d9"), Some(Draw));
}

#[test]
fn if_both_give_check_with_each_move_the_game_is_drawn() {
    let fen = "9/4c4/3k5/3r5/9/9/4C4/9/4K4/3R5 w";
    assert_eq!(twice(fen, "e3d3 d6e6 d3e3 e6d6"), Some(Draw));
}

#[test]
fn who_checks_loses_to_a_side_that_chases() {
    let fen = "5a3/3C1cP2/5k3/4P4/9/1p7/2p6/5A3/3K5/9 w";
    assert_eq!(twice(fen, "e6f6 f7e7 f6e6 e7f7"), Some(PerpetualCheck(Red)));
}

#[test]
fn who_chases_the_same_unprotected_piece_with_each_move_loses() {
    let fen = "3k5/9/9/9/9/7R1/9/n8/9/4K4 w";
    assert_eq!(twice(fen, "h4h2 a2b4 h2h4 b4a2"), Some(PerpetualChase(Red)));
    let fen = "9/9/5k3/7r1/9/5N3/9/9/4K4/9 b";
    assert_eq!(twice(fen, "h6h4 f4g6 h4h6 g6f4"), Some(PerpetualChase(Black)));
}

#[test]
fn a_protected_piece_may_be_chased() {
    let fen = "rr1k5/9/9/9/9/7R1/9/n8/9/4K4 w";
    assert_eq!(twice(fen, "h4h2 a2b4 h2h4 b4a2"), Some(Draw));
}

#[test]
fn a_pinned_protector_protects_nothing() {
    let fen = "4k4/4a4/3c5/9/9/9/4R4/5R3/9/4K4 w";
    assert_eq!(twice(fen, "f2d2 d7f7 d2f2 f7d7"), Some(PerpetualChase(Red)));
    // With a soldier between the generals, too, the advisor is free.
    let screened = "4k4/4a4/3c5/4P4/9/9/9/5R3/9/4K4 w";
    assert_eq!(twice(screened, "f2d2 d7f7 d2f2 f7d7"), Some(Draw));
}

#[test]
fn a_chariot_may_not_be_chased_by_a_horse_even_if_protected() {
    let fen = "1r1k5/9/1r7/9/9/2N6/9/9/9/4K4 w";
    assert_eq!(twice(fen, "c4d6 b7b2 d6c4 b2b7"), Some(PerpetualChase(Red)));
}

#[test]
fn generals_and_soldiers_may_chase() {
    let fen = "3k5/9/9/9/9/9/9/9/4c4/5K3 w";
    assert_eq!(twice(fen, "f0e0 e1f1 e0f0 f1e1"), Some(Draw));
    let fen = "4k4/9/2c6/3P5/9/9/9/9/9/5K3 w";
    assert_eq!(twice(fen, "d6c6 c7d7 c6d6 d7c7"), Some(Draw));
}

#[test]
fn a_soldier_on_its_own_side_may_be_chased() {
    // Red and black move the screens of the cannon on i0 by turns.
    let moves = "g2i3 g4i5 i3g2 i5g4";
    assert_eq!(twice("3k5/9/9/8p/9/6n2/9/6N2/9/4K3C w", moves), Some(Draw));
    let horse = "3k5/9/9/8n/9/6n2/9/6N2/9/4K3C w";
    assert_eq!(twice(horse, moves), Some(PerpetualChase(Red)), "a horse may not");
}

#[test]
fn two_pieces_may_be_chased_in_turn() {
    let fen = "3k5/9/9/9/9/1R5n1/9/7c1/9/4K4 w";
    assert_eq!(twice(fen, "b4b2 h2h3 b2b4 h3h2"), Some(Draw));
}

#[test]
fn one_check_and_one_chase_in_turn_are_allowed() {
    let fen = "3k5/9/9/9/9/1n5R1/9/9/9/4K4 w";
    assert_eq!(twice(fen, "h4h9 d9d8 h9h4 d8d9"), Some(Draw));
}

#[test]
fn if_both_chase_the_game_is_drawn() {
    let fen = "4k4/7n1/9/7R1/9/9/9/9/9/3K5 b";
    assert_eq!(twice(fen, "h8f7 h6h7 f7g5 h7g7 g5i6 g7g6 i6h8 g6h6"), Some(Draw));
}

#[test]
fn an_offer_to_exchange_is_no_chase() {
    let fen = "3k5/9/9/9/9/7R1/9/r8/9/4K4 w";
    assert_eq!(twice(fen, "h4h2 a2a4 h2h4 a4a2"), Some(Draw));
}

#[test]
fn a_threat_is_a_chase_however_it_arises() {
    // The horse first takes the screen of the cannon that protects g5, then attacks the elephant itself.
    let fen = "3aCk3/6c2/9/6N2/6b2/6B2/6C2/B8/9/3K1A3 w";
    assert_eq!(twice(fen, "g6f8 g5e7 f8g6 e7g5"), Some(PerpetualChase(Red)));
    // The general's steps pin and unpin the horses.
    let fen = "4k4/9/9/9/4n4/9/5C3/9/4N4/4K4 w";
    assert_eq!(twice(fen, "e1g0 e9f9 g0e1 f9e9"), Some(PerpetualChase(Black)));
}

#[test]
fn a_threat_that_stands_before_the_move_is_none_of_it() {
    // The chariot attacks the horse with its move to a3 only: on its way back it attacks it already.
    let fen = "3a5/3ka4/9/9/9/6B2/r1N4c1/4K4/9/2B6 w";
    assert_eq!(twice(fen, "c3a4 a3a0 a4c3 a0a3"), Some(Draw));
}

#[test]
fn a_capture_that_would_be_illegal_threatens_nothing() {
    // The cannon on f7 stands between the generals.
    let fen = "6b2/3cak2N/3abC3/2Rc5/9/6P2/P8/8p/5K3/2BA2B2 b";
    assert_eq!(twice(fen, "g9i7 i8g7 i7g9 g7i8"), Some(Draw));
}

#[test]
fn a_pinned_chariot_does_not_chase_what_pins_it() {
    // The horse on c1 pins the chariot on d1, which the chariot on h1 chases.
    let fen = "5k3/9/9/9/9/9/7r1/9/2nRA3c/4K4 w";
    assert_eq!(twice(fen, "e1f0 h3h1 f0e1 h1h3"), Some(PerpetualChase(Black)));
    // A chariot that steps into the check of a cannon and attacks it chases it.
    let fen = "2b1k4/n3a4/b2a5/5r3/7P1/9/C4R3/3KB2c1/9/6B2 w";
    assert_eq!(twice(fen, "f3f2 h2h3 f2f3 h3h2"), Some(PerpetualChase(Red)));
}

/// Where the other engine says something else, and why it is otherwise by the rules.
const DIFFERENCES: [(&str, &str, Repetition); 9] = [
    // It takes the advisor on e8 for pinned, but a soldier stands between the generals, too.
    ("4k4/4a4/3c5/4P4/9/9/9/5R3/9/4K4 w", "f2d2 d7f7 d2f2 f7d7", Draw),
    // The chariot's move away from a piece on the same file keeps an attack that stood before.
    ("3a5/3ka4/9/9/9/6B2/r1N4c1/4K4/9/2B6 w", "c3a4 a3a0 a4c3 a0a3", Draw),
    ("4P1bn1/1r7/3k5/2C6/2br5/1N1p5/9/9/3K5/9 w", "b4a6 b8b6 a6b4 b6b8", Draw),
    // The capture would expose the general.
    ("6b2/3cak2N/3abC3/2Rc5/9/6P2/P8/8p/5K3/2BA2B2 b", "g9i7 i8g7 i7g9 g7i8", Draw),
    ("5a3/5N3/5k3/4c4/r4C3/9/9/9/4A4/5K3 w", "f8h7 f7e7 h7f8 e7f7", Draw),
    // The advisor on e1 attacks the soldier on f0 before the cannon does.
    ("1Cba5/9/3k5/P8/6b2/3c1C3/9/1r1A5/p3AK3/5p3 b", "f0e0 f4e4 e0f0 e4f4", Draw),
    // The elephant, not a horse or a cannon, chases a protected chariot.
    ("4k4/9/9/9/9/r1r6/3C5/4B4/9/5K3 w", "d3f3 c4g4 f3d3 g4c4", Draw),
    // The horse's move takes the screen of the cannon that protects the elephant.
    ("3aCk3/6c2/9/6N2/6b2/6B2/6C2/B8/9/3K1A3 w", "g6f8 g5e7 f8g6 e7g5", PerpetualChase(Red)),
    // The generals would face each other if the horse on e1 captured in turn.
    ("4k4/9/9/9/4n4/9/5C3/9/4N4/4K4 w", "e1g0 e9f9 g0e1 f9e9", PerpetualChase(Black)),
];

#[test]
fn the_verdicts_are_those_of_another_engine() {
    let data = include_str!("../data/repetition.txt").lines();
    let mut cases = 0;
    for line in data.filter(|line| !line.starts_with('#')) {
        let (case, verdict) = line.split_once("; ").expect("a verdict");
        let (fen, moves) = case.split_once(" moves ").expect("moves");
        let (once, _) = moves.split_at(moves.len() / 2);
        let loser = match twice(fen, once) {
            Some(PerpetualCheck(color) | PerpetualChase(color)) => Some(color),
            Some(Draw) => None,
            None => panic!("{line}: no third time"),
        };
        let expected = match verdict {
            "red loses" => Some(Red),
            "black loses" => Some(Black),
            _ => None,
        };
        assert_eq!(loser, expected, "{line}");
        cases += 1;
    }
    assert!(cases > 100, "{cases} cases");
}

#[test]
fn differences_from_the_other_engine_follow_the_rules() {
    for (fen, moves, verdict) in DIFFERENCES {
        assert_eq!(twice(fen, moves), Some(verdict), "{fen}");
    }
}
