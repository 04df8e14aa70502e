//! Fixed searches that measure speed and detect changes to the search.

use basics::{Control, Limits};

use super::{Spot, Variant, analyze};

/// The nodes of each search.
const NODES: u64 = 200_000;
/// The usual options.
const USUAL: Variant = Variant { size: 15, exact_five: true, double_block: true };

/// The name of a search, its options and moves, in rows and columns counted from 0.
pub type FixedSearch = (&'static str, Variant, &'static [(u8, u8)]);

/// The searches.
pub const SEARCHES: [FixedSearch; 4] = [
    ("middle", USUAL, &[(7, 7)]),
    ("opening", USUAL, &[(7, 7), (8, 8), (6, 8), (8, 6), (8, 7), (6, 7)]),
    (
        "free",
        Variant { size: 15, exact_five: false, double_block: false },
        &[(7, 7), (6, 8), (9, 7), (8, 7), (9, 8), (9, 6)],
    ),
    (
        "wide",
        Variant { size: 19, exact_five: true, double_block: false },
        &[(9, 9), (9, 10), (10, 10), (8, 8), (11, 9), (10, 8), (8, 10), (12, 8)],
    ),
];

/// Runs the search with this number in [`SEARCHES`] and returns its nodes; 0 if there is none.
pub fn bench(number: usize) -> u64 {
    let Some((_, variant, moves)) = SEARCHES.get(number) else { return 0 };
    let moves: Vec<Spot> =
        moves.iter().filter_map(|(row, column)| Spot::new(*row, *column)).collect();
    let limits = Limits { nodes: Some(NODES), ..Limits::default() };
    analyze(*variant, &moves, &limits, &Control::default()).map_or(0, |found| found.nodes)
}
