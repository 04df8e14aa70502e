//! All colours, sizes and durations of the window.

mod contrast;
pub mod durations;
mod look;
mod palette;
mod style;
pub mod touch;
mod wood;

pub use look::board;
pub use palette::Palette;
pub use style::{BOLD, BOLD_FONT, CHARACTERS, REGULAR_FONT, SEMIBOLD, install, set_board};

/// Sizes in points.
pub mod sizes {
    /// The minimum window size.
    pub const MIN_WINDOW: [f32; 2] = [640.0, 400.0];
    /// The window size on first start.
    pub const WINDOW: [f32; 2] = [1280.0, 800.0];
    /// The minimum height and width of anything that a mouse presses; a finger needs
    /// [more](super::touch::target).
    pub const TARGET: f32 = 36.0;
    /// The height of a bar of buttons, for a mouse and for a finger.
    pub const BAR: f32 = 48.0;
    /// The width at the right edge of the window that tooltips leave free.
    pub const SCORE: f32 = 116.0;
    /// The gap between neighbouring widgets.
    pub const GAP: f32 = 8.0;
    /// The corner radius of panels and buttons.
    pub const ROUND: u8 = 8;
    /// The window width from which the buttons of a game show text beside their icons.
    pub const WORDS_WIDTH: f32 = 1100.0;
    /// The width of a pixel of the yard's picture.
    pub const YARD_TEXEL: f32 = 0.6;
    /// The width of a pixel of the mat's picture.
    pub const MAT_TEXEL: f32 = 0.75;
    /// The width of the wood grain's picture, in cells.
    pub const GRAIN: f32 = 4.2;
    /// The window height from which the gaps around the board are wide.
    pub const TALL: f32 = 620.0;
    /// The width below which a window is that of an upright telephone.
    pub const NARROW: f32 = 480.0;
    /// The height of the line below the board in a narrow and tall window: four lines of text.
    pub const NARROW_LINE: f32 = 68.0;
}
