//! What a search must know about a game.

use cotuong_board::{Board, Move};

/// The end of a game, and the history that the rules ask for.
#[derive(Clone, Copy, Debug)]
pub struct Situation<'a> {
    /// The position after the last capture, or an earlier one.
    pub start: &'a Board,
    /// The moves since, which must be legal.
    pub moves: &'a [Move],
    /// The moves of both sides together without a capture before `start`.
    pub quiet: u8,
    /// The moves that the side to move makes in a row because they were given to it; 0 in the game
    /// itself. They may not cross the river.
    pub given: u8,
}

impl<'a> Situation<'a> {
    /// Returns the situation in a position without a history.
    pub fn new(start: &'a Board) -> Self {
        Situation { start, moves: &[], quiet: 0, given: 0 }
    }

    /// Returns the position to move in.
    pub fn board(&self) -> Board {
        let mut board = self.start.clone();
        for mv in self.moves {
            board.make(*mv);
        }
        board
    }

    /// Returns the legal moves.
    pub(crate) fn legal_moves(&self) -> Vec<Move> {
        let stays = |mv: &Move| self.given == 0 || mv.from.half() == mv.to.half();
        self.board().legal_moves().into_iter().filter(stays).collect()
    }
}
