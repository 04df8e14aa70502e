//! How many of the captures of a game the player has seen, so that lists do not run ahead of the
//! moving stones.

use super::motion::Stage;
use crate::rules::Turn;

/// The captures of a game that the player has seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    /// The number of turns completely played out.
    turns: usize,
    /// The index of the turn being played out, from 0, and the points that it has yet to capture
    /// on the screen.
    playing: Option<(usize, i32)>,
}

impl Seen {
    /// Creates the state after `turns` completely played turns. If anything moves on `stage`, it
    /// is the last of the `begun` turns.
    pub fn new(turns: usize, begun: usize, stage: &Stage) -> Self {
        let playing = begun.checked_sub(1).filter(|_| stage.turns_left() > 0);
        Seen { turns, playing: playing.map(|turn| (turn, stage.points_to_come())) }
    }

    /// Returns the points that `turn` has captured so far on the screen. `index` is its index in
    /// the game, from 0.
    pub fn captured(&self, index: usize, turn: &Turn) -> i32 {
        match self.playing {
            Some((playing, to_come)) if playing == index => turn.captured - to_come,
            _ if index < self.turns => turn.captured,
            _ => 0,
        }
    }
}
