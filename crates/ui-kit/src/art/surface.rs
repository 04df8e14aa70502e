//! The surface of a stone: mottling, dots, veins, layers and furrows.

use super::colour::{Rgb, mix, scale, smooth};
use super::light::dot;
use super::noise::{Plane, unit};
use super::recipe::{Recipe, StoneMark};

/// Returns the fine relief, which is also the pattern of the mottling.
pub fn surface(recipe: &Recipe, size: usize) -> Plane {
    let clouds = Plane::clouds([size, size], [5, 5], 4, recipe.seed + 3);
    if !matches!(recipe.mark, StoneMark::Furrows) {
        return clouds;
    }
    let (sin, cos) = recipe.turn.sin_cos();
    let mut furrows = Plane::flat(size, size);
    furrows.change(|x, y, _| {
        let (x, y) = (x as f32, y as f32);
        let along = (x * cos + y * sin) * 0.6;
        let across = (y * cos - x * sin) * 1.5;
        1.0 - 2.2 * clouds.between(along, across).abs()
    });
    furrows
}

impl Recipe {
    /// Returns the colour at a point of the surface, and its polish.
    pub fn albedo(&self, point: [f32; 3], r: f32, grain: f32) -> (Rgb, f32) {
        let [body, second, mark] = self.colours;
        let mut colour = mix(body, second, smooth(-0.9, 1.0, grain) * self.mottle);
        if self.speckle > 0.0 {
            colour = mix(colour, mark, 0.8 * self.dot(point));
        }
        let mut polish = 1.0;
        match self.mark {
            StoneMark::Plain => {}
            StoneMark::Veins(veins) => {
                for (way, from, width) in veins {
                    let off = dot(point, *way) - from + grain * 0.07;
                    let width = width * (1.0 + 0.5 * grain);
                    colour =
                        mix(colour, mark, 0.9 * (1.0 - smooth(width * 0.45, width, off.abs())));
                }
            }
            StoneMark::Bands(count) => {
                let wave = ((point[1] + point[2] * 0.25 + grain * 0.09) * count).sin();
                colour = mix(colour, mark, 0.55 * smooth(-0.1, 0.9, wave));
            }
            StoneMark::Eye => {
                let away = (point[0] - 0.22).hypot(point[1] - 0.34) + grain * 0.03;
                let eye = 1.0 - smooth(0.25, 0.33, away);
                colour = mix(colour, mark, eye);
                polish = 1.0 - 0.8 * eye;
            }
            StoneMark::Rim => {
                let line = 1.0 - smooth(0.02, 0.09, (r - 0.66 + grain * 0.03).abs());
                colour = mix(colour, mark, line * 0.7);
            }
            StoneMark::Furrows => colour = scale(colour, 0.72 + 0.28 * smooth(-0.6, 0.6, grain)),
        }
        (colour, polish)
    }

    /// Returns the strength of a dot at a point: each square of a grid can contain one, at a
    /// varying position.
    fn dot(&self, point: [f32; 3]) -> f32 {
        let (x, y) = ((point[0] + 2.0) * 6.5, (point[1] + 2.0) * 6.5 * self.axes[1]);
        let (column, row) = (x as usize, y as usize);
        let chance = |what| unit(column, row, self.seed.wrapping_mul(8) + what);
        let size = chance(0) + self.speckle - 1.0;
        if size <= 0.0 {
            return 0.0;
        }
        // Many small dots and few large ones.
        let radius = 0.11 + 0.26 * (size / self.speckle).powi(3);
        let place = |what| radius + (1.0 - 2.0 * radius) * chance(what);
        let away = (x - column as f32 - place(1)).hypot(y - row as f32 - place(2));
        (1.0 - smooth(radius * 0.55, radius, away)) * (0.5 + 0.5 * chance(3))
    }
}
