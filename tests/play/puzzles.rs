//! Puzzles: the rating, the streak, repetition and the puzzle of the day.

use std::collections::HashSet;

use jiff::civil::{Date, date};
use o_an_quan::ai::{BANDS, Puzzle, puzzle_id, puzzles};
use o_an_quan::controller::puzzles::{
    DayResult, PresetPuzzles, PuzzleRating, PuzzleSet, Training, day_number, index_of_day,
};
use o_an_quan::rules::{Event, Preset, play};

const TODAY: Date = date(2026, 5, 31);

fn all() -> &'static [Puzzle] {
    puzzles(Preset::Classic).expect("puzzles")
}

fn day_after(days: i32) -> Date {
    (0..days).fold(TODAY, |day, _| day.tomorrow().expect("a day"))
}

#[test]
fn the_rating_rises_with_solved_puzzles_and_more_with_difficult_ones() {
    let start = PuzzleRating::default();
    for band in BANDS {
        let puzzle = PuzzleRating::of_band(band);
        let (won, lost) = (start.after(puzzle, true), start.after(puzzle, false));
        assert!(won.rating > start.rating && start.rating > lost.rating, "band {band}");
    }
    let even = [true, false].map(|solved| start.after(start.rating, solved).deviation);
    assert!(even.iter().all(|deviation| *deviation < start.deviation), "surer: {even:?}");
    let [easy, hard] = [1, 5].map(PuzzleRating::of_band);
    assert!(start.after(hard, true).rating > start.after(easy, true).rating);
    assert!(start.after(hard, false).rating > start.after(easy, false).rating);
}

#[test]
fn no_miss_costs_a_newcomer_more_than_a_few_dozen_points() {
    // A row of misses, and one after each of the first successes.
    let puzzles = [PuzzleRating::FIRST_STEP].into_iter().chain(BANDS.map(PuzzleRating::of_band));
    for puzzle in puzzles {
        let mut player = PuzzleRating::default();
        for _ in 0..10 {
            let missed = player.after(puzzle, false);
            assert!(player.rating - missed.rating < 110.0, "{puzzle}: {player:?} {missed:?}");
            player = player.after(puzzle, true);
        }
        let mut player = PuzzleRating::default();
        for _ in 0..10 {
            let missed = player.after(puzzle, false);
            assert!(player.rating - missed.rating < 60.0, "{puzzle}: {player:?} {missed:?}");
            player = missed;
        }
    }
}

#[test]
fn a_newcomer_begins_with_one_plain_capture_among_few_stones() {
    for preset in [Preset::Classic, Preset::Folk] {
        let (set, rules) = (PresetPuzzles(preset), preset.rules());
        let mut training = Training::default();
        let mut answers = HashSet::new();
        for number in 0..4 {
            let index = training.next(&set, |_| true, TODAY).expect("a puzzle");
            let puzzle = &set.all()[index];
            let [right] = puzzle.line[..] else { panic!("{puzzle}") };
            let stores: Vec<i32> = puzzle.position.stores().iter().map(|(_, s)| *s).collect();
            assert!(stores.iter().all(|store| *store >= 0), "{number}: {puzzle}");
            for mv in puzzle.position.legal_moves(&rules) {
                let turn = play(&rules, &puzzle.position, mv).expect("a legal move");
                let captures = |event: &&Event| matches!(event, Event::Captured { .. });
                if mv == right {
                    assert_eq!(turn.events.iter().filter(captures).count(), 1, "{puzzle}");
                }
                assert!(!turn.after.needs_refill(), "{number}: {puzzle} {mv}");
            }
            answers.insert(right);
            training.record(&set.id(index), set.rating(index), true, TODAY);
        }
        assert!(answers.len() > 1, "always the same answer: {answers:?}");
    }
}

#[test]
fn only_the_first_try_of_a_puzzle_changes_the_rating() {
    let mut training = Training::default();
    training.record("c0001", PuzzleRating::of_band(3), false, TODAY);
    let rating = training.rating();
    assert!(rating.rating < PuzzleRating::default().rating);
    training.record("c0001", PuzzleRating::of_band(3), true, TODAY);
    assert_eq!(training.rating(), rating);
    assert_eq!(training.counts(), (1, 1));
}

#[test]
fn a_streak_grows_until_a_failure_and_the_best_one_stays() {
    let mut training = Training::default();
    for (number, solved) in [true, true, false, true].into_iter().enumerate() {
        training.record(&format!("c{number:04}"), PuzzleRating::of_band(1), solved, TODAY);
    }
    assert_eq!(training.streak(), (1, 2));
}

#[test]
fn a_failed_puzzle_returns_after_1_3_7_and_21_days() {
    let mut training = Training::default();
    let name = puzzle_id(Preset::Classic, 5);
    training.record(&name, PuzzleRating::of_band(2), false, TODAY);
    let mut day = 0;
    for wait in [1, 3, 7, 21] {
        assert!(
            training.due(&PresetPuzzles(Preset::Classic), day_after(day + wait - 1)).is_empty(),
            "{wait}"
        );
        day += wait;
        assert_eq!(training.due(&PresetPuzzles(Preset::Classic), day_after(day)), [5], "{wait}");
        assert_eq!(
            training.next(&PresetPuzzles(Preset::Classic), |_| true, day_after(day)),
            Some(5)
        );
        training.record(&name, PuzzleRating::of_band(2), true, day_after(day));
    }
    assert!(training.due(&PresetPuzzles(Preset::Classic), day_after(1000)).is_empty());
    assert!(training.due(&PresetPuzzles(Preset::Folk), TODAY).is_empty());
}

#[test]
fn practice_before_the_day_does_not_postpone_a_puzzle_and_a_failure_starts_again() {
    let mut training = Training::default();
    let name = puzzle_id(Preset::Classic, 0);
    training.record(&name, PuzzleRating::of_band(2), false, TODAY);
    training.record(&name, PuzzleRating::of_band(2), true, TODAY);
    assert_eq!(training.due(&PresetPuzzles(Preset::Classic), day_after(1)), [0]);
    training.record(&name, PuzzleRating::of_band(2), true, day_after(1));
    training.record(&name, PuzzleRating::of_band(2), false, day_after(4));
    assert_eq!(training.due(&PresetPuzzles(Preset::Classic), day_after(5)), [0]);
}

#[test]
fn the_longest_overdue_puzzle_comes_first_then_new_ones_near_the_rating() {
    let mut training = Training::default();
    training.record(&puzzle_id(Preset::Classic, 7), PuzzleRating::of_band(2), false, day_after(2));
    training.record(&puzzle_id(Preset::Classic, 9), PuzzleRating::of_band(2), false, TODAY);
    assert_eq!(training.due(&PresetPuzzles(Preset::Classic), day_after(3)), [9, 7]);
    let distance = |index: usize, training: &Training| {
        (PresetPuzzles(Preset::Classic).rating(index) - training.rating().rating).abs()
    };
    let next =
        training.next(&PresetPuzzles(Preset::Classic), |_| true, TODAY).expect("a new puzzle");
    assert!(![7, 9].contains(&next));
    for index in (0..all().len()).filter(|index| ![7, 9].contains(index)) {
        assert!(distance(next, &training) <= distance(index, &training) + 1.0);
    }
}

#[test]
fn when_everything_is_solved_nothing_is_next() {
    let mut training = Training::default();
    for (index, puzzle) in all().iter().enumerate() {
        training.record(
            &puzzle_id(Preset::Classic, index),
            PuzzleRating::of_band(puzzle.band),
            true,
            TODAY,
        );
    }
    assert_eq!(training.next(&PresetPuzzles(Preset::Classic), |_| true, TODAY), None);
    assert!(training.next(&PresetPuzzles(Preset::Folk), |_| true, TODAY).is_some());
    assert_eq!(training.next(&PresetPuzzles(Preset::Rich), |_| true, TODAY), None);
}

#[test]
fn days_are_counted_from_1970_and_every_day_has_its_puzzle() {
    assert_eq!(day_number(date(1970, 1, 1)), 0);
    assert_eq!(day_number(date(1970, 2, 1)), 31);
    assert_eq!(day_number(date(1969, 12, 31)), -1);
    assert_eq!(day_number(date(2000, 3, 1)), 11_017);
    let (today, tomorrow) = (index_of_day(&PresetPuzzles(Preset::Folk), TODAY), day_after(1));
    assert!(today.is_some());
    assert_ne!(today, index_of_day(&PresetPuzzles(Preset::Folk), tomorrow));
    assert_eq!(index_of_day(&PresetPuzzles(Preset::Rich), TODAY), None);
}

#[test]
fn the_calendar_keeps_the_first_result_of_a_day() {
    let mut training = Training::default();
    training.record_day("classic", TODAY, false, TODAY);
    training.record_day("classic", TODAY, true, TODAY);
    training.record_day("classic", date(2026, 5, 2), true, TODAY);
    training.record_day("classic", date(2026, 4, 30), true, TODAY);
    let missed = DayResult { solved: false, on_time: true };
    let late = DayResult { solved: true, on_time: false };
    assert_eq!(training.day("classic", TODAY), Some(missed));
    assert_eq!(training.day("folk", TODAY), None);
    let may: Vec<_> = training.days("classic", date(2026, 5, 1), TODAY).collect();
    assert_eq!(may, [(date(2026, 5, 2), late), (TODAY, missed)]);
}

#[test]
fn days_in_a_row_are_those_on_which_the_puzzle_of_the_day_was_tried() {
    let day = |before: i32| (0..before).fold(TODAY, |day, _| day.yesterday().expect("a day"));
    let mut training = Training::default();
    assert_eq!(training.days_in_a_row(TODAY), 0);
    for (set, before) in [("classic", 1), ("folk", 2), ("classic", 4)] {
        training.record_day(set, day(before), before == 1, day(before));
    }
    assert_eq!(training.days_in_a_row(TODAY), 2, "today is not over, and either set counts");
    training.record_day("classic", TODAY, false, TODAY);
    assert_eq!(training.days_in_a_row(TODAY), 3);
    // A day tried later leaves the gap.
    training.record_day("classic", day(3), true, TODAY);
    assert_eq!(training.days_in_a_row(TODAY), 3);
    assert_eq!(training.days_in_a_row(day_after(2)), 0, "yesterday was missed");
}
