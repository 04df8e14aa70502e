//! How the yard looks at a moment. All of it stays near the edges and faint, because the board lies in the middle.

use std::f32::consts::TAU;
use std::sync::Arc;

use eframe::egui::epaint::{TessellationOptions, Tessellator};
use eframe::egui::{Color32, Mesh, Painter, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};

use super::{Feast, Light, Moment};

/// What a moment adds to the ground of the window, which is the yard. It is drawn anew when the light changes, and kept
/// between.
#[derive(Default)]
pub struct Yard {
    drawn: Option<(View, Arc<Mesh>)>,
}

/// What the picture of the yard depends on.
#[derive(Clone, Copy, PartialEq)]
struct View {
    moment: Moment,
    rect: Rect,
    is_dusk: bool,
    pixels_per_point: f32,
}

impl Yard {
    /// Paints what a moment adds to the ground at `rect`. At `is_dusk`, the player has chosen dark colours: the yard itself
    /// lies in the evening then, and the sun is weak.
    pub fn paint(&mut self, painter: &Painter, rect: Rect, moment: Moment, is_dusk: bool) {
        let pixels_per_point = painter.pixels_per_point();
        let view = View { moment: moment.step(), rect, is_dusk, pixels_per_point };
        let kept = self.drawn.take().filter(|(drawn, _)| *drawn == view);
        let (_, mesh) = self.drawn.insert(kept.unwrap_or_else(|| (view, Arc::new(view.draw()))));
        painter.with_clip_rect(rect).add(Arc::clone(mesh));
    }
}

impl View {
    /// Draws the yard.
    fn draw(self) -> Mesh {
        let View { moment, rect, is_dusk, pixels_per_point } = self;
        let mut shapes = Vec::new();
        let light = moment.light();
        draw_light(&mut shapes, rect, light, is_dusk);
        let unit = (rect.width().min(rect.height()) * 0.03).clamp(9.0, 24.0);
        match moment.feast() {
            Some(Feast::NewYear) => draw_blossoms(&mut shapes, rect, unit),
            Some(Feast::MidAutumn) => draw_lanterns(&mut shapes, rect, 1.6 * unit, light.night),
            Some(Feast::Rains) => draw_rain(&mut shapes, rect, unit),
            None => {}
        }
        // The discs of the texture move when it grows, and this mesh outlives that.
        let options = TessellationOptions { prerasterized_discs: false, ..Default::default() };
        let mut tessellator = Tessellator::new(pixels_per_point, options, [1, 1], Vec::new());
        let mut mesh = Mesh::default();
        shapes.into_iter().for_each(|shape| tessellator.tessellate_shape(shape, &mut mesh));
        mesh
    }
}

/// Draws the light: from the upper left in the morning, from above at noon, from the right in the evening.
fn draw_light(shapes: &mut Vec<Shape>, rect: Rect, light: Light, is_dusk: bool) {
    let sun = if is_dusk { 0.4 } else { 1.0 };
    let colour =
        |[r, g, b]: [u8; 3], alpha: f32| Color32::from_rgba_unmultiplied(r, g, b, alpha as u8);
    let (gold, red, blue) = ([255, 214, 140], [255, 138, 76], [14, 22, 60]);
    if light.morning * sun > 0.0 {
        wash(shapes, rect, [64.0, 20.0, 20.0, 0.0].map(|it| colour(gold, it * light.morning)));
    }
    if light.dusk * sun > 0.0 {
        wash(shapes, rect, [0.0, 52.0, 16.0, 76.0].map(|it| colour(red, it * light.dusk)));
    }
    if light.night > 0.0 {
        let dark = if is_dusk { 0.45 } else { 1.0 };
        wash(
            shapes,
            rect,
            [86.0, 70.0, 86.0, 86.0].map(|it| colour(blue, dark * it * light.night)),
        );
    }
    if light.moon > 0.0 {
        wash(
            shapes,
            rect,
            [0.0, 44.0, 0.0, 12.0].map(|it| colour([190, 210, 255], it * light.moon)),
        );
    }
    let shadow = (light.noon * sun).max(0.7 * light.moon);
    if shadow > 0.0 {
        let ink = Color32::from_black_alpha((30.0 * shadow) as u8);
        let size = rect.width().min(rect.height());
        frond(shapes, rect.left_top() + vec2(-0.06, 0.10) * size, vec2(0.62, 0.16) * size, ink);
        frond(shapes, rect.left_top() + vec2(0.10, -0.08) * size, vec2(0.20, 0.50) * size, ink);
        frond(shapes, rect.right_top() + vec2(0.04, 0.02) * size, vec2(-0.46, 0.34) * size, ink);
    }
}

/// Covers `rect` with colours for its corners: the upper left, the upper right, the lower left and the lower right.
fn wash(shapes: &mut Vec<Shape>, rect: Rect, colours: [Color32; 4]) {
    let corners = [rect.left_top(), rect.right_top(), rect.left_bottom(), rect.right_bottom()];
    let mut mesh = Mesh::default();
    for (corner, colour) in corners.into_iter().zip(colours) {
        mesh.colored_vertex(corner, colour);
    }
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(1, 2, 3);
    shapes.push(Shape::mesh(mesh));
}

/// Draws the shadow of a frond of an areca palm, which grows from `root` along `reach`.
fn frond(shapes: &mut Vec<Shape>, root: Pos2, reach: Vec2, ink: Color32) {
    /// The leaves of one side.
    const LEAVES: u8 = 15;
    let across = reach.rot90();
    // The end hangs down.
    let spine = |t: f32| root + reach * t + across * 0.22 * t * t;
    for leaf in 1..=LEAVES {
        let t = f32::from(leaf) / f32::from(LEAVES);
        let (from, along) = (spine(t), (spine(t) - spine(t - 0.05)).normalized());
        let length = reach.length() * (0.42 - 0.26 * (t - 0.25).abs());
        for side in [1.0, -1.0] {
            let way = (along * (0.75 + 0.5 * t) + along.rot90() * side).normalized() * length;
            let wide = way.rot90() * 0.055;
            let middle = from + way * 0.45;
            let tip = from + way + across * 0.04;
            shapes.push(Shape::convex_polygon(
                vec![from, middle + wide, tip, middle - wide],
                ink,
                Stroke::NONE,
            ));
        }
    }
}

/// Returns places along the edges of `rect`, at most `depth` inside, spread by multiples of the golden ratio.
fn along_edges(rect: Rect, depth: f32, count: u16) -> impl Iterator<Item = Pos2> {
    let (width, height) = (rect.width(), rect.height());
    let round = 2.0 * (width + height);
    (1..=count).map(move |number| {
        let number = f32::from(number);
        let inside = 3.0 + depth * (number * 0.381_966 + number * number * 0.05).fract();
        let at = (number * 0.618_034).fract() * round;
        if at < width {
            pos2(rect.left() + at, rect.top() + inside)
        } else if at < width + height {
            pos2(rect.right() - inside, rect.top() + at - width)
        } else if at < 2.0 * width + height {
            pos2(rect.right() - (at - width - height), rect.bottom() - inside)
        } else {
            pos2(rect.left() + inside, rect.bottom() - (at - 2.0 * width - height))
        }
    })
}

/// Draws blossoms of peach and apricot, and single petals, which the wind has blown to the edges.
fn draw_blossoms(shapes: &mut Vec<Shape>, rect: Rect, unit: f32) {
    let (peach, apricot) =
        (Color32::from_rgb(0xF3, 0xA9, 0xB6), Color32::from_rgb(0xF6, 0xC9, 0x45));
    for (number, at) in (0u8..).zip(along_edges(rect, 4.5 * unit, 46)) {
        let colour = if number % 3 == 0 { apricot } else { peach };
        let turn = f32::from(number) * 1.7;
        let size = unit * (0.62 + 0.3 * (f32::from(number) * 0.618_034).fract());
        if number % 5 < 2 {
            petal(shapes, at, Vec2::angled(turn) * 0.5 * size, colour);
            continue;
        }
        for petal_of in 0u8..5 {
            let way = Vec2::angled(turn + f32::from(petal_of) * TAU / 5.0) * 0.42 * size;
            shapes.push(Shape::circle_filled(at + way, 0.36 * size, colour));
        }
        let heart = if number % 3 == 0 {
            Color32::from_rgb(0xC9, 0x7A, 0x16)
        } else {
            Color32::from_rgb(0xC8, 0x4B, 0x63)
        };
        shapes.push(Shape::circle_filled(at, 0.2 * size, heart));
    }
}

/// Draws a single petal, half as wide as it is long.
fn petal(shapes: &mut Vec<Shape>, at: Pos2, way: Vec2, colour: Color32) {
    let wide = way.rot90() * 0.5;
    let outline = vec![
        at - way,
        at - way * 0.3 + wide,
        at + way * 0.6 + wide * 0.8,
        at + way,
        at + way * 0.6 - wide * 0.8,
        at - way * 0.3 - wide,
    ];
    shapes.push(Shape::convex_polygon(outline, colour, Stroke::NONE));
}

/// Draws star lanterns in three corners; at night, they shine.
fn draw_lanterns(shapes: &mut Vec<Shape>, rect: Rect, unit: f32, night: f32) {
    let inside = rect.shrink(1.3 * unit);
    let (red, yellow) = (Color32::from_rgb(0xD8, 0x3A, 0x2E), Color32::from_rgb(0xF7, 0xD3, 0x5A));
    for (at, turn) in
        [(inside.left_top(), 0.2), (inside.left_bottom(), -0.25), (inside.right_bottom(), 0.1)]
    {
        for (size, alpha) in [(3.2, 10.0), (2.3, 16.0), (1.6, 22.0)] {
            let shine =
                Color32::from_rgba_unmultiplied(255, 214, 120, (alpha * (0.3 + 0.7 * night)) as u8);
            shapes.push(Shape::circle_filled(at, size * unit, shine));
        }
        let point = |number: u8, reach: f32| {
            at + Vec2::angled(turn - TAU / 4.0 + f32::from(number) * TAU / 10.0) * reach * unit
        };
        shapes.push(Shape::line_segment(
            [point(5, 0.9), point(5, 2.1)],
            Stroke::new(0.1 * unit, Color32::from_rgb(0x8A, 0x63, 0x3B)),
        ));
        shapes.push(Shape::circle_stroke(at, 1.04 * unit, Stroke::new(0.08 * unit, yellow)));
        let inner: Vec<Pos2> = (0..5).map(|number| point(2 * number + 1, 0.4)).collect();
        shapes.push(Shape::convex_polygon(inner, red, Stroke::NONE));
        for number in 0..5 {
            let tip =
                [point(2 * number + 9, 0.4), point(2 * number, 1.0), point(2 * number + 1, 0.4)];
            shapes.push(Shape::convex_polygon(tip.to_vec(), red, Stroke::new(0.05 * unit, yellow)));
        }
    }
}

/// Draws puddles and the rings of drops.
fn draw_rain(shapes: &mut Vec<Shape>, rect: Rect, unit: f32) {
    let wet = Color32::from_rgba_unmultiplied(60, 84, 110, 40);
    wash(shapes, rect, [wet; 4]);
    for (number, at) in (0u8..).zip(along_edges(rect, 5.0 * unit, 34)) {
        let size = unit * (0.5 + (f32::from(number) * 0.754_878).fract());
        if number % 6 == 0 {
            let sky = Color32::from_rgba_unmultiplied(196, 214, 230, 34);
            let puddle = (0u8..18).map(|corner| {
                let way = Vec2::angled(f32::from(corner) * TAU / 18.0);
                let bent = 1.0 + 0.12 * (f32::from(corner % 5) - 2.0) / 2.0;
                at + vec2(2.6 * way.x, 1.2 * way.y) * unit * bent
            });
            shapes.push(Shape::convex_polygon(puddle.collect(), sky, Stroke::NONE));
        }
        for (reach, alpha) in [(1.0, 44), (0.55, 60)] {
            let ring = Stroke::new(1.2, Color32::from_rgba_unmultiplied(225, 235, 245, alpha));
            shapes.push(Shape::circle_stroke(at, reach * size, ring));
        }
    }
}
