//! All of a session that outlives the program.

use crate::rules::{BySide, Game, IllegalMove, Move};

use super::{Setup, Tally};

/// A session at rest: what it takes to go on with it another time. The moves
/// that were taken back are known to be playable.
#[derive(Clone, Debug)]
pub struct SessionState {
    pub(super) setup: Setup,
    pub(super) game: Game,
    pub(super) undone: Vec<Move>,
    pub(super) tally: BySide<Tally>,
}

impl SessionState {
    /// A session that has come to the position now of `game`, where nothing was
    /// taken back and nobody was helped.
    pub fn new(setup: Setup, game: Game) -> Self {
        let tally = BySide::from_fn(setup.rules.sides, |_| Tally::default());
        SessionState { setup, game, undone: Vec::new(), tally }
    }

    /// The same with the moves that were taken back, in the order in which they
    /// would be played again.
    ///
    /// # Errors
    /// The index of the first move that cannot be played, and why.
    pub fn with_undone(mut self, moves: Vec<Move>) -> Result<Self, (usize, IllegalMove)> {
        let mut ahead = self.game.clone();
        for (index, mv) in moves.iter().enumerate() {
            ahead.play(*mv).map_err(|why| (index, why))?;
        }
        self.undone = moves;
        self.undone.reverse();
        Ok(self)
    }

    /// The same with the help that each side has had.
    pub fn with_tally(mut self, tally: BySide<Tally>) -> Self {
        self.tally = tally;
        self
    }

    /// What was agreed before the game.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The game so far.
    pub fn game(&self) -> &Game {
        &self.game
    }
}
