//! What is agreed before a game begins.

use serde::{Deserialize, Serialize};

use super::Name;
use crate::ai::Level;
use crate::rules::{BySide, Rules, Side};

/// Who plays a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Seat {
    /// Somebody at the keyboard.
    Person,
    /// The computer, at this level.
    Computer(Level),
}

/// What is agreed before a game begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The rules.
    pub rules: Rules,
    /// Who plays each side.
    pub seats: BySide<Seat>,
    /// What they are called; an empty name where it is the usual word.
    pub names: BySide<Name>,
    /// Who moves first.
    pub first: Side,
    /// Decides among moves the computer finds equal; the same seed and the same
    /// moves of persons give the same game.
    pub seed: u64,
}

impl Setup {
    /// Names for `sides` sides that go by the usual words.
    pub fn no_names(sides: usize) -> BySide<Name> {
        BySide::from_fn(sides, |_| Name::default())
    }

    /// How many seats persons take.
    pub fn persons(&self) -> usize {
        self.seats.iter().filter(|(_, seat)| **seat == Seat::Person).count()
    }

    /// The side shown at the near edge of the board: a lone person's own, else
    /// side 0.
    pub fn near_side(&self) -> Side {
        let mut persons = self.seats.iter().filter(|(_, seat)| **seat == Seat::Person);
        match (persons.next(), persons.next()) {
            (Some((side, _)), None) => side,
            _ => Side::NEAR,
        }
    }
}
