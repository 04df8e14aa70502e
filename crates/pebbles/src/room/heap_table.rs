//! The table: the column of the piece is the number taken last, and its row the rest of the heap.

use eframe::egui::{
    Align2, FontFamily, FontId, Painter, Pos2, Rect, Role, ScrollArea, Sense, Ui, UiBuilder, Vec2,
    WidgetInfo, pos2, vec2,
};
use tabletop::GameMatch;
use ui_kit::theme::{Palette, SEMIBOLD};

use super::cells::{CELL, between, keep_in_view, paint_cell, piece, target};
use super::{BoardWords, Look, Pebbles, Scene, Take, before_and_after, takes};

/// The room for the numbers of the rows, left of the table, and of the columns, above it.
const NUMBERS: Vec2 = vec2(46.0, 30.0);
/// The size of the ground of a number, and the smallest gap between two.
const BADGE: Vec2 = vec2(38.0, 24.0);
const GAP: f32 = 4.0;
/// The room for a scroll bar.
const BAR: f32 = 14.0;

/// Draws the table. Returns the move that the player chose.
pub(super) fn board(ui: &mut Ui, rect: Rect, scene: &Scene<'_, Pebbles>) -> Option<Take> {
    scene.sprites.paint_plank(ui.painter(), rect);
    let grid = Grid::of(rect.shrink(6.0), scene);
    let mut pressed = None;
    let builder = UiBuilder::new().max_rect(grid.view);
    let scrolled = ui.scope_builder(builder, |ui| {
        let area = ScrollArea::new(grid.scrolls).id_salt("table").auto_shrink(false);
        area.show(ui, |ui| pressed = cells(ui, &grid, scene)).state.clamped_offset()
    });
    grid.numbers(ui, scrolled.inner);
    pressed
}

/// Where the table lies. Its numbers stay where they are when its cells scroll.
struct Grid {
    rows: u16,
    columns: u16,
    /// The size of a cell.
    side: f32,
    /// The part of the board in which the cells are seen.
    view: Rect,
    /// Whether they scroll, across and down.
    scrolls: [bool; 2],
}

impl Grid {
    fn of(rect: Rect, scene: &Scene<'_, Pebbles>) -> Self {
        let start = scene.played.start();
        let (rows, columns) = (start.pebbles() + 1, u16::from(start.most()));
        let room = rect.size() - NUMBERS;
        // Column 0 holds the piece at the start only.
        let fits = (room.x / f32::from(columns + 1)).min(room.y / f32::from(rows));
        let side = fits.floor().clamp(CELL.0, CELL.1);
        let whole = side * vec2(f32::from(columns + 1), f32::from(rows));
        let scrolls = [whole.x > room.x, whole.y > room.y];
        let bars = vec2(if scrolls[1] { BAR } else { 0.0 }, if scrolls[0] { BAR } else { 0.0 });
        let seen = (whole + bars).min(room);
        let min = rect.min + NUMBERS + ((room - seen) / 2.0).floor();
        Grid { rows, columns, side, view: Rect::from_min_size(min, seen), scrolls }
    }

    fn size(&self) -> Vec2 {
        self.side * vec2(f32::from(self.columns + 1), f32::from(self.rows))
    }

    /// Returns a cell of the table whose upper left corner is at `min`.
    fn cell(&self, min: Pos2, row: u16, column: u16) -> Rect {
        let at = min + self.side * vec2(f32::from(column), f32::from(row - 1));
        Rect::from_min_size(at, Vec2::splat(self.side))
    }

    /// Paints the numbers of the rows and columns beside the cells, which are scrolled by `offset`.
    fn numbers(&self, ui: &Ui, offset: Vec2) {
        let (view, min) = (self.view, self.view.min - offset);
        let above = Rect::from_min_max(pos2(view.left(), view.top() - NUMBERS.y), view.right_top());
        let beside =
            Rect::from_min_max(pos2(view.left() - NUMBERS.x, view.top()), view.left_bottom());
        let painter = ui.painter().with_clip_rect(above.intersect(ui.clip_rect()));
        let badge = vec2(BADGE.x.min(self.side - GAP), BADGE.y);
        for column in 1..=self.columns {
            let x = self.cell(min, 1, column).center().x;
            number(&painter, pos2(x, above.center().y), badge, column);
        }
        let painter = ui.painter().with_clip_rect(beside.intersect(ui.clip_rect()));
        for row in 1..=self.rows {
            let y = self.cell(min, row, 0).center().y;
            if beside.expand(BADGE.y).y_range().contains(y) {
                number(&painter, pos2(beside.center().x, y), BADGE, row);
            }
        }
    }
}

/// Paints a number on its ground of this size.
fn number(painter: &Painter, at: Pos2, size: Vec2, number: u16) {
    let palette = Palette::current(painter.ctx());
    let font = FontId::new(14.0, FontFamily::Name(SEMIBOLD.into()));
    painter.rect_filled(Rect::from_center_size(at, size), 8.0, palette.badge);
    painter.text(at, Align2::CENTER_CENTER, number.to_string(), font, palette.on_badge);
}

/// Draws the cells and the piece. Returns the move that the player chose.
fn cells(ui: &mut Ui, grid: &Grid, scene: &Scene<'_, Pebbles>) -> Option<Take> {
    let words = BoardWords::of(scene.language);
    let palette = Palette::current(ui.ctx());
    let (area, response) = ui.allocate_exact_size(grid.size(), Sense::hover());
    let cell = |row: u16, column: u16| grid.cell(area.min, row, column);
    let (before, after) = before_and_after(scene.played);
    let row = after.pebbles() + 1;
    let name = words.name(Look::Table, after.pebbles(), row, after.last());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    for row in 1..=grid.rows {
        if ui.is_rect_visible(cell(row, 0).union(cell(row, grid.columns))) {
            for column in 1..=grid.columns {
                paint_cell(ui.painter(), cell(row, column), "", palette);
            }
        }
    }
    let mut pressed = None;
    for take in takes(&after).filter(|_| scene.can_play) {
        let count = u16::from(take.count());
        let Some(to) = row.checked_sub(count).filter(|to| *to >= 1) else {
            break;
        };
        if target(ui, cell(to, count), &count.to_string(), (take, to), scene) {
            pressed = Some(take);
        }
    }
    let place = |pebbles: u16, last: u8| cell(pebbles + 1, last.into()).center();
    let (from, to) = (place(before.pebbles(), before.last()), place(after.pebbles(), after.last()));
    piece(ui, scene.moving().map_or(to, |share| between(from, to, share)), grid.side, scene);
    // The piece comes first, then as many of its moves as there is room for.
    let room = ui.clip_rect().height() - 1.5 * grid.side;
    let reach = (f32::from(after.most()).min(f32::from(row - 1)) * grid.side).min(room);
    let here = cell(row, after.last().into());
    let around = here.with_min_y(here.top() - reach).expand(8.0);
    keep_in_view(ui, around.intersect(area), &after.to_string());
    pressed
}
