//! What a series of captures on one crossing gains.

use cotuong_board::{Board, Kind, Move, Square};

/// Returns the rough value of a piece, for the order of moves and for careless players.
pub const fn value(kind: Kind) -> i32 {
    match kind {
        Kind::General => 10_000,
        Kind::Chariot => 900,
        Kind::Cannon => 450,
        Kind::Horse => 400,
        Kind::Advisor | Kind::Elephant => 200,
        Kind::Soldier => 150,
    }
}

/// Returns what a move gains if both sides go on capturing where it ends, each with its least piece, as
/// long as that pays. Pins and checks are left out of account.
pub fn gain(board: &mut Board, mv: Move) -> i32 {
    let captured = board.make(mv);
    let gained = captured.map_or(0, |piece| value(piece.kind));
    let lost = best_capture(board, mv.to);
    board.unmake(mv, captured);
    gained - lost
}

/// Returns what the side to move gains at most by capturing on `to`, at least 0.
fn best_capture(board: &mut Board, to: Square) -> i32 {
    let attackers = board.attackers(to, board.to_move());
    let least =
        attackers.min_by_key(|from| board.piece(*from).map_or(0, |piece| value(piece.kind)));
    least.map_or(0, |from| gain(board, Move { from, to }).max(0))
}

/// Returns whether a capture loses material.
pub(crate) fn loses(board: &mut Board, mv: Move) -> bool {
    let kind = |square| board.piece(square).map(|piece| value(piece.kind));
    kind(mv.from) > kind(mv.to) && gain(board, mv) < 0
}
