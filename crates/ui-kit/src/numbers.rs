//! The numbers of a player, side by side, each with a label and small print.

use std::sync::Arc;

use eframe::egui::text::LayoutJob;
use eframe::egui::{
    Align, FontFamily, FontId, Galley, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use crate::balanced::without_lonely_word;
use crate::theme::{BOLD, Palette, SEMIBOLD, sizes};

/// The width from which the numbers are side by side.
const BESIDE: f32 = 260.0;
/// The gap between the numbers, and their inner margin.
const GAP: f32 = 6.0;
const PAD: f32 = 8.0;
/// The size of a number.
const NUMBER: f32 = 28.0;

/// A number with a label above it and small print below.
pub struct Number<'a> {
    /// What the number is.
    pub label: &'a str,
    /// The number.
    pub value: String,
    /// The small print.
    pub note: String,
}

/// Draws the numbers.
pub fn row_of_numbers(ui: &mut Ui, all: &[Number<'_>]) {
    let room = ui.available_width();
    let side_by_side = room >= BESIDE;
    let count = all.len() as f32;
    let width = if side_by_side { ((room - (count - 1.0) * GAP) / count).floor() } else { room };
    let galleys: Vec<[Arc<Galley>; 3]> =
        all.iter().map(|number| number.galleys(ui, width - 2.0 * PAD)).collect();
    let height = |galleys: &[Arc<Galley>; 3]| {
        galleys.iter().map(|galley| galley.size().y).sum::<f32>() + 1.5 * PAD
    };
    let highest = galleys.iter().map(height).fold(0.0, f32::max);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(GAP);
        for (number, galleys) in all.iter().zip(galleys) {
            number.paint(ui, vec2(width, highest), galleys);
        }
    });
}

impl Number<'_> {
    /// Returns the three lines, centred in `width`.
    fn galleys(&self, ui: &Ui, width: f32) -> [Arc<Galley>; 3] {
        let palette = Palette::current(ui.ctx());
        let font = |family: &str, size| FontId::new(size, FontFamily::Name(family.into()));
        let galley = |text: &str, font, ink| {
            let mut job = LayoutJob::simple(text.to_owned(), font, ink, width);
            job.halign = Align::Center;
            without_lonely_word(ui, job)
        };
        [
            galley(self.label, font(SEMIBOLD, 13.0), palette.ink),
            galley(&self.value, font(BOLD, NUMBER), palette.ink),
            galley(&self.note, FontId::proportional(13.0), palette.faint_ink),
        ]
    }

    fn paint(&self, ui: &mut Ui, size: Vec2, galleys: [Arc<Galley>; 3]) {
        let palette = Palette::current(ui.ctx());
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        response.widget_info(|| {
            let spoken = format!("{}: {}, {}", self.label, self.value, self.note);
            WidgetInfo::labeled(Role::Label, true, spoken)
        });
        ui.painter().rect_filled(rect, f32::from(sizes::ROUND), palette.button);
        let [label, value, note] = galleys;
        let mut y = rect.top() + 0.75 * PAD;
        let notes_top = rect.bottom() - 0.75 * PAD - note.size().y;
        for (galley, top) in [(label, None), (value, None), (note, Some(notes_top))] {
            let top = top.map_or(y, |top| top.min(y));
            y = top + galley.size().y;
            ui.painter().galley(pos2(rect.center().x, top), galley, palette.ink);
        }
    }
}
