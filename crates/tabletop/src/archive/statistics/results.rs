//! The combined results of many games.

use std::collections::HashMap;

use jiff::Timestamp;
use strum::VariantArray;

use super::{PersonResult, Resets, Score};
use crate::Opponent;
use crate::archive::{GameId, LibraryEntry, Stored};

/// The player who moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum FirstMove {
    /// The person.
    Mine,
    /// A computer.
    Anothers,
}

/// A filter of games of the categories `C`; `None` in a field accepts all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Filter<C> {
    /// The number of sides, 2 to 4.
    pub sides: Option<usize>,
    /// The kind of options.
    pub rules: Option<C>,
    /// The player who moves first.
    pub first_move: Option<FirstMove>,
}

impl<C> Default for Filter<C> {
    fn default() -> Self {
        Filter { sides: None, rules: None, first_move: None }
    }
}

impl<C: Copy + Eq> Filter<C> {
    /// Returns whether the filter accepts `score`.
    pub fn takes(&self, score: &Score<C>) -> bool {
        let mine = |first: FirstMove| first == FirstMove::Mine;
        self.first_move.is_none_or(|first| mine(first) == score.began)
            && self.sides.is_none_or(|sides| sides == score.sides)
            && self.rules.is_none_or(|rules| rules == score.rules)
    }
}

/// The combined results of games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Results {
    /// The number of games.
    pub games: u32,
    /// The number of games won without help.
    pub won: u32,
    /// The number of games won with help.
    pub won_with_help: u32,
    /// The number of games drawn.
    pub drawn: u32,
    /// The number of games lost.
    pub lost: u32,
    /// The number of games ended by agreement, which neither extend nor end a streak.
    pub agreed: u32,
    /// The largest margin of a win without help, and the time of the first such win.
    pub best: Option<(i32, Timestamp)>,
    /// The sum of all margins, and the number of games in it.
    margins: (i64, u32),
    /// The number of wins without help in a row up to the last game.
    pub streak: u32,
    /// The most wins without help in a row.
    pub longest_streak: u32,
    /// The number of hints found for the person.
    pub hints: u64,
    /// The number of decisions that the person took back.
    pub takebacks: u64,
}

impl Results {
    /// Combines `scores`, which are in the order in which the games ended.
    pub fn of<'a, C: 'a>(scores: impl IntoIterator<Item = &'a Score<C>>) -> Self {
        let mut results = Results::default();
        scores.into_iter().for_each(|score| results.add(score));
        results
    }

    fn add<C>(&mut self, score: &Score<C>) {
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
        let is_own_win = score.is_won_without_help();
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

    /// Returns the average margin in points; `None` if no game has a margin.
    pub fn average(&self) -> Option<f64> {
        let (sum, games) = self.margins;
        (games > 0).then(|| sum as f64 / f64::from(games))
    }
}

/// The results against all opponents, together and separately.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LevelResults {
    /// The results of all games.
    pub all: Results,
    /// The results against each opponent, the levels from the weakest on first.
    pub opponents: Vec<(Opponent, Results)>,
}

impl LevelResults {
    /// Combines the `scores` that `filter` accepts.
    pub fn of<C: Copy + Eq>(scores: &[Score<C>], filter: &Filter<C>) -> Self {
        let taken = || scores.iter().filter(|score| filter.takes(score));
        let against = |opponent| Results::of(taken().filter(|score| score.opponent == opponent));
        let opponents = Opponent::ALL.into_iter().map(|opponent| (opponent, against(opponent)));
        LevelResults { all: Results::of(taken()), opponents: opponents.collect() }
    }

    /// Returns the results against `opponent`, or of all games for `None`.
    pub fn at(&self, opponent: Option<Opponent>) -> &Results {
        let found = self.opponents.iter().find(|(other, _)| Some(*other) == opponent);
        found.map_or(&self.all, |(_, results)| results)
    }
}

/// Returns the scores of the games in `entries` that no reset excludes, in the order in which they
/// ended. If a game ended more than once, its last end counts.
pub fn scores<'a, G: Stored>(
    entries: impl IntoIterator<Item = &'a LibraryEntry<G>>,
    resets: &Resets,
) -> Vec<Score<G::Category>> {
    let mut last: HashMap<&GameId, &Score<G::Category>> = HashMap::new();
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
    let mut scores: Vec<Score<G::Category>> = counted.cloned().collect();
    scores.sort_by(|a, b| (a.ended, &a.game).cmp(&(b.ended, &b.game)));
    scores
}
