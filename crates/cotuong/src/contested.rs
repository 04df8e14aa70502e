//! What comparing two players needs to know about cờ tướng.

use tabletop::{BalancedOpenings, Limits};

use super::{Cotuong, Move};

/// The nodes of the search that judges an opening.
const JUDGED_NODES: u64 = 20_000;

impl BalancedOpenings for Cotuong {
    fn judged_within() -> Option<Limits<Move>> {
        Some(Limits { nodes: Some(JUDGED_NODES), ..Limits::default() })
    }
}
