//! What a painted stone looks like.

use super::colour::Rgb;

/// The description of a stone. Lengths are shares of half the picture's width.
pub struct Recipe {
    /// The seed of the noise.
    pub seed: u32,
    /// Half the width and half the height before rotation.
    pub axes: [f32; 2],
    /// The clockwise rotation, in radians.
    pub turn: f32,
    /// The shape of the outline: 2 is an ellipse, more is squarer.
    pub square: f32,
    /// The taper of the outline: 0 is even, more is thinner towards one end.
    pub taper: f32,
    /// The amount by which noise pushes the outline in and out.
    pub lumps: f32,
    /// The shape of the dome: 2 is a ball, more has a flatter top and rounder shoulders.
    pub flat: f32,
    /// The colours of the body, of the mottling and of the mark.
    pub colours: [Rgb; 3],
    /// The strength of the mottling.
    pub mottle: f32,
    /// The density of small dots in the colour of the mark, 0 to 1.
    pub speckle: f32,
    /// The roughness of the surface.
    pub rough: f32,
    /// The strength of the specular highlight: 0.1 is dry, 1 is polished.
    pub gloss: f32,
    /// The special feature.
    pub mark: StoneMark,
}

/// The special feature of a stone.
pub enum StoneMark {
    /// A plain pebble without a special feature.
    Plain,
    /// Veins of quartz, planes through the stone: the direction, distance from the middle and
    /// width of each.
    Veins(&'static [([f32; 3], f32, f32)]),
    /// Layers as in sandstone, with their frequency.
    Bands(f32),
    /// The pale eye of a longan seed.
    Eye,
    /// The edge line of a tamarind seed.
    Rim,
    /// The pointed, furrowed stone of a plum.
    Furrows,
}
