//! Digits as chalk lines.

use std::f32::consts::{PI, TAU};

use eframe::egui::{Pos2, pos2, vec2};

use super::arc;

/// The width of a digit and the gap between two, as shares of the height.
const WIDTH: f32 = 0.56;
const BETWEEN: f32 = 0.26;
/// The width of the digit 1.
const ONE: f32 = 0.26;

/// Returns the lines of `number` in digits 1 high, and their whole width. The lines begin in the
/// upper left corner at (0, 0); y grows downwards.
pub fn digit_lines(number: usize) -> (Vec<Vec<Pos2>>, f32) {
    let digits = number.checked_ilog10().map_or(1, |tens| tens + 1);
    let mut lines = Vec::new();
    let mut x = 0.0;
    for place in (0..digits).rev() {
        let digit = number / 10_usize.pow(place) % 10;
        let moved = |line: Vec<Pos2>| line.into_iter().map(|at| at + vec2(x, 0.0)).collect();
        lines.extend(strokes(digit).into_iter().map(moved));
        x += BETWEEN + if digit == 1 { ONE } else { WIDTH };
    }
    (lines, x - BETWEEN)
}

/// Returns the lines of one digit.
fn strokes(digit: usize) -> Vec<Vec<Pos2>> {
    let half = WIDTH / 2.0;
    match digit {
        0 => vec![arc(pos2(half, 0.5), vec2(half, 0.5), 0.0, TAU)],
        1 => vec![vec![pos2(0.0, 0.22), pos2(ONE, 0.0), pos2(ONE, 1.0)]],
        2 => {
            let mut line = arc(pos2(half, 0.28), vec2(half, 0.28), -0.95 * PI, 0.18 * PI);
            line.extend([pos2(0.0, 1.0), pos2(WIDTH, 1.0)]);
            vec![line]
        }
        3 => vec![
            arc(pos2(half, 0.24), vec2(half * 0.9, 0.24), -0.9 * PI, 0.5 * PI),
            arc(pos2(half, 0.74), vec2(half, 0.26), -0.5 * PI, 0.9 * PI),
        ],
        4 => vec![vec![pos2(0.44, 1.0), pos2(0.44, 0.0), pos2(0.0, 0.7), pos2(0.62, 0.7)]],
        5 => {
            let mut line = vec![pos2(0.5, 0.0), pos2(0.08, 0.0), pos2(0.04, 0.46)];
            line.extend(arc(pos2(half * 0.9, 0.68), vec2(half, 0.32), -0.75 * PI, 0.85 * PI));
            vec![line]
        }
        6 => vec![loop_and_tail(pos2(half, 0.68), 1.0)],
        7 => vec![vec![pos2(0.0, 0.0), pos2(WIDTH, 0.0), pos2(0.2, 1.0)]],
        8 => vec![
            arc(pos2(half, 0.25), vec2(half * 0.86, 0.25), 0.5 * PI, 2.5 * PI),
            arc(pos2(half, 0.75), vec2(half, 0.25), -0.5 * PI, 1.5 * PI),
        ],
        _ => vec![loop_and_tail(pos2(half, 0.32), -1.0)],
    }
}

/// Returns a loop around `middle` with a curved tail: above it for a `way` of 1, the digit 6, and
/// turned by half a turn for -1, the digit 9.
fn loop_and_tail(middle: Pos2, way: f32) -> Vec<Pos2> {
    let radii = vec2(WIDTH / 2.0, 0.32);
    let from = if way > 0.0 { PI } else { 0.0 };
    let mut line = vec![middle + way * vec2(0.5 * radii.x, -0.68)];
    line.push(middle + way * vec2(-0.45 * radii.x, -0.42));
    line.extend(arc(middle, radii, from, from - TAU));
    line
}
