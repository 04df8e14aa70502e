//! The size of everything in the window.

use eframe::egui::{Context, Vec2};
use settings::{BoardLook, Settings};
use ui_kit::theme::sizes;

/// The least scale of numbers and texts beside a board on a projector.
const FAR: f32 = 1.9;
/// The size of window, in points, for which a projector's zoom has room: where a low window is wide, a
/// board in it still takes most of the width, beside bars that are as large as on a square screen.
const FAR_WINDOW: [f32; 2] = [640.0, 470.0];

/// The zoom of the window.
pub struct Zoom {
    /// The size of the window, in points without zoom.
    size: Vec2,
    /// The factor, at least 1, by which text is larger than the board: the part of the text size
    /// for which the window has no room.
    beyond: f32,
    /// The least scale of numbers and texts beside a board.
    least: f32,
    /// The width of the window in points with zoom, when it was drawn last.
    width: f32,
}

impl Default for Zoom {
    fn default() -> Self {
        Zoom { size: Vec2::ZERO, beyond: 1.0, least: 1.0, width: 0.0 }
    }
}

impl Zoom {
    /// Sets the zoom: larger in a large window, multiplied by the text size. A board,
    /// unless a page covers it, is never zoomed beyond the point where the smallest window layout
    /// fits, because it does not scroll as pages do.
    pub fn fit(&mut self, ctx: &Context, settings: &Settings, shows_board: bool) {
        let size = ctx.content_rect().size() * ctx.zoom_factor();
        if std::mem::replace(&mut self.size, size) != size {
            // A dialog is centred in a resized window only in the next frame.
            ctx.request_repaint();
        }
        let share = |[width, height]: [f32; 2]| (size.x / width).min(size.y / height);
        // A value just below a step counts as that step; otherwise rounding could make the zoom
        // flicker.
        let fitting = (share(sizes::WINDOW) * 4.0 + 0.02).floor() / 4.0;
        let fitting = fitting.clamp(1.0, 3.0);
        let most = share(sizes::MIN_WINDOW).max(fitting);
        let mut wanted = fitting * settings.text_size.factor();
        self.least = 1.0;
        if settings.board == BoardLook::Projector {
            self.least = FAR;
            wanted = wanted.max(share(FAR_WINDOW));
        }
        self.beyond = (wanted / most).max(1.0);
        let zoom = if shows_board { wanted.min(most) } else { wanted };
        if (ctx.zoom_factor() - zoom).abs() > 0.01 {
            ctx.set_zoom_factor(zoom);
            ctx.request_repaint();
        }
    }

    /// Returns whether the window has become narrower since it was drawn last, by its size or by
    /// that of the text.
    pub fn has_narrowed(&mut self, ctx: &Context) -> bool {
        let width = ctx.content_rect().width();
        width < std::mem::replace(&mut self.width, width)
    }

    /// Returns the scale of numbers and texts beside a board, applied where there is room; 1 is
    /// the usual size.
    pub fn text_scale(&self) -> f32 {
        self.beyond.max(self.least)
    }

    /// Returns whether a board has no room behind a page at this text size.
    pub fn hides_covered_board(&self) -> bool {
        self.beyond > 1.01
    }
}
