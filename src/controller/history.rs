//! The turns played and the turns taken back.

use crate::rules::{Game, IllegalMove, Move, Side, Turn};

/// A game with the moves that were taken back and can be played again.
#[derive(Clone, Debug)]
pub(super) struct History {
    game: Game,
    /// Taken back, the next one to redo last.
    undone: Vec<Move>,
}

impl History {
    /// `undone` are moves that can be played again from where `game` is, the
    /// next one last.
    pub(super) fn new(game: Game, undone: Vec<Move>) -> Self {
        History { game, undone }
    }

    pub(super) fn game(&self) -> &Game {
        &self.game
    }

    /// Plays a new move, which drops the redo side.
    pub(super) fn play(&mut self, mv: Move) -> Result<&Turn, IllegalMove> {
        self.game.position().check(mv)?;
        self.undone.clear();
        self.game.play(mv)
    }

    /// How many turns must be taken back to come to the latest earlier decision
    /// of a side that `decides`; none when there is no such decision.
    pub(super) fn turns_back_to(&self, decides: impl Fn(Side) -> bool) -> Option<usize> {
        let turns_back = self.game.turns().iter().rev().position(|turn| decides(turn.side));
        turns_back.map(|index| index + 1)
    }

    /// Takes `turns` turns back.
    pub(super) fn undo(&mut self, turns: usize) {
        for _ in 0..turns {
            if let Some(turn) = self.game.undo() {
                self.undone.push(turn.mv);
            }
        }
    }

    pub(super) fn undone(&self) -> &[Move] {
        &self.undone
    }

    pub(super) fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Plays moves that were taken back again, one at least, up to the next
    /// decision of a side that `decides` or to the last of them.
    pub(super) fn redo(&mut self, decides: impl Fn(Side) -> bool) {
        while let Some(mv) = self.undone.pop() {
            self.game.play(mv).expect("a move taken back can be played again");
            if self.game.position().to_move().is_some_and(&decides) {
                break;
            }
        }
    }
}
