//! Words for the puzzles, and for the page from which lessons and puzzles begin.

use super::Heading;
use super::files::{Trouble, trouble};
use crate::ai::Theme;
use crate::controller::puzzles::DayResult;
use crate::storage::LoadProblem;
use crate::words::{choices, words};

words! {
    /// The words of one language for the puzzles.
    pub struct PuzzleWords("puzzles-") {
        place,
        waits,
        lessons,
        lessons_completed(done: usize, all: usize),

        of_the_day,
        solve,
        solve_again,
        month,
        weekdays,
        earlier,
        later,
        day(day: &str, result: DayMark),

        puzzles,
        rating,
        uncertainty(points: i32),
        unrated,
        streak,
        longest_streak(count: u32),
        solved,
        tried(count: usize),
        due(count: usize),
        waiting(count: usize, day: &str),
        theme_label,
        all_themes,
        theme[Theme],
        begin,
        none_left,

        heading(id: &str, band: u8),
        heading_of_day(day: &str, band: u8),
        asked(id: &str, band: u8),
        asked_of_day(day: &str, band: u8),
        right,
        goes_on(name: &str, number: usize, heading: Heading),
        hint[Theme],
        hint_warns,
        hint_counts,
        wrong,
        showing,
        found(theme: &str),
        found_later(day: &str),
        not_found(number: usize, heading: Heading, day: &str),
        rated(rating: i32, change: &str),
        share,
        shared,
        shared_text(day: &str, rules: &str, band: u8, result: DayMark),

        damaged(moved: &str),
        newer(moved: &str),
        stuck(path: &str),
    }
}

/// What the calendar shows of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DayMark {
    /// Its puzzle was solved at the first try on the day.
    OnTime,
    /// Its puzzle was solved at the first try later.
    Later,
    /// Its puzzle was not solved at the first try.
    Failed,
    /// Its puzzle has not been tried.
    Open,
    /// The day has not come.
    Future,
}

choices! {
    DayMark {
        DayMark::OnTime => "on-time",
        DayMark::Later => "later",
        DayMark::Failed => "failed",
        DayMark::Open => "open",
        DayMark::Future => "future",
    }
    Theme {
        Theme::TakeQuan => "take-quan",
        Theme::LongChain => "long-chain",
        Theme::LastRefill => "last-refill",
        Theme::StarveRow => "starve-row",
        Theme::ProtectQuan => "protect-quan",
        Theme::Endgame => "endgame",
    }
}

impl DayMark {
    /// Returns the mark of a day whose puzzle the player has finished.
    pub fn of(result: DayResult) -> Self {
        match (result.solved, result.on_time) {
            (false, _) => DayMark::Failed,
            (true, true) => DayMark::OnTime,
            (true, false) => DayMark::Later,
        }
    }
}

impl PuzzleWords {
    /// Returns why the progress in puzzles cannot be read.
    pub fn unusable(&self, problem: &LoadProblem) -> String {
        match trouble(problem) {
            (Trouble::Newer, path) => self.newer(&path),
            (Trouble::Damaged, path) => self.damaged(&path),
            (Trouble::Stuck, path) => self.stuck(&path),
        }
    }
}
