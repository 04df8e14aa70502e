//! Practising one's mistakes in Ô ăn quan: the hints of the positions.

use std::ops::{Deref, DerefMut};

use super::Fault;
use crate::games::OAnQuan;
use crate::rules::{Game, Move, play};

/// A hint for the current position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PracticeHint {
    /// A best move captures this number of points.
    Captures(i32),
    /// A best move begins in the cell of this move.
    Cell(Move),
}

/// The positions of a game in which points were given away, one after another.
#[derive(Clone, Debug)]
pub struct Practice(tabletop::Practice<OAnQuan>);

impl Practice {
    /// Starts to practise `faults` of `game`. Without any, the practice is over at once.
    pub fn new(game: Game, faults: Vec<Fault>) -> Self {
        Practice(tabletop::Practice::new(game, faults))
    }

    /// Returns the hint that was given last for the current position: first what a best move
    /// captures, then where it begins.
    pub fn hint(&self) -> Option<PracticeHint> {
        let mv = self.fault()?.better.mv;
        match self.hints() {
            0 => None,
            1 => {
                let game = self.before();
                let turn = play(game.rules(), game.position(), mv).ok()?;
                Some(PracticeHint::Captures(turn.captured))
            }
            _ => Some(PracticeHint::Cell(mv)),
        }
    }
}

impl Deref for Practice {
    type Target = tabletop::Practice<OAnQuan>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Practice {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}
