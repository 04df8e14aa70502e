//! The help that a side has used.

use serde::{Deserialize, Serialize};

/// The help that a side has used in a game. Undo does not decrease it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Tally {
    /// The number of hints shown.
    pub hints: u32,
    /// The number of decisions taken back and not redone.
    pub takebacks: u32,
    /// Whether the side played a move while the evaluation bar was visible.
    pub evaluation: bool,
}
