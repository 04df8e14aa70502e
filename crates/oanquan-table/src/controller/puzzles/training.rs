//! The player's progress in puzzles.

use std::collections::BTreeMap;

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::day_number;
use super::rating::PuzzleRating;
use super::repetition::Repetition;
use oanquan::Preset;
use oanquan_engine::{Puzzle, Theme, puzzle_id, puzzle_of_day, puzzles};

/// The version of the file of the progress.
pub const TRAINING_VERSION: u32 = 1;

/// The player's progress in puzzles: a rating, a streak, the tried puzzles and the solved days. A
/// field missing from a file has its default.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Training {
    rating: PuzzleRating,
    streak: u32,
    best_streak: u32,
    /// The tried puzzles, by name.
    tried: BTreeMap<String, Record>,
    /// The days whose puzzle was finished, by preset.
    days: BTreeMap<String, BTreeMap<Date, DayResult>>,
}

/// What is known about a tried puzzle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
struct Record {
    /// The number of tries.
    tries: u32,
    /// Whether the last of them succeeded.
    solved: bool,
    /// When the puzzle comes back.
    repetition: Option<Repetition>,
}

/// How the player finished the puzzle of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DayResult {
    /// Whether the first try succeeded.
    pub solved: bool,
    /// Whether it was on the day itself.
    pub on_time: bool,
}

impl Training {
    /// Returns the rating; the default one if a file gave impossible numbers.
    pub fn rating(&self) -> PuzzleRating {
        if self.rating.is_sound() { self.rating } else { PuzzleRating::default() }
    }

    /// Returns the number of puzzles solved in a row, and the most ever.
    pub fn streak(&self) -> (u32, u32) {
        (self.streak, self.best_streak)
    }

    /// Returns the number of puzzles that were tried and of those solved at the last try.
    pub fn counts(&self) -> (usize, usize) {
        (self.tried.len(), self.tried.values().filter(|record| record.solved).count())
    }

    /// Records a try that ended on `today`. Only the first try of a puzzle changes the rating: the
    /// player knows the answer later.
    pub fn record(&mut self, id: &str, band: u8, solved: bool, today: Date) {
        if !self.tried.contains_key(id) {
            self.rating = self.rating().after(band, solved);
        }
        self.streak = if solved { self.streak.saturating_add(1) } else { 0 };
        self.best_streak = self.best_streak.max(self.streak);
        let record = self.tried.entry(id.to_owned()).or_default();
        record.tries = record.tries.saturating_add(1);
        record.solved = solved;
        record.repetition = match record.repetition {
            _ if !solved => Some(Repetition::failed(today)),
            Some(repetition) => repetition.after_solving(today),
            None => None,
        };
    }

    /// Records a try of the puzzle of `day`. The first one counts in the calendar.
    pub fn record_day(&mut self, preset: Preset, day: Date, solved: bool, today: Date) {
        let days = self.days.entry(preset.to_string()).or_default();
        days.entry(day).or_insert(DayResult { solved, on_time: day == today });
    }

    /// Returns how the player finished the puzzle of `day`.
    pub fn day(&self, preset: Preset, day: Date) -> Option<DayResult> {
        self.days.get(<&str>::from(preset))?.get(&day).copied()
    }

    /// Returns the finished days from `first` to `last`, in order, for a calendar.
    pub fn days(
        &self,
        preset: Preset,
        first: Date,
        last: Date,
    ) -> impl Iterator<Item = (Date, DayResult)> {
        let days = self.days.get(<&str>::from(preset)).into_iter().flatten();
        let days = days.map(|(day, result)| (*day, *result));
        days.filter(move |(day, _)| (first..=last).contains(day))
    }

    /// Returns the day on which a puzzle comes back, if it does.
    pub fn comes_back(&self, id: &str) -> Option<Date> {
        Some(self.tried.get(id)?.repetition?.due)
    }

    /// Returns the indices of the failed puzzles that are due on `today`, the longest overdue first.
    pub fn due(&self, preset: Preset, today: Date) -> Vec<usize> {
        let all = puzzles(preset).unwrap_or_default();
        let due = |index: usize| {
            let record = self.tried.get(&puzzle_id(preset, index))?;
            let repetition = record.repetition.filter(|repetition| repetition.due <= today)?;
            Some((repetition.due, index))
        };
        let mut due: Vec<(Date, usize)> = (0..all.len()).filter_map(due).collect();
        due.sort_unstable();
        due.into_iter().map(|(_, index)| index).collect()
    }

    /// Returns the number of failed puzzles that come back after `today`, and the day of the next
    /// one; `None` if there are none.
    pub fn waiting(&self, preset: Preset, today: Date) -> Option<(usize, Date)> {
        let all = puzzles(preset).unwrap_or_default();
        let comes_back = |index| self.comes_back(&puzzle_id(preset, index));
        let later = (0..all.len()).filter_map(comes_back).filter(|day| *day > today);
        let (count, next) = (later.clone().count(), later.min()?);
        Some((count, next))
    }

    /// Returns the index of the next puzzle of a theme, or of any: a due one, otherwise the first
    /// untried one of the band nearest to the player's rating. Returns `None` if nothing is due and
    /// all have been tried.
    pub fn next(&self, preset: Preset, theme: Option<Theme>, today: Date) -> Option<usize> {
        let all = puzzles(preset).unwrap_or_default();
        let distance = |puzzle: &Puzzle| {
            (PuzzleRating::of_band(puzzle.band) - self.rating().rating).abs() as i64
        };
        let is_untried = |index: &usize| !self.tried.contains_key(&puzzle_id(preset, *index));
        let is_wanted = |index: &usize| theme.is_none_or(|theme| all[*index].theme == theme);
        let untried = (0..all.len()).filter(is_wanted).filter(is_untried);
        let due = self.due(preset, today).into_iter().find(is_wanted);
        due.or_else(|| untried.min_by_key(|index| distance(&all[*index])))
    }
}

/// Returns the index of the puzzle of `day`, the same for everybody, or `None` if the preset has no
/// puzzles.
pub fn index_of_day(preset: Preset, day: Date) -> Option<usize> {
    let count = puzzles(preset).filter(|all| !all.is_empty())?.len();
    Some(puzzle_of_day(day_number(day), count))
}
