//! A small board for lists: the cells and stones of a position, without numbers and stores. It is
//! painted with the textures of the board and keeps no picture of its own.

use eframe::egui::emath::TSTransform;
use eframe::egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2, vec2};
use oanquan::{Position, Side};
use settings::BoardLook;
use ui_kit::art;
use ui_kit::theme::Palette;

use super::fields::small_marks;
use super::stones::look;
use super::{BoardLayout, Sprites};
use crate::motion::{Heaps, Stone};

/// The room in which a board is laid out before it is scaled down: of two rows, and of more.
const ROOMS: [Vec2; 2] = [vec2(560.0, 260.0), vec2(560.0, 480.0)];
/// The margin around the board and the width of lines, in points of the small picture.
const MARGIN: f32 = 3.0;
const LINE: f32 = 1.5;
/// The darkness of a hollow in wood, of 255.
const HOLLOW: u8 = 70;
/// The width of dân relative to those on a large board, so that they can be told apart.
const LARGER: f32 = 1.35;
/// The radius of the corners of the ground.
const ROUND: f32 = 4.0;

/// Paints a small board of `position` into `rect`. `near` is the side at the lower edge.
pub fn paint_miniature(
    painter: &Painter,
    sprites: &Sprites,
    rect: Rect,
    position: &Position,
    near: Side,
) {
    let palette = Palette::current(painter.ctx());
    let sides = position.ring().sides();
    let room = ROOMS[usize::from(sides > 2)];
    let layout = BoardLayout::new(Rect::from_min_size(Pos2::ZERO, room), sides, near);
    let (area, place) = (layout.area(), rect.shrink(MARGIN));
    let scale = (place.size() / area.size()).min_elem();
    let shift = place.center().to_vec2() - scale * area.center().to_vec2();
    let scaled = TSTransform::new(shift, scale);
    sprites.paint_small_ground(painter, rect);
    painter.rect_filled(rect, ROUND, palette.calm);
    let mut shapes = cells(sprites, &layout, palette, LINE / scale);
    shapes.extend(small_marks(&layout, palette, position.fields(), LINE / scale));
    shapes.push(stones(sprites, &layout, position));
    painter.extend(shapes.into_iter().map(|mut shape| {
        shape.transform(scaled);
        shape
    }));
}

/// Returns the stones of `position` as one shape.
fn stones(sprites: &Sprites, layout: &BoardLayout, position: &Position) -> Shape {
    let heaps = Heaps::new(position);
    let mut sheet = sprites.sheet();
    for cell in position.ring().cells() {
        let stones = || heaps.cell(cell).iter().enumerate();
        let lie = |(slot, stone): (usize, &Stone)| {
            let larger = if stone.quan { 1.0 } else { LARGER };
            (layout.rest(cell, slot, *stone), larger * layout.width(*stone))
        };
        for (at, width) in stones().map(lie) {
            sheet.shadow(at, width, 0.0);
        }
        for ((at, width), (_, stone)) in stones().map(lie).zip(stones()) {
            sheet.stone(look(*stone), at, width);
        }
    }
    sheet.into_shape()
}

/// Returns the cells: chalk lines, hollows in wood, or plain lines. Lines are `width` points wide.
fn cells(sprites: &Sprites, layout: &BoardLayout, palette: &Palette, width: f32) -> Vec<Shape> {
    let lines = layout.lines().map(|(_, line)| line);
    match palette.board {
        BoardLook::Yard => {
            let chalk = sprites.chalk.id();
            let ribbon = |line| Shape::mesh(art::chalk_ribbon(line, width, palette.chalk, chalk));
            lines.map(ribbon).collect()
        }
        BoardLook::Wood => {
            let (unit, dark) = (layout.unit(), Color32::from_black_alpha(HOLLOW));
            let hollow = |cell| {
                let outline = layout.shape(cell).inner_outline(0.04 * unit, 0.3 * unit);
                Shape::convex_polygon(outline, dark, Stroke::new(0.5 * width, dark))
            };
            layout.seating().ring().cells().map(hollow).collect()
        }
        BoardLook::Contrast | BoardLook::Projector => {
            let stroke = Stroke::new(width, palette.chalk);
            lines.map(|line| Shape::line(line.to_vec(), stroke)).collect()
        }
    }
}
