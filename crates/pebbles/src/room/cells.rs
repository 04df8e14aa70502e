//! The cells of the strip and of the table, and the piece on them.

use eframe::egui::{
    Align2, Color32, CornerRadius, FontFamily, FontId, Id, Painter, Pos2, Rect, Stroke, StrokeKind,
    Ui,
};
use ui_kit::sprites::StoneLook;
use ui_kit::theme::{Palette, SEMIBOLD};
use window::widgets::frame_focus;

use super::{BoardWords, Look, Pebbles, Scene, Take, barred, move_button};

/// The smallest and the largest size of a cell.
pub(super) const CELL: (f32, f32) = (36.0, 76.0);

/// Paints an empty cell with its label.
pub(super) fn paint_cell(painter: &Painter, rect: Rect, label: &str, palette: &Palette) {
    let rect = rect.shrink(1.0);
    painter.rect(
        rect,
        CornerRadius::same(4),
        palette.paper,
        Stroke::new(1.0, palette.line),
        StrokeKind::Inside,
    );
    text(painter, rect, label, palette.faint_ink);
}

fn text(painter: &Painter, rect: Rect, label: &str, ink: Color32) {
    let size = if label.chars().count() > 3 { 11.0 } else { rect.width() * 0.32 };
    let font = FontId::new(size, FontFamily::Name(SEMIBOLD.into()));
    painter.text(rect.center(), Align2::CENTER_CENTER, label, font, ink);
}

/// Draws the cell that `take` leads to, row or cell `place`. Returns whether it was pressed.
pub(super) fn target(
    ui: &mut Ui,
    rect: Rect,
    label: &str,
    (take, place): (Take, u16),
    scene: &Scene<'_, Pebbles>,
) -> bool {
    let palette = Palette::current(ui.ctx());
    let rect = rect.shrink(1.0);
    let round = CornerRadius::same(4);
    let name = BoardWords::of(scene.language).choice(Look::of(scene.look), take.count(), place);
    let why = barred(scene, take);
    let response = move_button(ui, rect, (&take, &name), why.as_deref(), scene);
    if why.is_some() {
        cross_out(ui.painter(), rect, palette);
        text(ui.painter(), rect, label, palette.ink);
        return response.clicked();
    }
    let is_chosen = response.hovered() || response.has_focus();
    let (fill, ink) = match is_chosen {
        true => (palette.accent, palette.on_accent),
        false => (palette.button_hover, palette.ink),
    };
    ui.painter().rect(rect, round, fill, Stroke::new(2.0, palette.accent), StrokeKind::Inside);
    text(ui.painter(), rect, label, ink);
    if scene.hinted == Some(take) {
        let ring = Stroke::new(4.0, palette.accent);
        ui.painter().rect_stroke(rect, round, ring, StrokeKind::Outside);
    }
    frame_focus(&response);
    response.clicked()
}

/// Crosses out what is in `rect`: the stroke leaves out the number in the middle.
pub(super) fn cross_out(painter: &Painter, rect: Rect, palette: &Palette) {
    let stroke = Stroke::new(2.5, palette.warning);
    let (middle, inner) = (rect.center(), rect.shrink(4.0));
    for corner in [inner.left_bottom(), inner.right_top()] {
        painter.line_segment([corner, middle + (corner - middle) * 0.42], stroke);
    }
}

/// Paints the piece.
pub(super) fn piece(ui: &Ui, at: Pos2, cell: f32, scene: &Scene<'_, Pebbles>) {
    let mut sheet = scene.sprites.sheet();
    let width = cell * 0.8;
    sheet.shadow(at, width, if scene.moving().is_some() { 6.0 } else { 0.0 });
    sheet.stone(StoneLook { id: 7, large: true }, at, width);
    sheet.paint(ui.painter());
}

/// Scrolls `rect` into view when `position` has changed since the last frame.
pub(super) fn keep_in_view(ui: &Ui, rect: Rect, position: &str) {
    let id = Id::unique("position in view");
    let is_new = ui.data(|data| data.get_temp::<String>(id).as_deref() != Some(position));
    if is_new {
        ui.data_mut(|data| data.insert_temp(id, position.to_owned()));
        ui.scroll_to_rect(rect, None);
    }
}

/// Returns the point that is the smooth share of the way from one to the other.
pub(super) fn between(from: Pos2, to: Pos2, share: f32) -> Pos2 {
    from + (to - from) * (share * share * (3.0 - 2.0 * share))
}
