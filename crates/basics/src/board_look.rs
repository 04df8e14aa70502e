//! The looks of a board.

use serde::{Deserialize, Serialize};
use strum::EnumIter;

/// The look of the board and of the window's background.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, EnumIter, Serialize, Deserialize)]
pub enum BoardLook {
    /// Chalk lines on a brick yard.
    #[default]
    Yard,
    /// Hollows carved into wood.
    Wood,
    /// Black and white with thick lines and plain backgrounds.
    Contrast,
    /// As `Contrast`, with coloured stones, and so thick and large that a class can read it from afar
    /// on a projector.
    Projector,
}

impl BoardLook {
    /// Returns whether the backgrounds are plain and the lines without texture.
    pub const fn is_plain(self) -> bool {
        matches!(self, BoardLook::Contrast | BoardLook::Projector)
    }
}
