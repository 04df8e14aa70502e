//! Resets of the statistics.

use std::collections::HashSet;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::archive::GameId;

/// The version of the file of resets.
pub const RESETS_VERSION: u32 = 1;

/// A reset of the statistics. It lists the games one by one, so that setting the system's clock
/// back neither restores nor hides any.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reset {
    /// The time of the reset.
    pub at: Timestamp,
    /// The games that no longer count.
    pub games: Vec<GameId>,
}

/// All resets, in order. They can be undone in reverse order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Resets {
    /// The resets.
    #[serde(default)]
    pub resets: Vec<Reset>,
}

impl Resets {
    /// Returns the games that no longer count.
    pub fn games(&self) -> HashSet<&GameId> {
        self.resets.iter().flat_map(|reset| &reset.games).collect()
    }
}
