//! The setup of a game.

use serde::{Deserialize, Serialize};

use crate::Name;
use crate::{BySide, Level, Opponent, Side, Strength};

/// The player of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Seat {
    /// A person.
    Person,
    /// The computer at this level.
    Computer(Level),
    /// The computer that plays as *Fits me*, with this strength at the start of the game.
    Fitting(Strength),
    /// A person at another device, whose moves come from there. No saved game has one.
    Away,
}

impl Seat {
    /// Returns the computer of this kind; *Fits me* gets `strength`.
    pub fn of(opponent: Opponent, strength: Strength) -> Self {
        match opponent {
            Opponent::Level(level) => Seat::Computer(level),
            Opponent::Fitting => Seat::Fitting(strength),
        }
    }

    /// Returns the kind of computer, or `None` for a person.
    pub fn opponent(self) -> Option<Opponent> {
        match self {
            Seat::Person | Seat::Away => None,
            Seat::Computer(level) => Some(Opponent::Level(level)),
            Seat::Fitting(_) => Some(Opponent::Fitting),
        }
    }

    /// Returns the strength of a computer at the start of the game, or `None` for a person.
    pub fn strength(self) -> Option<Strength> {
        match self {
            Seat::Person | Seat::Away => None,
            Seat::Computer(level) => Some(Strength::of(level)),
            Seat::Fitting(strength) => Some(strength),
        }
    }

    /// Returns the level of a computer, the nearest one for *Fits me*, or `None` for a person.
    pub fn level(self) -> Option<Level> {
        match self {
            Seat::Person | Seat::Away => None,
            Seat::Computer(level) => Some(level),
            Seat::Fitting(strength) => Some(strength.nearest_level()),
        }
    }

    /// Returns the player with this level, unless it is a person.
    pub fn at_level(self, level: Level) -> Self {
        match self {
            Seat::Person | Seat::Away => self,
            Seat::Computer(_) | Seat::Fitting(_) => Seat::Computer(level),
        }
    }

    /// Returns the player with this strength if it is *Fits me*, otherwise the same player.
    pub fn fitted(self, strength: Strength) -> Self {
        match self {
            Seat::Fitting(_) => Seat::Fitting(strength),
            Seat::Person | Seat::Computer(_) | Seat::Away => self,
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
    /// The side that moves first in a usual match: the [leader](crate::Game::leader).
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

    /// Returns whether people play all sides.
    pub fn is_of_people(&self) -> bool {
        self.persons() == self.sides()
    }

    /// Returns the level of the strongest computer, or `None` in a game of people.
    pub fn strongest(&self) -> Option<Level> {
        self.seats.iter().filter_map(|(_, seat)| seat.level()).max()
    }

    /// Returns the strength of *Fits me* at the start of the game, or `None` if it does not play.
    pub fn fitting_strength(&self) -> Option<Strength> {
        self.seats.iter().find_map(|(_, seat)| match seat {
            Seat::Fitting(strength) => Some(*strength),
            Seat::Person | Seat::Computer(_) | Seat::Away => None,
        })
    }

    /// Returns this setup with this strength of *Fits me*.
    pub fn fitted(self, strength: Strength) -> Self {
        let seats = BySide::from_fn(self.sides(), |side| self.seats[side].fitted(strength));
        Setup { seats, ..self }
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
