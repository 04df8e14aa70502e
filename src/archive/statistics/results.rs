//! What many games together count for.

use std::collections::HashMap;

use jiff::Timestamp;

use super::{PersonResult, PlayedRules, Resets, Score};
use crate::ai::{LEVELS, Level};
use crate::archive::{GameId, LibraryEntry};

/// Whose move is the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstMove {
    /// The person's.
    Mine,
    /// A computer's.
    Anothers,
}

/// Which games are looked at; none of a kind: all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// On boards of so many sides, 2 to 4.
    pub sides: Option<usize>,
    /// By these rules.
    pub rules: Option<PlayedRules>,
    /// In which this one's move was the first.
    pub first_move: Option<FirstMove>,
}

impl Filter {
    /// Whether `score` is of a game that is looked at.
    pub fn takes(&self, score: &Score) -> bool {
        let mine = |first: FirstMove| first == FirstMove::Mine;
        self.first_move.is_none_or(|first| mine(first) == score.began)
            && self.sides.is_none_or(|sides| sides == score.sides)
            && self.rules.is_none_or(|rules| rules == score.rules)
    }
}

/// What games count for together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Results {
    /// How many there are.
    pub games: u32,
    /// Won without help.
    pub won: u32,
    /// Won with help.
    pub won_with_help: u32,
    /// Drawn.
    pub drawn: u32,
    /// Lost.
    pub lost: u32,
    /// Ended by agreement: neither won nor lost, and no part of a streak.
    pub agreed: u32,
    /// The largest margin that was won by without help, and when first.
    pub best: Option<(i32, Timestamp)>,
    /// The sum of all margins, and of how many games.
    margins: (i64, u32),
    /// How many of the last games were won without help, one after another.
    pub streak: u32,
    /// The most games won without help, one after another.
    pub longest_streak: u32,
    /// Hints that were found for the person.
    pub hints: u64,
    /// Decisions that the person took back.
    pub takebacks: u64,
}

impl Results {
    /// What `scores` count for together, which are in the order in which the games
    /// ended.
    pub fn of<'a>(scores: impl IntoIterator<Item = &'a Score>) -> Self {
        let mut results = Results::default();
        scores.into_iter().for_each(|score| results.add(score));
        results
    }

    fn add(&mut self, score: &Score) {
        let helped = score.is_helped();
        let count = match score.result {
            PersonResult::Won if helped => &mut self.won_with_help,
            PersonResult::Won => &mut self.won,
            PersonResult::Drawn => &mut self.drawn,
            PersonResult::Lost => &mut self.lost,
            PersonResult::Agreed => &mut self.agreed,
        };
        *count += 1;
        self.games += 1;
        let is_own_win = score.result == PersonResult::Won && !helped;
        if score.result != PersonResult::Agreed {
            self.streak = if is_own_win { self.streak + 1 } else { 0 };
        }
        self.longest_streak = self.longest_streak.max(self.streak);
        if let Some(margin) = score.margin {
            self.margins = (self.margins.0 + i64::from(margin), self.margins.1 + 1);
            if is_own_win && self.best.is_none_or(|(best, _)| margin > best) {
                self.best = Some((margin, score.ended));
            }
        }
        self.hints += u64::from(score.help.hints);
        self.takebacks += u64::from(score.help.takebacks);
    }

    /// The average margin, in points; none where no game has one.
    pub fn average(&self) -> Option<f64> {
        let (sum, games) = self.margins;
        (games > 0).then(|| sum as f64 / f64::from(games))
    }
}

/// The results of all levels together, and of each.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LevelResults {
    /// Of all games.
    pub all: Results,
    /// Of each level, the weakest first.
    pub levels: Vec<(Level, Results)>,
}

impl LevelResults {
    /// The results of those of `scores` that `filter` takes.
    pub fn of(scores: &[Score], filter: &Filter) -> Self {
        let taken = || scores.iter().filter(|score| filter.takes(score));
        let at = |level| Results::of(taken().filter(|score| score.level == level));
        let levels = LEVELS.iter().map(|spec| (spec.level, at(spec.level)));
        LevelResults { all: Results::of(taken()), levels: levels.collect() }
    }

    /// The results against `level`, or of all games.
    pub fn at(&self, level: Option<Level>) -> &Results {
        let found = self.levels.iter().find(|(other, _)| Some(*other) == level);
        found.map_or(&self.all, |(_, results)| results)
    }
}

/// What the games of `entries` count for that do not lie before a reset, in the
/// order in which they ended. A game that has ended more than once counts as it
/// ended last.
pub fn scores<'a>(
    entries: impl IntoIterator<Item = &'a LibraryEntry>,
    resets: &Resets,
) -> Vec<Score> {
    let mut last: HashMap<&GameId, &Score> = HashMap::new();
    for entry in entries {
        let score = entry.summary.as_ref().ok().and_then(|summary| summary.score.as_ref());
        let Some(score) = score else { continue };
        let there = last.entry(&score.game).or_insert(score);
        if score.ended > there.ended {
            *there = score;
        }
    }
    let passed = resets.games();
    let counted = last.into_values().filter(|score| !passed.contains(&score.game));
    let mut scores: Vec<Score> = counted.cloned().collect();
    scores.sort_by(|a, b| (a.ended, &a.game).cmp(&(b.ended, &b.game)));
    scores
}
