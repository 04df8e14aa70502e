//! Icons, drawn with a few strokes, so that they need no font and stay sharp.

use std::f32::consts::{PI, TAU};

use eframe::egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};

/// An icon on a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Icon {
    /// A house.
    Home,
    /// Two people.
    People,
    /// A plus.
    Plus,
    /// A minus.
    Minus,
    /// Three dots.
    More,
    /// An open book.
    Book,
    /// Two sheets.
    Copy,
    /// A clipboard.
    Paste,
    /// An arrow bent back to the left.
    Undo,
    /// An arrow bent forward to the right.
    Redo,
    /// An eye.
    Again,
    /// A light bulb.
    Hint,
    /// An upright bar, half full.
    Evaluation,
    /// Lines with dots before them.
    Moves,
    /// A chevron to the left.
    Earlier,
    /// A chevron to the right.
    Later,
    /// A chevron to the left at a bar.
    First,
    /// A chevron to the right at a bar.
    Last,
    /// An arrow to the left.
    Back,
    /// A dot with a line to a triangle.
    PlayOn,
    /// A circular arrow around a triangle.
    Replay,
    /// A curve above an axis.
    Graph,
    /// Two bars.
    Pause,
    /// A triangle.
    Play,
    /// A triangle against a bar.
    Step,
    /// A flag on its pole.
    Flag,
    /// A circle with a horizontal bar.
    Stop,
    /// Two horizontal bars, one above the other.
    Equal,
    /// Two arrows in opposite directions.
    Swap,
    /// A loudspeaker.
    Sound,
    /// Two musical notes.
    Music,
    /// Three sliders.
    Sliders,
    /// Dots that lead to a target.
    Way,
    /// Books on a shelf.
    Shelf,
    /// Bars of different heights.
    Bars,
    /// A blackboard on its legs.
    Blackboard,
    /// Four squares, one of them filled.
    Squares,
    /// A hill and the sun in a frame.
    Picture,
    /// A sheet that comes out of a printer.
    Printer,
    /// A pencil.
    Pencil,
    /// A cross.
    Close,
    /// A cross in a frame.
    Clear,
    /// What somebody says.
    Bubble,
    /// A hand that greets.
    Hand,
    /// A leaf of four, which brings luck.
    Clover,
    /// A star.
    Star,
    /// A bubble with three dots.
    Thinking,
    /// A face with an open mouth.
    Oops,
    /// An hourglass.
    Hourglass,
    /// A heart.
    Heart,
    /// An open door and an arrow.
    Door,
}

impl Icon {
    /// Returns whether the icon is that of a sound, which is struck through while the sound is off.
    pub const fn is_sound(self) -> bool {
        matches!(self, Icon::Sound | Icon::Music)
    }
}

/// Paints `icon` into the square `rect`. A `crossed` icon is struck through to show that its
/// function is off.
pub fn paint(painter: &Painter, rect: Rect, icon: Icon, colour: Color32, crossed: bool) {
    let pen = Pen { painter, rect, colour, stroke: Stroke::new(rect.width() * 0.1, colour) };
    match icon {
        Icon::Home => {
            pen.line(&[(0.02, 0.52), (0.5, 0.08), (0.98, 0.52)]);
            pen.line(&[(0.16, 0.44), (0.16, 0.92), (0.84, 0.92), (0.84, 0.44)]);
            pen.line(&[(0.4, 0.9), (0.4, 0.62), (0.6, 0.62), (0.6, 0.9)]);
        }
        Icon::People => {
            for (x, head, shoulders) in [(0.3, 0.15, 0.28), (0.74, 0.12, 0.22)] {
                pen.dot(x, 0.3, head);
                pen.arc(x, 0.88, shoulders, PI, TAU);
            }
        }
        Icon::Plus => {
            pen.line(&[(0.5, 0.15), (0.5, 0.85)]);
            pen.line(&[(0.15, 0.5), (0.85, 0.5)]);
        }
        Icon::Minus => pen.line(&[(0.15, 0.5), (0.85, 0.5)]),
        Icon::More => [0.15, 0.5, 0.85].iter().for_each(|&x| pen.dot(x, 0.5, 0.1)),
        Icon::Book => {
            for x in [|x: f32| x, |x: f32| 1.0 - x] {
                pen.line(&[(0.5, 0.3), (x(0.06), 0.18), (x(0.06), 0.74), (0.5, 0.88), (0.5, 0.3)]);
            }
        }
        Icon::Way => {
            pen.dot(0.1, 0.86, 0.08);
            pen.dot(0.3, 0.66, 0.08);
            pen.dot(0.48, 0.48, 0.08);
            pen.dot(0.76, 0.24, 0.1);
            pen.line(&[(0.76, 0.0), (1.0, 0.24), (0.76, 0.48), (0.52, 0.24), (0.76, 0.0)]);
        }
        Icon::Copy => {
            pen.sheet((0.34, 0.3), (0.9, 0.94));
            pen.line(&[(0.34, 0.72), (0.1, 0.72), (0.1, 0.06), (0.64, 0.06), (0.64, 0.3)]);
        }
        Icon::Printer => {
            pen.line(&[(0.24, 0.34), (0.24, 0.06), (0.76, 0.06), (0.76, 0.34)]);
            pen.line(&[
                (0.24, 0.74),
                (0.04, 0.74),
                (0.04, 0.34),
                (0.96, 0.34),
                (0.96, 0.74),
                (0.76, 0.74),
            ]);
            pen.sheet((0.24, 0.58), (0.76, 0.96));
        }
        Icon::Paste => {
            pen.sheet((0.16, 0.16), (0.84, 0.94));
            pen.fill(&[(0.34, 0.04), (0.66, 0.04), (0.66, 0.28), (0.34, 0.28)]);
        }
        Icon::Shelf => {
            pen.line(&[(0.02, 0.92), (0.98, 0.92)]);
            pen.line(&[(0.12, 0.9), (0.12, 0.12), (0.32, 0.12), (0.32, 0.9)]);
            pen.line(&[(0.32, 0.3), (0.52, 0.3), (0.52, 0.9)]);
            pen.line(&[(0.62, 0.2), (0.78, 0.14), (0.96, 0.88)]);
            pen.line(&[(0.62, 0.2), (0.76, 0.9)]);
        }
        Icon::Squares => {
            for (x, y) in [(0.08, 0.08), (0.56, 0.08), (0.08, 0.56)] {
                pen.sheet((x, y), (x + 0.36, y + 0.36));
            }
            pen.fill(&[(0.52, 0.52), (0.96, 0.52), (0.96, 0.96), (0.52, 0.96)]);
        }
        Icon::Blackboard => {
            pen.sheet((0.04, 0.08), (0.96, 0.68));
            pen.line(&[(0.3, 0.7), (0.2, 0.96)]);
            pen.line(&[(0.7, 0.7), (0.8, 0.96)]);
            pen.line(&[(0.24, 0.4), (0.5, 0.4)]);
        }
        Icon::Picture => {
            pen.sheet((0.06, 0.14), (0.94, 0.86));
            pen.line(&[(0.1, 0.78), (0.38, 0.42), (0.56, 0.64), (0.7, 0.5), (0.9, 0.78)]);
            pen.line(&[(0.66, 0.3), (0.74, 0.3)]);
        }
        Icon::Pencil => {
            pen.line(&[(0.1, 0.9), (0.16, 0.62), (0.7, 0.08), (0.92, 0.3), (0.38, 0.84)]);
            pen.line(&[(0.38, 0.84), (0.1, 0.9)]);
            pen.line(&[(0.56, 0.22), (0.78, 0.44)]);
        }
        Icon::Close => {
            pen.line(&[(0.18, 0.18), (0.82, 0.82)]);
            pen.line(&[(0.18, 0.82), (0.82, 0.18)]);
        }
        Icon::Clear => {
            pen.sheet((0.08, 0.08), (0.92, 0.92));
            pen.line(&[(0.32, 0.32), (0.68, 0.68)]);
            pen.line(&[(0.32, 0.68), (0.68, 0.32)]);
        }
        Icon::Bars => {
            pen.line(&[(0.02, 0.94), (0.98, 0.94)]);
            for (x, top) in [(0.1, 0.56), (0.4, 0.1), (0.7, 0.36)] {
                pen.fill(&[(x, 0.84), (x, top), (x + 0.2, top), (x + 0.2, 0.84)]);
            }
        }
        Icon::Undo => pen.bent_arrow(|x| x),
        Icon::Redo => pen.bent_arrow(|x| 1.0 - x),
        Icon::Again => {
            let lid = |sign: f32| -> Vec<(f32, f32)> {
                (0..=12)
                    .map(|i| i as f32 / 12.0)
                    .map(|t| (0.05 + 0.9 * t, 0.5 + sign * 0.3 * (PI * t).sin()))
                    .collect()
            };
            pen.line(&lid(1.0));
            pen.line(&lid(-1.0));
            pen.dot(0.5, 0.5, 0.14);
        }
        Icon::Hint => {
            pen.arc(0.5, 0.38, 0.3, -1.25 * PI, 0.25 * PI);
            pen.line(&[(0.29, 0.59), (0.38, 0.72), (0.62, 0.72), (0.71, 0.59)]);
            pen.line(&[(0.38, 0.88), (0.62, 0.88)]);
        }
        Icon::Evaluation => {
            pen.sheet((0.3, 0.06), (0.7, 0.94));
            pen.fill(&[(0.3, 0.55), (0.7, 0.55), (0.7, 0.94), (0.3, 0.94)]);
            pen.line(&[(0.08, 0.5), (0.2, 0.5)]);
            pen.line(&[(0.8, 0.5), (0.92, 0.5)]);
        }
        Icon::Moves => {
            for y in [0.2, 0.5, 0.8] {
                pen.dot(0.12, y, 0.08);
                pen.line(&[(0.32, y), (0.92, y)]);
            }
        }
        Icon::Earlier => pen.line(&[(0.65, 0.12), (0.28, 0.5), (0.65, 0.88)]),
        Icon::Later => pen.line(&[(0.35, 0.12), (0.72, 0.5), (0.35, 0.88)]),
        Icon::First => pen.point_at_bar(|x| x),
        Icon::Last => pen.point_at_bar(|x| 1.0 - x),
        Icon::Back => {
            pen.line(&[(0.94, 0.5), (0.12, 0.5)]);
            pen.line(&[(0.42, 0.16), (0.08, 0.5), (0.42, 0.84)]);
        }
        Icon::PlayOn => {
            pen.dot(0.12, 0.5, 0.12);
            pen.line(&[(0.12, 0.5), (0.5, 0.5)]);
            pen.fill(&[(0.48, 0.12), (1.0, 0.5), (0.48, 0.88)]);
        }
        Icon::Replay => {
            pen.arc(0.5, 0.54, 0.4, -0.4 * PI, 1.2 * PI);
            pen.fill(&[(0.14, 0.02), (0.14, 0.42), (0.48, 0.22)]);
            pen.fill(&[(0.4, 0.36), (0.72, 0.54), (0.4, 0.72)]);
        }
        Icon::Graph => {
            pen.line(&[(0.06, 0.06), (0.06, 0.94), (0.96, 0.94)]);
            pen.line(&[(0.2, 0.7), (0.42, 0.34), (0.62, 0.58), (0.92, 0.14)]);
        }
        Icon::Pause => {
            pen.fill(&[(0.22, 0.15), (0.42, 0.15), (0.42, 0.85), (0.22, 0.85)]);
            pen.fill(&[(0.58, 0.15), (0.78, 0.15), (0.78, 0.85), (0.58, 0.85)]);
        }
        Icon::Play => pen.fill(&[(0.25, 0.12), (0.88, 0.5), (0.25, 0.88)]),
        Icon::Step => {
            pen.fill(&[(0.15, 0.12), (0.68, 0.5), (0.15, 0.88)]);
            pen.line(&[(0.8, 0.12), (0.8, 0.88)]);
        }
        Icon::Flag => {
            pen.line(&[(0.18, 0.04), (0.18, 0.96)]);
            pen.fill(&[(0.18, 0.1), (0.88, 0.32), (0.18, 0.56)]);
        }
        Icon::Stop => {
            pen.arc(0.5, 0.5, 0.42, 0.0, 2.0 * PI);
            pen.line(&[(0.26, 0.5), (0.74, 0.5)]);
        }
        Icon::Equal => {
            for y in [0.36, 0.64] {
                pen.line(&[(0.14, y), (0.86, y)]);
            }
        }
        Icon::Swap => {
            for (y, x) in [(0.3, 0.0), (0.7, 1.0)] {
                let x = |along: f32| (x - along).abs();
                pen.line(&[(x(0.1), y), (x(0.7), y)]);
                pen.fill(&[(x(0.96), y), (x(0.62), y - 0.22), (x(0.62), y + 0.22)]);
            }
        }
        Icon::Sound => {
            pen.fill(&[(0.08, 0.36), (0.26, 0.36), (0.26, 0.64), (0.08, 0.64)]);
            pen.fill(&[(0.24, 0.4), (0.5, 0.14), (0.5, 0.86), (0.24, 0.6)]);
            if !crossed {
                pen.arc(0.5, 0.5, 0.2, -0.9, 0.9);
                pen.arc(0.5, 0.5, 0.4, -0.9, 0.9);
            }
        }
        Icon::Music => {
            pen.dot(0.27, 0.77, 0.15);
            pen.dot(0.73, 0.67, 0.15);
            pen.line(&[(0.38, 0.77), (0.38, 0.24), (0.84, 0.14), (0.84, 0.67)]);
        }
        Icon::Bubble | Icon::Thinking => {
            pen.line(&[(0.08, 0.14), (0.92, 0.14), (0.92, 0.7), (0.46, 0.7), (0.24, 0.92)]);
            pen.line(&[(0.24, 0.92), (0.24, 0.7), (0.08, 0.7), (0.08, 0.1)]);
            let dots = if icon == Icon::Thinking { &[0.3, 0.5, 0.7][..] } else { &[] };
            dots.iter().for_each(|&x| pen.dot(x, 0.42, 0.07));
        }
        Icon::Hand => {
            for (x, top) in [(0.24, 0.28), (0.41, 0.1), (0.58, 0.1), (0.75, 0.26)] {
                pen.line(&[(x, top), (x, 0.62)]);
            }
            pen.line(&[(0.04, 0.5), (0.24, 0.74), (0.36, 0.94), (0.64, 0.94), (0.75, 0.62)]);
        }
        Icon::Clover => {
            for (x, y) in [(0.32, 0.24), (0.68, 0.24), (0.32, 0.56), (0.68, 0.56)] {
                pen.dot(x, y, 0.19);
            }
            pen.line(&[(0.5, 0.42), (0.56, 0.96)]);
        }
        Icon::Star => {
            let point = |i: u8| {
                let radius = if i.is_multiple_of(2) { 0.48 } else { 0.2 };
                let angle = f32::from(i) * PI / 5.0 - PI / 2.0;
                (0.5 + radius * angle.cos(), 0.53 + radius * angle.sin())
            };
            pen.line(&(0..=10).map(point).collect::<Vec<_>>());
        }
        Icon::Oops => {
            pen.arc(0.5, 0.5, 0.44, 0.0, TAU);
            pen.dot(0.34, 0.4, 0.07);
            pen.dot(0.66, 0.4, 0.07);
            pen.dot(0.5, 0.7, 0.11);
        }
        Icon::Hourglass => {
            pen.line(&[(0.16, 0.06), (0.84, 0.06), (0.16, 0.94), (0.84, 0.94), (0.16, 0.06)]);
            pen.line(&[(0.16, 0.06), (0.16, 0.06)]);
            pen.fill(&[(0.3, 0.88), (0.5, 0.64), (0.7, 0.88)]);
        }
        Icon::Heart => {
            pen.dot(0.3, 0.34, 0.23);
            pen.dot(0.7, 0.34, 0.23);
            pen.fill(&[(0.1, 0.45), (0.9, 0.45), (0.5, 0.92)]);
        }
        Icon::Door => {
            pen.sheet((0.08, 0.06), (0.56, 0.94));
            pen.line(&[(0.36, 0.5), (0.96, 0.5)]);
            pen.line(&[(0.76, 0.3), (0.96, 0.5), (0.76, 0.7)]);
        }
        Icon::Sliders => {
            for (y, knob) in [(0.2, 0.68), (0.5, 0.3), (0.8, 0.58)] {
                pen.line(&[(0.06, y), (0.94, y)]);
                pen.dot(knob, y, 0.14);
            }
        }
    }
    if crossed {
        pen.line(&[(0.1, 0.1), (0.9, 0.9)]);
    }
}

/// Paints an arrow in the direction of the unit vector `heading`. An arrow to the right fills
/// `rect`.
pub fn paint_arrow(painter: &Painter, rect: Rect, heading: Vec2, colour: Color32) {
    let at = |(x, y): (f32, f32)| {
        let from_middle = (vec2(x, y) - Vec2::splat(0.5)) * rect.size();
        rect.center() + heading * from_middle.x + heading.rot90() * from_middle.y
    };
    let head = [(0.95, 0.5), (0.5, 0.92), (0.5, 0.08)];
    let shaft = [(0.05, 0.36), (0.54, 0.36), (0.54, 0.64), (0.05, 0.64)];
    for part in [&head[..], &shaft[..]] {
        let points = part.iter().copied().map(at).collect();
        painter.add(Shape::convex_polygon(points, colour, Stroke::NONE));
    }
}

/// Draws in coordinates from 0 to 1 that span `rect`.
struct Pen<'a> {
    painter: &'a Painter,
    rect: Rect,
    colour: Color32,
    stroke: Stroke,
}

impl Pen<'_> {
    fn at(&self, (x, y): (f32, f32)) -> Pos2 {
        self.rect.min + vec2(x, y) * self.rect.size()
    }

    fn line(&self, points: &[(f32, f32)]) {
        let points = points.iter().map(|&point| self.at(point)).collect();
        self.painter.add(Shape::line(points, self.stroke));
    }

    fn fill(&self, points: &[(f32, f32)]) {
        let points: Vec<Pos2> = points.iter().map(|&point| self.at(point)).collect();
        self.painter.add(Shape::convex_polygon(points, self.colour, Stroke::NONE));
    }

    /// Draws the outline of a rectangle.
    fn sheet(&self, (left, top): (f32, f32), (right, bottom): (f32, f32)) {
        self.line(&[(left, top), (right, top), (right, bottom), (left, bottom), (left, top)]);
    }

    fn dot(&self, x: f32, y: f32, radius: f32) {
        self.painter.circle_filled(self.at((x, y)), radius * self.rect.width(), self.colour);
    }

    fn arc(&self, x: f32, y: f32, radius: f32, from: f32, to: f32) {
        let point = |i| {
            let angle = from + (to - from) * i as f32 / 12.0;
            let Vec2 { x: dx, y: dy } = Vec2::angled(angle) * radius;
            (x + dx, y + dy)
        };
        self.line(&(0..=12).map(point).collect::<Vec<_>>());
    }

    /// Draws a bar near x = 0 and a chevron that points at it.
    fn point_at_bar(&self, x: impl Fn(f32) -> f32) {
        self.line(&[(x(0.16), 0.12), (x(0.16), 0.88)]);
        self.line(&[(x(0.82), 0.12), (x(0.42), 0.5), (x(0.82), 0.88)]);
    }

    /// Draws an arrow that starts at the bottom, turns and points to x = 0.
    fn bent_arrow(&self, x: impl Fn(f32) -> f32) {
        let mut path = vec![(x(0.2), 0.36), (x(0.62), 0.36)];
        path.extend((0..=8).map(|i| {
            let turn = -PI / 2.0 + PI * i as f32 / 8.0;
            (x(0.62 + 0.24 * turn.cos()), 0.6 + 0.24 * turn.sin())
        }));
        path.push((x(0.4), 0.84));
        self.line(&path);
        self.fill(&[(x(0.04), 0.36), (x(0.36), 0.12), (x(0.36), 0.6)]);
    }
}

/// Returns a square with sides of length `size` in the middle of `rect`.
pub fn square_in(rect: Rect, size: f32) -> Rect {
    Rect::from_center_size(pos2(rect.center().x, rect.center().y), Vec2::splat(size))
}
