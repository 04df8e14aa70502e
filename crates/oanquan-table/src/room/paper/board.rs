//! The board of two sides on paper.

use oanquan::{Direction, Move, Pile, Position};
use share::paper::{Align, Face, Page};

/// The number of cells in a row.
const ROW: usize = 5;
/// The width of a board in cells: a row and the two ends.
const WIDTH: f32 = 7.0;
/// The angle from one stone of a heap to the next, the golden angle, in radians.
const GOLDEN: f32 = 2.399_963;

/// Where a board is on the page, in millimetres.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// The left end and the upper edge of the board.
    pub corner: [f32; 2],
    /// The width of a cell.
    pub cell: f32,
}

/// What the cells of a board contain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Filled {
    /// The stones and their number.
    Stones,
    /// The number alone.
    Numbers,
}

impl Place {
    /// Returns the place of a board of this width.
    pub fn of_width(corner: [f32; 2], width: f32) -> Self {
        Place { corner, cell: width / WIDTH }
    }

    /// Returns the height of the board.
    pub fn height(self) -> f32 {
        2.0 * self.cell
    }

    /// Returns the upper left corner of a dân cell.
    fn corner_of(self, cell: usize) -> [f32; 2] {
        let (column, row) = if cell <= ROW { (cell - 1, 1) } else { (2 * ROW + 1 - cell, 0) };
        let [left, top] = self.corner;
        [left + self.cell * (1.0 + column as f32), top + self.cell * row as f32]
    }

    /// Returns the middle of a cell.
    fn middle(self, cell: usize) -> [f32; 2] {
        let [left, top] = self.corner;
        match cell {
            0 => [left + 0.55 * self.cell, top + self.cell],
            6 => [left + 6.45 * self.cell, top + self.cell],
            _ => {
                let [x, y] = self.corner_of(cell);
                [x + self.cell / 2.0, y + self.cell / 2.0]
            }
        }
    }
}

/// Draws the lines of the board.
pub fn lines(page: &mut Page<'_>, place: Place) {
    let Place { corner: [left, top], cell } = place;
    let width = (0.02 * cell).max(0.25);
    let [first, last] = [left + cell, left + 6.0 * cell];
    let bottom = top + 2.0 * cell;
    page.grey(0.0);
    for row in 0..=2 {
        let y = top + cell * row as f32;
        page.line(&[[first, y], [last, y]], width);
    }
    for column in 1..=ROW + 1 {
        let x = left + cell * column as f32;
        page.line(&[[x, top], [x, bottom]], width);
    }
    page.half_ellipse([first, top], [first, bottom], -cell, width);
    page.half_ellipse([last, top], [last, bottom], cell, width);
}

/// Writes the numbers of the dân cells outside the board.
pub fn numbers(page: &mut Page<'_>, place: Place) {
    let size = (0.14 * place.cell).clamp(2.2, 5.0);
    page.grey(0.35);
    for cell in (1..=ROW).chain(ROW + 2..=2 * ROW + 1) {
        let [x, _] = place.middle(cell);
        let [_, top] = place.corner;
        let y = if cell <= ROW { top + place.height() + 1.25 * size } else { top - 0.5 * size };
        page.text(Face::Bold, size, [x, y], Align::Middle, &cell.to_string());
    }
    page.grey(0.0);
}

/// Draws the contents of the cells of a position.
pub fn contents(page: &mut Page<'_>, place: Place, position: &Position, filled: Filled) {
    for cell in position.ring().cells() {
        pile(page, place, cell.index(), position.pile(cell), filled);
    }
}

fn pile(page: &mut Page<'_>, place: Place, cell: usize, pile: Pile, filled: Filled) {
    let [x, y] = place.middle(cell);
    let unit = place.cell;
    let is_end = cell == 0 || cell == ROW + 1;
    // The quan lies above the dân beside it.
    let dan_at = if is_end { [x, y + 0.42 * unit] } else { [x, y] };
    if pile.quan {
        page.grey(0.25);
        page.disc([x, y - 0.35 * unit], 0.3 * unit);
        page.grey(0.0);
    }
    if is_end && pile.dan == 0 {
        return;
    }
    let count = pile.dan.to_string();
    match filled {
        Filled::Numbers => {
            let size = 0.5 * unit;
            page.grey(if pile.dan == 0 { 0.7 } else { 0.0 });
            page.text(
                Face::Bold,
                size,
                [dan_at[0], dan_at[1] + 0.36 * size],
                Align::Middle,
                &count,
            );
            page.grey(0.0);
        }
        Filled::Stones => {
            let widest = if is_end { 0.27 } else { 0.34 } * unit;
            let apart = (0.115 * unit).min(widest / f32::from(pile.dan.max(1)).sqrt());
            for index in 0..pile.dan {
                let (angle, away) =
                    (GOLDEN * f32::from(index), apart * (f32::from(index) + 0.4).sqrt());
                page.disc(
                    [dan_at[0] + away * angle.cos(), dan_at[1] + away * angle.sin()],
                    0.5 * apart,
                );
            }
            let size = 0.17 * unit;
            let corner = match cell {
                0 => [x + 0.26 * unit, y + 0.1 * unit],
                6 => [x - 0.26 * unit, y + 0.1 * unit],
                _ => {
                    let [left, top] = place.corner_of(cell);
                    [left + 0.13 * unit, top + 0.19 * unit]
                }
            };
            page.grey(0.35);
            page.text(Face::Bold, size, corner, Align::Middle, &count);
            page.grey(0.0);
        }
    }
}

/// Marks the cell and the direction of a move.
pub fn marked(page: &mut Page<'_>, place: Place, mv: Move) {
    let cell = mv.cell.index();
    let [left, top] = place.corner_of(cell);
    let unit = place.cell;
    let inset = 0.06 * unit;
    let [right, bottom] = [left + unit - inset, top + unit - inset];
    let (left, top) = (left + inset, top + inset);
    let frame = [[left, top], [right, top], [right, bottom], [left, bottom], [left, top]];
    page.line(&frame, 0.05 * unit);
    // In the near row, anticlockwise is to the right.
    let near = cell <= ROW;
    let to_right = near == (mv.direction == Direction::Plus);
    let way = if to_right { 1.0 } else { -1.0 };
    let x = (left + right) / 2.0;
    let y = if near { bottom + 0.36 * unit } else { top - 0.36 * unit };
    let (tail, tip) = (x - 0.45 * way * unit, x + 0.2 * way * unit);
    page.line(&[[tail, y], [tip, y]], 0.09 * unit);
    let end = x + 0.55 * way * unit;
    page.area(&[[tip, y - 0.2 * unit], [end, y], [tip, y + 0.2 * unit]]);
}

/// Draws the places of the quan on an empty board.
pub fn quan_places(page: &mut Page<'_>, place: Place) {
    for cell in [0, ROW + 1] {
        let [x, y] = place.middle(cell);
        let points: Vec<[f32; 2]> = (0..=48)
            .map(|step| {
                let angle = step as f32 * std::f32::consts::TAU / 48.0;
                [x + 0.32 * place.cell * angle.cos(), y + 0.32 * place.cell * angle.sin()]
            })
            .collect();
        page.grey(0.5);
        page.dashes(&points, 0.35);
        page.grey(0.0);
    }
}
