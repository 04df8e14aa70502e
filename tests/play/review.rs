//! The review of a game: its findings, its cancellation, its failures.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use crate::support::random::seeded;
use crate::support::{at, classic_with, game, mv, side};
use fastrand::Rng;
use o_an_quan::ai::{Analysis, Control, Limits, analyze, opening_values};
use o_an_quan::controller::{
    AnalysisEngine, BetterMove, ExpectedMargin, Grade, Review, ReviewJob, ReviewMismatch,
    ReviewStatus, TurnReview, Waker, default_analysis_engine,
};
use o_an_quan::rules::{Departure, Game, Move, Position, Rules, Side};

/// The side to move can capture the quan and so end the game.
const ONE_QUAN: &str = "0,0,0,1,0,0,Q,0,0,1,0,0 0 20,20";
/// The same on a board with three sides, where the third has no stones.
const ONE_QUAN_OF_THREE: &str = "0,0,0,1,0,0,Q,0,0,1,0,0,0,0,0,0,0,0 0 20,20,20";
/// Under `refill=end`, any move ends the game, with or without capturing the quan.
const LAST_MOVE: &str = "0,0,0,1,0,0,Q,0,0,0,0,0 0 20,0";
const LAST_MOVE_OF_THREE: &str = "0,0,0,1,0,0,Q,0,0,0,0,0,0,0,0,0,0,0 0 20,0,0";

/// Returns an analysis engine with a low node limit.
fn hasty_analysis_engine() -> AnalysisEngine {
    Arc::new(|game, limits, control| {
        let nodes = limits.nodes.map(|nodes| nodes / 300);
        analyze(game, &Limits { nodes, ..*limits }, control)
    })
}

/// Waits until a review ends, and returns its result and the progress at each call of its waker.
fn wait(
    threads: usize,
    game: &Game,
    analysis_engine: AnalysisEngine,
) -> (Result<Review, ()>, Vec<(usize, usize)>) {
    let (sender, woken) = channel();
    let sender = Mutex::new(sender);
    let wake: Waker = Arc::new(move || {
        // The test may have ended already.
        let _ = sender.lock().expect("one waker at a time").send(());
    });
    let reviewing = ReviewJob::start_with_threads(threads, game.clone(), analysis_engine, wake);
    let mut reviewing = reviewing.expect("a thread");
    let mut heard = vec![reviewing.progress()];
    loop {
        woken.recv_timeout(Duration::from_secs(60)).expect("news arrives");
        let news = reviewing.poll();
        heard.push(reviewing.progress());
        match news {
            ReviewStatus::Nothing => {}
            ReviewStatus::Done(review) => return (Ok(review), heard),
            ReviewStatus::Failed => return (Err(()), heard),
        }
    }
}

fn reviewed(game: &Game, analysis_engine: AnalysisEngine) -> Review {
    wait(2, game, analysis_engine).0.expect("a review")
}

fn random_game(rules: &Rules, turns: usize, seed: u64) -> Game {
    let mut random = Rng::with_seed(seed);
    let mut game = Game::new(rules.clone(), Position::start(rules, Side::NEAR));
    for _ in 0..turns {
        let Some(mv) = random.choice(game.legal_moves()) else { break };
        game.play(mv).expect("a legal move");
    }
    game
}

#[test]
fn a_blunder_is_found_at_its_turn_with_its_size_and_the_better_move() {
    // Capturing the quan wins by 10; not capturing it loses by 10.
    let game = game(ONE_QUAN, "3- 9-", &Rules::classic());
    let review = reviewed(&game, default_analysis_engine());
    let faults = review.faults();
    let [fault] = faults.as_slice() else { panic!("one fault: {faults:?}") };
    let BetterMove { mv: best, lost, .. } = fault.better;
    assert_eq!((fault.turn, best, lost, fault.grade), (0, mv("3+"), 20, Grade::Blunder));
    let expected = |turn: usize| review.turns()[turn].expected;
    assert_eq!(expected(0), ExpectedMargin { margin: 10, proven: true });
    assert_eq!(expected(1).margin, 10);
    assert_eq!(review.after(), None, "the game is over");
    let accuracy = review.accuracy(&game);
    assert_eq!((accuracy[side(0)], accuracy[side(1)]), (Some(20), Some(100)));
    // First one side is ahead, then the other, until the end.
    let margins = |of| -> Vec<(usize, i32)> {
        review.curve(&game, of).iter().map(|(turns, at)| (*turns, at.margin)).collect()
    };
    assert_eq!(margins(side(0)), [(0, 10), (1, -10), (2, -10)]);
    assert_eq!(margins(side(1)), [(0, -10), (1, 10), (2, 10)]);
}

#[test]
fn with_three_sides_points_are_lost_against_the_best_other() {
    let rules = classic_with(&["sides=3"]);
    let game = game(ONE_QUAN_OF_THREE, "3- 9-", &rules);
    let review = reviewed(&game, default_analysis_engine());
    let faults = review.faults();
    let [fault] = faults.as_slice() else { panic!("one fault: {faults:?}") };
    let BetterMove { mv: best, lost, .. } = fault.better;
    assert_eq!((fault.turn, best, lost), (0, mv("3+"), 20));
    let accuracy = review.accuracy(&game);
    let accuracy = [0, 1, 2].map(|of| accuracy[side(of)]);
    assert_eq!(accuracy, [Some(20), Some(100), None], "one had no turn");
    // The curve of a side contains only the positions with that side to move, and the end.
    let turns = |of| -> Vec<usize> {
        review.curve(&game, side(of)).iter().map(|(turns, _)| *turns).collect()
    };
    assert_eq!([turns(0), turns(1), turns(2)], [vec![0, 2], vec![1, 2], vec![2]]);
}

#[test]
fn an_endgame_played_by_proven_moves_has_full_accuracy() {
    let mut random = seeded(5);
    let limits = Limits { nodes: Some(100_000), ..Limits::default() };
    let mut seen = 0;
    while seen < 5 {
        let mut endgame = random_game(&Rules::classic(), 24, random.u64(..));
        let played = endgame.turn_count();
        // As the start of a game, because the earlier moves were not good.
        endgame = Game::new(Rules::classic(), endgame.position().clone());
        let proven = |game: &Game| {
            let found = analyze(game, &limits, &Control::default());
            found.filter(|found| found.turns.is_some()).map(|found| found.best())
        };
        while let Some(best) = proven(&endgame) {
            endgame.play(best).expect("legal");
        }
        // Sides that could borrow for ever may leave a later position unproven.
        if played < 24 || endgame.turn_count() == 0 || endgame.end().is_none() {
            continue;
        }
        seen += 1;
        let review = reviewed(&endgame, default_analysis_engine());
        assert_eq!(review.faults(), []);
        assert!(review.turns().iter().all(|turn| turn.expected.proven));
        for (of, percent) in review.accuracy(&endgame).iter() {
            let moved = endgame.turns().any(|turn| turn.side == of);
            assert_eq!(*percent, moved.then_some(100));
        }
    }
}

#[test]
fn the_review_does_not_depend_on_the_number_of_threads() {
    let four = classic_with(&["sides=4"]);
    let mut left = random_game(&four, 9, 2);
    left.depart(Departure::Resigned(side(2))).expect("side 2 may leave");
    for _ in 0..6 {
        let moves = left.legal_moves();
        left.play(moves[0]).expect("legal");
    }
    let mut resigned = random_game(&Rules::classic(), 20, 1);
    resigned.depart(Departure::Resigned(side(0))).expect("side 0 may resign");
    for game in [resigned, left, random_game(&classic_with(&["empty_quan=passes"]), 200, 3)] {
        let (one, _) = wait(1, &game, hasty_analysis_engine());
        let one = one.expect("a review");
        assert_eq!(one.turns().len(), game.turn_count());
        let last = game.turns().last().expect("turns were played");
        assert_eq!(one.after().is_some(), last.end.is_none());
        for threads in [2, 5] {
            assert_eq!(wait(threads, &game, hasty_analysis_engine()).0.as_ref(), Ok(&one));
        }
    }
}

#[test]
fn a_fault_is_measured_by_searches_of_equal_depth() {
    // For a position, it recommends the first move; for a single move, it returns the value of
    // that move, but only for the depth of the first search.
    let analysis_engine: AnalysisEngine = Arc::new(|game, limits, _| {
        let legal = game.legal_moves();
        let (pv, score) = match limits.only {
            None => (vec![legal[0]], 40),
            Some(_) if limits.depth != Some(6) => return None,
            Some(only) => {
                (vec![only], -3 * legal.iter().position(|mv| *mv == only).expect("legal") as i32)
            }
        };
        Some(Analysis { pv, score, depth: 6, turns: None, proven: false, nodes: 1 })
    });
    // The values of the first turns of a classic game are known without a search.
    let rules = Rules { dan: 4, ..Rules::classic() };
    let start = Position::start(&rules, Side::NEAR);
    let mut game = Game::new(rules, start);
    game.play(game.legal_moves()[2]).expect("legal");
    game.play(game.legal_moves()[0]).expect("legal");
    let review = reviewed(&game, analysis_engine);
    let lost = review.turns()[0].better.expect("the first move is better").lost;
    assert_eq!(lost, 6, "not compared with the 40 of the other search");
    assert_eq!(review.turns()[1].better, None, "it was the best");
    assert_eq!(review.after().expect("not over").margin, 40);
}

#[test]
fn progress_runs_from_zero_to_all() {
    let game = random_game(&Rules::classic(), 12, 4);
    let (review, heard) = wait(2, &game, hasty_analysis_engine());
    review.expect("a review");
    assert_eq!((heard[0], heard[heard.len() - 1]), ((0, 13), (13, 13)));
    assert!(heard.is_sorted(), "{heard:?}");
}

#[test]
fn a_review_that_is_dropped_is_cancelled_on_every_thread() {
    let (begun, cancelled) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
    let counts = (begun.clone(), cancelled.clone());
    let analysis_engine: AnalysisEngine = Arc::new(move |_, _, control| {
        counts.0.fetch_add(1, Ordering::SeqCst);
        while !control.is_cancelled() {
            std::thread::yield_now();
        }
        counts.1.fetch_add(1, Ordering::SeqCst);
        None
    });
    let game = random_game(&Rules::classic(), 12, 4);
    let reviewing =
        ReviewJob::start_with_threads(2, game, analysis_engine, Arc::new(|| ())).expect("a thread");
    while begun.load(Ordering::SeqCst) < 2 {
        std::thread::yield_now();
    }
    drop(reviewing);
    while cancelled.load(Ordering::SeqCst) < 2 {
        std::thread::yield_now();
    }
    assert_eq!(begun.load(Ordering::SeqCst), 2, "no further search begins");
}

#[test]
fn a_failed_review_is_reported() {
    let game = random_game(&Rules::classic(), 12, 4);
    let panics: AnalysisEngine = Arc::new(|game, limits, control| {
        assert!(game.turn_count() < 6, "this panic is part of the test");
        analyze(game, &Limits { depth: Some(1), ..*limits }, control)
    });
    let answers_nothing: AnalysisEngine = Arc::new(|_, _, _| None);
    // This engine returns a move of another game.
    let talks_nonsense: AnalysisEngine = Arc::new(|_, _, _| {
        let pv = vec![mv("40+")];
        Some(Analysis { pv, score: 1, depth: 1, turns: None, proven: false, nodes: 1 })
    });
    for analysis_engine in [panics, answers_nothing, talks_nonsense] {
        for threads in [1, 2] {
            let (review, _) = wait(threads, &game, analysis_engine.clone());
            assert_eq!(review, Err(()));
        }
    }
}

fn judged(margin: i32, better: Option<BetterMove>) -> TurnReview {
    TurnReview { expected: ExpectedMargin { margin, proven: false }, better }
}

fn judged_proven(margin: i32, mv: Move, lost: i32) -> TurnReview {
    let better = Some(BetterMove { mv, lost, proven: true });
    TurnReview { expected: ExpectedMargin { margin, proven: true }, better }
}

fn better(text: &str, lost: i32, proven: bool) -> Option<BetterMove> {
    Some(BetterMove { mv: mv(text), lost, proven })
}

#[test]
fn faults_are_graded_by_the_points_lost_and_listed_by_size() {
    let game = random_game(&Rules::classic(), 5, 6);
    let expected = Some(ExpectedMargin { margin: 0, proven: false });
    // The points lost by each turn, and whether the loss is proven.
    let review = |lost: [(i32, bool); 5]| {
        let mut before = Game::new(Rules::classic(), game.start().clone());
        let mut turns = Vec::new();
        for ((lost, proven), turn) in lost.into_iter().zip(game.turns()) {
            let legal = before.legal_moves();
            let mv = *legal.iter().find(|mv| **mv != turn.mv).expect("another move");
            turns.push(judged(0, (lost > 0).then_some(BetterMove { mv, lost, proven })));
            before.play(turn.mv).expect("legal");
        }
        Review::new(&game, turns, expected).expect("a review")
    };
    let graded = |review: &Review| -> Vec<(usize, Grade)> {
        review.faults().iter().map(|fault| (fault.turn, fault.grade)).collect()
    };
    let some = review([(4, false), (10, false), (9, true), (10, true), (5, false)]);
    let (blunder, mistake) = (Grade::Blunder, Grade::Mistake);
    let all = [(1, blunder), (3, blunder), (2, mistake), (4, mistake), (0, Grade::Inaccuracy)];
    assert_eq!(graded(&some), all);
    // A loss of a single point counts if it is proven.
    let none = (0, false);
    let one = review([(1, false), (1, true), none, none, none]);
    assert_eq!(graded(&one), [(1, Grade::Inaccuracy)]);
    // The three turns lose 0, 5 and 20 points.
    let accuracy = review([none, none, (5, true), none, (20, true)]).accuracy(&game);
    assert_eq!(accuracy[side(0)], Some(56), "a mean of 1, 1/2 and 1/5");
    assert_eq!(accuracy[side(1)], Some(100));
}

#[test]
fn a_review_of_another_game_is_ignored() {
    let start = Position::start(&Rules::classic(), Side::NEAR).to_string();
    let game = game(&start, "2+ 9-", &Rules::classic());
    let expected = Some(ExpectedMargin { margin: 0, proven: false });
    let check = |turns: Vec<TurnReview>, after| Review::new(&game, turns, after).map(drop);
    let fine = judged(3, None);
    assert_eq!(check(vec![fine, fine], expected), Ok(()));
    assert_eq!(check(vec![fine], expected), Err(ReviewMismatch::Turns(1, 2)));
    assert_eq!(check(vec![fine, fine], None), Err(ReviewMismatch::After));
    let over = crate::support::game(ONE_QUAN, "3+", &Rules::classic());
    assert_eq!(Review::new(&over, vec![fine], expected), Err(ReviewMismatch::After));
    for wrong in [
        judged(3, better("9-", 5, false)),
        judged(3, better("3+", 5, false)),
        judged(3, better("8+", 0, false)),
        judged(3, better("8+", i32::MIN, false)),
        judged(i32::MIN, None),
    ] {
        assert_eq!(check(vec![fine, wrong], expected), Err(ReviewMismatch::Turn(1)), "{wrong:?}");
    }
    let huge = Some(ExpectedMargin { margin: i32::MAX, proven: true });
    assert_eq!(check(vec![fine, fine], huge), Err(ReviewMismatch::After));
}

#[test]
fn a_loss_is_proven_if_both_margins_are() {
    for (position, rules) in [
        (LAST_MOVE, classic_with(&["refill=end"])),
        (LAST_MOVE_OF_THREE, classic_with(&["refill=end", "sides=3"])),
    ] {
        let review = reviewed(&game(position, "3-", &rules), default_analysis_engine());
        assert_eq!(review.turns()[0], judged_proven(31, mv("3+"), 10));
        let well_played = reviewed(&game(position, "3+", &rules), default_analysis_engine());
        assert_eq!(well_played.faults(), []);
    }
}

#[test]
fn a_single_move_is_analyzed_as_if_it_were_the_only_one() {
    for (position, rules) in [
        (LAST_MOVE, classic_with(&["refill=end"])),
        (LAST_MOVE_OF_THREE, classic_with(&["refill=end", "sides=3"])),
    ] {
        let game = Game::new(rules.clone(), at(position, &rules));
        let look = |only: &str| {
            let limits = Limits { only: Some(mv(only)), ..Limits::default() };
            analyze(&game, &limits, &Control::default())
        };
        for (only, score) in [("3+", 31), ("3-", 21)] {
            let found = look(only).expect("legal");
            assert_eq!((found.pv, found.score, found.turns), (vec![mv(only)], score, Some(1)));
        }
        assert_eq!(look("4+"), None, "the cell is empty");
        assert_eq!(look("9-"), None, "the cell belongs to the other side");
    }
    let rules = Rules::classic();
    let game = Game::new(rules.clone(), at(ONE_QUAN, &rules));
    let limits = Limits { depth: Some(4), only: Some(mv("3-")), ..Limits::default() };
    let found = analyze(&game, &limits, &Control::default()).expect("legal");
    assert_eq!((found.pv[..2].to_vec(), found.score), (vec![mv("3-"), mv("9-")], -10));
}

#[test]
fn what_a_move_of_the_opening_costs_is_the_difference_that_the_explorer_shows() {
    let mut game = Game::new(Rules::classic(), Position::start(&Rules::classic(), Side::NEAR));
    let values = opening_values(&game).expect("the start is known");
    let score = |wanted: Move| values.iter().find(|(mv, _)| *mv == wanted).expect("legal").1.score;
    let best = values.iter().map(|(_, value)| value.score).max().expect("moves");
    let worst = values.iter().min_by_key(|(_, value)| value.score).expect("moves").0;
    game.play(worst).expect("legal");
    let (review, _) = wait(1, &game, hasty_analysis_engine());
    let turn = review.expect("a review").turns()[0];
    assert_eq!(turn.expected.margin, best);
    let better = turn.better.expect("a better move");
    assert_eq!((better.lost, score(better.mv)), (best - score(worst), best));
}
