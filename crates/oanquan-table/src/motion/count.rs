//! The count of the stores at the end of a game: every store is gathered in a hand, then poured
//! out stone by stone, and its points are counted as the stones land.

use oanquan::{BySide, Rules, Side};

use super::heaps::worth;
use super::pace::{GATHER, POUR};
use super::{Beat, Flight, Stone, StonePlace};

/// A count that is being played out.
#[derive(Clone, Debug)]
pub(super) struct Count {
    stores: BySide<Vec<Stone>>,
    points: BySide<i32>,
    /// The time of the count for each point, in seconds. It is the same for all sides.
    each: f32,
    /// When the first stone lands.
    begins: f32,
    rules: Rules,
}

impl Count {
    /// Creates the count of these stores up to `points`.
    pub fn new(stores: BySide<Vec<Stone>>, points: BySide<i32>, beat: Beat, rules: &Rules) -> Self {
        let most = points.iter().map(|(_, &points)| points).max().unwrap_or(0).max(1);
        let each = beat.motion / most as f32;
        Count { stores, points, each, begins: beat.before_motion(), rules: rules.clone() }
    }

    /// Returns the stores, which now lie as they did before.
    pub fn into_stores(self) -> BySide<Vec<Stone>> {
        self.stores
    }

    /// Returns the stones of the store of `side`.
    pub fn store(&self, side: Side) -> &[Stone] {
        &self.stores[side]
    }

    /// Returns the points of `side` counted after `seconds`. A debt is not counted.
    pub fn counted(&self, side: Side, seconds: f32) -> i32 {
        let (all, passed) = (self.points[side], seconds - self.begins);
        // Comparing times keeps rounding from losing the last point.
        if all <= 0 || passed >= self.each * all as f32 {
            return all;
        }
        ((passed / self.each).floor() as i32).clamp(0, all)
    }

    /// Returns every stone, gathered or poured out, after `seconds`.
    pub fn flights(&self, seconds: f32) -> Vec<Flight> {
        let gathered = (seconds / GATHER).clamp(0.0, 1.0);
        let mut flights = Vec::new();
        for (side, stones) in self.stores.iter() {
            let share = self.points[side].max(0) as f32 / worth(stones, &self.rules).max(1) as f32;
            let mut before = 0;
            for (slot, &stone) in stones.iter().enumerate() {
                let from = self.begins - POUR + self.each * share * before as f32;
                let poured = ((seconds - from) / POUR).clamp(0.0, 1.0);
                let (store, hand) =
                    (StonePlace::Store(side, slot), StonePlace::Gathered(side, slot));
                let flight = if poured > 0.0 {
                    Flight { stone, from: hand, to: store, progress: poured }
                } else {
                    Flight { stone, from: store, to: hand, progress: gathered }
                };
                flights.push(flight);
                before += worth(&[stone], &self.rules);
            }
        }
        flights
    }
}
