//! The ranking of the sides.

use super::{Position, Side};

/// A side's rank and points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RankedSide {
    /// The rank, from 1. Equal points share a rank; the rank after a shared one
    /// skips as many places.
    pub rank: usize,
    /// The side.
    pub side: Side,
    /// The points in the side's store.
    pub points: i32,
}

impl Position {
    /// Returns all sides by the points in their stores, most first, equal sides in
    /// side order. Sides that left the game rank below all others.
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
