//! The portrait of people who play on one device.

use super::pen::{INK, Pen};
use super::{BLUSH, INDIGO, RED, SKIN, STRAW, TANNED, WHITE, ground};

/// Two children, cheek by cheek.
pub fn two_children(pen: &mut Pen) {
    ground(pen, STRAW);
    // The shirts end at the rim of the picture.
    pen.blob(
        &[(27.0, 74.0), (42.0, 76.0), (50.0, 84.0), (50.0, 98.0), (32.0, 94.5), (17.0, 85.0)],
        INDIGO,
    );
    pen.blob(
        &[(73.0, 74.0), (58.0, 76.0), (50.0, 84.0), (50.0, 98.0), (68.0, 94.5), (83.0, 85.0)],
        RED,
    );
    // A boy with short hair.
    head(pen, 32.0, TANNED);
    pen.blob(
        &[
            (32.0, 27.5),
            (44.0, 31.0),
            (51.0, 42.0),
            (49.0, 49.0),
            (40.0, 44.5),
            (30.0, 44.5),
            (20.0, 47.0),
            (14.5, 50.0),
            (13.5, 42.0),
            (20.0, 31.0),
        ],
        INK,
    );
    // A girl with her hair in a bun.
    pen.oval((71.0, 25.5), (7.5, 6.5), INK);
    head(pen, 68.0, SKIN);
    pen.blob(
        &[
            (68.0, 28.0),
            (80.0, 31.5),
            (87.0, 43.0),
            (85.5, 52.0),
            (79.0, 46.0),
            (70.0, 41.0),
            (60.0, 46.0),
            (50.5, 52.0),
            (49.0, 43.0),
            (56.0, 31.5),
        ],
        INK,
    );
}

/// Draws a laughing face with its centre at `x`.
fn head(pen: &mut Pen, x: f32, skin: eframe::egui::Color32) {
    pen.oval((x, 53.0), (18.5, 22.0), skin);
    for side in [-1.0, 1.0] {
        pen.spot((x + side * 7.5, 54.0), (2.5, 3.2), INK);
        pen.spot((x + side * 7.5 + 0.8, 52.8), (0.8, 1.0), WHITE);
        pen.spot((x + side * 11.0, 61.0), (3.4, 2.5), BLUSH);
    }
    pen.line(&[(x - 1.5, 59.0), (x, 60.0), (x + 1.5, 59.0)], 1.4);
    pen.line(&[(x - 6.0, 64.5), (x, 68.0), (x + 6.0, 64.5)], 2.0);
}
