//! The setup of a game.

use serde::{Deserialize, Serialize};

use super::Name;
use crate::{BySide, Level, Side};

/// The player of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Seat {
    /// A person.
    Person,
    /// The computer at this level.
    Computer(Level),
}

impl Seat {
    /// Returns the player with this level, unless it is a person.
    pub fn at_level(self, level: Level) -> Self {
        match self {
            Seat::Person => Seat::Person,
            Seat::Computer(_) => Seat::Computer(level),
        }
    }
}

/// The setup of a game besides its options: players, and the first side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The player of each side.
    pub seats: BySide<Seat>,
    /// The names of the players; an empty name stands for the default.
    pub names: BySide<Name>,
    /// The side that moves first.
    pub first: Side,
    /// The seed for the computer's choice among equal moves: the same seed and the same
    /// moves by persons produce the same game.
    pub seed: u64,
}

impl Setup {
    /// Returns default names for `sides` sides.
    pub fn no_names(sides: usize) -> BySide<Name> {
        BySide::from_fn(sides, |_| Name::default())
    }

    /// Returns the number of sides.
    pub fn sides(&self) -> usize {
        self.seats.sides()
    }

    /// Returns the number of persons.
    pub fn persons(&self) -> usize {
        self.seats.iter().filter(|(_, seat)| **seat == Seat::Person).count()
    }

    /// Returns the level of the strongest computer, or `None` in a game of people.
    pub fn strongest(&self) -> Option<Level> {
        let level = |seat: &Seat| match seat {
            Seat::Person => None,
            Seat::Computer(level) => Some(*level),
        };
        self.seats.iter().filter_map(|(_, seat)| level(seat)).max()
    }

    /// Returns the side at the bottom of the board: that of a single person, otherwise side 0.
    pub fn near_side(&self) -> Side {
        let mut persons = self.seats.iter().filter(|(_, seat)| **seat == Seat::Person);
        match (persons.next(), persons.next()) {
            (Some((side, _)), None) => side,
            _ => Side::NEAR,
        }
    }
}
