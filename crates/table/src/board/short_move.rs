//! A move in a few signs.

use eframe::egui::{Align2, Color32, FontId, Painter, Pos2};
use window::icons::paint_short_move;
use window_words::Heading;

/// A move in a few signs, for a list or a narrow column.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ShortMove {
    /// The text.
    pub text: String,
    /// The direction of the arrow behind the text, in a game that draws one.
    pub arrow: Option<Heading>,
}

impl ShortMove {
    /// Paints the move at `at`. Returns the width of its text without an arrow.
    pub fn paint(
        &self,
        painter: &Painter,
        at: (Pos2, Align2),
        (font, colour): (FontId, Color32),
    ) -> f32 {
        match self.arrow {
            Some(heading) => {
                paint_short_move(painter, at, &self.text, heading, (font, colour));
                0.0
            }
            None => painter.text(at.0, at.1, &self.text, font, colour).width(),
        }
    }
}
