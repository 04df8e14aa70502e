//! Fixed searches that measure speed and detect changes to the search.

use basics::{Control, Limits};
use cotuong_board::Fen;

use super::{Situation, analyze};

/// The nodes of each search.
const NODES: u64 = 200_000;

/// The name of a search and its position.
pub type FixedSearch = (&'static str, &'static str);

/// The searches.
pub const SEARCHES: [FixedSearch; 4] = [
    ("start", cotuong_board::START),
    ("opening", "r1bakab1r/9/1cn4c1/p1p1p3p/5np2/2P6/P3P1P1P/N1C3C1N/9/R1BAKAB1R w"),
    ("middle", "2bakab2/9/2n1c1n2/pR2p1r1p/2p6/6P2/P1P1P3P/2N1C1N2/9/2BAKAB2 b"),
    ("endgame", "3ak4/4a4/4b4/9/2b3p2/4N4/4P4/4B4/4A4/2BAK4 w"),
];

/// Runs the search with this number in [`SEARCHES`] and returns its nodes; 0 if there is none.
pub fn bench(number: usize) -> u64 {
    let position = SEARCHES.get(number).and_then(|(_, fen)| fen.parse::<Fen>().ok());
    let Some(Fen { board, quiet }) = position else { return 0 };
    let situation = Situation { quiet, ..Situation::new(&board) };
    let limits = Limits { nodes: Some(NODES), ..Limits::default() };
    analyze(&situation, &limits, &Control::default()).map_or(0, |found| found.nodes)
}
