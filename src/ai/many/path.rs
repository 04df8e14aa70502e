//! The way from the start of a game to the position that a search looks at.

use crate::rules::Game;

use super::board::Board;
use super::sowing::{Lift, Sowing};

/// How often the same cells with the same side to move end a game.
const REPETITIONS: usize = 3;

/// A stack of boards: those of the game, then those of the line being searched.
pub(super) struct Path {
    pub sowing: Sowing,
    boards: Vec<Board>,
    /// The key of each board.
    keys: Vec<u64>,
}

impl Path {
    pub(super) fn new(game: &Game) -> Self {
        let boards: Vec<Board> = game.positions().map(Board::new).collect();
        let keys = boards.iter().map(Board::key).collect();
        let sowing = Sowing::new(game.rules(), game.position());
        Path { sowing, boards, keys }
    }

    /// The board at the end of the way.
    pub(super) fn board(&self) -> &Board {
        self.boards.last().expect("a game has a start")
    }

    /// Its key.
    pub(super) fn key(&self) -> u64 {
        *self.keys.last().expect("a game has a start")
    }

    /// The board after a legal move, and the points captured. Repetition is
    /// looked at when the board is [entered](Self::enter).
    pub(super) fn after(&mut self, lift: Lift) -> (Board, i32) {
        let mut board = *self.board();
        let captured = self.sowing.play(&mut board, lift);
        (board, captured)
    }

    /// Goes on to `board`, which one turn has led to.
    pub(super) fn enter(&mut self, mut board: Board) {
        let key = board.key();
        if board.mover.is_some() && self.occurrences(&board, key) + 1 >= REPETITIONS {
            board.sweep(self.sowing.sides);
        }
        self.boards.push(board);
        self.keys.push(key);
    }

    /// Goes back by one turn.
    pub(super) fn leave(&mut self) {
        self.boards.pop();
        self.keys.pop();
    }

    fn occurrences(&self, board: &Board, key: u64) -> usize {
        let same = |(_, earlier): &(&u64, &Board)| {
            earlier.cells == board.cells && earlier.mover == board.mover
        };
        let visits = self.keys.iter().zip(&self.boards).filter(|(earlier, _)| **earlier == key);
        visits.filter(same).count()
    }
}
