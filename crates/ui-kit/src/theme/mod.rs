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
pub use style::{
    BOLD, BOLD_FONT, CHARACTERS, REGULAR_FONT, SEMIBOLD, hide_scroll_bars, install, set_board,
};

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
    /// The least and the greatest height of the line below the board in a narrow and tall window: four lines of small
    /// and of usual text.
    pub const LEAST_LINE: f32 = 68.0;
    const MOST_LINE: f32 = 92.0;
    /// The window height from which it is higher, and its share of what is above that.
    const HIGHER_LINE: f32 = 640.0;
    const SHARE: f32 = 0.12;
    /// The window height from which larger text has a higher line, and the most times that the line is higher.
    const LARGER_TEXT: f32 = 760.0;
    const MOST: f32 = 1.5;

    /// Returns the height of the line below the board in a narrow and tall window of this height, in which texts
    /// beside a board have the scale `text_scale`; less than 1 is the usual one.
    pub fn narrow_line(height: f32, text_scale: f32) -> f32 {
        let line = (LEAST_LINE + SHARE * (height - HIGHER_LINE)).clamp(LEAST_LINE, MOST_LINE);
        let most = if height < LARGER_TEXT { 1.0 } else { MOST };
        line * text_scale.clamp(1.0, most)
    }
}
