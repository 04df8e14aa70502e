//! Wins and losses that the search calls proven.

use cotuong_board::{Board, MAX_QUIET, START};
use cotuong_engine::{
    Analysis, Control, Level, Situation, Theme, analyze, analyze_at, choose, mate_by_checks,
    mating_checks, moves_to_mate, puzzles,
};

use super::{analyzed, fen, nodes};

/// Two chariots against a general that has one move left at a time.
const MATE_IN_3: &str = "4k4/9/R8/8R/9/9/9/9/9/3K5 w";

/// Returns whether the side to move wins within so many moves of both sides, by trying all.
fn wins(board: &mut Board, moves: u32) -> bool {
    moves > 0
        && board.legal_moves().into_iter().any(|mv| {
            let captured = board.make(mv);
            let is_won = loses(board, moves - 1);
            board.unmake(mv, captured);
            is_won
        })
}

/// Returns whether the side to move loses within so many moves of both sides.
fn loses(board: &mut Board, moves: u32) -> bool {
    let legal = board.legal_moves();
    let is_lost = legal.is_empty();
    is_lost
        || moves > 0
            && legal.into_iter().all(|mv| {
                let captured = board.make(mv);
                let is_won = wins(board, moves - 1);
                board.unmake(mv, captured);
                is_won
            })
}

#[test]
fn a_mate_is_found_and_its_moves_are_counted() {
    let mate = analyzed("4k4/R8/8R/9/9/9/9/9/9/3K5 w", &nodes(10_000));
    assert_eq!((mate.best.to_string().as_str(), mate.moves_to_end), ("i7i9", Some(1)));
    assert_eq!(analyzed(MATE_IN_3, &nodes(10_000)).moves_to_end, Some(3));
    // Black to move, before the last move of that mate.
    let lost = analyzed("4k4/R8/9/8R/9/9/9/9/9/3K5 b", &nodes(10_000));
    assert_eq!((lost.best.to_string().as_str(), lost.moves_to_end), ("e9f9", Some(-2)));
}

#[test]
fn a_side_without_a_move_has_lost_even_if_it_is_not_in_check() {
    let found = analyzed("3k5/9/4P4/9/9/9/9/9/9/4K4 w", &nodes(10_000));
    assert_eq!(found.moves_to_end, Some(1));
}

#[test]
fn a_mate_after_the_sixty_moves_is_none() {
    let at = |quiet: u8| analyzed(&format!("{MATE_IN_3} - - {quiet} 1"), &nodes(50_000));
    assert_eq!(at(117).moves_to_end, Some(3), "the last of the moves mates");
    let drawn = at(118);
    assert_eq!((drawn.moves_to_end, drawn.score), (None, 0), "the game is drawn before");
}

#[test]
fn every_proven_mate_of_few_moves_is_confirmed_by_trying_all_moves() {
    let mut random = fastrand::Rng::with_seed(31);
    let (mut won, mut lost) = (0, 0);
    for _ in 0..20 {
        let mut board = fen(START).board;
        for _ in 0..200 {
            if board.legal_moves().is_empty() {
                break;
            }
            let situation = Situation::new(&board);
            let found = analyze(&situation, &nodes(2_000), &Control::default()).expect("a move");
            match found.moves_to_end {
                Some(moves @ 1..=3) => {
                    assert!(wins(&mut board.clone(), moves.unsigned_abs()), "{board} in {moves}");
                    won += 1;
                }
                Some(moves @ -2..=-1) => {
                    assert!(loses(&mut board.clone(), moves.unsigned_abs()), "{board} in {moves}");
                    lost += 1;
                }
                _ => {}
            }
            let level = if random.bool() { Level::Easy } else { Level::Beginner };
            let mv = choose(level, &situation, random.u64(..), &Control::default());
            board.make(mv.expect("a move"));
        }
    }
    assert!(won > 10 && lost > 2, "{won} wins and {lost} losses were proven");
}

#[test]
fn mates_by_checks_are_those_that_trying_everything_finds() {
    let mut board = fen("4k4/R8/8R/9/9/9/9/9/9/3K5 w").board;
    let line = mate_by_checks(&board, 1).expect("a mate");
    assert_eq!(line.iter().map(ToString::to_string).collect::<Vec<_>>(), ["i7i9"]);
    assert!(wins(&mut board, 1));
    assert_eq!(mate_by_checks(&fen(MATE_IN_3).board, 1), None);
    assert!(mate_by_checks(&fen(START).board, 2).is_none());
}

#[test]
fn every_puzzle_has_exactly_one_check_that_mates_in_time_and_no_shorter_mate() {
    let puzzles = puzzles();
    assert!(puzzles.len() >= 100, "{}", puzzles.len());
    for puzzle in puzzles {
        let (board, moves) = (&puzzle.board, puzzle.moves);
        assert!((1..=4).contains(&moves));
        assert_eq!(mating_checks(board, moves).len(), 1, "{board}");
        assert!(mating_checks(board, moves - 1).is_empty(), "{board}");
        // An independent search tries all moves, not only checks, where that is quick enough.
        assert!(moves > 2 || wins(&mut board.clone(), 2 * moves - 1), "{board}");
        let line = mate_by_checks(board, moves).expect("a mate");
        assert_eq!(puzzle.theme, Theme::of(board, &line), "{board}");
        assert!((1..=5).contains(&puzzle.band), "{board}");
        let mut after = board.clone();
        for mv in line {
            after.check(mv).expect("a legal move");
            after.make(mv);
        }
        assert!(after.legal_moves().is_empty(), "{board}");
    }
}

/// Returns the positions with a mate in five moves.
fn in_five() -> impl Iterator<Item = &'static str> {
    include_str!("mates-in-5.txt").lines().filter(|line| !line.starts_with('#'))
}

#[test]
fn the_master_finds_mates_within_nine_plies() {
    let mut count = 0;
    for position in in_five() {
        let mut board = fen(position).board;
        let situation = Situation::new(&board);
        let analysis = analyze_at(Level::Master, &situation, &Control::default())
            .expect("a position with moves");
        assert_eq!(analysis.moves_to_end, Some(9), "{position}");
        assert_eq!(analysis.line.len(), 9, "{position}");
        for mv in analysis.line {
            board.check(mv).expect("a legal move");
            board.make(mv);
        }
        assert!(board.legal_moves().is_empty(), "{position}");
        count += 1;
    }
    assert_eq!(count, 30);
}

#[test]
fn the_master_counts_on_no_mate_that_the_sixty_moves_come_before() {
    const LEFT: usize = 8;
    let mut count = 0;
    for position in in_five() {
        let mut board = fen(position).board;
        let situation = Situation { quiet: MAX_QUIET - LEFT as u8, ..Situation::new(&board) };
        let found = analyze_at(Level::Master, &situation, &Control::default());
        let Analysis { line, score, .. } = found.expect("a position with moves");
        let captures = line.iter().map(|mv| board.make(*mv).is_some());
        let first = captures.take(LEFT).position(|is_capture| is_capture);
        match moves_to_mate(score) {
            Some(plies) if plies > LEFT as i32 => assert!(first.is_some(), "{position}"),
            Some(_) => {}
            None => count += 1,
        }
    }
    assert!(count > 3, "{count} have no other mate");
}
