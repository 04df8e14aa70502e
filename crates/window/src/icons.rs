//! The icons of the kit, and moves in their short form.

use eframe::egui::{Align2, Color32, FontId, Painter, Pos2, Rect, Vec2, vec2};
use window_words::Heading;

pub use ui_kit::icons::*;

/// Paints a move in its short form, "9 ←": `text` and an arrow in the direction on the screen. The
/// font has no arrows. `at` is the position of the whole, `style` the font and the colour.
pub fn paint_short_move(
    painter: &Painter,
    (at, anchor): (Pos2, Align2),
    text: &str,
    heading: Heading,
    (font, colour): (FontId, Color32),
) {
    let size = font.size;
    let galley = painter.layout_no_wrap(text.to_owned(), font, colour);
    let (arrow, gap) = (vec2(0.85, 0.75) * size, 0.25 * size);
    let whole = anchor.anchor_size(at, galley.size() + vec2(gap + arrow.x, 0.0));
    let middle = whole.right_center() - vec2(arrow.x / 2.0, 0.0);
    painter.galley(whole.min, galley, colour);
    let way = match heading {
        Heading::Left => Vec2::LEFT,
        Heading::Right => Vec2::RIGHT,
        Heading::Up => Vec2::UP,
        Heading::Down => Vec2::DOWN,
    };
    paint_arrow(painter, Rect::from_center_size(middle, arrow), way, colour);
}
