//! What paints a board.

use eframe::egui::Painter;
use ui_kit::theme::Palette;

use super::{BoardLayout, Sprites, StoreLayout};

/// Everything needed to paint the board.
pub struct Brush<'a> {
    /// The painter.
    pub painter: Painter,
    /// The colours.
    pub palette: &'static Palette,
    /// The textures.
    pub sprites: &'a Sprites,
    /// The layout of the board.
    pub layout: &'a BoardLayout,
    /// The layout of the stores.
    pub stores: &'a StoreLayout,
}
