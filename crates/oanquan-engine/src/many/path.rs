//! The line from the start of a game to the current node.

use oanquan::{Game, REPETITIONS, idle_limit};

use super::board::Board;
use super::sowing::{Lift, Sowing, Taken};

/// A stack of boards: those of the game, then those of the current line.
pub(super) struct Path {
    pub sowing: Sowing,
    boards: Vec<Board>,
    /// The key of each board.
    keys: Vec<u64>,
    /// The turns in a row without a capture that led to each board since the start of the search.
    idle: Vec<usize>,
    /// The most dân that may lie on the board after a turn.
    growth_limit: u32,
}

impl Path {
    pub(super) fn new(game: &Game) -> Self {
        let boards: Vec<Board> = game.positions().map(Board::new).collect();
        let keys = boards.iter().map(Board::key).collect();
        let sowing = Sowing::new(game.rules(), game.position());
        let growth_limit = game.growth_limit();
        Path { sowing, boards, keys, idle: vec![game.idle_turns()], growth_limit }
    }

    /// Returns the current board.
    pub(super) fn board(&self) -> &Board {
        self.boards.last().expect("a game has a start")
    }

    /// Returns the key of the current board.
    pub(super) fn key(&self) -> u64 {
        *self.keys.last().expect("a game has a start")
    }

    /// Returns the board after a legal move, and what the move takes off the board.
    /// [`enter`](Self::enter) checks for repetition, growth and progress.
    pub(super) fn after(&mut self, lift: Lift) -> (Board, Taken) {
        let mut board = *self.board();
        let taken = self.sowing.play(&mut board, lift);
        (board, taken)
    }

    /// Descends to `board`, one turn further, which has taken that off the board.
    pub(super) fn enter(&mut self, mut board: Board, taken: Taken) {
        let key = board.key();
        let idle = match taken.is_nothing() {
            true => self.idle.last().map_or(0, |idle| idle + 1),
            false => 0,
        };
        let is_idle = idle >= idle_limit(self.sowing.sides);
        let has_grown = || board.cells.dan_on_board() > self.growth_limit;
        let repeats = || self.occurrences(&board, key) + 1 >= REPETITIONS;
        if board.mover.is_some() && (is_idle || has_grown() || repeats()) {
            self.sowing.owners.sweep(&mut board, self.sowing.sides);
        }
        self.idle.push(idle);
        self.boards.push(board);
        self.keys.push(key);
    }

    /// Returns to the previous board.
    pub(super) fn leave(&mut self) {
        self.boards.pop();
        self.keys.pop();
        self.idle.pop();
    }

    fn occurrences(&self, board: &Board, key: u64) -> usize {
        let same = |(_, earlier): &(&u64, &Board)| {
            earlier.cells == board.cells && earlier.mover == board.mover
        };
        let visits = self.keys.iter().zip(&self.boards).filter(|(earlier, _)| **earlier == key);
        visits.filter(same).count()
    }
}
