//! Puzzles: the rating, the streak, repetition and the puzzle of the day.

use jiff::civil::{Date, date};
use o_an_quan::ai::{BANDS, Puzzle, puzzle_id, puzzles};
use o_an_quan::controller::puzzles::{
    DayResult, PresetPuzzles, PuzzleRating, Training, day_number, index_of_day,
};
use o_an_quan::rules::Preset;

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
        let (won, lost) = (start.after(band, true), start.after(band, false));
        assert!(won.rating > start.rating && start.rating > lost.rating, "band {band}");
        assert!(won.deviation < start.deviation && lost.deviation < start.deviation);
    }
    assert!(start.after(5, true).rating > start.after(1, true).rating);
    assert!(start.after(5, false).rating > start.after(1, false).rating);
}

#[test]
fn only_the_first_try_of_a_puzzle_changes_the_rating() {
    let mut training = Training::default();
    training.record("c0001", 3, false, TODAY);
    let rating = training.rating();
    assert!(rating.rating < PuzzleRating::default().rating);
    training.record("c0001", 3, true, TODAY);
    assert_eq!(training.rating(), rating);
    assert_eq!(training.counts(), (1, 1));
}

#[test]
fn a_streak_grows_until_a_failure_and_the_best_one_stays() {
    let mut training = Training::default();
    for (number, solved) in [true, true, false, true].into_iter().enumerate() {
        training.record(&format!("c{number:04}"), 1, solved, TODAY);
    }
    assert_eq!(training.streak(), (1, 2));
}

#[test]
fn a_failed_puzzle_returns_after_1_3_7_and_21_days() {
    let mut training = Training::default();
    let name = puzzle_id(Preset::Classic, 5);
    training.record(&name, 2, false, TODAY);
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
        training.record(&name, 2, true, day_after(day));
    }
    assert!(training.due(&PresetPuzzles(Preset::Classic), day_after(1000)).is_empty());
    assert!(training.due(&PresetPuzzles(Preset::Folk), TODAY).is_empty());
}

#[test]
fn practice_before_the_day_does_not_postpone_a_puzzle_and_a_failure_starts_again() {
    let mut training = Training::default();
    let name = puzzle_id(Preset::Classic, 0);
    training.record(&name, 2, false, TODAY);
    training.record(&name, 2, true, TODAY);
    assert_eq!(training.due(&PresetPuzzles(Preset::Classic), day_after(1)), [0]);
    training.record(&name, 2, true, day_after(1));
    training.record(&name, 2, false, day_after(4));
    assert_eq!(training.due(&PresetPuzzles(Preset::Classic), day_after(5)), [0]);
}

#[test]
fn the_longest_overdue_puzzle_comes_first_then_new_ones_near_the_rating() {
    let mut training = Training::default();
    training.record(&puzzle_id(Preset::Classic, 7), 2, false, day_after(2));
    training.record(&puzzle_id(Preset::Classic, 9), 2, false, TODAY);
    assert_eq!(training.due(&PresetPuzzles(Preset::Classic), day_after(3)), [9, 7]);
    let distance = |index: usize, training: &Training| {
        (PuzzleRating::of_band(all()[index].band) - training.rating().rating).abs()
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
        training.record(&puzzle_id(Preset::Classic, index), puzzle.band, true, TODAY);
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
