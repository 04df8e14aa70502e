//! Where the crossings are, and the lines between them.

use eframe::egui::{Align2, FontFamily, FontId, Painter, Pos2, Rect, Stroke, Vec2, pos2, vec2};
use ui_kit::theme::{CHARACTERS, SEMIBOLD};
use ui_kit::wood::CARVED;

use super::look::Look;
use crate::{Color, Square};

/// The crossings of a board, and half as much more around them.
pub(super) const CELLS: Vec2 = vec2(9.0, 10.0);
/// The places of the two words on the river, from the left.
const RIVER: [f32; 2] = [2.0, 6.0];
/// The crossings where cannons and soldiers start, as files and ranks of red's side.
const STARTS: [(u8, u8); 7] = [(1, 2), (7, 2), (0, 3), (2, 3), (4, 3), (6, 3), (8, 3)];

/// Where the crossings are.
#[derive(Clone, Copy)]
pub struct Grid {
    /// The distance of neighbouring crossings.
    pub cell: f32,
    /// The crossing at the upper left.
    pub min: Pos2,
    /// The colour in front of which the board lies.
    pub near: Color,
}

impl Grid {
    /// Returns the place of a crossing.
    pub(super) fn at(&self, square: Square) -> Pos2 {
        let (file, rank) = (f32::from(square.file()), f32::from(square.rank()));
        let (right, down) = match self.near {
            Color::Red => (file, 9.0 - rank),
            Color::Black => (8.0 - file, rank),
        };
        self.min + self.cell * vec2(right, down)
    }

    /// Returns the square around a crossing that belongs to it.
    pub(super) fn around(&self, square: Square) -> Rect {
        Rect::from_center_size(self.at(square), Vec2::splat(self.cell))
    }

    /// Returns the crossing nearest to `at`, if it is on the board.
    pub(super) fn square_at(&self, at: Pos2) -> Option<Square> {
        Square::all().find(|square| self.around(*square).contains(at))
    }

    /// Returns the crossing one step to the right and down, as one sees the board.
    pub(super) fn step(near: Color, square: Square, (right, down): (i8, i8)) -> Option<Square> {
        match near {
            Color::Red => square.offset(right, -down),
            Color::Black => square.offset(-right, down),
        }
    }

    /// Returns all crossings as one reads.
    pub(super) fn in_reading_order(&self) -> impl Iterator<Item = Square> + use<> {
        let near = self.near;
        (0..10).flat_map(move |down| {
            (0..9).filter_map(move |right| match near {
                Color::Red => Square::new(right, 9 - down),
                Color::Black => Square::new(8 - right, down),
            })
        })
    }

    /// Returns a place that is so many cells to the right of the upper left crossing, and below it.
    fn place(&self, right: f32, down: f32) -> Pos2 {
        self.min + self.cell * vec2(right, down)
    }

    /// Paints the lines, the palaces and the river, with the words that suit a set of pieces.
    pub(super) fn paint(&self, painter: &Painter, look: Look) {
        let thin = Stroke::new((0.025 * self.cell).clamp(1.0, 2.0), CARVED);
        let line = |from: (f32, f32), to: (f32, f32)| {
            painter.line_segment([self.place(from.0, from.1), self.place(to.0, to.1)], thin);
        };
        for rank in 0..10 {
            line((0.0, rank as f32), (8.0, rank as f32));
        }
        for file in 0..9 {
            let file = file as f32;
            if file == 0.0 || file == 8.0 {
                line((file, 0.0), (file, 9.0));
            } else {
                line((file, 0.0), (file, 4.0));
                line((file, 5.0), (file, 9.0));
            }
        }
        for top in [0.0, 7.0] {
            line((3.0, top), (5.0, top + 2.0));
            line((5.0, top), (3.0, top + 2.0));
        }
        let border = Rect::from_two_pos(self.place(0.0, 0.0), self.place(8.0, 9.0));
        let rim = (0.08 * self.cell).max(2.0);
        painter.rect_stroke(
            border.expand(rim),
            0.0,
            Stroke::new(1.6 * thin.width, CARVED),
            eframe::egui::StrokeKind::Outside,
        );
        for (file, rank) in STARTS {
            for down in [f32::from(rank), 9.0 - f32::from(rank)] {
                self.start_mark(painter, f32::from(file), down, thin);
            }
        }
        let (words, family, size) = match look {
            Look::Characters => (["楚河", "漢界"], CHARACTERS, 0.5),
            Look::Letters => (["Sở hà", "Hán giới"], SEMIBOLD, 0.4),
            Look::Pictures => return self.waves(painter, thin),
        };
        let font = FontId::new(size * self.cell, FontFamily::Name(family.into()));
        for (text, right) in words.into_iter().zip(RIVER) {
            let at = self.place(right, 4.5);
            painter.text(at, Align2::CENTER_CENTER, text, font.clone(), CARVED.gamma_multiply(0.8));
        }
    }

    /// Paints the water of the river.
    fn waves(&self, painter: &Painter, stroke: Stroke) {
        /// The middle of the first wave, the length of one, its crests and its height, in cells.
        const FIRST: f32 = 1.5;
        const LENGTH: f32 = 1.1;
        const CRESTS: f32 = 2.0;
        const HEIGHT: f32 = 0.07;
        let stroke = Stroke::new(1.5 * stroke.width, CARVED.gamma_multiply(0.6));
        for wave in 0..3_u8 {
            for (row, shift) in [(4.36, 0.0), (4.64, 0.35)] {
                let middle = FIRST + 2.5 * f32::from(wave) + shift;
                let points = (0..=24_u8).map(|point| {
                    let share = f32::from(point) / 24.0;
                    let height = HEIGHT * (share * CRESTS * std::f32::consts::TAU).sin();
                    self.place(middle + LENGTH * (share - 0.5), row + height)
                });
                painter.line(points.collect(), stroke);
            }
        }
    }

    /// Paints the corners around a crossing where a cannon or a soldier starts.
    fn start_mark(&self, painter: &Painter, right: f32, down: f32, stroke: Stroke) {
        for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
            let is_outside = right + x < 0.0 || right + x > 8.0;
            if is_outside {
                continue;
            }
            let corner = |along: f32, across: f32| {
                self.place(right + x * (0.09 + along), down + y * (0.09 + across))
            };
            painter.line(vec![corner(0.16, 0.0), corner(0.0, 0.0), corner(0.0, 0.16)], stroke);
        }
    }

    /// Returns the grid of a board in the middle of `room`, with a margin of this width for coordinates.
    pub(super) fn within(room: Rect, margin: f32, near: Color, most: f32) -> Self {
        let inner = room.size() - Vec2::splat(2.0 * margin);
        let cell = (inner / CELLS).min_elem().clamp(8.0, most);
        let whole = cell * (CELLS - Vec2::splat(1.0));
        let corner = room.center() - whole / 2.0;
        Grid { cell, min: pos2(corner.x.round(), corner.y.round()), near }
    }

    /// Returns the whole board without its coordinates.
    pub(super) fn rect(&self) -> Rect {
        let first = self.min - Vec2::splat(self.cell / 2.0);
        Rect::from_min_size(first, self.cell * CELLS)
    }
}
