//! What the rules, the engines and the tables of all games share.
//!
//! - [`Side`] and [`BySide`]: the sides of a game, and one value per side.
//! - [`Departure`]: a player leaves, or all agree to end the game.
//! - [`Level`]: the computer's levels. [`Strength`]: strengths between them; [`Fitting`]: the one that
//!   follows a player's results. [`Opponent`]: a level, or that one.
//! - [`Limits`] and [`Control`]: how far a search goes, and how another thread stops it; [`Limiter`]:
//!   counts the nodes of a search under way.
//! - [`hash_key`]: the keys of positions in the tables of searches.
//! - [`platform`]: threads, clocks and random seeds, which differ between desktops and pages.
//! - [`record_text`]: the tags and words of game records.
//! - [`Excerpt`]: a text from outside, made safe to quote in a message.

mod control;
mod departure;
mod excerpt;
mod fitting;
mod hash_key;
mod level;
mod limiter;
mod limits;
mod opponent;
pub mod platform;
pub mod record_text;
mod side;
mod strength;

pub use control::Control;
pub use departure::{CannotDepart, Departure, ParseDepartureError};
pub use excerpt::{Excerpt, MOST_QUOTED, is_hidden, shown_path};
pub use fitting::Fitting;
pub use hash_key::hash_key;
pub use level::{Level, LevelError};
pub use limiter::Limiter;
pub use limits::Limits;
pub use opponent::Opponent;
pub use side::{BySide, Side};
pub use strength::{Strength, StrengthError};
