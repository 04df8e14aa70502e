//! What a screen leaves to the window, and what boards ask of the screen.

use crate::Command;

/// An action that the player requested.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Execute a command.
    Do(Command),
    /// Nothing: the player used the board, whose sounds follow.
    OnBoard,
    /// Finish the animation at once.
    FinishMotion,
    /// Clear the chosen cell.
    ClearChoice,
}
