//! The big sister, who fits the strength of the player.

use super::pen::{INK, Pen};
use super::{BLUSH, CLAY, GREEN, OCHRE, RED, SKIN, TEAL, WHITE, ground, shoulders};

/// A young woman with long hair, a yellow apricot blossom in it, and a wink.
pub fn elder_sister(pen: &mut Pen) {
    ground(pen, CLAY);
    // Long hair, which falls behind the shoulders.
    pen.blob(
        &[
            (50.0, 14.0),
            (68.0, 18.0),
            (79.0, 34.0),
            (80.0, 54.0),
            (82.0, 76.0),
            (72.0, 88.0),
            (50.0, 90.0),
            (28.0, 88.0),
            (18.0, 76.0),
            (20.0, 54.0),
            (21.0, 34.0),
            (32.0, 18.0),
        ],
        INK,
    );
    shoulders(pen, 79.0, 31.0, TEAL);
    pen.blob(&[(43.0, 71.0), (57.0, 71.0), (58.5, 80.0), (50.0, 85.0), (41.5, 80.0)], SKIN);
    pen.patch(&[(43.8, 68.0), (56.2, 68.0), (56.2, 75.0), (50.0, 78.0), (43.8, 75.0)], SKIN);
    // The fringe is swept to one side.
    pen.blob(
        &[
            (43.0, 30.0),
            (54.0, 34.0),
            (65.0, 37.0),
            (71.0, 47.0),
            (70.0, 61.0),
            (61.0, 73.0),
            (50.0, 77.5),
            (39.0, 73.0),
            (30.0, 61.0),
            (29.0, 47.0),
            (34.0, 37.0),
        ],
        SKIN,
    );
    // One eye is open, the other winks.
    pen.spot((39.5, 53.0), (3.2, 4.0), INK);
    pen.spot((40.5, 51.4), (1.0, 1.2), WHITE);
    pen.line(&[(34.0, 50.8), (39.0, 48.2), (44.0, 50.4)], 1.6);
    pen.line(&[(55.5, 53.6), (60.5, 51.0), (65.5, 53.6)], 2.3);
    pen.line(&[(34.5, 44.0), (39.0, 42.2), (44.0, 43.8)], 1.5);
    pen.line(&[(56.0, 44.6), (61.0, 43.4), (66.0, 45.2)], 1.5);
    pen.spot((35.5, 61.5), (4.6, 3.2), BLUSH);
    pen.spot((64.5, 61.5), (4.6, 3.2), BLUSH);
    pen.line(&[(48.5, 59.5), (50.0, 60.8), (51.5, 59.5)], 1.5);
    pen.blob(
        &[(43.0, 65.0), (50.0, 66.6), (57.0, 65.0), (54.5, 69.6), (50.0, 71.2), (45.5, 69.6)],
        RED,
    );
    pen.patch(&[(45.6, 66.0), (50.0, 67.0), (54.4, 66.0), (52.6, 68.0), (47.4, 68.0)], WHITE);
    // The blossom.
    pen.blob(&[(78.0, 38.0), (85.0, 37.0), (87.0, 43.0), (80.0, 43.0)], GREEN);
    for petal in 0..5 {
        let (sin, cos) = (std::f32::consts::TAU * (petal as f32 / 5.0 - 0.25)).sin_cos();
        pen.oval((73.0 + 5.2 * cos, 33.0 + 5.2 * sin), (3.9, 3.9), OCHRE);
    }
    pen.spot((73.0, 33.0), (2.4, 2.4), RED);
}
