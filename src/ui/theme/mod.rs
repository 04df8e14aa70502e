//! Every colour, size and duration of the window.

mod contrast;
pub mod durations;
mod palette;
mod style;
mod wood;

pub use palette::Palette;
pub use style::{BOLD, SEMIBOLD, board, install, set_board};

/// Sizes in points.
pub mod sizes {
    /// The smallest window.
    pub const MIN_WINDOW: [f32; 2] = [640.0, 400.0];
    /// The window when it is opened first.
    pub const WINDOW: [f32; 2] = [1280.0, 800.0];
    /// The least height and width of anything that is pressed.
    pub const TARGET: f32 = 36.0;
    /// The width at the right end of a player's strip that its score takes.
    pub const SCORE: f32 = 116.0;
    /// Room between neighbours.
    pub const GAP: f32 = 8.0;
    /// Roundness of panels and buttons.
    pub const ROUND: u8 = 8;
    /// From this window width on, the buttons of a game carry words beside their icons.
    pub const WORDS_WIDTH: f32 = 1100.0;
    /// Points that a pixel of the picture of the yard is wide.
    pub const YARD_TEXEL: f32 = 0.6;
    /// Points that a pixel of the picture of the mat is wide.
    pub const MAT_TEXEL: f32 = 0.75;
    /// Cells that the picture of the wood's grain is wide.
    pub const GRAIN: f32 = 4.2;
    /// From this window height on, the strips beside the board are tall.
    pub const TALL: f32 = 620.0;
}
