//! Practising mistakes: which tries count as right, what a wrong one costs, and how the practice
//! goes on.

use std::sync::Arc;

use o_an_quan::controller::{
    AnalysisEngine, Practice, Review, ReviewJob, ReviewStatus, Solved, Trial, TrialJob,
    TrialStatus, default_analysis_engine,
};
use o_an_quan::rules::{Game, GameEntry, Move, Record, Rules};

/// Both sides can capture the last quan: the first misses it, the second captures it.
const BLUNDER: &str = "0,0,0,1,0,0,Q,0,0,1,0,0 0 20,20 3- 9-";
/// A position that is its own mirror image, so that each move has an equal one.
const MIRRORED: &str = "Q,0,1,0,1,0,Q,0,0,1,0,0 0 20,20";

fn game(text: &str) -> Game {
    Record::parse(text, &Rules::classic()).expect("a record").game
}

fn mv(text: &str) -> Move {
    text.parse().expect("a move")
}

fn review(game: &Game) -> Review {
    let wake = Arc::new(|| ());
    let job = ReviewJob::start(game.clone(), default_analysis_engine(), wake);
    let mut job = job.expect("a thread");
    loop {
        match job.poll() {
            ReviewStatus::Done(review) => return review,
            ReviewStatus::Failed => panic!("the review failed"),
            ReviewStatus::Nothing => std::thread::yield_now(),
        }
    }
}

fn judged(game: Game, tried: &str, engine: AnalysisEngine) -> Option<Trial> {
    let mut job = TrialJob::start(game, mv(tried), engine, Arc::new(|| ())).expect("a thread");
    loop {
        match job.poll() {
            TrialStatus::Done(trial) => return Some(trial),
            TrialStatus::Failed => return None,
            TrialStatus::Nothing => std::thread::yield_now(),
        }
    }
}

fn practice(text: &str) -> Practice {
    let game = game(text);
    let faults = review(&game).faults();
    Practice::new(game, faults)
}

fn trial(practice: &Practice, tried: &str) -> Trial {
    judged(practice.before(), tried, default_analysis_engine()).expect("a judgement")
}

#[test]
fn the_position_before_a_mistake_is_put_before_the_player_again() {
    let practice = practice(BLUNDER);
    assert_eq!(practice.progress(), (1, 1));
    assert_eq!(practice.before().position().to_string(), "0,0,0,1,0,0,Q,0,0,1,0,0 0 20,20");
    assert_eq!(practice.entry().and_then(GameEntry::turn).expect("a turn").mv, mv("3-"));
}

#[test]
fn the_move_of_the_game_costs_what_the_review_said_and_its_reply_is_named() {
    let mut practice = practice(BLUNDER);
    let lost = practice.fault().expect("a fault").better.lost;
    let trial = trial(&practice, "3-");
    assert_eq!(trial.better.expect("a better move").lost, lost);
    assert_eq!(trial.replies, [mv("9-")]);
    assert!(!practice.tried(&trial));
    assert_eq!(practice.solved(), None, "the position stays open");
}

#[test]
fn a_best_move_solves_the_position_and_no_reply_is_sought() {
    let mut practice = practice(BLUNDER);
    let trial = trial(&practice, "3+");
    assert_eq!(trial, Trial { better: None, replies: Vec::new(), rest: Vec::new() });
    assert!(practice.tried(&trial));
    assert_eq!(practice.solved(), Some(Solved::AtOnce));
    assert!(!practice.advance(), "there was only one");
    assert_eq!((practice.count(Solved::AtOnce), practice.total()), (1, 1));
}

#[test]
fn all_moves_that_are_as_good_as_the_best_one_are_right() {
    let start = game(MIRRORED);
    let is_right = |tried: &str| {
        let trial = judged(start.clone(), tried, default_analysis_engine());
        trial.expect("a judgement").better.is_none()
    };
    let pairs = [["2+", "4-"], ["2-", "4+"]].map(|pair| pair.map(is_right));
    assert!(pairs.contains(&[true, true]) && pairs.contains(&[false, false]), "{pairs:?}");
}

#[test]
fn with_four_sides_all_others_reply() {
    let rules = Rules::classic().for_sides(4).expect("4 sides");
    let start = o_an_quan::rules::Position::start(&rules, o_an_quan::rules::Side::NEAR);
    let game = Game::new(rules, start);
    let shallow: AnalysisEngine = Arc::new(|game, limits, control| {
        let limits = o_an_quan::ai::Limits { depth: Some(2), ..*limits };
        o_an_quan::ai::analyze(game, &limits, control)
    });
    let moves = game.legal_moves();
    let judged =
        moves.iter().filter_map(|mv| judged(game.clone(), &mv.to_string(), shallow.clone()));
    let worse = judged.filter(|trial| trial.better.is_some()).collect::<Vec<_>>();
    assert!(!worse.is_empty());
    for trial in worse {
        let owners = trial.replies.iter().map(|mv| mv.cell.owner().expect("a side").index());
        assert_eq!(owners.collect::<Vec<_>>(), [1, 2, 3]);
    }
}

#[test]
fn what_follows_the_replies_is_a_line_of_legal_moves() {
    let before = game("[Rules \"classic\"]\n\n2+ 7- 3-");
    let worse = before.legal_moves().into_iter().find_map(|mv| {
        let trial = judged(before.clone(), &mv.to_string(), default_analysis_engine());
        trial.filter(|trial| trial.better.is_some()).map(|trial| (mv, trial))
    });
    let (tried, trial) = worse.expect("not all moves are the best");
    assert!((1..=4).contains(&trial.rest.len()), "{:?}", trial.rest);
    let mut game = before;
    for mv in std::iter::once(tried).chain(trial.replies).chain(trial.rest) {
        game.play(mv).expect("a legal move");
    }
}

#[test]
fn a_judgement_that_breaks_off_has_no_result() {
    let broken: AnalysisEngine = Arc::new(|_, _, _| None);
    assert_eq!(judged(game(MIRRORED), "1+", broken), None);
}

#[test]
fn a_second_try_and_a_hint_count_as_found_later() {
    let mut practice = practice(BLUNDER);
    let wrong = trial(&practice, "3-");
    let right = trial(&practice, "3+");
    practice.tried(&wrong);
    assert!(practice.tried(&right));
    assert_eq!(practice.solved(), Some(Solved::Later));
    practice.advance();
    practice.repeat_missed();
    assert_eq!((practice.progress(), practice.solved()), ((1, 1), None));
    practice.give_hint();
    assert_eq!(practice.hints(), 1);
    practice.tried(&right);
    assert_eq!(practice.solved(), Some(Solved::Later));
}

#[test]
fn a_position_whose_solution_was_shown_is_not_solved() {
    let mut practice = practice(BLUNDER);
    assert_eq!(practice.show_solution(), Some(mv("3+")));
    let right = trial(&practice, "3+");
    practice.tried(&right);
    assert_eq!(practice.solved(), Some(Solved::No));
}

#[test]
fn a_practice_without_mistakes_is_over_at_once() {
    let practice = Practice::new(game(BLUNDER), Vec::new());
    assert_eq!((practice.fault(), practice.total()), (None, 0));
    assert_eq!(practice.before(), game(BLUNDER));
}
