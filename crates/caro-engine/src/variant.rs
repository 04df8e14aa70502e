//! The options of the game.

/// The number of rows and columns of the largest board.
pub const MAX_SIZE: u8 = 20;

/// The options of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Variant {
    /// The number of rows, which is that of columns; at most [`MAX_SIZE`].
    pub size: u8,
    /// Whether a line of six or more does not win.
    pub exact_five: bool,
    /// Whether a line with an opponent's mark at both ends does not win.
    pub double_block: bool,
}
