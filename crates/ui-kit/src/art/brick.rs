//! The background of the yard: worn terracotta bricks.

use super::colour::{Rgb, mix, rgb, scale, smooth, texel};
use super::noise::{Plane, hash, unit};
use eframe::egui::{Color32, ColorImage};

/// The layout and light of a paved yard.
pub struct Yard {
    /// The width and height of the picture.
    pub size: [usize; 2],
    /// The number of bricks in a row.
    pub across: usize,
    /// The number of rows. It must be even, or the bond does not match at the edges.
    pub rows: usize,
    /// Whether it is dusk.
    pub dark: bool,
}

/// Paints the background of the window, 512 by 512 pixels. It repeats without a seam in both
/// directions.
pub fn brick_tile(dark: bool) -> ColorImage {
    Yard { size: [512, 512], across: 4, rows: 8, dark }.paint()
}

const CLAY: [Rgb; 5] = [rgb(0xA96C54), rgb(0xB3755C), rgb(0x9D6450), rgb(0xAE745E), rgb(0xA36A58)];
const SOOT: Rgb = rgb(0x74463A);
const DUST: Rgb = rgb(0xC59B82);
const MORTAR: Rgb = rgb(0x8F7465);
const MOSS: Rgb = rgb(0x666849);

/// The share of red, green and blue light left at dusk, and how far colours fade to grey first.
const DUSK: Rgb = [0.190, 0.225, 0.375];
const DUSK_GREY: f32 = 0.34;

/// The width of the worn edge of a brick, in 64ths of its height.
const WEAR: f32 = 9.0;

/// The individual features of a brick.
struct Brick {
    shift: [f32; 2],
    turn: f32,
    clay: Rgb,
}

impl Brick {
    fn new(number: usize) -> Self {
        let chance = |what| unit(number, what, 9) - 0.5;
        let kind = hash(number, 0, 5) as usize;
        let clay = mix(CLAY[kind % 5], CLAY[kind / 5 % 5], 0.4);
        Self {
            shift: [chance(2) * 1.6, chance(3) * 1.4],
            turn: chance(1) * 0.022,
            clay: scale(clay, 1.0 + 0.22 * chance(4)),
        }
    }
}

impl Yard {
    /// Paints the yard.
    pub fn paint(&self) -> ColorImage {
        let [width, height] = self.size;
        let bend = Plane::clouds(self.size, [self.across * 2, self.rows], 2, 1);
        let patches = Plane::clouds(self.size, [3, 3], 2, 3);
        let grain = Plane::clouds(self.size, [self.across * 7, self.rows * 4], 3, 4);
        let bricks: Vec<Brick> = (0..self.across * self.rows).map(Brick::new).collect();
        // The look was tuned on bricks 64 pixels high; other sizes are scaled.
        let zoom = height as f32 / self.rows as f32 / 64.0;

        let mut relief = Plane::flat(width, height);
        let mut colours = Vec::with_capacity(width * height);
        relief.change(|x, y, _| {
            let (grain, patch) = (grain.at(x, y), patches.at(x, y));
            let other_bend = bend.at((x + width / 3) % width, (y + height / 3) % height);
            let place = [x as f32 / zoom + bend.at(x, y) * 0.9, y as f32 / zoom + other_bend * 0.9];
            let (brick, inside) = self.brick_at(place, &bricks);
            let chipped = inside - if grain > 0.0 { grain * 1.8 } else { 0.0 };
            let top = smooth(-0.6, 3.4, chipped);
            let mut colour = clay(brick, grain, patch);
            if chipped < WEAR {
                colour = edge(colour, chipped, top, grain, patch);
            }
            colours.push(colour);
            (top * 1.4 + grain * (0.55 - 0.25 * top)) * zoom
        });

        let mut image = ColorImage::filled(self.size, Color32::BLACK);
        for y in 0..height {
            for x in 0..width {
                let [right, down] = relief.slope(x, y);
                let light = 1.0 + (0.30 * right + 0.40 * down).clamp(-0.34, 0.30);
                let i = y * width + x;
                let colour = scale(colours[i], light);
                image.pixels[i] = texel(if self.dark { dusk(colour) } else { colour }, 1.0);
            }
        }
        image
    }

    /// Returns the brick at a place and the distance to its edge: positive inside, negative in
    /// the joint. All lengths are in 64ths of a brick's height.
    fn brick_at<'a>(&self, place: [f32; 2], bricks: &'a [Brick]) -> (&'a Brick, f32) {
        let long = 64.0 * (self.size[0] * self.rows) as f32 / (self.size[1] * self.across) as f32;
        let row = (place[1] / 64.0).floor();
        let row_number = wrap(row, self.rows);
        let along = place[0] / long + if row_number.is_multiple_of(2) { 0.0 } else { 0.5 };
        let column = along.floor();
        let brick = &bricks[row_number * self.across + wrap(column, self.across)];

        let x = (along - column - 0.5) * long + brick.shift[0];
        let y = place[1] - row * 64.0 - 32.0 + brick.shift[1];
        let (joint, corner) = (2.3, 5.0);
        let qx = (x + y * brick.turn).abs() - long * 0.5 + joint + corner;
        let qy = (y - x * brick.turn).abs() - 32.0 + joint + corner;
        let out = if qx > 0.0 && qy > 0.0 { qx.hypot(qy) } else { qx.max(qy) };
        (brick, corner - out)
    }
}

/// Wraps the number of a row or column into `0..count`.
fn wrap(number: f32, count: usize) -> usize {
    (number as i32).rem_euclid(count as i32) as usize
}

/// Returns the colour of burnt clay: sooty where the surface is low, dusty where it is high.
fn clay(brick: &Brick, grain: f32, patch: f32) -> Rgb {
    let tone = grain + patch * 0.4;
    if tone < 0.0 {
        mix(brick.clay, SOOT, 0.34 * smooth(0.0, 1.4, -tone))
    } else {
        mix(brick.clay, DUST, 0.34 * smooth(0.0, 1.4, tone))
    }
}

/// Returns the colour near the edge of a brick: clay rubbed pale by feet, or the joint with its
/// dust and moss.
fn edge(clay: Rgb, inside: f32, top: f32, grain: f32, patch: f32) -> Rgb {
    let rubbed = 0.22 * (1.0 - smooth(1.0, WEAR, inside)) * smooth(-0.7, 0.5, grain - patch);
    let creeping = 0.45 * smooth(0.45, 1.1, patch + 0.4 * grain) * (1.0 - smooth(1.0, 7.0, inside));
    let clay = mix(mix(clay, DUST, rubbed), MOSS, creeping);
    let moss = 0.70 * smooth(0.15, 0.85, patch + 0.35 * grain);
    let joint = mix(scale(MORTAR, 0.94 + 0.14 * grain), MOSS, moss);
    mix(joint, clay, top)
}

/// Returns the colour at dusk of a daylight colour: darker, less red, more blue.
fn dusk(c: Rgb) -> Rgb {
    let grey = c[0] * 0.3 + c[1] * 0.55 + c[2] * 0.15;
    let faded = mix(c, [grey; 3], DUSK_GREY);
    [faded[0] * DUSK[0], faded[1] * DUSK[1], faded[2] * DUSK[2]]
}
