//! Statistics that were begun anew.

use std::collections::HashSet;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::archive::GameId;

/// The version of the file of resets that this program writes.
pub const RESETS_VERSION: u32 = 1;

/// The statistics were begun anew. The games are named one by one: a clock that is
/// set back brings none back and hides none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reset {
    /// When.
    pub at: Timestamp,
    /// The games that no longer count.
    pub games: Vec<GameId>,
}

/// All resets, the first one first. Each can be undone, the last one first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Resets {
    /// Each of them.
    #[serde(default)]
    pub resets: Vec<Reset>,
}

impl Resets {
    /// The games that no longer count.
    pub fn games(&self) -> HashSet<&GameId> {
        self.resets.iter().flat_map(|reset| &reset.games).collect()
    }
}
