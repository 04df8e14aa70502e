//! What stands in a link in place of a move.

use tabletop::{Departure, Side};

use crate::number::Choice;

/// What stands in place of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Instead {
    /// Nothing follows.
    Over,
    /// A side leaves, or all agree to end the game.
    Departure(Departure),
}

impl Instead {
    /// Returns all of them, in the order of their numbers. A side that was gone has resigned here: the numbers of links
    /// stay as they are.
    pub fn all(sides: usize) -> Vec<Self> {
        let leave = (0..sides)
            .map(Side::new)
            .flat_map(|side| [Departure::Resigned(side), Departure::OutOfTime(side)]);
        let departures = std::iter::once(Departure::Stopped).chain(leave).map(Instead::Departure);
        std::iter::once(Instead::Over).chain(departures).collect()
    }

    /// Returns the choices that stand for it where `legal` moves are possible.
    pub fn choices(self, sides: usize, legal: usize) -> [Choice; 2] {
        let all = Instead::all(sides);
        let listed = match self {
            Instead::Departure(Departure::Gone(side)) => {
                Instead::Departure(Departure::Resigned(side))
            }
            other => other,
        };
        let index = all.iter().position(|other| *other == listed).expect("all are listed");
        [(legal, legal + 1), (index, all.len())]
    }
}
