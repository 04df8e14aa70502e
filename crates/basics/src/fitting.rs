//! The strength of an opponent that follows a player's results.

use std::cmp::Ordering;

use super::{Level, Strength};

/// The change of strength after the first game.
const FIRST_STEP: f64 = 120.0;
/// The bounds of the change after a game.
const STEPS: [f64; 2] = [20.0, 200.0];
/// The growth of the step when a result repeats, and its reduction when the result turns.
const GROWTH: f64 = 1.25;
const REDUCTION: f64 = 0.6;
/// How far the staircase goes on beyond the least and the greatest strength. Without it, a player
/// near an end would meet strengths on one side of its own more often than on the other.
const BEYOND: f64 = 80.0;

/// How much of a step below *Beginner* changes the strength: there is little room between it and random
/// moves.
const BELOW_BEGINNER: f64 = 0.3;

/// The strength for the next game against a player, found from the earlier ones as on a staircase:
/// up after a win of the player, down after a loss. Equal results in a row lengthen the step,
/// alternating ones shorten it. So the strength soon is near the player's, and then follows it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fitting {
    /// The strength, but stretched below *Beginner* so that all steps are equally long.
    stretched: f64,
    step: f64,
    last: Option<Ordering>,
}

impl Default for Fitting {
    /// The strength for a player without results: that of *Beginner*.
    fn default() -> Self {
        Fitting::from(Strength::of(Level::Beginner))
    }
}

impl From<Strength> for Fitting {
    /// The strength for a player without results who is assumed to be this strong.
    fn from(strength: Strength) -> Self {
        Fitting { stretched: stretched(strength), step: FIRST_STEP, last: None }
    }
}

impl Fitting {
    /// Returns the strength for the next game.
    pub fn strength(&self) -> Strength {
        let below = (beginner() - self.stretched).max(0.0);
        Strength::new((self.stretched + (1.0 - BELOW_BEGINNER) * below).round() as i32)
    }

    /// Follows the result of a game: `Greater` if the player won, `Equal` after a draw.
    pub fn add(&mut self, result: Ordering) {
        let direction = match result {
            Ordering::Less => -1.0,
            Ordering::Equal => return,
            Ordering::Greater => 1.0,
        };
        if let Some(last) = self.last {
            self.step *= if last == result { GROWTH } else { REDUCTION };
            self.step = self.step.clamp(STEPS[0], STEPS[1]);
        }
        let bounds = [Strength::MIN, Strength::MAX].map(stretched);
        let moved = self.stretched + direction * self.step;
        self.stretched = moved.clamp(bounds[0] - BEYOND, bounds[1] + BEYOND);
        self.last = Some(result);
    }
}

fn beginner() -> f64 {
    f64::from(Strength::of(Level::Beginner).number())
}

/// Returns the strength, stretched below *Beginner*.
fn stretched(strength: Strength) -> f64 {
    let number = f64::from(strength.number());
    let below = (beginner() - number).max(0.0);
    number + below - below / BELOW_BEGINNER
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(results: &[Ordering]) -> i32 {
        let mut fitting = Fitting::default();
        results.iter().for_each(|result| fitting.add(*result));
        fitting.strength().number()
    }

    #[test]
    fn wins_raise_losses_lower_and_draws_keep_the_strength() {
        let start = Strength::of(Level::Beginner).number();
        assert_eq!(after(&[]), start);
        assert!(after(&[Ordering::Greater]) > start);
        assert!(after(&[Ordering::Less]) < start);
        assert_eq!(after(&[Ordering::Equal]), start);
    }

    #[test]
    fn a_few_equal_results_reach_either_end() {
        assert_eq!(after(&[Ordering::Greater; 8]), Strength::MAX.number());
        assert_eq!(after(&[Ordering::Less; 3]), Strength::MIN.number());
    }

    #[test]
    fn a_first_loss_leads_below_beginner_but_not_to_random_moves() {
        let lost = after(&[Ordering::Less]);
        assert!(Strength::MIN.number() < lost, "{lost}");
        assert!(lost < Strength::of(Level::Beginner).number(), "{lost}");
    }

    #[test]
    fn a_strength_below_beginner_is_kept() {
        for number in Strength::MIN.number()..=Strength::MAX.number() {
            let strength = Strength::new(number);
            assert_eq!(Fitting::from(strength).strength(), strength);
        }
    }

    #[test]
    fn alternating_results_shorten_the_step() {
        let mut results = vec![];
        let mut last_step = i32::MAX;
        for round in 0..6 {
            let turn = if round % 2 == 0 { Ordering::Greater } else { Ordering::Less };
            let before = after(&results);
            results.push(turn);
            let step = (after(&results) - before).abs();
            assert!(step <= last_step, "{step} after {last_step}");
            last_step = step;
        }
    }
}
