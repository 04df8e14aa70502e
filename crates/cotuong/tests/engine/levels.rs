//! What the levels play, and how a search is limited.

use cotuong_board::START;
use cotuong_engine::{Analysis, Control, LEVELS, Level, Limits, Situation, analyze, choose};

use super::{analyzed, fen, mv, nodes};

#[test]
fn every_level_that_searches_takes_what_is_free_and_saves_what_is_attacked() {
    // A red chariot can take a black one, and the other way round.
    for (start, taken) in
        [("3k5/9/9/r7R/9/9/9/9/9/4K4 w", "i6a6"), ("3k5/9/9/r7R/9/9/9/9/9/4K4 b", "a6i6")]
    {
        let board = fen(start).board;
        for level in [Level::Medium, Level::Hard, Level::Expert, Level::Master] {
            let chosen = choose(level, &Situation::new(&board), 3, &Control::default());
            assert_eq!(chosen, Some(mv(taken)), "{level}");
        }
    }
}

#[test]
fn a_seed_gives_the_same_move() {
    let board = fen(START).board;
    for spec in &LEVELS[..4] {
        let choose = |seed| choose(spec.level, &Situation::new(&board), seed, &Control::default());
        assert_eq!(choose(5), choose(5), "{}", spec.level);
    }
    assert_eq!(LEVELS.map(|spec| spec.level), Level::ALL);
}

#[test]
fn a_search_keeps_to_its_nodes_its_depth_and_its_only_move() {
    for most in [1, 10, 1_000, 20_000] {
        let found = analyzed(START, &nodes(most));
        assert!(found.nodes <= most, "{} of {most}", found.nodes);
    }
    let only = Some(mv("a0a2"));
    let found = analyzed(START, &Limits { depth: Some(3), only, ..Limits::default() });
    assert_eq!((Some(found.best), found.depth), (only, 3));
    let illegal = Limits { only: Some(mv("a0a5")), ..nodes(100) };
    let board = fen(START).board;
    assert!(analyze(&Situation::new(&board), &illegal, &Control::default()).is_none());
}

#[test]
fn threads_find_the_mate_and_finish_the_depth_together() {
    let together = |depth| Limits { depth: Some(depth), threads: 3, ..Limits::default() };
    let found = analyzed("4k4/9/R8/8R/9/9/9/9/9/3K5 w", &together(8));
    assert_eq!(found.moves_to_end, Some(3));
    let found = analyzed(START, &together(7));
    assert_eq!(found.depth, 7);
    check_line(&found);
}

/// Checks that the expected moves can be played from the start.
fn check_line(found: &Analysis) {
    let mut board = fen(START).board;
    assert_eq!(found.line.first(), Some(&found.best));
    for mv in &found.line {
        assert_eq!(board.check(*mv), Ok(()));
        board.make(*mv);
    }
}

#[test]
fn a_cancelled_search_has_no_result_and_the_line_is_legal() {
    let board = fen(START).board;
    let cancelled = Control::default();
    cancelled.cancel();
    assert!(analyze(&Situation::new(&board), &nodes(100), &cancelled).is_none());
    check_line(&analyzed(START, &nodes(30_000)));
}

#[test]
fn given_moves_stay_on_their_side_of_the_river() {
    let board = fen(START).board;
    for given in 1..=3 {
        let situation = Situation { given, ..Situation::new(&board) };
        for level in Level::ALL {
            let chosen = choose(level, &situation, 9, &Control::default()).expect("a move");
            assert_eq!(chosen.from.half(), chosen.to.half(), "{level}: {chosen}");
        }
    }
}
