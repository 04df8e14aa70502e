//! Mates by check after check, proven by trying every check and every reply.

use cotuong_board::{Board, Move};

/// Returns the moves of a mate in at most `moves` moves of the side to move, each of them a check, with
/// the replies that hold out longest as far as `moves` allows; `None` if there is none. The time grows
/// with the power of `moves`; four take milliseconds.
pub fn mate_by_checks(board: &Board, moves: u32) -> Option<Vec<Move>> {
    let mut board = board.clone();
    (1..=moves).find_map(|moves| mate(&mut board, moves))
}

/// Returns the checks that lead to mate in at most `moves` moves of the side to move.
pub fn mating_checks(board: &Board, moves: u32) -> Vec<Move> {
    let mut board = board.clone();
    let all = checks(&mut board);
    all.into_iter().filter(|mv| after(&mut board, *mv, moves).is_some()).collect()
}

/// Returns the moves with which the side to move holds out longest against a mate by check after check
/// in at most `moves` moves of the other side; none if it has no move. Returns `None` if some move holds
/// out longer.
pub fn mated_by_checks(board: &Board, moves: u32) -> Option<Vec<Move>> {
    lost(&mut board.clone(), moves)
}

/// Returns the legal moves that give check.
fn checks(board: &mut Board) -> Vec<Move> {
    let legal = board.legal_moves();
    let gives_check = |mv: &Move| {
        let captured = board.make(*mv);
        let is_check = !board.checkers(board.to_move()).is_empty();
        board.unmake(*mv, captured);
        is_check
    };
    legal.into_iter().filter(gives_check).collect()
}

fn mate(board: &mut Board, moves: u32) -> Option<Vec<Move>> {
    checks(board).into_iter().find_map(|mv| after(board, mv, moves))
}

/// Returns the mate that begins with the check `mv`.
fn after(board: &mut Board, mv: Move, moves: u32) -> Option<Vec<Move>> {
    let left = moves.checked_sub(1)?;
    let captured = board.make(mv);
    let rest = lost(board, left);
    board.unmake(mv, captured);
    rest.map(|rest| [vec![mv], rest].concat())
}

/// Returns how the side to move loses within so many moves of the other side; `None` if it
/// holds out.
fn lost(board: &mut Board, moves: u32) -> Option<Vec<Move>> {
    let mut longest = Vec::new();
    for reply in board.legal_moves() {
        if moves == 0 {
            return None;
        }
        let captured = board.make(reply);
        let line = (1..=moves).find_map(|moves| mate(board, moves));
        board.unmake(reply, captured);
        let line = line?;
        if line.len() >= longest.len() {
            longest = [vec![reply], line].concat();
        }
    }
    Some(longest)
}
