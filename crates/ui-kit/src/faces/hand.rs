//! The picture of the first start: a hand that sows on the bricks of a yard.

use eframe::egui::{Color32, Painter, Rect, Stroke, StrokeKind, Vec2, vec2};

use super::pen::{INK, Pen, Point};
use super::{BROWN, CLAY, GREEN, GREY, INDIGO, OCHRE, RED, SKY, TANNED, WHITE};

/// The size of the picture in the units of the pen, and how far the bricks reach beyond it.
const SIZE: Vec2 = vec2(160.0, 99.0);
const BEYOND: f32 = 100.0;
/// The greatest height of the picture, and its width without the quan cell.
const TALLEST: f32 = 125.0;
const HAND: f32 = 125.0;
/// The joints between the bricks, which are also the shadows on them.
const JOINT: Color32 = Color32::from_rgb(0xc4, 0x75, 0x50);
/// The width of a chalk line, and the height and width of a brick.
const CHALK: f32 = 2.6;
const BRICK: Vec2 = vec2(32.0, 16.0);

/// Paints the picture over all of `area`, in a frame of ink.
pub fn paint_sowing_hand(painter: &Painter, area: Rect) {
    let painter = painter.with_clip_rect(painter.clip_rect().intersect(area));
    let whole = area.width() / SIZE.x;
    // A narrow area leaves out the quan cell, not a part of the hand.
    let unit = if area.height() / whole > TALLEST { area.width() / HAND } else { whole };
    let origin = area.right_center() - unit * vec2(SIZE.x, SIZE.y / 2.0);
    painter.rect_filled(area, 0.0, CLAY);
    let mut pen = Pen::new(Rect::from_min_size(origin, Vec2::splat(100.0 * unit)));
    bricks(&mut pen);
    board(&mut pen);
    hand(&mut pen);
    painter.extend(pen.finish());
    painter.rect_stroke(area, 0.0, Stroke::new(2.0, INK), StrokeKind::Inside);
}

fn bricks(pen: &mut Pen) {
    let rows = (-BEYOND / BRICK.y) as i32..((SIZE.y + BEYOND) / BRICK.y) as i32;
    for row in rows {
        let y = row as f32 * BRICK.y;
        pen.coloured_line(&[(-BEYOND, y), (SIZE.x, y)], 0.8, JOINT);
        let shift = if row % 2 == 0 { 0.0 } else { BRICK.x / 2.0 };
        for column in -4..=5 {
            let x = column as f32 * BRICK.x + shift;
            pen.coloured_line(&[(x, y), (x, y + BRICK.y)], 0.8, JOINT);
        }
    }
}

/// Draws the cells and the stones that have been sown.
fn board(pen: &mut Pen) {
    let (top, bottom, left) = (49.5, 91.0, 35.0);
    for y in [top, bottom] {
        pen.coloured_line(&[(left, y), (SIZE.x + 4.0, y)], CHALK, WHITE);
    }
    for x in [left, left + 41.5, left + 83.0] {
        pen.coloured_line(&[(x, top), (x, bottom)], CHALK, WHITE);
    }
    let around = |i: usize| {
        let (sin, cos) = (std::f32::consts::PI * i as f32 / 8.0).sin_cos();
        let half = (bottom - top) / 2.0;
        (left - 24.0 * sin, top + half - half * cos)
    };
    pen.coloured_line(&std::array::from_fn::<_, 9, _>(around), CHALK, WHITE);
    stone(pen, (23.0, 70.5), 8.3, BROWN);
    for (at, colour) in [
        ((134.5, 62.5), GREEN),
        ((147.0, 69.5), OCHRE),
        ((135.0, 79.0), RED),
        ((149.5, 82.5), GREY),
        ((49.0, 77.5), OCHRE),
        ((62.5, 80.0), GREEN),
        ((104.0, 81.0), GREY),
        ((87.0, 73.5), RED),
    ] {
        stone(pen, at, 5.0, colour);
    }
    // One of them is still falling.
    pen.line(&[(85.0, 63.5), (85.5, 65.5)], 1.3);
    pen.line(&[(90.0, 64.0), (90.0, 66.0)], 1.3);
}

fn stone(pen: &mut Pen, (x, y): Point, radius: f32, colour: Color32) {
    pen.spot((x + 1.3, y + 2.2), (1.05 * radius, 0.85 * radius), JOINT);
    pen.oval((x, y), (radius, 0.88 * radius), colour);
    pen.spot((x - 0.3 * radius, y - 0.32 * radius), (0.28 * radius, 0.2 * radius), WHITE);
}

/// Draws the hand, which holds the next stone, and the sleeve.
fn hand(pen: &mut Pen) {
    let fingers: [[Point; 8]; 3] = [
        [
            (88.0, 15.0),
            (73.5, 17.5),
            (63.0, 27.0),
            (57.5, 37.5),
            (60.0, 44.0),
            (65.5, 41.5),
            (72.0, 33.5),
            (86.5, 27.0),
        ],
        [
            (89.5, 17.5),
            (77.5, 22.5),
            (69.0, 33.5),
            (65.5, 45.5),
            (69.5, 51.0),
            (75.0, 48.0),
            (79.5, 38.5),
            (91.0, 30.5),
        ],
        [
            (94.5, 20.0),
            (84.5, 25.5),
            (78.0, 37.5),
            (77.0, 49.5),
            (81.0, 55.5),
            (86.0, 51.0),
            (88.0, 41.5),
            (97.5, 33.5),
        ],
    ];
    for finger in fingers {
        pen.blob(&finger, TANNED);
    }
    stone(pen, (89.0, 52.0), 4.5, INDIGO);
    let back = [
        (88.0, 21.0),
        (97.5, 13.0),
        (112.0, 9.5),
        (129.5, 5.5),
        (147.0, -6.5),
        (160.0, 6.5),
        (147.0, 22.5),
        (133.0, 32.0),
        (117.0, 37.5),
        (102.5, 37.5),
        (93.0, 32.0),
    ];
    pen.blob(&back, TANNED);
    pen.line(&[(108.0, 17.5), (112.0, 19.5), (115.0, 18.0)], 1.0);
    let thumb = [
        (118.5, 27.0),
        (108.0, 35.0),
        (99.0, 44.0),
        (92.0, 51.0),
        (91.5, 56.5),
        (97.5, 57.5),
        (106.5, 51.0),
        (118.5, 43.0),
        (128.0, 33.5),
    ];
    pen.blob(&thumb, TANNED);
    // The patch hides the line where the thumb meets the hand.
    let joint =
        [(118.5, 29.5), (113.5, 34.0), (120.0, 39.0), (128.5, 32.0), (129.5, 24.0), (123.0, 21.0)];
    pen.patch(&joint, TANNED);
    pen.line(&[(94.0, 53.5), (96.0, 51.5), (98.0, 52.0)], 1.1);
    let sleeve = [
        (146.0, -40.0),
        (131.0, 5.0),
        (139.0, 21.0),
        (152.0, 35.0),
        (174.5, 41.5),
        (187.5, 0.0),
        (180.0, -40.0),
    ];
    pen.blob(&sleeve, INDIGO);
    pen.coloured_line(&[(140.0, 2.5), (146.5, 17.0), (158.5, 29.5), (171.0, 34.5)], 1.4, SKY);
}
