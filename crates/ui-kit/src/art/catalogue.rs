//! The catalogue of stones. Each row describes one stone.

use super::colour::rgb;
use super::{Recipe, StoneMark, paint_stone};
use eframe::egui::ColorImage;

/// Paints the small stones: river pebbles, and the stones and seeds of fruit.
pub fn pebbles(size: usize) -> Vec<ColorImage> {
    PEBBLES.iter().map(|recipe| paint_stone(recipe, size)).collect()
}

/// Paints the two large river stones.
pub fn boulders(size: usize) -> Vec<ColorImage> {
    BOULDERS.iter().map(|recipe| paint_stone(recipe, size)).collect()
}

/// The pebble that the other rows are based on.
const PEBBLE: Recipe = Recipe {
    seed: 0,
    axes: [0.92, 0.80],
    turn: 0.0,
    square: 2.0,
    taper: 0.0,
    lumps: 0.09,
    flat: 2.3,
    colours: [rgb(0x9A9288), rgb(0x7C756D), rgb(0x3A3632)],
    mottle: 0.7,
    speckle: 0.0,
    rough: 0.02,
    gloss: 0.30,
    mark: StoneMark::Plain,
};

/// The small stones, in the order of [`pebbles`]. Neighbours differ in colour, so that the stones of a
/// heap never all look alike.
pub static PEBBLES: [Recipe; 12] = [
    // Warm grey granite.
    Recipe { seed: 11, turn: 0.4, speckle: 0.7, rough: 0.03, ..PEBBLE },
    // Longan seed.
    Recipe {
        seed: 22,
        axes: [0.84, 0.80],
        turn: 0.5,
        lumps: 0.03,
        flat: 2.05,
        colours: [rgb(0x3A1E14), rgb(0x27130D), rgb(0xD9C6A2)],
        rough: 0.004,
        gloss: 1.0,
        mark: StoneMark::Eye,
        ..PEBBLE
    },
    // Cream, layered.
    Recipe {
        seed: 33,
        axes: [0.95, 0.72],
        turn: -0.5,
        colours: [rgb(0xE4D8BC), rgb(0xD2C19C), rgb(0xC2A87C)],
        mottle: 0.5,
        mark: StoneMark::Bands(9.0),
        ..PEBBLE
    },
    // Slate blue with a white vein.
    Recipe {
        seed: 44,
        axes: [0.90, 0.76],
        turn: 0.9,
        square: 2.3,
        colours: [rgb(0x5F7288), rgb(0x46586C), rgb(0xE6E6DE)],
        mark: StoneMark::Veins(&[([0.85, 0.45, 0.25], 0.28, 0.09)]),
        ..PEBBLE
    },
    // Plum stone.
    Recipe {
        seed: 55,
        axes: [0.98, 0.72],
        turn: -0.75,
        lumps: 0.03,
        flat: 2.1,
        colours: [rgb(0x81552F), rgb(0xA87C4B), rgb(0x3D2413)],
        mottle: 0.9,
        rough: 0.035,
        gloss: 0.12,
        mark: StoneMark::Furrows,
        ..PEBBLE
    },
    // Ochre.
    Recipe {
        seed: 66,
        axes: [0.86, 0.82],
        lumps: 0.12,
        colours: [rgb(0xD3A04C), rgb(0xB27C30), rgb(0x7D5220)],
        speckle: 0.35,
        ..PEBBLE
    },
    // Dark olive.
    Recipe {
        seed: 77,
        axes: [0.94, 0.74],
        turn: 0.3,
        taper: 0.16,
        colours: [rgb(0x55593A), rgb(0x3C4029), rgb(0x9BA072)],
        speckle: 0.30,
        gloss: 0.45,
        ..PEBBLE
    },
    // Pink quartzite.
    Recipe {
        seed: 88,
        axes: [0.88, 0.78],
        turn: 1.2,
        square: 2.2,
        colours: [rgb(0xE0AFA0), rgb(0xC98D80), rgb(0xF4E2DA)],
        speckle: 0.35,
        gloss: 0.40,
        ..PEBBLE
    },
    // Tamarind seed.
    Recipe {
        seed: 99,
        axes: [0.86, 0.76],
        turn: 0.35,
        square: 2.9,
        lumps: 0.06,
        flat: 2.6,
        colours: [rgb(0x6B3419), rgb(0x52250F), rgb(0xA8683A)],
        rough: 0.006,
        gloss: 0.9,
        mark: StoneMark::Rim,
        ..PEBBLE
    },
    // Pale river quartz.
    Recipe {
        seed: 110,
        axes: [0.90, 0.74],
        turn: -0.2,
        colours: [rgb(0xDCDCD6), rgb(0xBFC3C2), rgb(0xA59C8E)],
        gloss: 0.5,
        rough: 0.012,
        mark: StoneMark::Veins(&[([0.3, 0.9, 0.3], 0.45, 0.05)]),
        ..PEBBLE
    },
    // Charcoal crossed by two veins.
    Recipe {
        seed: 121,
        axes: [0.92, 0.78],
        turn: -1.0,
        square: 2.2,
        colours: [rgb(0x4A4A50), rgb(0x36363C), rgb(0xCFCBC2)],
        gloss: 0.4,
        mark: StoneMark::Veins(&[([0.9, 0.2, 0.3], 0.1, 0.06), ([0.5, -0.8, 0.3], 0.45, 0.04)]),
        ..PEBBLE
    },
    // Brown, layered.
    Recipe {
        seed: 132,
        axes: [0.93, 0.76],
        turn: 0.7,
        taper: 0.12,
        colours: [rgb(0x94704F), rgb(0x7A5839), rgb(0x5B3F2A)],
        mark: StoneMark::Bands(7.0),
        ..PEBBLE
    },
];

/// The large stones, in the order of [`boulders`].
pub static BOULDERS: [Recipe; 2] = [
    // Jade green.
    Recipe {
        seed: 201,
        axes: [0.96, 0.84],
        turn: -0.35,
        taper: 0.08,
        colours: [rgb(0x2C5A48), rgb(0x17382E), rgb(0xDDE6D6)],
        mark: StoneMark::Veins(&[
            ([0.80, 0.30, 0.35], 0.30, 0.085),
            ([0.78, 0.36, 0.35], 0.52, 0.022),
        ]),
        ..RIVER_STONE
    },
    // Blue black.
    Recipe {
        seed: 217,
        axes: [0.94, 0.86],
        turn: 0.5,
        colours: [rgb(0x26384F), rgb(0x101827), rgb(0xE4E2DA)],
        mark: StoneMark::Veins(&[
            ([-0.35, 0.80, 0.40], 0.36, 0.085),
            ([-0.28, 0.84, 0.40], 0.60, 0.022),
        ]),
        ..RIVER_STONE
    },
];

/// A stone polished by water.
const RIVER_STONE: Recipe =
    Recipe { lumps: 0.055, flat: 2.4, mottle: 0.95, rough: 0.0025, gloss: 1.3, ..PEBBLE };
