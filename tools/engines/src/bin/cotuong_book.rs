//! Makes the opening book.
//!
//! ```text
//! cargo run --release -p engine-tools --bin cotuong_book
//! ```
//!
//! From the start on, the command searches every move with few nodes and the best ones with many. It keeps
//! those that are hardly worse than the best, and goes on after each of them. It replaces `src/book.txt`,
//! which takes effect with the next compilation. Options: `--short N`, `--long N` (the nodes of a search).

use std::collections::BTreeSet;
use std::error::Error;
use std::fmt::Write;

use cotuong_board::{Board, Fen, Move, START};
use cotuong_engine::{Control, Limits, Situation, analyze};

/// The file of the book.
const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../crates/cotuong-engine/src/book.txt");

/// The most moves that the book keeps in a position, by the moves before it.
const WIDTHS: [usize; 6] = [4, 3, 2, 2, 1, 1];
/// A move is kept if it is worse than the best by at most this, in hundredths of a soldier.
const HARDLY_WORSE: i32 = 15;

/// Returns the score of a move.
fn score(board: &Board, mv: Move, nodes: u64) -> Option<i32> {
    let limits = Limits { nodes: Some(nodes), only: Some(mv), ..Limits::default() };
    Some(analyze(&Situation::new(board), &limits, &Control::default())?.score)
}

/// Returns moves with their scores, the best first.
fn best_first(board: &Board, moves: &[Move], nodes: u64) -> Vec<(Move, i32)> {
    let scored = |mv: &Move| Some((*mv, score(board, *mv, nodes)?));
    let mut found: Vec<(Move, i32)> = moves.iter().filter_map(scored).collect();
    found.sort_by_key(|(_, score)| -score);
    found
}

fn main() -> Result<(), Box<dyn Error>> {
    let (mut short, mut long) = (2_000, 60_000);
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let value = arguments.next().ok_or_else(|| format!("{argument} needs a value"))?;
        match argument.as_str() {
            "--short" => short = value.parse()?,
            "--long" => long = value.parse()?,
            _ => return Err(format!("unknown option {argument}").into()),
        }
    }
    let mut file = "# The opening book, as the example `book` wrote it.\n".to_owned();
    let mut known = BTreeSet::new();
    let mut positions = vec![(String::new(), START.parse::<Fen>()?.board)];
    for width in WIDTHS {
        eprintln!("{} positions", positions.len());
        let mut next = Vec::new();
        for (before, board) in positions {
            let all: Vec<Move> = board.legal_moves().into_iter().collect();
            let few = best_first(&board, &all, short).into_iter().map(|(mv, _)| mv);
            let few: Vec<Move> = few.take(width + 1).collect();
            let found = best_first(&board, &few, long);
            let best = found.first().map_or(0, |(_, score)| *score);
            let kept = found.iter().filter(|(_, score)| score + HARDLY_WORSE >= best);
            let kept: Vec<Move> = kept.map(|(mv, _)| *mv).take(width).collect();
            let words: Vec<String> = kept.iter().map(ToString::to_string).collect();
            writeln!(file, "{}: {}", before.trim_end(), words.join(" "))?;
            for mv in kept {
                let mut after = board.clone();
                after.make(mv);
                if known.insert(after.key()) {
                    next.push((format!("{before}{mv} "), after));
                }
            }
        }
        positions = next;
    }
    std::fs::write(FILE, file)?;
    Ok(())
}
