//! Who is how far in front.

use super::{Position, Side};

/// A side's place among all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RankedSide {
    /// Its rank, from 1 on; equal points share a rank, and the next rank counts
    /// everybody before it.
    pub rank: usize,
    /// The side.
    pub side: Side,
    /// The points in its store.
    pub points: i32,
}

impl Position {
    /// All sides by the points in their stores, most first; equal sides in side
    /// order. Those who left the game come after all others.
    pub fn ranking(&self) -> Vec<RankedSide> {
        let worth = |(side, &points): (Side, &i32)| (!self.has_departed(side), points);
        let place = |(side, &points): (Side, &i32)| {
            let own = worth((side, &points));
            let better = self.stores.iter().filter(|other| worth(*other) > own).count();
            RankedSide { rank: better + 1, side, points }
        };
        let mut ranking: Vec<RankedSide> = self.stores.iter().map(place).collect();
        ranking.sort_by_key(|ranked| ranked.rank);
        ranking
    }
}
