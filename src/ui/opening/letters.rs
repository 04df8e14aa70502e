//! The name of the game as chalk lines. A capital letter is 1 high; y grows downwards.

use std::f32::consts::{PI, TAU};

use eframe::egui::{Pos2, Vec2, pos2, vec2};
use ui_kit::art::arc;

/// The lines of the letters, and the middles of the round capitals, where a quan fits.
pub struct Letters {
    /// The lines, each a sequence of points.
    pub lines: Vec<Vec<Pos2>>,
    /// The middles of the round capital letters.
    pub middles: Vec<Pos2>,
    /// The size of the whole name.
    pub size: Vec2,
}

/// The gaps between letters and between words, and the room above capitals for diacritics.
const BETWEEN: f32 = 0.22;
const WORD: f32 = 0.5;
const MARKS: f32 = 0.42;
/// The angle by which the ends of the breve lie below its middle axis, in radians.
const BREVE: f32 = 0.45;

/// Returns the letters of “Ô Ăn Quan”.
pub fn name() -> Letters {
    let round = |width: f32| arc(pos2(width / 2.0, 0.5), vec2(width / 2.0, 0.5), 0.0, TAU);
    let n = || {
        let mut arch = arc(pos2(0.27, 0.67), vec2(0.27, 0.27), PI, TAU);
        arch.push(pos2(0.54, 1.0));
        vec![vec![pos2(0.0, 0.4), pos2(0.0, 1.0)], arch]
    };
    let o = vec![round(0.92), vec![pos2(0.22, -0.1), pos2(0.46, -0.32), pos2(0.7, -0.1)]];
    let a = vec![
        vec![pos2(0.0, 1.0), pos2(0.43, 0.0), pos2(0.86, 1.0)],
        vec![pos2(0.15, 0.66), pos2(0.71, 0.66)],
        // Its ends lean outwards: upright ones look as if something had cut them off.
        arc(pos2(0.43, -0.37), vec2(0.28, 0.24), PI - BREVE, BREVE),
    ];
    let q = vec![round(0.98), vec![pos2(0.62, 0.72), pos2(0.98, 1.1)]];
    let mut bowl = vec![pos2(0.0, 0.4)];
    bowl.extend(arc(pos2(0.27, 0.73), vec2(0.27, 0.27), PI, 0.0));
    let u = vec![bowl, vec![pos2(0.54, 0.4), pos2(0.54, 1.0)]];
    let small_a = vec![
        arc(pos2(0.28, 0.7), vec2(0.28, 0.3), 0.0, TAU),
        vec![pos2(0.56, 0.4), pos2(0.56, 1.0)],
    ];
    let words: [Vec<(f32, Vec<Vec<Pos2>>)>; 3] = [
        vec![(0.92, o)],
        vec![(0.86, a), (0.54, n())],
        vec![(0.98, q), (0.54, u), (0.56, small_a), (0.54, n())],
    ];

    let mut letters =
        Letters { lines: Vec::new(), middles: Vec::new(), size: vec2(0.0, 1.1 + MARKS) };
    let mut x = 0.0;
    for word in words {
        for (width, lines) in word {
            // The first line of a round capital is closed.
            let first = &lines[0];
            let is_round = (first[0] - first[first.len() - 1]).length() < 0.01;
            if is_round && width > 0.9 {
                letters.middles.push(pos2(x + width / 2.0, 0.5 + MARKS));
            }
            let moved = |at: Pos2| at + vec2(x, MARKS);
            letters
                .lines
                .extend(lines.into_iter().map(|line| line.into_iter().map(moved).collect()));
            x += width + BETWEEN;
        }
        x += WORD - BETWEEN;
    }
    letters.size.x = x - WORD;
    letters
}

impl Letters {
    /// Returns points along all lines, about `apart` from each other.
    pub fn points(&self, apart: f32) -> Vec<Pos2> {
        self.lines.iter().flat_map(|line| along(line, apart)).collect()
    }
}

/// Returns evenly spaced points along a line, about `apart` from each other, including its ends.
/// A closed line has its common end once.
fn along(line: &[Pos2], apart: f32) -> Vec<Pos2> {
    let length: f32 = line.windows(2).map(|ends| ends[0].distance(ends[1])).sum();
    let parts = (length / apart).round().max(1.0);
    let closed = line[0].distance(line[line.len() - 1]) < 0.01;
    let last = if closed { parts as usize - 1 } else { parts as usize };
    (0..=last).map(|i| at_distance(line, length * i as f32 / parts)).collect()
}

/// Returns the point of a line at `distance` from its start.
fn at_distance(line: &[Pos2], distance: f32) -> Pos2 {
    let mut left = distance;
    for ends in line.windows(2) {
        let length = ends[0].distance(ends[1]);
        if left <= length {
            return ends[0].lerp(ends[1], if length > 0.0 { left / length } else { 0.0 });
        }
        left -= length;
    }
    line[line.len() - 1]
}
