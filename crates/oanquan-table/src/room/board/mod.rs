//! The board: layout, painting and input.

mod bed;
mod brush;
mod carved;
mod drag;
mod dust;
mod fields;
mod focus;
mod interact;
mod layout;
mod marks;
mod miniature;
mod paint;
mod preview;
mod seating;
mod stones;
mod values;

pub use bed::paint_bed;
pub use brush::Brush;
pub use carved::small_rim;
pub use interact::{BoardInput, BoardState, interact, is_cell};
pub use layout::{BoardLayout, scatter, stands_upright};
pub use miniature::paint_miniature;
pub use paint::{Marks, paint_board};
pub use preview::Preview;
pub use seating::{Seating, seating_shown};
pub use stones::StoreLayout;
pub use ui_kit::sprites::Sprites;
pub use values::{ValueMark, explain_values};
