//! Mates by check after check, proven by trying every check and every reply.

use cotuong_board::{Board, Move};

/// Returns the moves of a mate in at most `moves` moves of the side to move, each of them a check, with
/// the replies that hold out longest as far as `moves` allows; `None` if there is none. The time grows
/// with the power of `moves`; four take milliseconds.
pub fn mate_by_checks(board: &Board, moves: u32) -> Option<Vec<Move>> {
    mate_within(board, moves, u64::MAX).0
}

/// Returns what [`mate_by_checks`] does and the number of positions tried; no moves if more than `most` are needed.
pub(crate) fn mate_within(board: &Board, moves: u32, most: u64) -> (Option<Vec<Move>>, u64) {
    let mut prover = Prover { board: board.clone(), left: most };
    let line = (1..=moves).find_map(|moves| prover.mate(moves));
    (line, most - prover.left)
}

/// Returns the checks that lead to mate in at most `moves` moves of the side to move.
pub fn mating_checks(board: &Board, moves: u32) -> Vec<Move> {
    let mut prover = Prover::new(board);
    let all = prover.checks();
    all.into_iter().filter(|mv| prover.after(*mv, moves).is_some()).collect()
}

/// Returns the moves with which the side to move holds out longest against a mate by check after check
/// in at most `moves` moves of the other side; none if it has no move. Returns `None` if some move holds
/// out longer.
pub fn mated_by_checks(board: &Board, moves: u32) -> Option<Vec<Move>> {
    Prover::new(board).lost(moves)
}

/// Tries checks and replies.
struct Prover {
    board: Board,
    /// The number of positions that may still be tried. Without any, nothing is proven.
    left: u64,
}

impl Prover {
    fn new(board: &Board) -> Self {
        Prover { board: board.clone(), left: u64::MAX }
    }

    /// Returns the legal moves that give check.
    fn checks(&mut self) -> Vec<Move> {
        let legal = self.board.legal_moves();
        let gives_check = |mv: &Move| {
            let captured = self.board.make(*mv);
            let is_check = !self.board.checkers(self.board.to_move()).is_empty();
            self.board.unmake(*mv, captured);
            is_check
        };
        legal.into_iter().filter(gives_check).collect()
    }

    fn mate(&mut self, moves: u32) -> Option<Vec<Move>> {
        self.left = self.left.checked_sub(1)?;
        self.checks().into_iter().find_map(|mv| self.after(mv, moves))
    }

    /// Returns the mate that begins with the check `mv`.
    fn after(&mut self, mv: Move, moves: u32) -> Option<Vec<Move>> {
        let left = moves.checked_sub(1)?;
        let captured = self.board.make(mv);
        let rest = self.lost(left);
        self.board.unmake(mv, captured);
        rest.map(|rest| [vec![mv], rest].concat())
    }

    /// Returns how the side to move loses within so many moves of the other side; `None` if it
    /// holds out.
    fn lost(&mut self, moves: u32) -> Option<Vec<Move>> {
        self.left = self.left.checked_sub(1)?;
        let mut longest = Vec::new();
        for reply in self.board.legal_moves() {
            if moves == 0 {
                return None;
            }
            let captured = self.board.make(reply);
            let line = (1..=moves).find_map(|moves| self.mate(moves));
            self.board.unmake(reply, captured);
            let line = line?;
            if line.len() >= longest.len() {
                longest = [vec![reply], line].concat();
            }
        }
        Some(longest)
    }
}
