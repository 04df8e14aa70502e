//! Rounding of angular outlines.

use eframe::egui::{Pos2, Vec2};

/// Returns the convex hull of the points (Andrew's monotone chain, 1979).
pub fn hull(mut points: Vec<Pos2>) -> Vec<Pos2> {
    points.sort_by(|a, b| a.x.total_cmp(&b.x).then(a.y.total_cmp(&b.y)));
    let chain = |points: &mut dyn Iterator<Item = Pos2>| {
        let mut chain: Vec<Pos2> = Vec::new();
        for at in points {
            while let [.., a, b] = chain[..]
                && turn(a, b, at) <= 0.0
            {
                chain.pop();
            }
            chain.push(at);
        }
        chain.pop();
        chain
    };
    let mut lower = chain(&mut points.iter().copied());
    lower.extend(chain(&mut points.iter().rev().copied()));
    lower
}

/// Returns a closed convex outline as `count` evenly spaced points. Its corners are rounded over
/// `round` points of its length, and it is moved outwards by `away` points, or inwards if `away`
/// is negative.
pub fn smoothed(outline: &[Pos2], count: usize, round: f32, away: f32) -> Vec<Pos2> {
    let moved = offset(outline, away);
    let around = length(&moved);
    let even = space_evenly(&moved, count);
    // A moving average along the line turns its corners into arcs.
    let reach = ((round / around * count as f32 / 2.0) as usize).min(count / 2 - 1);
    let mean = |i: usize| {
        let stretch = (i + count - reach)..=(i + count + reach);
        let sum = stretch.map(|j| even[j % count].to_vec2()).fold(Vec2::ZERO, |sum, at| sum + at);
        (sum / (2 * reach + 1) as f32).to_pos2()
    };
    (0..count).map(mean).collect()
}

/// Returns a convex outline with its edges moved outwards by `away`.
fn offset(outline: &[Pos2], away: f32) -> Vec<Pos2> {
    let count = outline.len();
    let area: f32 = (0..count)
        .map(|i| {
            outline[i].to_vec2().x * outline[(i + 1) % count].y
                - outline[(i + 1) % count].x * outline[i].y
        })
        .sum();
    let sign = if area > 0.0 { 1.0 } else { -1.0 };
    let out = |i: usize| {
        let along = (outline[(i + 1) % count] - outline[i]).normalized();
        along.rot90() * sign
    };
    let corner = |i: usize| {
        let (a, b) = (out((i + count - 1) % count), out(i));
        let both = a + b;
        // The point where the moved edges meet.
        outline[i] + both * (away / both.length_sq().max(0.5) * 2.0)
    };
    (0..count).map(corner).collect()
}

/// Returns `count` evenly spaced points along a closed line.
fn space_evenly(line: &[Pos2], count: usize) -> Vec<Pos2> {
    let step = length(line) / count as f32;
    let mut points = Vec::with_capacity(count);
    let mut left = 0.0;
    for (&a, &b) in line.iter().zip(line.iter().cycle().skip(1)) {
        let long = a.distance(b);
        while left < long && points.len() < count {
            points.push(a.lerp(b, left / long));
            left += step;
        }
        left -= long;
    }
    while points.len() < count {
        points.push(line[0]);
    }
    points
}

fn length(line: &[Pos2]) -> f32 {
    line.iter().zip(line.iter().cycle().skip(1)).map(|(a, b)| a.distance(*b)).sum()
}

/// Returns the turn of the path from `a` through `b` to `c`: positive to one side, negative to
/// the other, and 0 if the path is straight.
fn turn(a: Pos2, b: Pos2, c: Pos2) -> f32 {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

#[cfg(test)]
mod tests {
    use super::*;
    use eframe::egui::pos2;

    const SQUARE: [Pos2; 4] = [pos2(0.0, 0.0), pos2(10.0, 0.0), pos2(10.0, 10.0), pos2(0.0, 10.0)];

    #[test]
    fn an_outline_is_inset_or_outset_in_either_winding() {
        let mut other_way = SQUARE;
        other_way.reverse();
        for square in [SQUARE, other_way] {
            for away in [-2.0, 3.0] {
                let points = smoothed(&square, 40, 0.0, away);
                assert_eq!(points.len(), 40);
                for at in points {
                    let reach = (at.x - 5.0).abs().max((at.y - 5.0).abs());
                    assert!((reach - 5.0 - away).abs() < 0.01, "{at}");
                }
            }
        }
    }

    #[test]
    fn corners_are_rounded_and_sides_stay() {
        let points = smoothed(&SQUARE, 80, 4.0, 0.0);
        let farthest = |to: Pos2| points.iter().map(|at| at.distance(to)).fold(f32::MAX, f32::min);
        assert!(farthest(pos2(0.0, 0.0)) > 0.6);
        assert!(farthest(pos2(5.0, 0.0)) < 0.3);
    }

    #[test]
    fn a_hull_omits_inner_points() {
        let mut points = SQUARE.to_vec();
        points.extend([pos2(3.0, 4.0), pos2(9.0, 1.0)]);
        let hull = hull(points);
        assert_eq!(hull.len(), 4);
        assert!(SQUARE.iter().all(|corner| hull.contains(corner)));
    }
}
