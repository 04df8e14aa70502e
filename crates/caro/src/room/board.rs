//! The board: its squares as widgets, the coordinates, and what is marked on it.

use eframe::egui::style::ScrollAnimation;
use eframe::egui::{
    Align, Align2, FontFamily, FontId, Painter, Pos2, Rect, Response, Role, ScrollArea, Sense,
    Stroke, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};
use table::board::{Pressed, Scene, move_id, square_button};
use tabletop::GameMatch;
use ui_kit::theme::{Palette, SEMIBOLD};
use ui_kit::wood;
use window::widgets::{explain, frame_focus};

use super::grid::Grid;
use super::look::Look;
use super::words::BoardWords;
use super::{look_of, pen, shares, stones};
use crate::{Board, Caro, Square, Threat, dangers};

/// The smallest and the largest size of a square, and that on a board which scrolls in both directions.
pub(super) const SQUARE: (f32, f32) = (28.0, 64.0);
const SCROLLED: f32 = 32.0;
/// The room for the coordinates.
pub(super) const LABELS: f32 = 22.0;
/// The room for a scroll bar.
const BAR: f32 = 12.0;

/// Draws the board. Returns what the player pressed.
pub(super) fn board(ui: &mut Ui, rect: Rect, scene: &Scene<'_, Caro>) -> Option<Pressed<Caro>> {
    let size = scene.played.position().size();
    let labels = if scene.coordinates { LABELS } else { 0.0 };
    let room = rect.size() - Vec2::splat(labels);
    let side = side_of_square(room, size);
    let whole = Vec2::splat(f32::from(size) * side);
    let scrolls = [whole.x > room.x, whole.y > room.y];
    let bars = vec2(if scrolls[1] { BAR } else { 0.0 }, if scrolls[0] { BAR } else { 0.0 });
    let seen = (whole + bars).min(room);
    let min = rect.min + Vec2::splat(labels) + ((room - seen) / 2.0).floor();
    let view = Rect::from_min_size(min, seen);
    sheet(ui, Rect::from_min_max(min - Vec2::splat(labels), view.max), look_of(scene));
    let mut pressed = None;
    let mut pointed = None;
    let builder = UiBuilder::new().max_rect(view);
    let offset = ui.scope_builder(builder, |ui| {
        let area = ScrollArea::new(scrolls).id_salt("squares").auto_shrink(false);
        let area = area.show(ui, |ui| {
            let (area, response) = ui.allocate_exact_size(whole, Sense::hover());
            let grid = Grid { size, side, min: area.min };
            name_board(&response, scene);
            (pressed, pointed) = squares(ui, &grid, scene);
            keep_in_view(ui, &grid, seen, scene);
        });
        area.state.clamped_offset()
    });
    let grid = Grid { size, side, min: view.min - offset.inner };
    if scene.coordinates {
        // A bar has no letters or numbers.
        let shown = Rect::from_min_size(min, seen - bars);
        coordinates(ui.painter(), &grid, shown, look_of(scene), pointed);
    }
    pressed.map(Pressed::Move)
}

/// Paints what the board lies on.
pub(super) fn sheet(ui: &mut Ui, sheet: Rect, look: Look) {
    match look {
        Look::Paper => pen::sheet(ui, sheet),
        Look::Wood => wood::plank(ui.painter(), sheet),
    }
}

/// Names the board for screen readers.
pub(super) fn name_board(response: &Response, scene: &Scene<'_, Caro>) {
    let name = BoardWords::of(scene.language).board(scene.played.position());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
}

/// Returns the size of the squares of a board in `room`. A board that would be too small scrolls, in
/// one direction if possible.
pub(super) fn side_of_square(room: Vec2, size: u8) -> f32 {
    let fits = |length: f32| (length / f32::from(size)).floor();
    let (whole, beside_bar) = (fits(room.min_elem()), fits(room.max_elem() - BAR));
    if whole >= SQUARE.0 {
        whole.min(SQUARE.1)
    } else if beside_bar >= SQUARE.0 {
        beside_bar.min(SCROLLED)
    } else {
        SCROLLED
    }
}

/// Draws the squares and all that is on them. Returns the square that was pressed, and the one that
/// is pointed at.
pub(super) fn squares(
    ui: &mut Ui,
    grid: &Grid,
    scene: &Scene<'_, Caro>,
) -> (Option<Square>, Option<Square>) {
    let board = scene.played.position();
    let look = look_of(scene);
    let painter = ui.painter().clone();
    match look {
        Look::Paper => pen::lines(&painter, grid),
        Look::Wood => stones::lines(&painter, grid),
    }
    let (made, drawn) = shares(scene);
    marks(&painter, grid, board, look, made);
    if let Some(line) = board.line() {
        let ends = [line.from, line.to].map(|end| grid.square(end).center());
        let is_x = board.mark(line.from) == Some(board.first());
        winning_line(&painter, look, grid.side, ends, is_x, drawn);
    }
    let signs =
        if scene.previews && scene.moving().is_none() { dangers(scene.played) } else { Vec::new() };
    for (square, threats) in &signs {
        warn(&painter, grid.square(*square), *threats);
    }
    let focused = ui.memory(|memory| memory.focused());
    let stop = board
        .empty_squares()
        .find(|square| focused == Some(move_id(square)))
        .or_else(|| first_choice(board));
    let words = BoardWords::of(scene.language);
    let (mut pressed, mut pointed) = (None, None);
    for square in all_squares(grid.size) {
        let rect = grid.square(square);
        if !ui.is_rect_visible(rect) {
            continue;
        }
        let name = words.square(board, square);
        let response = square_button(ui, rect, (&square, &name), stop == Some(square), scene);
        let is_free = scene.can_play && board.mark(square).is_none();
        if is_free && (response.hovered() || response.has_focus()) {
            pointed = Some(square);
            let is_x = board.side() == board.first();
            mark(&painter, look, (rect, square), is_x, 1.0, 0.4);
        }
        if let Some((_, threats)) = signs.iter().find(|(marked, _)| *marked == square) {
            let (threat, own) = sign_of(*threats);
            explain(&response, words.sign(square, threat, own));
        }
        if scene.hinted == Some(square) {
            let palette = Palette::current(ui.ctx());
            let ring = Stroke::new(4.0, palette.accent);
            painter.rect_stroke(rect.shrink(2.0), 6.0, ring, StrokeKind::Inside);
        }
        frame_focus(&response);
        if response.clicked() {
            pressed = Some(square);
        }
    }
    // A hint that names a part of the move names its row.
    if let Some(part) = scene.hinted_part {
        // As little of it as possible lies over the numbers and letters around the board.
        let ring = Stroke::new(3.0, Palette::current(ui.ctx()).accent);
        let squares = (0..grid.size).filter_map(|column| Square::new(part.row(), column));
        let row = squares.map(|square| grid.square(square)).fold(Rect::NOTHING, Rect::union);
        painter.rect_stroke(row, 6.0, ring, StrokeKind::Middle);
    }
    (pressed, pointed)
}

/// Draws the marks, of the last one this share.
pub(super) fn marks(painter: &Painter, grid: &Grid, board: &Board, look: Look, share: f32) {
    let last = board.history().last().copied();
    if let Some(last) = last {
        mark_last(painter, look, grid.square(last));
    }
    for square in board.history() {
        let Some(side) = board.mark(*square) else { continue };
        let share = if Some(*square) == last { share } else { 1.0 };
        let is_x = side == board.first();
        mark(painter, look, (grid.square(*square), *square), is_x, share, 1.0);
    }
}

/// Returns all squares of a board, by row from the top, as one reads.
pub(super) fn all_squares(size: u8) -> impl Iterator<Item = Square> {
    let row = move |row| (0..size).filter_map(move |column| Square::new(row, column));
    (0..size).rev().flat_map(row)
}

/// Returns the square at which the choice by keys begins: the empty one nearest to the last mark or,
/// on an empty board, to the middle.
pub(super) fn first_choice(board: &Board) -> Option<Square> {
    let middle = Square::new(board.size() / 2, board.size() / 2);
    let from = board.history().last().copied().or(middle)?;
    let distance = |square: &Square| {
        let [rows, columns] =
            [square.row().abs_diff(from.row()), square.column().abs_diff(from.column())];
        u16::from(rows) * u16::from(rows) + u16::from(columns) * u16::from(columns)
    };
    board.empty_squares().min_by_key(distance)
}

/// Paints a mark: X or O with the pen, or a dark or a light stone. It is made up to `share`.
pub(super) fn mark(
    painter: &Painter,
    look: Look,
    (rect, square): (Rect, Square),
    is_x: bool,
    share: f32,
    opacity: f32,
) {
    match look {
        Look::Paper => pen::mark(painter, rect, square, is_x, share, opacity),
        Look::Wood => stones::stone(painter, rect, is_x, share, opacity),
    }
}

/// Marks an empty square that decides the game: with a disc if a side wins there at once, with a ring
/// if it makes a threat there that nobody stops. The colour of a warning is for the other side.
fn warn(painter: &Painter, rect: Rect, threats: [Threat; 2]) {
    let palette = Palette::current(painter.ctx());
    let (threat, own) = sign_of(threats);
    let colour = if own { palette.accent } else { palette.warning };
    let (at, radius) = (rect.center(), 0.13 * rect.width());
    // A rim of paper, because the board may be wood.
    painter.circle_filled(at, radius + 2.0, palette.paper);
    match threat {
        Threat::Five => painter.circle_filled(at, radius, colour),
        _ => painter.circle_stroke(at, radius, Stroke::new(2.5, colour)),
    };
}

/// Returns the greater of the threats that the side to move and the other one would make on a square,
/// and whether it is that of the side to move.
fn sign_of([own, other]: [Threat; 2]) -> (Threat, bool) {
    (own.max(other), own >= other)
}

/// Marks the square of the last move with its corners.
fn mark_last(painter: &Painter, look: Look, rect: Rect) {
    let colour = match look {
        Look::Paper => Palette::current(painter.ctx()).accent,
        Look::Wood => wood::BRIGHT,
    };
    wood::corners(painter, rect, colour);
}

pub(super) fn winning_line(
    painter: &Painter,
    look: Look,
    side: f32,
    [from, to]: [Pos2; 2],
    is_x: bool,
    share: f32,
) {
    if share <= 0.0 {
        return;
    }
    let beyond = 0.42 * side * (to - from).normalized();
    let (from, to) = (from - beyond, to + beyond);
    let end = from + share * (to - from);
    match look {
        Look::Paper => pen::line(painter, side, [from, end], is_x),
        Look::Wood => stones::line(painter, side, [from, end]),
    }
}

/// Writes the numbers of the rows and the letters of the columns beside the squares in view. Those of the
/// square `pointed` at stand out.
pub(super) fn coordinates(
    painter: &Painter,
    grid: &Grid,
    view: Rect,
    look: Look,
    pointed: Option<Square>,
) {
    let palette = Palette::current(painter.ctx());
    let written = match look {
        Look::Paper => palette.faint_ink,
        Look::Wood => wood::CARVED,
    };
    let font = FontId::new(13.0, FontFamily::Name(SEMIBOLD.into()));
    let beside = Rect::from_min_max(pos2(view.left() - LABELS, view.top()), view.left_bottom());
    let above = Rect::from_min_max(pos2(view.left(), view.top() - LABELS), view.right_top());
    let label = |clip: Rect, at: Pos2, text: String, stands_out: bool| {
        let painter = painter.with_clip_rect(clip.expand(1.0).intersect(painter.clip_rect()));
        if stands_out {
            let size = vec2(LABELS, LABELS - 4.0);
            painter.rect_filled(Rect::from_center_size(at, size), 6.0, palette.accent);
        }
        let ink = if stands_out { palette.on_accent } else { written };
        painter.text(at, Align2::CENTER_CENTER, text, font.clone(), ink);
    };
    for line in 0..grid.size {
        let Some(square) = Square::new(line, line) else { continue };
        let middle = grid.square(square).center();
        let name = square.to_string();
        let (number, letter) = name.split_at(name.len() - 1);
        let is_row = pointed.is_some_and(|pointed| pointed.row() == line);
        let is_column = pointed.is_some_and(|pointed| pointed.column() == line);
        label(beside, pos2(beside.center().x - 1.0, middle.y), number.to_owned(), is_row);
        label(above, pos2(middle.x, above.center().y - 1.0), letter.to_owned(), is_column);
    }
}

/// Scrolls the last mark into view when it is new or the `seen` part of the board has another size. A
/// given position shows the middle of its marks, and an empty board its own middle.
fn keep_in_view(ui: &Ui, grid: &Grid, seen: Vec2, scene: &Scene<'_, Caro>) {
    let board = scene.played.position();
    let id = ui.scope_id().with("marks in view");
    let shown = (board.history().to_vec(), seen);
    if ui.data(|data| data.get_temp::<(Vec<Square>, Vec2)>(id)).as_ref() == Some(&shown) {
        return;
    }
    let is_new = ui.data(|data| data.get_temp::<(Vec<Square>, Vec2)>(id)).is_none();
    ui.data_mut(|data| data.insert_temp(id, shown));
    let middle = Square::new(board.size() / 2, board.size() / 2);
    let marks =
        board.history().iter().copied().chain(middle.filter(|_| board.history().is_empty()));
    let all = marks.clone().map(|square| grid.square(square)).reduce(Rect::union);
    let last = marks.last().map(|square| grid.square(square).expand(grid.side));
    let (Some(all), Some(last)) = (all, last) else { return };
    let (target, align) = match is_new || scene.played.entries().is_empty() {
        true if all.width() <= seen.x && all.height() <= seen.y => (all, Some(Align::Center)),
        true => (last, Some(Align::Center)),
        // A new mark only needs to be seen.
        false => (last, None),
    };
    ui.scroll_to_rect_animation(target, align, ScrollAnimation::none());
}
