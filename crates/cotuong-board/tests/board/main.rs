//! The board: every line of the rules, counts of positions, an independent generator of moves,
//! repetition, and texts.

mod fen;
mod motion;
mod notation;
mod oracle;
mod perft;
mod repetition;

use cotuong_board::{Board, Fen, Move};

fn board(fen: &str) -> Board {
    fen.parse::<Fen>().unwrap_or_else(|why| panic!("{fen}: {why}")).board
}

fn mv(text: &str) -> Move {
    text.parse().expect("a move")
}

/// Returns the legal moves from a crossing, as text in alphabetical order.
fn goals(fen: &str, from: &str) -> String {
    let moves = board(fen).legal_moves().into_iter();
    let mut goals: Vec<String> =
        moves.filter(|mv| mv.from.to_string() == from).map(|mv| mv.to.to_string()).collect();
    goals.sort();
    goals.join(" ")
}
