//! The player's progress in puzzles.

use std::collections::BTreeMap;

use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use strum::VariantArray;

use super::PuzzleSet;
use super::day::puzzle_of_day;
use super::rating::PuzzleRating;
use super::repetition::Repetition;

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
    /// The days whose puzzle was finished, by set.
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

/// A finished try of a puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct Attempt {
    /// The name of the set.
    pub set: String,
    /// The name of the puzzle.
    pub id: String,
    /// Its [rating](PuzzleSet::rating).
    pub rating: f64,
    /// The day whose puzzle it is, if it was opened as such.
    pub of_day: Option<Date>,
    /// Whether it was solved.
    pub solved: bool,
    /// The day on which the try ended.
    pub today: Date,
}

/// What is known about the tries of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum PuzzleState {
    /// The last try succeeded.
    Solved,
    /// The last try failed.
    Missed,
    /// There was no try.
    Open,
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

    /// Returns what is known about the tries of a puzzle.
    pub fn state(&self, id: &str) -> PuzzleState {
        match self.tried.get(id) {
            Some(Record { solved: true, .. }) => PuzzleState::Solved,
            Some(_) => PuzzleState::Missed,
            None => PuzzleState::Open,
        }
    }

    /// Records a finished try. Only the first try of a puzzle changes the rating: the player knows the
    /// answer later. The first try of the puzzle of a day counts in the calendar.
    pub fn add(&mut self, attempt: &Attempt) {
        let Attempt { set, id, rating, of_day, solved, today } = attempt;
        self.record(id, *rating, *solved, *today);
        if let Some(day) = of_day {
            self.record_day(set, *day, *solved, *today);
        }
    }

    /// Takes over what an older program knew of a puzzle, as tried on `today`. The rating and the streak
    /// stay.
    pub fn take_over(&mut self, id: &str, solved: bool, today: Date) {
        let repetition = (!solved).then(|| Repetition::failed(today));
        let record = Record { tries: 1, solved, repetition };
        self.tried.entry(id.to_owned()).or_insert(record);
    }

    /// Records a try, which ended on `today`, of a puzzle with this rating. Only the first try of a puzzle
    /// changes the rating of the player, who knows the answer later.
    pub fn record(&mut self, id: &str, rating: f64, solved: bool, today: Date) {
        if !self.tried.contains_key(id) {
            self.rating = self.rating().after(rating, solved);
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
    pub fn record_day(&mut self, set: &str, day: Date, solved: bool, today: Date) {
        let days = self.days.entry(set.to_owned()).or_default();
        days.entry(day).or_insert(DayResult { solved, on_time: day == today });
    }

    /// Returns how the player finished the puzzle of `day` in the set with this name.
    pub fn day(&self, set: &str, day: Date) -> Option<DayResult> {
        self.days.get(set)?.get(&day).copied()
    }

    /// Returns the number of days in a row, up to `today` or the day before it, on which the player tried
    /// the puzzle of that day in any set.
    pub fn days_in_a_row(&self, today: Date) -> u32 {
        let is_tried = |day: Date| {
            let results = self.days.values().filter_map(|days| days.get(&day));
            results.into_iter().any(|result| result.on_time)
        };
        // The day is not over yet.
        let last = if is_tried(today) { Some(today) } else { today.yesterday().ok() };
        let days = std::iter::successors(last, |day| day.yesterday().ok());
        days.take_while(|day| is_tried(*day)).count() as u32
    }

    /// Returns the finished days from `first` to `last`, in order, for a calendar.
    pub fn days(
        &self,
        set: &str,
        first: Date,
        last: Date,
    ) -> impl Iterator<Item = (Date, DayResult)> {
        let days = self.days.get(set).into_iter().flatten();
        let days = days.map(|(day, result)| (*day, *result));
        days.filter(move |(day, _)| (first..=last).contains(day))
    }

    /// Returns the day on which a puzzle comes back, if it does.
    pub fn comes_back(&self, id: &str) -> Option<Date> {
        Some(self.tried.get(id)?.repetition?.due)
    }

    /// Returns the indices of the failed puzzles that are due on `today`, the longest overdue first.
    pub fn due(&self, set: &dyn PuzzleSet, today: Date) -> Vec<usize> {
        let due = |index: usize| {
            let day = self.comes_back(&set.id(index)).filter(|day| *day <= today)?;
            Some((day, index))
        };
        let mut due: Vec<(Date, usize)> = (0..set.count()).filter_map(due).collect();
        due.sort_unstable();
        due.into_iter().map(|(_, index)| index).collect()
    }

    /// Returns the number of failed puzzles that come back after `today`, and the day of the next
    /// one; `None` if there are none.
    pub fn waiting(&self, set: &dyn PuzzleSet, today: Date) -> Option<(usize, Date)> {
        let comes_back = |index| self.comes_back(&set.id(index));
        let later = (0..set.count()).filter_map(comes_back).filter(|day| *day > today);
        let (count, next) = (later.clone().count(), later.min()?);
        Some((count, next))
    }

    /// Returns how often the player has tried a puzzle with each trait.
    fn seen(&self, set: &dyn PuzzleSet) -> BTreeMap<String, usize> {
        let tried = (0..set.count()).filter(|index| self.tried.contains_key(&set.id(*index)));
        let mut seen = BTreeMap::new();
        for kind in tried.flat_map(|index| set.traits(index)) {
            *seen.entry(kind).or_default() += 1;
        }
        seen
    }

    /// Returns the index of the next of the puzzles that are `wanted`: a due one, otherwise an
    /// untried one of those whose rating is nearest to the player's. Returns `None` if nothing is due and
    /// all have been tried.
    pub fn next(
        &self,
        set: &dyn PuzzleSet,
        wanted: impl Fn(usize) -> bool,
        today: Date,
    ) -> Option<usize> {
        let rating = self.rating().rating;
        let distance = |index: &usize| (set.rating(*index) - rating).abs() as i64;
        let due = self.due(set, today).into_iter().find(|index| wanted(*index));
        let is_untried = |index: &usize| !self.tried.contains_key(&set.id(*index));
        let untried = (0..set.count()).filter(|index| wanted(*index)).filter(is_untried);
        let nearest = || {
            let least = untried.clone().map(|index| distance(&index)).min()?;
            let nearest: Vec<usize> =
                untried.clone().filter(|index| distance(index) == least).collect();
            // Of a kind that the player has seen least, and from all over the list.
            let seen = self.seen(set);
            let familiar = |index: &usize| -> usize {
                let traits = set.traits(*index).into_iter();
                traits.map(|kind| seen.get(&kind).copied().unwrap_or_default()).sum()
            };
            let least = nearest.iter().map(familiar).min()?;
            let fresh: Vec<usize> =
                nearest.into_iter().filter(|index| familiar(index) == least).collect();
            let tried = self.tried.len() as i64;
            Some(fresh[puzzle_of_day(tried, fresh.len())])
        };
        due.or_else(nearest)
    }
}
