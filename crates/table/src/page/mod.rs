//! The parts of the pages.

pub mod evaluation;
pub mod game_page;
mod game_view;
pub mod more;
mod move_list;
pub mod parts;
mod replay_bar;
mod replay_view;
mod status;
mod steps;
pub mod words_line;

pub use evaluation::{MIN_WINDOW, NARROW, WIDTH};
pub use game_page::BoardAction;
pub(crate) use game_page::GamePage;
pub(crate) use game_view::AtTable;
pub use move_list::ListedMove;
pub use parts::{BETWEEN, BarButton, Line, TOOLBAR_MARGIN, bar_with, line, toolbar};
pub(crate) use replay_view::{ReplayView, has_room_for_review};
pub use words_line::Growth;
