//! The next game of the same players, and what makes it a closer one.

use super::Setup;
use crate::rules::{BySide, Cell, Handicap, Side};

/// From this margin on a game was lopsided, in points.
const LOPSIDED: i32 = 20;
/// Points are given in steps of so many.
const STEP: i32 = 5;
/// The most points that are suggested.
const MOST: i32 = 50;

impl Setup {
    /// The same players and rules, the handicap kept, but the side after the one
    /// that began moves first.
    pub fn with_other_first(&self, seed: u64) -> Self {
        let first = self.first.next(self.rules.sides);
        Setup { first, seed, ..self.clone() }
    }

    /// The same rules, but everybody sits one side further on. A handicap goes with
    /// the player who gives it.
    pub fn with_seats_swapped(&self, seed: u64) -> Self {
        let sides = self.rules.sides;
        let from = |side: Side| Side::new((side.index() + sides - 1) % sides);
        let mut next = Setup { seed, ..self.clone() };
        next.seats = BySide::from_fn(sides, |side| self.seats[from(side)]);
        next.names = BySide::from_fn(sides, |side| self.names[from(side)].clone());
        next.rules.handicap = self.rules.handicap.as_ref().map(|handicap| {
            let moved = |cell: &Cell| Cell::new((cell.index() + 6) % (6 * sides));
            let mut cells: Vec<Cell> = handicap.cells.iter().map(moved).collect();
            cells.sort();
            Handicap { side: handicap.side.next(sides), cells, ..*handicap }
        });
        next
    }

    /// The same players and rules, but `side` gives so many points more.
    pub fn with_points_given(&self, side: Side, points: i32, seed: u64) -> Self {
        let mut next = Setup { seed, ..self.clone() };
        let before = self.rules.handicap.clone().filter(|handicap| handicap.side == side);
        let none = Handicap { side, cells: Vec::new(), points: 0 };
        let handicap = before.unwrap_or(none);
        next.rules.handicap = Some(Handicap { points: handicap.points + points, ..handicap });
        next
    }
}

/// The points that the winner of a game of two sides should give after winning by
/// `margin`: as many as make it close, in steps of five; none after a close game.
/// What is given counts twice, because the other side gets it.
pub fn points_to_give(margin: i32) -> Option<i32> {
    let steps = (margin + STEP) / (2 * STEP);
    (margin >= LOPSIDED).then_some((steps * STEP).min(MOST))
}
