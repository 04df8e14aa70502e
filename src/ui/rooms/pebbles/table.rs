//! The table: the column of the piece is the number taken last, and its row the rest of the heap.

use eframe::egui::{
    Align2, FontFamily, FontId, Rect, Role, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo, pos2,
    vec2,
};
use tabletop::Played;

use super::cells::{CELL, between, keep_in_view, paint_cell, piece, target};
use super::words::PebbleWords;
use super::{Pebbles, Scene, Take, before_and_after};
use crate::ui::theme::{Palette, SEMIBOLD};

/// Draws the table. Returns the move that the player chose.
pub(super) fn board(ui: &mut Ui, rect: Rect, scene: &Scene<'_, Pebbles>) -> Option<Take> {
    scene.sprites.paint_small_ground(ui.painter(), rect);
    let (mut pressed, words) = (None, PebbleWords::of(scene.language));
    let (start, heap) = (scene.played.start(), scene.played.position());
    let (rows, columns) = (start.pebbles() + 1, u16::from(heap.most()));
    // Column 0 holds the piece at the start only. The first line and column are the numbers.
    let (across, down) = (f32::from(columns + 2), f32::from(rows + 1));
    let inner = rect.shrink(8.0);
    let side = (inner.width() / across).min(inner.height() / down).floor().clamp(CELL.0, CELL.1);
    let size = vec2(across * side, down * side);
    ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
        ScrollArea::both().id_salt("table").auto_shrink(false).show(ui, |ui| {
            let room = size.max(ui.available_size());
            let (area, response) = ui.allocate_exact_size(room, Sense::hover());
            let min = area.min + (room - size) / 2.0;
            let cell = |row: u16, column: u16| {
                let at = min + vec2(f32::from(column + 1) * side, f32::from(row) * side);
                Rect::from_min_size(at, vec2(side, side))
            };
            let name = words.table_name(heap.pebbles() + 1, heap.last());
            response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
            let palette = Palette::current(ui.ctx());
            let font = FontId::new(14.0, FontFamily::Name(SEMIBOLD.into()));
            let number = |at: Rect, number: u16| {
                let badge = Rect::from_center_size(at.center(), vec2(34.0, 24.0));
                ui.painter().rect_filled(badge, 8.0, palette.badge);
                let text = number.to_string();
                ui.painter().text(
                    at.center(),
                    Align2::CENTER_CENTER,
                    text,
                    font.clone(),
                    palette.on_badge,
                );
            };
            for row in 1..=rows {
                let name = Rect::from_min_size(pos2(min.x, cell(row, 0).top()), vec2(side, side));
                if !ui.is_rect_visible(name.with_max_x(min.x + size.x)) {
                    continue;
                }
                number(name, row);
                for column in 1..=columns {
                    paint_cell(ui.painter(), cell(row, column), "", palette);
                }
            }
            // The numbers of the columns stay in view.
            let lowered = (ui.clip_rect().top() - min.y).max(0.0);
            for column in 1..=columns {
                number(cell(0, column).translate(vec2(0.0, lowered)), column);
            }
            let (before, after) = before_and_after(scene.played);
            let place = |pebbles: u16, last: u8| cell(pebbles + 1, u16::from(last)).center();
            let (from, to) =
                (place(before.pebbles(), before.last()), place(after.pebbles(), after.last()));
            let row = after.pebbles() + 1;
            if scene.can_play {
                for count in 1..=after.most() {
                    let Some(to) = row.checked_sub(u16::from(count)).filter(|to| *to >= 1) else {
                        break;
                    };
                    let take = Take::new(count).expect("within the range");
                    let name = words.go(count, to);
                    let at = cell(to, u16::from(count));
                    if target(ui, at, &count.to_string(), take, &name, scene) {
                        pressed = Some(take);
                    }
                }
            }
            piece(ui, scene.moving.map_or(to, |share| between(from, to, share)), side, scene);
            // The piece comes first, then as many of its moves as there is room for.
            let room = ui.clip_rect().height() - 2.5 * side;
            let reach = (f32::from(after.most()).min(f32::from(row - 1)) * side).min(room);
            let here = cell(row, u16::from(after.last()));
            keep_in_view(ui, here.with_min_y(here.top() - reach).expand(8.0), &after.to_string());
        });
    });
    pressed
}
