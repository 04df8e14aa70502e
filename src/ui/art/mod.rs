//! The pictures of Ô ăn quan, painted by formula from the materials of the kit.
//!
//! | picture | painted by | drawn as |
//! | --- | --- | --- |
//! | [`dan_stones`], [`quan_stones`] | the kit, from the recipes in `catalogue` | dân and quan |
//! | [`flat_dan`], [`flat_quan`] | `flat` | dân and quan in black and white |
//! | [`app_icon`] | `icon` | the icon of the window and on the desktop |

mod catalogue;
mod flat;
mod icon;

#[cfg(test)]
mod tests;

pub use catalogue::{dan_stones, quan_stones};
pub use flat::{flat_dan, flat_quan};
pub use icon::app_icon;
pub use ui_kit::art::{
    Plank, arc, brick_tile, chalk_ribbon, chalk_stroke, digit_lines, mat_tile, shadow, wood_tile,
};
pub use ui_kit::painter::{Canvas, Filling, Textures};
