//! Paints all pictures of the game on one sheet and prints how long each takes.
//!
//! `cargo run -p pictures --bin render_art -- DIRECTORY` writes to that directory `sheet.ppm`,
//! `chalk.pam`, `icon.pam`, the wood grain, the mat, and the icon in other sizes. ImageMagick
//! converts them to PNG: `convert sheet.ppm sheet.png`. To make `assets/icon.png`, run
//! `convert icon.pam -strip -channel RGB -posterize 64 +channel icon.png`.

use eframe::egui::{Color32, ColorImage, Mesh, Pos2, Rect, TextureId, pos2, vec2};
use o_an_quan::ui::app_icon;
use std::time::Instant;
use std::{env, fs, io, path::PathBuf};
use ui_kit::art;

fn main() -> io::Result<()> {
    let directory = PathBuf::from(env::args().nth(1).unwrap_or_else(|| ".".into()));
    let start = Instant::now();
    let dan = timed("12 dân, 80 px", || art::pebbles(80));
    let quan = timed("2 quan, 256 px", || art::boulders(256));
    let day = timed("bricks by day", || art::brick_tile(false));
    let dusk = timed("bricks at dusk", || art::brick_tile(true));
    let wood = [false, true].map(|dark| timed("wood", || art::wood_tile(dark)));
    let mat = [false, true].map(|dark| timed("mat", || art::mat_tile(dark)));
    let chalk = timed("chalk", || art::chalk_stroke(16));
    let shadow = timed("shadow", || art::shadow(64));
    let icon = timed("icon, 256 px", || app_icon(256));
    println!("{:>16}: {:6.1} ms", "together", start.elapsed().as_secs_f64() * 1e3);

    let mut sheet = Sheet::new(1400, 1500);
    for (top, ground) in [(0.0, &day), (750.0, &dusk)] {
        sheet.pave(ground, top);
        sheet.show(&dan, &quan, &shadow, &chalk, top, top > 0.0);
    }
    for (x, size) in [(1120.0, 256), (1040.0, 64), (1060.0, 32)] {
        let y = if size == 32 { 700.0 } else { 480.0 + (256 - size) as f32 * 0.5 };
        let picture = app_icon(size);
        sheet.place(&picture, Rect::from_min_size(pos2(x, y), vec2(size as f32, size as f32)));
    }
    for (name, tiles) in [("wood", &wood), ("mat", &mat)] {
        save(&directory.join(format!("{name}.ppm")), &tiles[0], false)?;
        save(&directory.join(format!("{name}-by-lamp.ppm")), &tiles[1], false)?;
    }
    for size in [16, 24, 32, 48, 64, 128, 512] {
        save(&directory.join(format!("icon-{size}.pam")), &app_icon(size), true)?;
    }
    save(&directory.join("sheet.ppm"), &sheet.image, false)?;
    save(&directory.join("icon.pam"), &icon, true)?;
    save(&directory.join("chalk.pam"), &chalk, true)
}

fn timed<T>(name: &str, paint: impl FnOnce() -> T) -> T {
    let start = Instant::now();
    let picture = paint();
    println!("{name:>16}: {:6.1} ms", start.elapsed().as_secs_f64() * 1e3);
    picture
}

struct Sheet {
    image: ColorImage,
}

impl Sheet {
    fn new(width: usize, height: usize) -> Self {
        Self { image: ColorImage::filled([width, height], Color32::BLACK) }
    }

    /// Covers half the sheet with a repeated tile.
    fn pave(&mut self, tile: &ColorImage, top: f32) {
        let width = self.image.size[0];
        for y in top as usize..top as usize + 750 {
            for x in 0..width {
                self.image.pixels[y * width + x] =
                    tile.pixels[y % tile.size[1] * tile.size[0] + x % tile.size[0]];
            }
        }
    }

    /// Paints the variants in a row, the big stones, and a part of a board with stones.
    fn show(
        &mut self,
        dan: &[ColorImage],
        quan: &[ColorImage],
        shadow: &ColorImage,
        chalk: &ColorImage,
        top: f32,
        dusk: bool,
    ) {
        for (i, stone) in dan.iter().enumerate() {
            self.stone(stone, shadow, pos2(70.0 + 112.0 * i as f32, top + 60.0), 80.0);
        }
        for (i, stone) in quan.iter().enumerate() {
            self.stone(stone, shadow, pos2(150.0 + 270.0 * i as f32, top + 250.0), 256.0);
        }
        let white = if dusk { Color32::from_gray(215) } else { Color32::WHITE };
        let mut line = |points: &[Pos2]| {
            self.triangles(&art::chalk_ribbon(points, 8.0, white, TextureId::default()), chalk);
        };
        let (left, up) = (200.0, top + 450.0);
        for row in 0..3 {
            let y = up + 120.0 * row as f32;
            line(&[pos2(left, y), pos2(left + 600.0, y)]);
        }
        for column in 0..6 {
            let x = left + 120.0 * column as f32;
            line(&[pos2(x, up), pos2(x, up + 240.0)]);
        }
        let arc: Vec<Pos2> = (0..=40)
            .map(|i| {
                let (sin, cos) = (i as f32 / 40.0 * std::f32::consts::PI).sin_cos();
                pos2(left - 120.0 * sin, up + 120.0 - 120.0 * cos)
            })
            .collect();
        line(&arc);
        self.stone(&quan[0], shadow, pos2(left - 55.0, up + 120.0), 96.0);
        for cell in 0..10 {
            let count = [10, 5, 5, 1, 3, 5, 7, 2, 12, 0][cell];
            let middle = pos2(
                left + 60.0 + 120.0 * (cell % 5) as f32,
                up + 60.0 + 120.0 * (cell / 5) as f32,
            );
            for i in 0..count {
                // A sunflower's spiral gives an even heap.
                let away = 13.0 * (i as f32 + 0.35).sqrt();
                let (sin, cos) = (i as f32 * 2.4 + cell as f32).sin_cos();
                let stone = &dan[(i * 5 + cell * 3) % dan.len()];
                self.stone(stone, shadow, middle + vec2(cos, sin) * away, 36.0);
            }
        }
    }

    fn stone(&mut self, stone: &ColorImage, shadow: &ColorImage, middle: Pos2, size: f32) {
        let square = vec2(size, size);
        let beneath = middle + square * 0.07;
        self.place(shadow, Rect::from_center_size(beneath, square * vec2(1.04, 0.98)));
        self.place(stone, Rect::from_center_size(middle, square));
    }

    /// Draws a picture into a rectangle, averaging the texels under each pixel as a GPU with
    /// mipmaps does.
    fn place(&mut self, picture: &ColorImage, rect: Rect) {
        let step = vec2(picture.size[0] as f32, picture.size[1] as f32) / rect.size();
        let [width, height] = self.image.size;
        for y in rect.top() as usize..(rect.bottom().ceil() as usize).min(height) {
            for x in rect.left() as usize..(rect.right().ceil() as usize).min(width) {
                let mut sum = [0.0; 4];
                for part in 0..16 {
                    let (px, py) = ((part % 4) as f32 * 0.25, (part / 4) as f32 * 0.25);
                    let at = (pos2(x as f32 + px + 0.125, y as f32 + py + 0.125) - rect.min) * step;
                    if at.x >= 0.0 && at.y >= 0.0 {
                        let texel = sample(picture, at.x - 0.5, at.y - 0.5);
                        (0..4).for_each(|i| sum[i] += texel[i] / 16.0);
                    }
                }
                self.blend(x, y, sum);
            }
        }
    }

    fn triangles(&mut self, mesh: &Mesh, texture: &ColorImage) {
        for corners in mesh.indices.chunks_exact(3) {
            let [a, b, c] = [corners[0], corners[1], corners[2]].map(|i| mesh.vertices[i as usize]);
            let cross = |p: Pos2, q: Pos2, r: Pos2| {
                let (u, v) = (q - p, r - p);
                u.x * v.y - u.y * v.x
            };
            let area = cross(a.pos, b.pos, c.pos);
            let bounds = Rect::from_points(&[a.pos, b.pos, c.pos]);
            for y in bounds.top() as usize..=bounds.bottom() as usize {
                for x in bounds.left() as usize..=bounds.right() as usize {
                    let at = pos2(x as f32 + 0.5, y as f32 + 0.5);
                    let u = cross(b.pos, c.pos, at) / area;
                    let v = cross(c.pos, a.pos, at) / area;
                    let w = 1.0 - u - v;
                    if u < 0.0 || v < 0.0 || w < 0.0 {
                        continue;
                    }
                    let uv = a.uv.to_vec2() * u + b.uv.to_vec2() * v + c.uv.to_vec2() * w;
                    let size = vec2(texture.size[0] as f32, texture.size[1] as f32);
                    let at = uv * size - vec2(0.5, 0.5);
                    let texel = sample(texture, at.x, at.y);
                    let tint = a.color.to_normalized_gamma_f32();
                    self.blend(x, y, [0, 1, 2, 3].map(|i| texel[i] * tint[i]));
                }
            }
        }
    }

    fn blend(&mut self, x: usize, y: usize, over: [f32; 4]) {
        let under = &mut self.image.pixels[y * self.image.size[0] + x];
        let [r, g, b, a] = over.map(|v| (v + 0.5) as u8);
        *under = under.blend(Color32::from_rgba_premultiplied(r, g, b, a));
    }
}

/// Interpolates between texels, repeating along x.
fn sample(image: &ColorImage, x: f32, y: f32) -> [f32; 4] {
    let [width, height] = image.size;
    let (left, top) = (x.floor(), y.floor());
    let (tx, ty) = (x - left, y - top);
    let texel = |dx: i32, dy: i32| {
        let x = (left as i32 + dx).rem_euclid(width as i32) as usize;
        let y = (top as i32 + dy).clamp(0, height as i32 - 1) as usize;
        image.pixels[y * width + x].to_array().map(f32::from)
    };
    let (a, b, c, d) = (texel(0, 0), texel(1, 0), texel(0, 1), texel(1, 1));
    [0, 1, 2, 3].map(|i| {
        (a[i] * (1.0 - tx) + b[i] * tx) * (1.0 - ty) + (c[i] * (1.0 - tx) + d[i] * tx) * ty
    })
}

fn save(path: &std::path::Path, image: &ColorImage, transparent: bool) -> io::Result<()> {
    let [width, height] = image.size;
    let mut file = if transparent {
        format!(
            "P7\nWIDTH {width}\nHEIGHT {height}\nDEPTH 4\nMAXVAL 255\nTUPLTYPE RGB_ALPHA\nENDHDR\n"
        )
    } else {
        format!("P6\n{width} {height}\n255\n")
    }
    .into_bytes();
    for texel in &image.pixels {
        file.extend(&texel.to_srgba_unmultiplied()[..if transparent { 4 } else { 3 }]);
    }
    fs::write(path, file)
}
