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
        (Level::Beginner, Strength(50)),
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
    /// below.
    #[test]
    fn the_strengths_follow_from_the_measured_shares() {
        let mut rating = 0.0;
        for ((level, strength), share) in
            Strength::LEVELS.into_iter().zip([0.60_f64, 0.85, 0.83, 0.91, 0.85, 0.63])
        {
            rating += 400.0 * (share / (1.0 - share)).log10();
            let off = rating - Strength::RATING_POINTS * f64::from(strength.number());
            assert!(off.abs() < 3.0, "{level}: off by {off:.1} rating points");
        }
    }
}
