//! The preview of a move: the path of the stones, the cell of the last stone, and the captures.

use std::collections::HashSet;

use eframe::egui::{Shape, Stroke};
use oanquan::{Cell, Event, Move, Position, Rules, play};

use super::brush::Brush;

/// The effect of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// The move.
    pub mv: Move,
    /// The path of the hand: the cells it would lift from and drop into, in order. A cell can
    /// appear more than once.
    pub way: Vec<Cell>,
    /// The cell of the last stone.
    pub last: Cell,
    /// The cells that would be captured, in order, with the points of each.
    pub captures: Vec<(Cell, i32)>,
}

impl Preview {
    /// Returns the effect of `mv` in `position`, or `None` if the move is illegal.
    pub fn of(rules: &Rules, position: &Position, mv: Move) -> Option<Self> {
        let turn = play(rules, position, mv).ok()?;
        let mut preview = Preview { mv, way: Vec::new(), last: mv.cell, captures: Vec::new() };
        for event in turn.events {
            match event {
                Event::Lifted { cell, .. } => preview.way.push(cell),
                Event::Dropped { cell } | Event::Ponded { cell, .. } => {
                    preview.way.push(cell);
                    preview.last = cell;
                }
                Event::Captured { cell, pile, .. } => {
                    preview.captures.push((cell, pile.points(rules)));
                }
                _ => {}
            }
        }
        Some(preview)
    }

    /// Returns the total points of the captures.
    pub fn points(&self) -> i32 {
        self.captures.iter().map(|(_, points)| points).sum()
    }
}

impl Brush<'_> {
    /// Paints a preview over the stones at rest: a line with arrow heads along the path, a target
    /// in the last cell, and a cross with the points on each captured cell.
    pub(super) fn preview(&self, preview: &Preview) {
        let unit = self.layout.unit();
        let width = (unit * 0.035).max(2.5);
        let mut drawn = HashSet::new();
        for step in preview.way.windows(2) {
            if drawn.insert((step[0].index(), step[1].index())) {
                self.step(step[0], step[1], width);
            }
        }
        for &(cell, points) in &preview.captures {
            self.ring(cell, self.palette.badge, 1.8 * width);
            self.ring(cell, self.palette.ring, width);
            self.cross(cell, 0.2, self.palette.ring);
            self.badge(self.layout.shape(cell).mark, &format!("+{points}"));
        }
        let at = self.layout.shape(preview.last).middle;
        for (pen, colour) in [(2.2 * width, self.palette.badge), (width, self.palette.ring)] {
            self.painter.circle_stroke(at, 0.19 * unit, Stroke::new(pen, colour));
        }
        let rim = Stroke::new(0.6 * width, self.palette.badge);
        self.painter.circle(at, 0.06 * unit, self.palette.ring, rim);
    }

    /// Paints a thin line from one cell to the next, with an arrow head in its middle.
    fn step(&self, from: Cell, to: Cell, width: f32) {
        let [a, b] = [from, to].map(|cell| self.layout.shape(cell).middle);
        let way = (b - a).normalized();
        let head = (0.085 * self.layout.unit()).max(5.0);
        let middle = a.lerp(b, 0.5);
        let (rim, fill) = (self.palette.badge, self.palette.ring);
        for (pen, colour) in [(1.5 * width, rim), (0.6 * width, fill)] {
            self.painter.line_segment([a, b], Stroke::new(pen, colour));
        }
        let aside = way.rot90() * head;
        let points =
            vec![middle + way * head, middle - way * head + aside, middle - way * head - aside];
        self.painter.add(Shape::convex_polygon(points, fill, Stroke::new(0.5 * width, rim)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn preview(position: &str, mv: &str) -> Option<Preview> {
        let rules = Rules::classic();
        let position = Position::parse(position, &rules).expect("a legal position");
        Preview::of(&rules, &position, mv.parse().expect("a move"))
    }

    #[test]
    fn a_preview_shows_the_path_its_end_and_the_captures() {
        // 1+ drops into 2, jumps over 3 and captures the three dân in 4.
        let shown = preview("Q,1,0,0,3,1,Q,1,0,0,0,0 0 0,0", "1+").expect("a legal move");
        let cells = |numbers: &[usize]| numbers.iter().map(|&n| Cell::new(n)).collect::<Vec<_>>();
        assert_eq!((shown.way.clone(), shown.last), (cells(&[1, 2]), Cell::new(2)));
        assert_eq!((shown.captures.clone(), shown.points()), (vec![(Cell::new(4), 3)], 3));
    }

    #[test]
    fn an_illegal_move_has_no_preview() {
        assert_eq!(preview("Q,1,0,0,3,1,Q,1,0,0,0,0 0 0,0", "2+"), None);
    }
}
