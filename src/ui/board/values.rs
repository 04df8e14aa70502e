//! The values of moves, beside the cells: each where the arrow of its move would be.

use eframe::egui::{Align2, FontFamily, FontId, Role, Sense, StrokeKind, Ui, WidgetInfo};

use super::BoardLayout;
use super::paint::Brush;
use crate::rules::Move;
use crate::ui::theme::BOLD;
use crate::ui::widgets::explain;

/// The size of the text, as a share of the width of an arrow, and its maximum in points.
const TEXT: f32 = 0.46;
const MOST_TEXT: f32 = 18.0;

/// The value of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValueMark {
    /// The move.
    pub mv: Move,
    /// The value, as in `+7`.
    pub text: String,
    /// Whether no move has a higher value.
    pub is_best: bool,
    /// The whole sentence, for the tooltip and screen readers.
    pub spoken: String,
}

impl Brush<'_> {
    /// Paints the value of a move.
    pub(super) fn value(&self, value: &ValueMark) {
        let rect = self.layout.arrow(value.mv.cell, value.mv.direction);
        let (ground, ink) = if value.is_best {
            (self.palette.accent, self.palette.on_accent)
        } else {
            (self.palette.paper, self.palette.ink)
        };
        let round = rect.width() * 0.28;
        self.painter.rect(rect, round, ground, self.palette.edge(), StrokeKind::Inside);
        let size = (rect.width() * TEXT).min(MOST_TEXT);
        let font = FontId::new(size, FontFamily::Name(BOLD.into()));
        self.painter.text(rect.center(), Align2::CENTER_CENTER, &value.text, font, ink);
    }
}

/// Explains each value to pointers and screen readers.
pub fn explain_values(ui: &Ui, layout: &BoardLayout, values: &[ValueMark]) {
    for value in values {
        let rect = layout.arrow(value.mv.cell, value.mv.direction);
        let id = ui.scope_id().with(("value", value.mv.cell.index(), value.mv.direction));
        let response = ui.interact(rect, id, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &value.spoken));
        explain(&response, &value.spoken);
    }
}
