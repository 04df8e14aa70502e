//! The pictures of the game, painted by formula instead of shipped as files.
//!
//! Everything here is a pure function from numbers to an [`egui::ColorImage`](eframe::egui::ColorImage)
//! with premultiplied alpha: the same call always paints the same picture, on every machine.
//! Light comes from the top left in all of them, so a stone can be moved anywhere on the yard.
//!
//! | picture | painted by | drawn as |
//! | --- | --- | --- |
//! | [`brick_tile`] | `brick` | ground, repeated in both directions |
//! | [`chalk_stroke`], [`chalk_ribbon`] | `chalk` | the lines of the board |
//! | [`mat_tile`] | `mat` | the ground at home, repeated in both directions |
//! | [`wood_tile`], [`Plank`] | `wood`, `carving` | the carved board: its grain, its shape |
//! | [`Canvas`] | `raster` | the carved board, painted once for each size |
//! | [`shadow`] | `stones` | under each stone, a little to the lower right |
//! | [`dan_stones`], [`quan_stones`] | `stones`, `surface` and `light`, by the recipes in `catalogue` | what is sown and captured |
//! | [`flat_dan`], [`flat_quan`] | `flat` | the same in black and white |
//! | [`app_icon`] | `icon` | the window and the desktop |

mod brick;
mod carving;
mod catalogue;
mod chalk;
mod colour;
mod flat;
mod icon;
mod light;
mod mat;
mod noise;
mod raster;
mod stones;
mod surface;
mod wood;

#[cfg(test)]
mod tests;

pub use brick::brick_tile;
pub use carving::Plank;
pub use catalogue::{dan_stones, quan_stones};
pub use chalk::{chalk_ribbon, chalk_stroke};
pub use flat::{flat_dan, flat_quan};
pub use icon::app_icon;
pub use mat::mat_tile;
pub use raster::{Canvas, Filling};
pub use stones::shadow;
pub use wood::wood_tile;
