//! How far the captures of a game have been seen, for a list that must not run ahead of
//! the stones.

use super::motion::Stage;
use crate::rules::Turn;

/// How far the captures of a game have been seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    /// How many turns have been seen to their end.
    turns: usize,
    /// The turn that is being played out, from 0 on, and the points that it has yet to
    /// capture on the board.
    playing: Option<(usize, i32)>,
}

impl Seen {
    /// So many turns have been seen to their end, and the last of those that have `begun`
    /// is being played out on `stage` if anything moves there.
    pub fn new(turns: usize, begun: usize, stage: &Stage) -> Self {
        let playing = begun.checked_sub(1).filter(|_| stage.turns_left() > 0);
        Seen { turns, playing: playing.map(|turn| (turn, stage.points_to_come())) }
    }

    /// The points captured by `turn`, the turn `index` of the game from 0 on, as far as they
    /// have been seen.
    pub fn captured(&self, index: usize, turn: &Turn) -> i32 {
        match self.playing {
            Some((playing, to_come)) if playing == index => turn.captured - to_come,
            _ if index < self.turns => turn.captured,
            _ => 0,
        }
    }
}
