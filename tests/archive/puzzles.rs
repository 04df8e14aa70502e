//! The file of the progress in puzzles.

use std::fs;

use jiff::civil::date;
use o_an_quan::controller::puzzles::{
    PresetPuzzles, PuzzleRating, PuzzleSet, TRAINING_VERSION, Training,
};
use o_an_quan::rules::Preset;
use o_an_quan::storage::RonFile;

#[test]
fn progress_survives_saving_and_opening() {
    let folder = tempfile::tempdir().unwrap();
    let mut file = RonFile::new(folder.path().join("puzzles.ron"), TRAINING_VERSION);
    let (mut training, problem) = file.load_or_default::<Training>();
    assert!(problem.is_none());
    let today = date(2026, 5, 31);
    training.record("c0001", 1100.0, false, today);
    training.record("f0002", 1700.0, true, today);
    training.record_day("folk", today, true, today);
    file.save(&training).unwrap();
    assert_eq!(file.load::<Training>().unwrap(), Some(training));
}

/// A file of a program that began at 1500 with a deviation of 350.
#[test]
fn the_progress_of_an_older_program_keeps_its_numbers_and_then_moves_gently() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("puzzles.ron");
    let text = "(version: 1, data: (rating: (rating: 1274.5, deviation: 290.2, volatility: 0.06), \
                streak: 0, best_streak: 4, tried: {\"c0002\": (tries: 1, solved: false, repetition: \
                Some((solved: 0, due: \"2026-11-24\")))}, days: {\"classic\": {\"2026-11-23\": \
                (solved: true, on_time: false)}}))";
    fs::write(&path, text).unwrap();
    let loaded = RonFile::new(&path, TRAINING_VERSION).load::<Training>();
    let mut training = loaded.unwrap().expect("progress");
    let kept = PuzzleRating { rating: 1274.5, deviation: 290.2, volatility: 0.06 };
    assert_eq!(training.rating(), kept);
    assert_eq!((training.streak(), training.counts()), ((0, 4), (1, 0)));
    assert_eq!(training.comes_back("c0002"), Some(date(2026, 11, 24)));
    assert!(training.day("classic", date(2026, 11, 23)).is_some_and(|day| day.solved));
    training.record("c0003", 1100.0, false, date(2026, 11, 25));
    let lost = kept.rating - training.rating().rating;
    assert!(lost > 0.0 && lost < 100.0, "{lost}");
}

#[test]
fn impossible_numbers_in_the_file_start_the_rating_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("puzzles.ron");
    for number in ["NaN", "inf", "-5.0", "1e300"] {
        let text = format!("(version: 1, data: (rating: (deviation: {number}), streak: 3))");
        fs::write(&path, text).unwrap();
        let loaded = RonFile::new(&path, TRAINING_VERSION).load::<Training>();
        let mut training = loaded.unwrap().expect("progress");
        assert_eq!(training.rating(), PuzzleRating::default(), "{number}");
        assert_eq!(training.streak(), (3, 0), "{number}");
        training.record("c0001", 800.0, true, date(9999, 12, 31));
        assert!(training.rating().rating.is_finite());
    }
}

#[test]
fn an_extreme_date_in_the_file_breaks_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("puzzles.ron");
    let mut training = Training::default();
    training.record("c0001", 800.0, false, date(9999, 12, 31));
    let mut file = RonFile::new(&path, TRAINING_VERSION);
    file.load::<Training>().unwrap();
    file.save(&training).unwrap();
    let mut training = file.load::<Training>().unwrap().expect("progress");
    training.record("c0001", 800.0, true, date(9999, 12, 31));
    assert_eq!(training.due(&PresetPuzzles(Preset::Classic), date(9999, 12, 31)), [0]);
}

#[test]
fn the_first_puzzles_are_not_the_same_trick() {
    for preset in [Preset::Classic, Preset::Folk] {
        let (set, today) = (PresetPuzzles(preset), date(2026, 5, 31));
        let mut training = Training::default();
        let mut answers = Vec::new();
        for _ in 0..8 {
            let index = training.next(&set, |_| true, today).expect("a puzzle");
            let puzzle = &set.all()[index];
            answers.push((puzzle.line[0].cell, puzzle.line[0].direction, puzzle.theme));
            training.record(&set.id(index), set.rating(index), true, today);
        }
        let most = |same: &dyn Fn(usize, usize) -> bool| {
            (0..8).map(|one| (0..8).filter(|other| same(one, *other)).count()).max().unwrap()
        };
        assert!(most(&|one, other| answers[one].0 == answers[other].0) <= 3, "{answers:?}");
        assert!(most(&|one, other| answers[one].1 == answers[other].1) <= 5, "{answers:?}");
        assert!(answers.windows(2).all(|pair| pair[0] != pair[1]), "{answers:?}");
    }
}

#[test]
fn a_miss_costs_a_newcomer_little() {
    let set = PresetPuzzles(Preset::Classic);
    let (mut training, today) = (Training::default(), date(2026, 5, 31));
    for _ in 0..5 {
        let before = training.rating().rating;
        let index = training.next(&set, |_| true, today).expect("a puzzle");
        training.record(&set.id(index), set.rating(index), false, today);
        let lost = before - training.rating().rating;
        assert!(lost > 0.0 && lost <= 20.0, "{lost}");
    }
}
