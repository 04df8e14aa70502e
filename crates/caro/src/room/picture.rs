//! The pictures of the game: the one in the list of games, and one of a game in progress.

use eframe::egui::{Painter, Rect, Vec2, pos2};
use tabletop::Side;
use ui_kit::wood;

use super::board::{LABELS, coordinates, marks, winning_line};
use super::grid::Grid;
use super::look::Look;
use super::{pen, stones};
use crate::{Board, MAX_SIZE, Square};

/// Paints a game in progress: the whole board.
pub(super) fn of_game(painter: &Painter, rect: Rect, board: &Board, look: Look) {
    let painter = painter.with_clip_rect(rect.intersect(painter.clip_rect()));
    let side = rect.size().min_elem() / (f32::from(board.size()) + 1.0);
    let grid = grid_in(rect, board, side);
    whole_board(&painter, &grid, grid.rect().expand(side / 2.0), board, look);
}

/// Paints a game in progress: the whole board, with the names of its rows and columns.
pub(super) fn labelled(painter: &Painter, rect: Rect, board: &Board, look: Look) {
    let painter = painter.with_clip_rect(rect.intersect(painter.clip_rect()));
    let room = Rect::from_min_max(rect.min + Vec2::splat(LABELS), rect.max);
    let side = (room.size().min_elem() / f32::from(board.size())).max(1.0);
    let grid = grid_in(room, board, side);
    let squares = grid.rect();
    let sheet = Rect::from_min_max(squares.min - Vec2::splat(LABELS), squares.max);
    whole_board(&painter, &grid, sheet, board, look);
    coordinates(&painter, &grid, squares, look, None);
}

/// Returns the grid of a board in the middle of `room`, with squares of this side.
fn grid_in(room: Rect, board: &Board, side: f32) -> Grid {
    let whole = Vec2::splat(f32::from(board.size()) * side);
    Grid { size: board.size(), side, min: room.center() - whole / 2.0 }
}

/// Paints a board on its sheet.
fn whole_board(painter: &Painter, grid: &Grid, sheet: Rect, board: &Board, look: Look) {
    match look {
        Look::Paper => {
            pen::fill(painter, sheet);
            pen::lines(painter, grid);
        }
        Look::Wood => {
            wood::plank(painter, sheet);
            stones::lines(painter, grid);
        }
    }
    marks(painter, grid, board, look, 1.0);
}

/// Paints the rows in the middle of a board, with the winning line if there is one.
pub(super) fn of_rows(painter: &Painter, rect: Rect, board: &Board, look: Look) {
    let painter = painter.with_clip_rect(rect.intersect(painter.clip_rect()));
    let side = (rect.height() / 3.0).min(rect.width() / 9.0);
    let whole = Vec2::splat(f32::from(board.size()) * side);
    let grid = Grid { size: board.size(), side, min: rect.center() - whole / 2.0 };
    match look {
        Look::Paper => {
            pen::fill(&painter, rect);
            pen::lines(&painter, &grid);
        }
        Look::Wood => {
            wood::plank(&painter, rect);
            stones::lines(&painter, &grid);
        }
    }
    marks(&painter, &grid, board, look, 1.0);
    if let Some(line) = board.line() {
        let ends = [line.from, line.to].map(|end| grid.square(end).center());
        winning_line(&painter, look, side, ends, true, 1.0);
    }
}

/// Paints the usual picture of the game: a part of a sheet with a few marks and a winning line.
pub(super) fn usual(painter: &Painter, rect: Rect) {
    let painter = painter.with_clip_rect(rect.intersect(painter.clip_rect()));
    let side = rect.height() / 6.0;
    let columns = (rect.width() / side).ceil().min(f32::from(MAX_SIZE));
    let size = columns.max(8.0) as u8;
    let min = pos2(rect.center().x - f32::from(size) * side / 2.0, rect.top() - 0.5 * side);
    let grid = Grid { size, side, min };
    pen::fill(&painter, rect);
    pen::lines(&painter, &grid);
    let middle = size / 2;
    // Rows from the top of the picture and columns from its middle.
    let marks: [(u8, i8, Side); 9] = [
        (1, -2, Side::NEAR),
        (2, -1, Side::NEAR),
        (3, 0, Side::NEAR),
        (4, 1, Side::NEAR),
        (5, 2, Side::NEAR),
        (2, 0, Side::FAR),
        (3, 1, Side::FAR),
        (3, -1, Side::FAR),
        (4, 0, Side::FAR),
    ];
    let square =
        |row: u8, column: i8| Square::new(size - 1 - row, middle.checked_add_signed(column)?);
    for (row, column, side) in marks {
        if let Some(square) = square(row, column) {
            pen::mark(&painter, grid.square(square), square, side == Side::NEAR, 1.0, 1.0);
        }
    }
    if let (Some(from), Some(to)) = (square(1, -2), square(5, 2)) {
        let ends = [from, to].map(|end| grid.square(end).center());
        winning_line(&painter, Look::Paper, side, ends, true, 1.0);
    }
}
