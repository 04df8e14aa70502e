//! The moment of a solved task: a tick that grows out of a ring of stones, with what it has brought.

use std::f32::consts::TAU;
use std::sync::Arc;

use eframe::egui::{
    Color32, FontFamily, FontId, Galley, Painter, Pos2, Rect, Role, Sense, Shape, Stroke, Ui,
    UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};
use ui_kit::theme::{Palette, SEMIBOLD};

/// The seconds for which the tick moves.
pub const MOTION: f32 = 0.9;
/// The part of them in which the tick grows.
const GROWTH: f32 = 0.4;

/// The diameter of the disc with the tick, and the room around it for the stones that fly off.
const DISC: f32 = 40.0;
const AROUND: f32 = 8.0;
/// The gap between the disc and the texts.
const GAP: f32 = 6.0;
/// The font sizes of the gain, and of the row of solved tasks.
const LARGE: f32 = 20.0;
const SMALL: f32 = 14.0;
/// The stones that fly off.
const STONES: usize = 10;

/// What is celebrated.
#[derive(Clone, Debug)]
pub struct Success {
    /// The seconds since it appeared; nothing moves from [`MOTION`] on.
    pub age: f32,
    /// The points gained, with a sign.
    pub gain: Option<String>,
    /// How many tasks have been solved in a row, in words.
    pub row: Option<String>,
}

impl Success {
    /// Returns the texts beside the tick, laid out.
    fn texts(&self, ui: &Ui) -> Vec<Arc<Galley>> {
        let palette = Palette::current(ui.ctx());
        let lines = [(&self.gain, LARGE, palette.accent), (&self.row, SMALL, palette.ink)];
        let laid_out = |(text, size, ink): (&Option<String>, f32, Color32)| {
            let font = FontId::new(size, FontFamily::Name(SEMIBOLD.into()));
            text.clone().map(|text| ui.painter().layout_no_wrap(text, font, ink))
        };
        lines.into_iter().filter_map(laid_out).collect()
    }

    /// Returns the room that it needs.
    pub fn size(&self, ui: &Ui) -> Vec2 {
        let texts = self.texts(ui);
        let width = texts.iter().map(|text| text.size().x).fold(0.0, f32::max);
        let height: f32 = texts.iter().map(|text| text.size().y).sum();
        let beside = if texts.is_empty() { 0.0 } else { GAP + width };
        vec2(DISC + 2.0 * AROUND + beside, height.max(DISC + 2.0 * AROUND))
    }

    /// Draws it at the left of `room`: at its top, or in the middle of its height.
    pub fn show(&self, ui: &mut Ui, room: Rect, at_top: bool) {
        let size = self.size(ui);
        let height = if at_top { size.y.min(room.height()) } else { room.height() };
        let place = Rect::from_min_size(room.min, vec2(size.x.min(room.width()), height));
        let middle = place.center().y;
        let mut ui = ui.new_child(UiBuilder::new().max_rect(place));
        let response = ui.allocate_rect(place, Sense::hover());
        let said: Vec<&str> = [&self.gain, &self.row].into_iter().flatten().map(|s| &**s).collect();
        let said = said.join(", ");
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
        let palette = Palette::current(ui.ctx());
        let disc = pos2(place.left() + AROUND + DISC / 2.0, middle);
        self.tick(ui.painter(), disc, (DISC / 2.0).min(height / 2.0), palette);
        let texts = self.texts(&ui);
        let all: f32 = texts.iter().map(|text| text.size().y).sum();
        let mut at = pos2(disc.x + DISC / 2.0 + AROUND + GAP, middle - all / 2.0);
        for text in texts {
            let next = at + vec2(0.0, text.size().y);
            ui.painter().galley(at, text, palette.ink);
            at = next;
        }
    }

    /// Paints the disc with the tick, and the stones that fly off.
    fn tick(&self, painter: &Painter, middle: Pos2, radius: f32, palette: &Palette) {
        let grown = growth(self.age / GROWTH);
        let flown = ((self.age - 0.5 * GROWTH) / (MOTION - 0.5 * GROWTH)).clamp(0.0, 1.0);
        if flown > 0.0 && flown < 1.0 {
            let ink = palette.accent.gamma_multiply(1.0 - flown);
            for stone in 0..STONES {
                let angle = TAU * stone as f32 / STONES as f32;
                let distance = radius * (1.0 + 0.6 * flown);
                let at = middle + distance * vec2(angle.cos(), angle.sin());
                painter.circle_filled(at, 2.5 * (1.0 - 0.5 * flown), ink);
            }
        }
        let radius = radius * grown;
        painter.circle_filled(middle, radius, palette.accent);
        let point = |x: f32, y: f32| middle + radius * vec2(x, y);
        let line = vec![point(-0.45, 0.02), point(-0.12, 0.36), point(0.48, -0.34)];
        painter.add(Shape::line(line, Stroke::new(0.2 * radius, palette.on_accent)));
    }
}

/// Returns the size of the growing disc, as a share of its last one: it grows a little beyond and back.
fn growth(share: f32) -> f32 {
    let left = 1.0 - share.clamp(0.0, 1.0);
    1.0 - left * left * (left * 2.7 - 1.7)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_disc_grows_from_nothing_beyond_its_size_and_rests_there() {
        assert!(growth(0.0).abs() < 1e-6);
        assert!((0..100).any(|step| growth(step as f32 / 100.0) > 1.02));
        assert!((growth(1.0) - 1.0).abs() < 1e-6 && (growth(5.0) - 1.0).abs() < 1e-6);
    }
}
