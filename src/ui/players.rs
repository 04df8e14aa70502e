//! What the players are called, and how a game ended for them.

use crate::controller::{Seat, Setup};
use crate::rules::{Position, Side};

use super::words::Words;

/// The name of the player of `side`.
pub fn player_name(words: &Words, setup: &Setup, side: Side) -> String {
    match setup.seats[side] {
        Seat::Computer(level) => (words.computer)(level),
        Seat::Person if setup.persons() == 1 => words.you.to_owned(),
        Seat::Person if side == setup.near_side() => words.near_player.to_owned(),
        Seat::Person => words.far_player.to_owned(),
    }
}

/// How a game of two sides ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// This side has more points.
    Won(Side),
    /// Equal points.
    Draw,
}

impl Outcome {
    /// The outcome of the finished `position`.
    pub fn of(position: &Position) -> Self {
        let [near, far] = [Side::NEAR, Side::FAR].map(|side| position.store(side));
        match near.cmp(&far) {
            std::cmp::Ordering::Greater => Outcome::Won(Side::NEAR),
            std::cmp::Ordering::Less => Outcome::Won(Side::FAR),
            std::cmp::Ordering::Equal => Outcome::Draw,
        }
    }

    /// Whether a lone person lost.
    pub fn is_lost(self, setup: &Setup) -> bool {
        match self {
            Outcome::Won(side) => setup.persons() == 1 && setup.seats[side] != Seat::Person,
            Outcome::Draw => false,
        }
    }

    /// The headline of the result.
    pub fn headline(self, words: &Words, setup: &Setup) -> String {
        match self {
            Outcome::Draw => words.draw.to_owned(),
            Outcome::Won(_) if self.is_lost(setup) => words.you_lose.to_owned(),
            Outcome::Won(_) if setup.persons() == 1 => words.you_win.to_owned(),
            Outcome::Won(side) => (words.wins)(&player_name(words, setup, side)),
        }
    }
}
