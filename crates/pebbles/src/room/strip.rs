//! The strip: a piece beside cell *x* is pushed towards cell 1.

use eframe::egui::{Rect, Role, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo, pos2, vec2};
use tabletop::GameMatch;
use ui_kit::theme::Palette;

use super::cells::{CELL, between, keep_in_view, paint_cell, piece, target};
use super::{BoardWords, Look, Pebbles, Scene, Take, before_and_after, takes};

/// Draws the strip. Returns the move that the player chose.
pub(super) fn board(ui: &mut Ui, rect: Rect, scene: &Scene<'_, Pebbles>) -> Option<Take> {
    scene.sprites.paint_plank(ui.painter(), rect);
    let (mut pressed, words) = (None, BoardWords::of(scene.language));
    let cells = scene.played.start().pebbles() + 1;
    // The piece lies below the cells.
    let inner = rect.shrink(8.0);
    let size = (inner.width() / f32::from(cells)).clamp(CELL.0, CELL.1);
    let height = 2.0 * size + 12.0;
    let top = (inner.center().y - height / 2.0).max(inner.top());
    let inner = Rect::from_min_max(pos2(inner.left(), top), inner.max);
    let scrolls = f32::from(cells) * size > inner.width() + 0.5;
    ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
        let area = ScrollArea::new([scrolls, false]).id_salt("strip").auto_shrink(false);
        area.show(ui, |ui| {
            let width = (f32::from(cells) * size).max(ui.available_width());
            let (area, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
            let left = area.left() + (width - f32::from(cells) * size) / 2.0;
            let cell = |x: u16| {
                let min = pos2(left + f32::from(x - 1) * size, area.top());
                Rect::from_min_size(min, vec2(size, size))
            };
            let palette = Palette::current(ui.ctx());
            let (before, after) = before_and_after(scene.played);
            let x = after.pebbles() + 1;
            let name = words.name(Look::Strip, after.pebbles(), x, after.last());
            response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
            let to = |take: Take| x.checked_sub(take.count().into()).filter(|to| *to >= 1);
            let targets: Vec<(Take, u16)> = match scene.can_play {
                true => takes(&after).filter_map(|take| Some((take, to(take)?))).collect(),
                false => Vec::new(),
            };
            for x in 1..=cells {
                if ui.is_rect_visible(cell(x)) {
                    let is_target = targets.iter().any(|(_, to)| *to == x);
                    let label = if is_target { String::new() } else { x.to_string() };
                    paint_cell(ui.painter(), cell(x), &label, palette);
                }
            }
            for (take, to) in targets {
                if target(ui, cell(to), &to.to_string(), (take, to), scene) {
                    pressed = Some(take);
                }
            }
            let beside = |x: u16| cell(x).center() + vec2(0.0, size + 6.0);
            let (from, to) = (beside(before.pebbles() + 1), beside(x));
            piece(ui, scene.moving().map_or(to, |share| between(from, to, share)), size, scene);
            let room = ui.clip_rect().width() - 2.0 * size;
            let reach = (f32::from(after.most()).min(f32::from(x - 1)) * size).min(room);
            let around = cell(x).with_min_x(cell(x).left() - reach).expand(size * 0.5);
            keep_in_view(ui, around.intersect(area), &after.to_string());
        });
    });
    pressed
}
