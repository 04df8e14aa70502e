//! Playing strengths between the levels.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::Level;

/// A playing strength. It grows from that of random moves, [`Strength::MIN`], to that of
/// *Master*, [`Strength::MAX`]; [`Strength::of`] says where the levels are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "i32", into = "i32")]
pub struct Strength(u16);

/// The error for a number that is not a strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a strength is a number from 0 to 1000, not {0}")]
pub struct StrengthError(i32);

impl Strength {
    /// The strength of random moves.
    pub const MIN: Strength = Strength(0);
    /// The strength of the highest level.
    pub const MAX: Strength = Strength(1000);

    /// The strengths of the levels, the weakest first. Their distances follow from the shares of the
    /// points that each level wins against the level below, as measured with two sides (see `LEVELS`
    /// of the engine): a share p is 400 · lg(p / (1 - p)) rating points, and one unit of strength is
    /// [`Strength::RATING_POINTS`].
    pub const LEVELS: [(Level, Strength); 6] = [
        (Level::Beginner, Strength(66)),
        (Level::Easy, Strength(258)),
        (Level::Medium, Strength(449)),
        (Level::Hard, Strength(727)),
        (Level::Expert, Strength(936)),
        (Level::Master, Strength(1000)),
    ];

    /// The rating points of one unit of strength.
    pub const RATING_POINTS: f64 = 1.443;

    /// Returns the strength of this number, or the nearest one within the bounds.
    pub fn new(number: i32) -> Self {
        let clamped = number.clamp(Self::MIN.number(), Self::MAX.number());
        Strength(u16::try_from(clamped).unwrap_or(Self::MAX.0))
    }

    /// Returns the strength of `level`.
    pub fn of(level: Level) -> Self {
        let found = Self::LEVELS.iter().find(|(other, _)| *other == level);
        found.map_or(Self::MAX, |(_, strength)| *strength)
    }

    /// Returns the levels around this strength.
    pub fn between(self) -> Between {
        let levels = Self::LEVELS;
        let upper = levels.iter().position(|(_, other)| self <= *other);
        let upper = upper.unwrap_or(levels.len() - 1);
        let (high, above) = levels[upper];
        let lower = upper.checked_sub(1).map(|index| levels[index]);
        let below = lower.map_or(Self::MIN, |(_, below)| below).number();
        let share = f64::from(self.number() - below) / f64::from(above.number() - below);
        Between { low: lower.map(|(low, _)| low), high, share }
    }

    /// Returns the strength as a number from 0 to 1000.
    pub fn number(self) -> i32 {
        i32::from(self.0)
    }

    /// Returns the level whose strength is nearest.
    pub fn nearest_level(self) -> Level {
        let distance = |strength: Strength| strength.0.abs_diff(self.0);
        let nearest = Self::LEVELS.iter().min_by_key(|(_, strength)| distance(*strength));
        nearest.map_or(Level::Easy, |(level, _)| *level)
    }
}

/// Where a strength lies between the levels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Between {
    /// The next lower level; `None` below the lowest one.
    pub low: Option<Level>,
    /// The next higher level, or the level of this strength.
    pub high: Level,
    /// The share of the way from the lower level, or from random moves, to the higher one.
    pub share: f64,
}

/// Sets the choice between two methods apart from the choice among equally good moves.
const MIX: u64 = 0x9E37_79B9_7F4A_7C15;

impl Between {
    /// Returns the number between those of the two levels: equal differences are equal steps.
    pub fn number(&self, from: u16, to: u16) -> u16 {
        let (from, to) = (f64::from(from), f64::from(to));
        (from + (to - from) * self.share).round() as u16
    }

    /// Returns the number of nodes between those of the two levels: equal factors are equal steps.
    pub fn nodes(&self, from: u64, to: u64) -> u64 {
        (from as f64 * (to as f64 / from as f64).powf(self.share)).round() as u64
    }

    /// Returns whether a player whose methods cannot be mixed plays this move by that of the higher
    /// level. It does so as often as it is near that level.
    pub fn is_high(&self, seed: u64) -> bool {
        fastrand::Rng::with_seed(seed ^ MIX).f64() < self.share
    }
}

impl TryFrom<i32> for Strength {
    type Error = StrengthError;

    fn try_from(number: i32) -> Result<Self, StrengthError> {
        let strength = Strength::new(number);
        if strength.number() == number { Ok(strength) } else { Err(StrengthError(number)) }
    }
}

impl From<Strength> for i32 {
    fn from(strength: Strength) -> Self {
        strength.number()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_stay_within_the_bounds() {
        assert_eq!(Strength::new(-5), Strength::MIN);
        assert_eq!(Strength::new(70_000), Strength::MAX);
        assert_eq!(Strength::try_from(1000), Ok(Strength::MAX));
        for wrong in [-1, 1001] {
            let error = Strength::try_from(wrong).expect_err("out of bounds").to_string();
            assert!(error.contains(&wrong.to_string()), "{error}");
        }
    }

    #[test]
    fn the_nearest_level_of_a_levels_strength_is_that_level() {
        for level in Level::ALL {
            assert_eq!(Strength::of(level).nearest_level(), level);
        }
        assert_eq!(Strength::MIN.nearest_level(), Level::Beginner);
    }

    /// The shares in the documentation of `LEVELS`, against random moves and then against the level
    /// below. A step may be off by what a percentage point more or less makes.
    #[test]
    fn the_strengths_follow_from_the_measured_shares() {
        let mut below = 0;
        for ((level, strength), share) in
            Strength::LEVELS.into_iter().zip([0.626_f64, 0.827, 0.83, 0.91, 0.85, 0.63])
        {
            let rating = 400.0 * (share / (1.0 - share)).log10();
            let step = Strength::RATING_POINTS * f64::from(strength.number() - below);
            let off = rating - step;
            assert!(off.abs() < 8.0, "{level}: off by {off:.1} rating points");
            below = strength.number();
        }
    }

    #[test]
    fn a_strength_lies_between_the_levels_around_it() {
        let [beginner, easy] = [Level::Beginner, Level::Easy].map(Strength::of);
        let half = Strength::new((beginner.number() + easy.number()) / 2).between();
        assert_eq!((half.low, half.high), (Some(Level::Beginner), Level::Easy));
        assert!((half.share - 0.5).abs() < 0.01, "{half:?}");
        assert_eq!((half.number(800, 0), half.nodes(100, 10_000)), (400, 1_000));
        let lowest = Strength::MIN.between();
        assert_eq!((lowest.low, lowest.high, lowest.share), (None, Level::Beginner, 0.0));
        assert_eq!((easy.between().high, easy.between().share), (Level::Easy, 1.0));
    }
}
