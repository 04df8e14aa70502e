//! The board of a game on a page, and how moves are entered.

mod accents;
mod board_ui;
mod keyboard;
mod layout;
mod look_choices;
mod move_button;
mod short_move;
mod strips;
mod typed;
mod values;

pub use board_ui::{BoardUi, Pressed, Scene, Showing, Touched, TypedMove, Typing, step_in_list};
pub use keyboard::{BoardKey, DIGITS, Keyboard};
pub use layout::{PageLayout, PageParts, TaskLayout};
pub use look_choices::look_choices;
pub use move_button::{move_button, move_id, spot_button, square_button};
pub use short_move::ShortMove;
pub use strips::SeatStatus;
pub(crate) use values::about_values;
pub use values::{ValueMark, show_value, show_values, value_marks};
