//! The strip: a piece beside cell *x* is pushed towards cell 1.

use eframe::egui::{Rect, Role, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo, pos2, vec2};
use tabletop::Played;

use super::cells::{CELL, between, keep_in_view, paint_cell, piece, target};
use super::words::PebbleWords;
use super::{Pebbles, Scene, Take, before_and_after, choices};
use crate::ui::theme::Palette;

/// Draws the strip. Returns the move that the player chose.
pub(super) fn board(ui: &mut Ui, rect: Rect, scene: &Scene<'_, Pebbles>) -> Option<Take> {
    scene.sprites.paint_small_ground(ui.painter(), rect);
    let (mut pressed, words) = (None, PebbleWords::of(scene.language));
    let cells = scene.played.start().pebbles() + 1;
    // The piece lies below the cells.
    let inner = rect.shrink(8.0);
    let size = (inner.width() / f32::from(cells)).clamp(CELL.0, CELL.1);
    let height = 2.0 * size + 12.0;
    let top = (inner.center().y - height / 2.0).max(inner.top());
    let inner = Rect::from_min_max(pos2(inner.left(), top), inner.max);
    ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
        ScrollArea::horizontal().id_salt("strip").auto_shrink(false).show(ui, |ui| {
            let width = (f32::from(cells) * size).max(ui.available_width());
            let (area, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
            let left = area.left() + (width - f32::from(cells) * size) / 2.0;
            let cell = |x: u16| {
                let min = pos2(left + f32::from(x - 1) * size, area.top());
                Rect::from_min_size(min, vec2(size, size))
            };
            let name = words.strip_name(scene.played.position().pebbles() + 1);
            response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
            let palette = Palette::current(ui.ctx());
            let (before, after) = before_and_after(scene.played);
            let reachable: Vec<u16> = choices(scene)
                .iter()
                .map(|take| after.pebbles() + 1 - u16::from(take.count()))
                .collect();
            for x in 1..=cells {
                if ui.is_rect_visible(cell(x)) {
                    let label = if reachable.contains(&x) { String::new() } else { x.to_string() };
                    paint_cell(ui.painter(), cell(x), &label, palette);
                }
            }
            let beside = |x: u16| cell(x).center() + vec2(0.0, size + 6.0);
            let (from, to) = (beside(before.pebbles() + 1), beside(after.pebbles() + 1));
            let x = after.pebbles() + 1;
            if scene.can_play {
                for count in 1..=after.most() {
                    let Some(to) = x.checked_sub(u16::from(count)).filter(|to| *to >= 1) else {
                        break;
                    };
                    let take = Take::new(count).expect("within the range");
                    let name = words.push(count, to);
                    if target(ui, cell(to), &to.to_string(), take, &name, scene) {
                        pressed = Some(take);
                    }
                }
            }
            piece(ui, scene.moving.map_or(to, |share| between(from, to, share)), size, scene);
            let room = ui.clip_rect().width() - 2.0 * size;
            let reach = (f32::from(after.most()).min(f32::from(x - 1)) * size).min(room);
            let around = cell(x).with_min_x(cell(x).left() - reach).expand(size * 0.5);
            keep_in_view(ui, around, &after.to_string());
        });
    });
    pressed
}
