//! The ladder of the levels: what the player has achieved against each of them.

use strum::VariantArray;

use super::Score;
use crate::{Level, Opponent};

/// The margin, in points, from which a win is a large one.
pub const LARGE_WIN: i32 = 15;

/// An achievement against a level. Each one includes those before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Feat {
    /// A win.
    Won,
    /// A win without help.
    WithoutHelp,
    /// A win without help by at least [`LARGE_WIN`] points.
    Large,
}

impl Feat {
    /// All feats, the easiest first.
    pub const ALL: [Feat; 3] = [Feat::Won, Feat::WithoutHelp, Feat::Large];

    /// Returns whether the game of `score` achieves this feat.
    fn is_in<C>(self, score: &Score<C>) -> bool {
        match self {
            Feat::Won => score.is_won(),
            Feat::WithoutHelp => score.is_won_without_help(),
            Feat::Large => {
                score.is_won_without_help()
                    && score.margin.is_some_and(|margin| margin >= LARGE_WIN)
            }
        }
    }
}

/// The feats achieved against each level, the weakest level first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ladder([[bool; Feat::ALL.len()]; Level::ALL.len()]);

impl Ladder {
    /// Returns the ladder after the games of `scores`.
    pub fn of<C>(scores: &[Score<C>]) -> Self {
        Ladder(Level::ALL.map(|level| {
            let against =
                || scores.iter().filter(move |score| score.opponent == Opponent::Level(level));
            Feat::ALL.map(|feat| against().any(|score| feat.is_in(score)))
        }))
    }

    /// Returns whether the player has achieved `feat` against `level`.
    pub fn has(&self, level: Level, feat: Feat) -> bool {
        let rung = Level::ALL.iter().position(|other| *other == level);
        let feat = Feat::ALL.iter().position(|other| *other == feat);
        rung.zip(feat).is_some_and(|(rung, feat)| self.0[rung][feat])
    }

    /// Returns the next of these feats to try: to win without help against the strongest level
    /// beaten so far, then to beat the level above it. At the top come the feats left out on the
    /// way, the easier feats first. Returns `None` if nothing is left.
    pub fn next(&self, feats: &[Feat]) -> Option<(Level, Feat)> {
        let lacks = |feat| move |level: &Level| !self.has(*level, feat);
        let beaten = Level::ALL.iter().rposition(|level| self.has(*level, Feat::Won));
        let Some(beaten) = beaten else {
            return Some((Level::ALL[0], Feat::Won));
        };
        if lacks(Feat::WithoutHelp)(&Level::ALL[beaten]) {
            return Some((Level::ALL[beaten], Feat::WithoutHelp));
        }
        if let Some(above) = Level::ALL.get(beaten + 1) {
            return Some((*above, Feat::Won));
        }
        // A win without help is a win, too.
        let mut left_out = feats.iter().filter(|feat| **feat != Feat::Won);
        left_out.find_map(|feat| Some((Level::ALL.into_iter().find(lacks(*feat))?, *feat)))
    }
}

#[cfg(test)]
mod tests {
    use jiff::Timestamp;

    use super::*;
    use crate::archive::statistics::PersonResult;
    use crate::{Strength, Tally};

    /// A game against a level: the margin and the number of hints.
    type Played = (Level, i32, u32);

    fn score((level, margin, hints): Played) -> Score<()> {
        let game = "2026-11-22-played".to_owned().try_into().expect("a name");
        let help = Tally { hints, ..Tally::default() };
        let (ended, margin) = (Timestamp::UNIX_EPOCH, Some(margin));
        let result = match margin {
            Some(1..) => PersonResult::Won,
            Some(0) => PersonResult::Drawn,
            _ => PersonResult::Lost,
        };
        let (opponent, strength) = (level.into(), Strength::of(level));
        let (sides, rules, began) = (2, (), true);
        Score { game, ended, opponent, strength, sides, rules, began, result, margin, help }
    }

    fn ladder(games: &[Played]) -> Ladder {
        Ladder::of(&games.iter().copied().map(score).collect::<Vec<_>>())
    }

    /// Returns the feats achieved against `level`.
    fn feats(ladder: &Ladder, level: Level) -> [bool; 3] {
        Feat::ALL.map(|feat| ladder.has(level, feat))
    }

    #[test]
    fn each_feat_needs_its_own_win() {
        let ladder = ladder(&[
            (Level::Beginner, 40, 1),
            (Level::Easy, 14, 0),
            (Level::Medium, 15, 0),
            (Level::Hard, 0, 0),
            (Level::Expert, -20, 0),
        ]);
        assert_eq!(feats(&ladder, Level::Beginner), [true, false, false], "with help");
        assert_eq!(feats(&ladder, Level::Easy), [true, true, false]);
        assert_eq!(feats(&ladder, Level::Medium), [true; 3]);
        for level in [Level::Hard, Level::Expert, Level::Master] {
            assert_eq!(feats(&ladder, level), [false; 3], "{level:?}");
        }
    }

    #[test]
    fn a_win_without_points_is_not_a_large_one() {
        let resigned = Score { margin: None, ..score((Level::Easy, 30, 0)) };
        assert_eq!(feats(&Ladder::of(&[resigned]), Level::Easy), [true, true, false]);
    }

    #[test]
    fn the_next_feat_leads_up_the_ladder() {
        assert_eq!(ladder(&[]).next(&Feat::ALL), Some((Level::Beginner, Feat::Won)));
        let lost = [(Level::Hard, -3, 0)];
        assert_eq!(ladder(&lost).next(&Feat::ALL), Some((Level::Beginner, Feat::Won)));
        let helped = [(Level::Medium, 9, 2)];
        assert_eq!(ladder(&helped).next(&Feat::ALL), Some((Level::Medium, Feat::WithoutHelp)));
        let alone = [(Level::Medium, 9, 2), (Level::Medium, 1, 0)];
        assert_eq!(ladder(&alone).next(&Feat::ALL), Some((Level::Hard, Feat::Won)));
    }

    #[test]
    fn at_the_top_come_the_feats_left_out() {
        let mut games = vec![(Level::Master, 2, 0), (Level::Easy, 30, 1)];
        assert_eq!(ladder(&games).next(&Feat::ALL), Some((Level::Beginner, Feat::WithoutHelp)));
        games.extend(Level::ALL.map(|level| (level, 14, 0)));
        assert_eq!(ladder(&games).next(&Feat::ALL), Some((Level::Beginner, Feat::Large)));
        games.extend(Level::ALL.map(|level| (level, 15, 0)));
        assert_eq!(ladder(&games).next(&Feat::ALL), None);
    }
}
