//! The rating of the player in puzzles, by the Glicko-2 system (Mark E. Glickman, *Example of the
//! Glicko-2 system*, 2013, <http://www.glicko.net/glicko/glicko2.pdf>).
//!
//! The system proposes that players begin at 1500 with a deviation of 350. Then the first puzzle alone
//! moves the rating by more than two hundred points, and a newcomer meets puzzles for experienced
//! players. Here players begin at the easiest puzzles, with the deviation of the puzzles themselves.

use serde::{Deserialize, Serialize};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

/// The rating of a puzzle of the first band, and the distance from one band to the next.
const FIRST_BAND: f64 = 800.0;
const BAND: f64 = 300.0;
/// The deviation of a puzzle: the width of a band, as puzzles of one band differ.
const PUZZLE_DEVIATION: f64 = 150.0;
/// The deviation of somebody who has tried no puzzle, and the greatest one that a puzzle reckons with: an
/// older program wrote greater ones.
const FIRST_DEVIATION: f64 = 150.0;

/// The most points that a puzzle costs.
const MOST_LOST: f64 = 20.0;

/// A player's rating.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct PuzzleRating {
    /// The rating.
    pub rating: f64,
    /// How uncertain it is: the true strength lies within twice this distance with 95%.
    pub deviation: f64,
    /// How much the strength changes.
    pub volatility: f64,
}

impl Default for PuzzleRating {
    /// The rating of somebody who has tried no puzzle.
    fn default() -> Self {
        let Glicko2Rating { volatility, .. } = Glicko2Rating::new();
        let (rating, deviation) = (PuzzleRating::FIRST_STEP, FIRST_DEVIATION);
        PuzzleRating { rating, deviation, volatility }
    }
}

impl PuzzleRating {
    /// The rating of the puzzles that a newcomer begins with, and of the newcomer.
    pub const FIRST_STEP: f64 = FIRST_BAND - BAND;

    /// Returns the rating of the puzzles of a band.
    pub fn of_band(band: u8) -> f64 {
        FIRST_BAND + BAND * f64::from(band.saturating_sub(1))
    }

    /// Returns the rating after a puzzle with the rating `puzzle` was solved or not.
    #[must_use]
    pub fn after(self, puzzle: f64, solved: bool) -> Self {
        let player = Glicko2Rating {
            rating: self.rating,
            deviation: self.deviation.min(FIRST_DEVIATION),
            volatility: self.volatility,
        };
        let puzzle =
            Glicko2Rating { rating: puzzle, deviation: PUZZLE_DEVIATION, ..Glicko2Rating::new() };
        let outcome = if solved { Outcomes::WIN } else { Outcomes::LOSS };
        let (after, _) = glicko2(&player, &puzzle, &outcome, &Glicko2Config::new());
        let Glicko2Rating { rating, deviation, volatility } = after;
        // A first miss would cost fifty points, which frightens a newcomer more than it says.
        let rating = rating.max(self.rating - MOST_LOST);
        PuzzleRating { rating, deviation, volatility }
    }

    /// Returns whether a file could contain these numbers.
    pub(super) fn is_sound(&self) -> bool {
        let within = |number: f64, least: f64, most: f64| (least..=most).contains(&number);
        within(self.rating, -10_000.0, 10_000.0)
            && within(self.deviation, 1.0, 1_000.0)
            && within(self.volatility, 0.000_1, 1.0)
    }
}
