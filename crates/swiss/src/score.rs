//! Points and what is computed from them.

use std::iter::Sum;
use std::ops::{Add, AddAssign};

use serde::{Deserialize, Serialize};

/// A number of points, in quarters: a win is 1, a draw ½, and a draw against a player with ½ gives ¼ in
/// the Sonneborn-Berger score.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Score(u32);

impl Score {
    /// The points of a loss.
    pub const NONE: Score = Score(0);
    /// The points of a draw.
    pub const DRAW: Score = Score(2);
    /// The points of a win.
    pub const WIN: Score = Score(4);

    /// Returns the score in quarters of a point.
    pub const fn quarters(self) -> u32 {
        self.0
    }

    /// Returns this score times the points of one game, which are 0, ½ or 1.
    pub(crate) const fn times(self, points: Score) -> Score {
        Score(self.0 * points.0 / Score::WIN.0)
    }
}

impl Add for Score {
    type Output = Score;

    fn add(self, other: Score) -> Score {
        Score(self.0 + other.0)
    }
}

impl AddAssign for Score {
    fn add_assign(&mut self, other: Score) {
        self.0 += other.0;
    }
}

impl Sum for Score {
    fn sum<I: Iterator<Item = Score>>(scores: I) -> Score {
        scores.fold(Score::NONE, Add::add)
    }
}
