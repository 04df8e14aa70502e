//! The frame of the cell that has the keyboard: four brackets at its corners, in two colours
//! of which one stands out from whatever lies around it. A capture has a whole ring.

use eframe::egui::{Pos2, Shape, Stroke, Vec2};
use oanquan::Cell;

use super::brush::Brush;

/// How much of the outline the brackets cover together.
const COVERED: f32 = 0.5;
/// The width of a bracket and of its dark rim, as shares of the board's unit, and at least, in
/// points.
const WIDTH: (f32, f32) = (0.042, 3.0);
const RIM: (f32, f32) = (0.02, 1.5);

impl Brush<'_> {
    /// Frames the cell that has the keyboard.
    pub(super) fn focus(&self, cell: Cell) {
        let unit = self.layout.unit();
        let [width, rim] = [WIDTH, RIM].map(|(share, least)| (share * unit).max(least));
        let outline = self.inside(cell, 0.02 + (0.5 * width + rim) / unit);
        let along = self.layout.shape(cell).along;
        let brackets = brackets(&outline, along);
        for (width, colour) in
            [(width + 2.0 * rim, self.palette.focus_rim), (width, self.palette.focus)]
        {
            for bracket in &brackets {
                let (Some(first), Some(last)) = (bracket.first(), bracket.last()) else {
                    continue;
                };
                for end in [first, last] {
                    self.painter.circle_filled(*end, width / 2.0, colour);
                }
                self.painter.add(Shape::line(bracket.clone(), Stroke::new(width, colour)));
            }
        }
    }
}

/// The parts of a closed outline around its four corners, as seen along and across the row
/// that runs `along`.
fn brackets(outline: &[Pos2], along: Vec2) -> [Vec<Pos2>; 4] {
    let across = along.rot90();
    let extent = |axis: Vec2| {
        let at = outline.iter().map(|point| point.to_vec2().dot(axis));
        let (least, most) = at.fold((f32::MAX, f32::MIN), |(a, b), it| (a.min(it), b.max(it)));
        (most - least).max(1.0)
    };
    let (long, wide) = (along / extent(along), across / extent(across));
    let length: f32 = steps(outline).map(|(a, b)| a.distance(b)).sum();
    [long + wide, long - wide, -long - wide, -long + wide].map(|corner| {
        let far = |point: &Pos2| point.to_vec2().dot(corner);
        let places = 0..outline.len();
        let middle = places.max_by(|&a, &b| far(&outline[a]).total_cmp(&far(&outline[b])));
        let arm = length * COVERED / 8.0;
        let mut bracket =
            arm_of(outline.iter().rev(), outline.len() - 1 - middle.unwrap_or(0), arm);
        bracket.reverse();
        bracket.pop();
        bracket.extend(arm_of(outline.iter(), middle.unwrap_or(0), arm));
        bracket
    })
}

/// The way of this length along a closed outline from its point `from` on.
fn arm_of<'a>(
    outline: impl Iterator<Item = &'a Pos2> + Clone,
    from: usize,
    length: f32,
) -> Vec<Pos2> {
    let mut points = outline.clone().chain(outline).skip(from).copied();
    let mut arm: Vec<Pos2> = points.next().into_iter().collect();
    let mut left = length;
    for next in points {
        let last = arm[arm.len() - 1];
        let step = last.distance(next);
        if step >= left {
            arm.push(last.lerp(next, left / step));
            break;
        }
        left -= step;
        arm.push(next);
    }
    arm
}

/// The edges of a closed outline.
fn steps(outline: &[Pos2]) -> impl Iterator<Item = (Pos2, Pos2)> {
    outline.iter().copied().zip(outline.iter().copied().cycle().skip(1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use eframe::egui::{Rect, pos2, vec2};

    #[test]
    fn brackets_stand_at_the_corners_and_leave_the_middles_of_the_sides_free() {
        let cell = Rect::from_min_size(pos2(10.0, 20.0), vec2(80.0, 60.0));
        let corners = [cell.left_top(), cell.right_top(), cell.right_bottom(), cell.left_bottom()];
        let sides =
            [cell.center_top(), cell.right_center(), cell.center_bottom(), cell.left_center()];
        let brackets = brackets(&corners, Vec2::X);
        for corner in corners {
            assert_eq!(brackets.iter().filter(|bracket| bracket.contains(&corner)).count(), 1);
        }
        for bracket in &brackets {
            let length: f32 = bracket.windows(2).map(|it| it[0].distance(it[1])).sum();
            assert!((length - COVERED * 280.0 / 4.0).abs() < 0.1, "{bracket:?}");
            for side in sides {
                assert!(bracket.iter().all(|point| point.distance(side) > 8.0), "{bracket:?}");
            }
        }
    }
}
