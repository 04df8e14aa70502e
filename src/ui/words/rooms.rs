//! Words for the rooms of the other games, whatever the game.

use crate::ui::rooms::{FaultKind, PuzzleState};
use crate::words::{choices, part};

part!(RoomWords);

choices! {
    FaultKind {
        FaultKind::MissedWin => "missed-win",
        FaultKind::LetWin => "let-win",
        FaultKind::Wrong => "wrong",
    }
}
