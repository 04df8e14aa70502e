//! The engine: proven mates against an independent check, repetition, limits, levels and weights.

mod levels;
mod mates;
mod repetition;
mod weights;

use cotuong_board::{Fen, Move};
use cotuong_engine::{Analysis, Control, Limits, Situation, analyze};

fn fen(text: &str) -> Fen {
    text.parse().unwrap_or_else(|why| panic!("{text}: {why}"))
}

fn mv(text: &str) -> Move {
    text.parse().expect("a move")
}

/// Analyses a position without a history.
fn analyzed(text: &str, limits: &Limits<Move>) -> Analysis {
    let Fen { board, quiet } = fen(text);
    let situation = Situation { quiet, ..Situation::new(&board) };
    analyze(&situation, limits, &Control::default()).expect("a move")
}

fn nodes(nodes: u64) -> Limits<Move> {
    Limits { nodes: Some(nodes), ..Limits::default() }
}
