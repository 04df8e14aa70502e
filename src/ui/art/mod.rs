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
//! | [`shadow`] | `stones` | under each stone, a little to the lower right |
//! | [`dan_stones`], [`quan_stones`] | `stones`, `surface` and `light`, by the recipes in `catalogue` | what is sown and captured |
//! | [`app_icon`] | `icon` | the window and the desktop |

mod brick;
mod catalogue;
mod chalk;
mod colour;
mod icon;
mod light;
mod noise;
mod stones;
mod surface;

#[cfg(test)]
mod tests;

pub use brick::brick_tile;
pub use catalogue::{dan_stones, quan_stones};
pub use chalk::{chalk_ribbon, chalk_stroke};
pub use icon::app_icon;
pub use stones::shadow;
