//! What is counted of the help a side has had.

use serde::{Deserialize, Serialize};

/// The help a side has had in a game. Undo does not make it less.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Tally {
    /// Hints that were found for it.
    pub hints: u32,
    /// Decisions it has taken back and not played again by redo.
    pub takebacks: u32,
    /// Whether it played a move with the evaluation before its eyes.
    pub evaluation: bool,
}
