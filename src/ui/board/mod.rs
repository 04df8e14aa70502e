//! The board: layout, painting and input.

mod atlas;
mod bed;
mod carved;
mod drag;
mod dust;
mod fields;
mod focus;
mod ground;
mod interact;
mod layout;
mod marks;
mod miniature;
mod paint;
mod preview;
mod seating;
mod sprites;
mod stones;
mod values;

pub use carved::small_rim;
pub use interact::{BoardInput, BoardState, cell_of_arrow, interact, is_cell};
pub use layout::{BoardLayout, scatter, stands_upright};
pub use miniature::paint_miniature;
pub use paint::{Brush, Marks, paint_board};
pub use preview::Preview;
pub use seating::{Seating, seating_shown};
pub use sprites::Sprites;
pub use stones::StoreLayout;
pub use values::{ValueMark, explain_values};
