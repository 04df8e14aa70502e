//! Deterministic noise: an integer hash of the position, smoothed into planes that wrap around.

use super::colour::smooth;

/// Returns a well-mixed hash of a grid position.
pub fn hash(x: usize, y: usize, seed: u32) -> u32 {
    let mut h = (x as u32).wrapping_mul(0x9E37_79B1)
        ^ (y as u32).wrapping_mul(0x85EB_CA77)
        ^ seed.wrapping_mul(0xC2B2_AE3D);
    h = (h ^ (h >> 16)).wrapping_mul(0x7FEB_352D);
    h = (h ^ (h >> 15)).wrapping_mul(0x846C_A68B);
    h ^ (h >> 16)
}

/// Returns [`hash`] as a number from 0 to 1.
pub fn unit(x: usize, y: usize, seed: u32) -> f32 {
    (hash(x, y, seed) >> 8) as f32 / 16_777_216.0
}

/// A number for each pixel of a picture.
pub struct Plane {
    width: usize,
    height: usize,
    values: Vec<f32>,
}

impl Plane {
    /// Creates a plane of zeros.
    pub fn flat(width: usize, height: usize) -> Self {
        Self { width, height, values: vec![0.0; width * height] }
    }

    /// Creates clouds: `octaves` layers of [`add_noise`](Self::add_noise), each twice as fine and
    /// half as strong as the one before. Nearly all values lie between -1 and 1.
    pub fn clouds(size: [usize; 2], cells: [usize; 2], octaves: u32, seed: u32) -> Self {
        let mut plane = Self::flat(size[0], size[1]);
        let mut strength = 1.0;
        for octave in 0..octaves {
            let cells = [cells[0] << octave, cells[1] << octave];
            plane.add_noise(cells, strength, seed.wrapping_add(octave * 101));
            strength *= 0.5;
        }
        plane
    }

    /// Adds smooth noise between -`strength` and `strength` with `cells` bumps across and down.
    /// It wraps around at the edges.
    ///
    /// The grid is interpolated vertically once for each row of pixels, so that each pixel needs
    /// only one horizontal interpolation. This keeps unoptimised builds fast enough.
    pub fn add_noise(&mut self, cells: [usize; 2], strength: f32, seed: u32) {
        let steps: Vec<(usize, f32)> =
            (0..self.width).map(|x| step(x, self.width, cells[0])).collect();
        let grid: Vec<f32> = (0..cells[0] * cells[1])
            .map(|i| (unit(i % cells[0], i / cells[0], seed) * 2.0 - 1.0) * strength)
            .collect();
        let mut line = vec![0.0; cells[0] + 1];
        for y in 0..self.height {
            let (cell, t) = step(y, self.height, cells[1]);
            let (above, below) = (cell * cells[0], (cell + 1) % cells[1] * cells[0]);
            for x in 0..cells[0] {
                line[x] = grid[above + x] + (grid[below + x] - grid[above + x]) * t;
            }
            line[cells[0]] = line[0];
            let row = &mut self.values[y * self.width..(y + 1) * self.width];
            let (mut x, mut cell, mut left, mut rise) = (0, usize::MAX, 0.0, 0.0);
            while x < row.len() {
                let (now, t) = steps[x];
                if now != cell {
                    (cell, left, rise) = (now, line[now], line[now + 1] - line[now]);
                }
                row[x] += left + rise * t;
                x += 1;
            }
        }
    }

    /// Replaces each value with the result of `change` for its position and current value.
    pub fn change(&mut self, mut change: impl FnMut(usize, usize, f32) -> f32) {
        for y in 0..self.height {
            for x in 0..self.width {
                let i = y * self.width + x;
                self.values[i] = change(x, y, self.values[i]);
            }
        }
    }

    /// Returns the value at a pixel.
    pub fn at(&self, x: usize, y: usize) -> f32 {
        self.values[y * self.width + x]
    }

    /// Returns the value between pixels, interpolated and wrapped around.
    pub fn between(&self, x: f32, y: f32) -> f32 {
        let (left, top) = (x.floor(), y.floor());
        let (tx, ty) = (x - left, y - top);
        let x0 = (left as i32).rem_euclid(self.width as i32) as usize;
        let y0 = (top as i32).rem_euclid(self.height as i32) as usize;
        let (x1, y1) = ((x0 + 1) % self.width, (y0 + 1) % self.height);
        let upper = self.at(x0, y0) * (1.0 - tx) + self.at(x1, y0) * tx;
        let lower = self.at(x0, y1) * (1.0 - tx) + self.at(x1, y1) * tx;
        upper * (1.0 - ty) + lower * ty
    }

    /// Returns the increase of the value to the right and downwards, per pixel, wrapped around.
    pub fn slope(&self, x: usize, y: usize) -> [f32; 2] {
        let left = if x == 0 { self.width - 1 } else { x - 1 };
        let right = if x + 1 == self.width { 0 } else { x + 1 };
        let up = if y == 0 { self.height - 1 } else { y - 1 };
        let down = if y + 1 == self.height { 0 } else { y + 1 };
        [(self.at(right, y) - self.at(left, y)) * 0.5, (self.at(x, down) - self.at(x, up)) * 0.5]
    }
}

/// Returns the grid cell of a pixel and the smoothed position within that cell, 0 to 1.
fn step(pixel: usize, pixels: usize, cells: usize) -> (usize, f32) {
    let place = pixel * cells;
    (place / pixels, smooth(0.0, 1.0, (place % pixels) as f32 / pixels as f32))
}
