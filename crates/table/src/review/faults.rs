//! A row of the list of faults.

use eframe::egui::text::{LayoutJob, TextFormat};
use eframe::egui::{
    Align, CornerRadius, FontFamily, FontId, Role, Sense, TextStyle, Ui, WidgetInfo, pos2, vec2,
};
use tabletop::Fault;
use ui_kit::theme::{Palette, SEMIBOLD, sizes, touch};
use window::widgets::{follow_focus, frame_focus};

use super::ReviewView;
use super::mark::Ink;
use crate::review::mark;
use crate::words::GameText;

/// The space before the text, where the mark is.
const INDENT: f32 = 26.0;
/// The padding around the text.
const PADDING: f32 = 6.0;

/// Draws a row. Returns whether it was pressed.
pub fn row<G: GameText>(
    ui: &mut Ui,
    review_view: &ReviewView<'_, G>,
    fault: &Fault<G::Move>,
    [played, message]: [String; 2],
) -> bool {
    let palette = Palette::current(ui.ctx());
    let is_shown = review_view.shown == fault.turn;
    let font = |style: TextStyle| style.resolve(ui.style());
    let semibold = FontId::new(font(TextStyle::Body).size - 1.0, FontFamily::Name(SEMIBOLD.into()));
    // The colour of the text is set when the hover state is known.
    let mut job = LayoutJob::default();
    let ink = eframe::egui::Color32::PLACEHOLDER;
    job.append(&played, 0.0, TextFormat::simple(semibold, ink));
    job.append("\n", 0.0, TextFormat::default());
    job.append(&message, 0.0, TextFormat::simple(font(TextStyle::Small), ink));
    job.wrap.max_width = ui.available_width() - INDENT - PADDING;
    job.halign = Align::LEFT;
    let galley = ui.painter().layout_job(job);
    let height = (galley.size().y + 2.0 * PADDING).max(touch::target(ui));
    let (rect, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
    let stop = if played.ends_with('.') { "" } else { "." };
    let spoken = format!("{played}{stop} {message}");
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, is_shown, &spoken));
    follow_focus(&response);
    if !ui.is_rect_visible(rect) {
        return response.clicked();
    }
    let (fill, ink) = if is_shown {
        (palette.accent, palette.on_accent)
    } else if response.hovered() {
        (palette.button_hover, palette.ink)
    } else {
        (palette.button, palette.ink)
    };
    let painter = ui.painter();
    let round = CornerRadius::same(sizes::ROUND / 2);
    painter.rect_filled(rect, round, fill);
    frame_focus(&response);
    let middle = pos2(rect.left() + INDENT / 2.0, rect.center().y);
    let style = review_view.side_of(fault).map(|side| Ink::of(review_view.voice.setup, side));
    mark::paint(painter, middle, fault.grade, style.unwrap_or(Ink::Filled), ink);
    let at = pos2(rect.left() + INDENT, rect.center().y - galley.size().y / 2.0);
    painter.galley_with_override_text_color(at, galley, ink);
    response.clicked()
}
