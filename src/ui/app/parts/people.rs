//! The setup of games of ô ăn quan that come from outside.

use super::Engines;
use crate::controller::{Name, Seat, Setup};
use crate::games::OAnQuan;
use crate::rules::{BySide, Record, Side};

impl Engines<OAnQuan> {
    /// Returns a setup in which people play all sides of a record, under its names.
    pub fn people_of(&mut self, record: &Record) -> Setup {
        let game = &record.game;
        let sides = game.rules().sides;
        Setup {
            seats: BySide::from_fn(sides, |_| Seat::Person),
            names: BySide::from_fn(sides, |side| Name::new(&record.names[side])),
            first: game.start().to_move().unwrap_or(Side::NEAR),
            seed: self.seed(),
        }
    }
}
