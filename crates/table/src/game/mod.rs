//! A running game and what outlives its pages.

mod archive;
pub mod clock;
mod correspondence;
mod current_game;
mod engines;
mod finished_game;
pub mod import;
mod links;
mod lost_game;
mod play;
mod question;
pub mod state;
mod strength;
mod table_game;

pub use clock::{Clock, clock};
pub(crate) use current_game::CurrentGame;
pub use finished_game::AfterGame;
pub use import::open_saved;
pub use links::{EditorLink, Links, MyGamesPart, ShownPosition, open_my_games};
pub(crate) use play::NoDraw;
pub use play::Play;
pub(crate) use question::GameQuestion;
pub use question::{Asked, before_leaving};
pub use state::{TableState, board_view, state, state_mut};
pub use strength::next_feat;
pub use table_game::TableGame;
