//! A painter in memory: what the graphics card does, without a window and without a card.
//!
//! - [`Canvas`]: a picture that triangles are painted on. [`Filling`]: what they are filled with.
//! - [`Textures`]: the textures of the frames of a context, which paint a frame on a canvas.
//! - [`damage()`]: the areas in which two frames differ.

mod damage;
mod raster;
mod textures;

pub use damage::{Area, damage};
pub use raster::{Canvas, Filling};
pub use textures::Textures;
