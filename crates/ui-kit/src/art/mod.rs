//! The materials of the boards, painted by formula instead of shipped as files.
//!
//! Every picture is an [`egui::ColorImage`](eframe::egui::ColorImage) with premultiplied alpha,
//! painted by a pure function: the same call paints the same picture on every machine. In all
//! pictures the light comes from the top left, so a stone can lie anywhere in the yard.
//!
//! | picture | painted by | drawn as |
//! | --- | --- | --- |
//! | [`brick_tile`], [`Yard`] | `brick` | the background of the yard, repeated in both directions |
//! | [`chalk_stroke`], [`chalk_ribbon`] | `chalk` | the lines of the board |
//! | [`digit_lines`] | `digits` | numbers in chalk |
//! | [`mat_tile`] | `mat` | the background of the wooden board, repeated in both directions |
//! | [`wood_tile`], [`Plank`] | `wood`, `carving` | the grain and the shape of the carved board |
//! | [`paint_stone`], from a [`Recipe`] | `recipe`, `stones`, `surface` and `light` | stones |
//! | [`pebbles`], [`boulders`] | from the recipes in `catalogue` | small and large stones |
//! | [`flat_pebble`], [`flat_boulder`] | `flat` | stones in black and white |
//! | [`shadow`], [`rim`] | `stones` | under each stone, a little to the lower right; in the dark, around it |

mod brick;
mod carving;
mod catalogue;
mod chalk;
pub mod colour;
mod digits;
mod flat;
mod light;
mod mat;
pub mod noise;
mod recipe;
mod stones;
mod surface;
mod wood;

#[cfg(test)]
mod tests;

pub use brick::{Yard, brick_tile};
pub use carving::Plank;
pub use catalogue::{BOULDERS, PEBBLES, boulders, pebbles};
pub use chalk::{arc, chalk_ribbon, chalk_stroke};
pub use digits::digit_lines;
pub use flat::{flat_boulder, flat_pebble};
pub use mat::mat_tile;
pub use recipe::{Recipe, StoneMark};
pub use stones::{paint_stone, rim, shadow};
pub use wood::wood_tile;
