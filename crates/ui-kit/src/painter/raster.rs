//! A software rasteriser that paints triangles into a picture, as the graphics system would. What
//! never moves is painted once and then drawn as a picture.

use std::ops::Range;

use eframe::egui::{
    Color32, ColorImage, Mesh, Pos2, Rect, TextureId, TextureOptions, TextureWrapMode, Vec2,
};

/// A picture of a part of the window, to paint on.
pub struct Canvas {
    image: ColorImage,
    origin: Pos2,
    scale: f32,
    /// The columns and rows of pixels that may be painted.
    open: [Range<usize>; 2],
    /// The columns and rows to which every clip is limited.
    limits: [Range<usize>; 2],
}

/// A picture that triangles are filled with. For display at small sizes it can have copies at
/// half, a quarter and an eighth of its size.
pub struct Filling {
    id: TextureId,
    sizes: Vec<ColorImage>,
    repeats: bool,
}

impl Filling {
    /// Creates the filling of triangles with the texture `id`. It looks as the graphics system
    /// would show `image` with these `options`.
    pub fn new(id: TextureId, image: ColorImage, options: TextureOptions) -> Self {
        let mut sizes = vec![image];
        if options.mipmap_mode.is_some() {
            add_halves(&mut sizes);
        }
        Filling { id, sizes, repeats: options.wrap_mode != TextureWrapMode::ClampToEdge }
    }

    /// Replaces the part of the picture that begins at the pixel `x`, `y`.
    pub fn patch(&mut self, part: &ColorImage, [x, y]: [usize; 2]) {
        let whole = &mut self.sizes[0];
        let [width, height] = part.size;
        for line in 0..height {
            let to = (y + line) * whole.size[0] + x;
            let from = line * width;
            whole.pixels[to..to + width].copy_from_slice(&part.pixels[from..from + width]);
        }
        if self.sizes.len() > 1 {
            self.sizes.truncate(1);
            add_halves(&mut self.sizes);
        }
    }

    /// Returns the copy in which about one pixel corresponds to one pixel of the canvas. `step`
    /// is the distance between neighbouring canvas pixels, in pixels of the full-size picture.
    fn of_step(&self, step: f32) -> &ColorImage {
        let size = (step.max(1.0).log2().round() as usize).min(self.sizes.len() - 1);
        &self.sizes[size]
    }
}

/// The colour at a point (red, green, blue, alpha), then its texture coordinates.
type Paint = [f32; 6];

impl Canvas {
    /// Creates a transparent picture of `area` with `scale` pixels per point.
    pub fn new(area: Rect, scale: f32) -> Self {
        // The tolerance keeps rounding errors from adding a row or column.
        let size = (area.size() * scale - Vec2::splat(0.01)).ceil().max(Vec2::splat(1.0));
        let [width, height] = [size.x as usize, size.y as usize];
        let image = ColorImage::filled([width, height], Color32::TRANSPARENT);
        let all = [0..width, 0..height];
        Canvas { image, origin: area.min, scale, open: all.clone(), limits: all }
    }

    /// Replaces the whole picture with `ground`, a picture of the same size, and allows to paint
    /// everywhere.
    pub fn begin_whole(&mut self, ground: &ColorImage) {
        let [width, height] = self.image.size;
        self.begin_again([0..width, 0..height], ground);
    }

    /// Limits further painting to `part` of the area, within the area that is painted again.
    pub fn clip(&mut self, part: Rect) {
        let [from, to] = [part.min, part.max].map(|at| ((at - self.origin) * self.scale).round());
        let within = |from: f32, to: f32, limits: &Range<usize>| {
            let edge = |at: f32| at.clamp(limits.start as f32, limits.end as f32) as usize;
            edge(from)..edge(to).max(edge(from))
        };
        let [columns, rows] = &self.limits;
        self.open = [within(from.x, to.x, columns), within(from.y, to.y, rows)];
    }

    /// Copies these columns and rows of pixels from `ground`, a picture of the same size, and limits
    /// further painting to them.
    pub fn begin_again(&mut self, [columns, rows]: [Range<usize>; 2], ground: &ColorImage) {
        let width = self.image.size[0];
        for row in rows.clone() {
            let line = row * width + columns.start..row * width + columns.end;
            self.image.pixels[line.clone()].copy_from_slice(&ground.pixels[line]);
        }
        self.limits = [columns.clone(), rows.clone()];
        self.open = [columns, rows];
    }

    /// Returns the picture as painted so far.
    pub fn image(&self) -> &ColorImage {
        &self.image
    }

    /// Returns the painted picture.
    pub fn finish(self) -> ColorImage {
        self.image
    }

    /// Paints the triangles of a mesh. If the mesh has the texture of `filling`, they are filled
    /// with it.
    pub fn paint(&mut self, mesh: &Mesh, filling: &Filling) {
        let filled = mesh.texture_id == filling.id;
        for corners in mesh.indices.chunks_exact(3) {
            let corners = [0, 1, 2].map(|i| mesh.vertices[corners[i] as usize]);
            let at = corners.map(|corner| ((corner.pos - self.origin) * self.scale).to_pos2());
            let paint = corners.map(|corner| {
                let [r, g, b, a] = corner.color.to_array().map(f32::from);
                [r, g, b, a, corner.uv.x, corner.uv.y]
            });
            self.triangle(at, paint, filled.then_some(filling));
        }
    }

    fn triangle(&mut self, at: [Pos2; 3], paint: [Paint; 3], filling: Option<&Filling>) {
        let [left, right] = extent(at.map(|at| at.x));
        let [top, bottom] = extent(at.map(|at| at.y));
        let rows = pixels(top, bottom, &self.open[1]);
        if rows.is_empty() || pixels(left, right, &self.open[0]).is_empty() {
            return;
        }
        let (u, v) = (at[1] - at[0], at[2] - at[0]);
        let area = u.x * v.y - u.y * v.x;
        if area.abs() < 1e-6 {
            return;
        }
        // The change of the paint from pixel to pixel, across and down.
        let change = |i: usize| {
            let (p, q) = (paint[1][i] - paint[0][i], paint[2][i] - paint[0][i]);
            ((p * v.y - q * u.y) / area, (q * u.x - p * v.x) / area)
        };
        let changes = [0, 1, 2, 3, 4, 5].map(change);
        let repeats = filling.is_some_and(|filling| filling.repeats);
        let picture = filling.map(|filling| {
            let width = filling.sizes[0].size[0] as f32;
            filling.of_step(width * changes[4].0.hypot(changes[4].1))
        });
        let width = self.image.size[0];
        for y in rows {
            let middle = y as f32 + 0.5;
            let (left, right) = span(&at, middle);
            for x in pixels(left, right, &self.open[0]) {
                let away = Pos2::new(x as f32 + 0.5, middle) - at[0];
                let here = |i: usize| paint[0][i] + changes[i].0 * away.x + changes[i].1 * away.y;
                let mut colour = [here(0), here(1), here(2), here(3)];
                if let Some(picture) = picture {
                    let texel = between(picture, here(4), here(5), repeats);
                    (0..4).for_each(|i| colour[i] *= texel[i] / 255.0);
                }
                blend_over(&mut self.image.pixels[y * width + x], colour);
            }
        }
    }
}

/// Returns the least and the greatest of three values.
fn extent(values: [f32; 3]) -> [f32; 2] {
    let [a, b, c] = values;
    [a.min(b).min(c), a.max(b).max(c)]
}

/// Returns the pixels whose middles lie between `from` and `to`. Adjacent ranges share no pixel.
fn pixels(from: f32, to: f32, open: &Range<usize>) -> Range<usize> {
    let edge = |at: f32| (at - 0.5).ceil().clamp(open.start as f32, open.end as f32) as usize;
    edge(from)..edge(to)
}

/// Returns where the horizontal line at `y` enters and leaves a triangle.
fn span(at: &[Pos2; 3], y: f32) -> (f32, f32) {
    let (mut left, mut right) = (f32::MAX, f32::MIN);
    for (a, b) in [(at[0], at[1]), (at[1], at[2]), (at[2], at[0])] {
        // Always compute from the upper end, so that two triangles agree about their common edge.
        let (a, b) = if a.y < b.y { (a, b) } else { (b, a) };
        if a.y <= y && y < b.y {
            let x = a.x + (b.x - a.x) * ((y - a.y) / (b.y - a.y));
            (left, right) = (left.min(x), right.max(x));
        }
    }
    (left, right)
}

/// Blends a premultiplied colour, 0 to 255 per channel, over a pixel.
fn blend_over(under: &mut Color32, over: [f32; 4]) {
    let rest = 1.0 - over[3] / 255.0;
    let below = under.to_array();
    let sum = |i: usize| (over[i] + f32::from(below[i]) * rest + 0.5) as u8;
    *under = Color32::from_rgba_premultiplied(sum(0), sum(1), sum(2), sum(3));
}

/// Returns the colour of a picture at texture coordinates, interpolated between pixels. Beyond
/// the edges the picture repeats in both directions or, if `repeats` is false, its outermost
/// pixels continue.
fn between(picture: &ColorImage, u: f32, v: f32, repeats: bool) -> [f32; 4] {
    let [width, height] = picture.size;
    let (x, y) = (u * width as f32 - 0.5, v * height as f32 - 0.5);
    let (left, top) = (x.floor(), y.floor());
    let (tx, ty) = (x - left, y - top);
    let within = |at: i32, count: usize| {
        let count = count as i32;
        if repeats { at.rem_euclid(count) as usize } else { at.clamp(0, count - 1) as usize }
    };
    let column = |x: i32| within(x, width);
    let row = |y: i32| within(y, height) * width;
    let (x0, x1) = (column(left as i32), column(left as i32 + 1));
    let (y0, y1) = (row(top as i32), row(top as i32 + 1));
    let texel = |i: usize| picture.pixels[i].to_array().map(f32::from);
    let (a, b, c, d) = (texel(y0 + x0), texel(y0 + x1), texel(y1 + x0), texel(y1 + x1));
    [0, 1, 2, 3].map(|i| {
        (a[i] * (1.0 - tx) + b[i] * tx) * (1.0 - ty) + (c[i] * (1.0 - tx) + d[i] * tx) * ty
    })
}

/// Adds copies of the picture in `sizes` at half, a quarter and an eighth of its size.
fn add_halves(sizes: &mut Vec<ColorImage>) {
    for _ in 0..3 {
        let half = half(&sizes[sizes.len() - 1]);
        sizes.push(half);
    }
}

/// Returns a picture at half its size.
fn half(image: &ColorImage) -> ColorImage {
    let [width, height] = image.size.map(|side| (side / 2).max(1));
    let mut small = ColorImage::filled([width, height], Color32::TRANSPARENT);
    for y in 0..height {
        for x in 0..width {
            let texel = |dx: usize, dy: usize| {
                let column = (2 * x + dx).min(image.size[0] - 1);
                let row = (2 * y + dy).min(image.size[1] - 1);
                image.pixels[row * image.size[0] + column].to_array().map(u16::from)
            };
            let (a, b, c, d) = (texel(0, 0), texel(1, 0), texel(0, 1), texel(1, 1));
            let [r, g, b, a] = [0, 1, 2, 3].map(|i| ((a[i] + b[i] + c[i] + d[i] + 2) / 4) as u8);
            small.pixels[y * width + x] = Color32::from_rgba_premultiplied(r, g, b, a);
        }
    }
    small
}

#[cfg(test)]
mod tests {
    use super::*;
    use eframe::egui::{TextureFilter, pos2, vec2};

    fn filling(id: TextureId, image: ColorImage) -> Filling {
        let plain = TextureOptions::LINEAR_REPEAT;
        Filling::new(id, image, plain.with_mipmap_mode(Some(TextureFilter::Linear)))
    }

    #[test]
    fn triangles_side_by_side_cover_every_pixel_once() {
        let area = Rect::from_min_size(pos2(3.0, 5.0), vec2(40.0, 30.0));
        let mut mesh = Mesh::default();
        let half = Color32::from_black_alpha(128);
        let corners = [(3.0, 5.0), (43.0, 5.0), (43.0, 35.0), (3.0, 35.0), (17.3, 21.9)];
        for (x, y) in corners {
            mesh.colored_vertex(pos2(x, y), half);
        }
        (0..4).for_each(|i| mesh.add_triangle(i, (i + 1) % 4, 4));
        let filling = filling(TextureId::User(1), ColorImage::filled([2, 2], Color32::RED));
        let mut canvas = Canvas::new(area, 2.0);
        canvas.paint(&mesh, &filling);
        let image = canvas.finish();
        assert_eq!(image.size, [80, 60]);
        assert!(image.pixels.iter().all(|pixel| *pixel == half));
    }

    #[test]
    fn a_texture_is_tinted_and_drawn_at_any_size() {
        let mut checks = ColorImage::filled([64, 64], Color32::WHITE);
        (0..64 * 64).filter(|i| (i + i / 64) % 2 == 0).for_each(|i| {
            checks.pixels[i] = Color32::BLACK;
        });
        let id = TextureId::User(1);
        let filling = filling(id, checks);
        let mut mesh = Mesh::with_texture(id);
        let rect = Rect::from_min_size(Pos2::ZERO, vec2(32.0, 32.0));
        let all = Rect::from_min_size(Pos2::ZERO, vec2(1.0, 1.0));
        mesh.add_rect_with_uv(rect, all, Color32::from_rgb(255, 128, 0));
        let mut canvas = Canvas::new(rect, 1.0);
        canvas.paint(&mesh, &filling);
        for pixel in canvas.finish().pixels {
            let [r, g, b, a] = pixel.to_array();
            assert!(r.abs_diff(128) < 3 && g.abs_diff(64) < 3 && b == 0 && a == 255, "{pixel:?}");
        }
    }

    #[test]
    fn nothing_is_painted_outside_the_clip() {
        let area = Rect::from_min_size(pos2(10.0, 10.0), vec2(8.0, 6.0));
        let mut canvas = Canvas::new(area, 1.0);
        canvas.clip(Rect::from_min_max(pos2(12.0, 0.0), pos2(15.0, 11.0)));
        let mut mesh = Mesh::default();
        mesh.add_colored_rect(area, Color32::RED);
        let none = filling(TextureId::User(1), ColorImage::filled([1, 1], Color32::WHITE));
        canvas.paint(&mesh, &none);
        let image = canvas.finish();
        let painted = (0..48).filter(|i| image.pixels[*i] == Color32::RED);
        assert_eq!(painted.collect::<Vec<_>>(), [2, 3, 4]);
    }

    #[test]
    fn a_texture_that_does_not_repeat_extends_its_edge() {
        let id = TextureId::User(1);
        let mut halves = ColorImage::filled([2, 1], Color32::WHITE);
        halves.pixels[0] = Color32::BLACK;
        let edge = Filling::new(id, halves, TextureOptions::LINEAR);
        let mut mesh = Mesh::with_texture(id);
        let rect = Rect::from_min_size(Pos2::ZERO, vec2(8.0, 1.0));
        let twice = Rect::from_min_max(pos2(-0.5, 0.0), pos2(1.5, 1.0));
        mesh.add_rect_with_uv(rect, twice, Color32::WHITE);
        let mut canvas = Canvas::new(rect, 1.0);
        canvas.paint(&mesh, &edge);
        let image = canvas.finish();
        assert_eq!((image.pixels[0], image.pixels[7]), (Color32::BLACK, Color32::WHITE));
    }
}
