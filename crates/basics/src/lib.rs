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
//! - [`record_text`]: the tags and words of game records. [`movetext`]: what stands among the moves.
//! - [`Heading`], [`Form`] and [`PassedOver`]: what a text says of a game besides its moves, and what a
//!   reader has made of the text. [`Name`]: the name of a player.
//! - [`Folded`]: a text in the form in which readers of moves compare it.
//! - [`vni_keys`]: what was typed when an input method has made a letter with accents of it.
//! - [`Excerpt`]: a text from outside, made safe to quote in a message.
//! - [`system_reason`]: what the system answers where it refuses something.
//! - [`BoardLook`]: the look of a board. [`Speed`]: how fast things move on it. The player chooses both.

mod analysis;
mod board_look;
pub mod chance;
mod control;
mod departure;
mod excerpt;
mod fitting;
mod folded;
mod hash_key;
mod level;
mod limiter;
mod limits;
mod method;
pub mod movetext;
mod name;
mod opponent;
pub mod platform;
pub mod record_text;
mod room;
mod side;
mod speed;
mod stored_as_text;
mod strength;
mod system;
mod typed;
mod written;

pub use analysis::Analysis;
pub use board_look::BoardLook;
pub use control::Control;
pub use departure::{CannotDepart, Departure, ParseDepartureError};
pub use excerpt::{Excerpt, MAX_QUOTED, is_hidden, shown_path};
pub use fitting::Fitting;
pub use folded::{Folded, without_accents};
pub use hash_key::hash_key;
pub use level::{Level, LevelError};
pub use limiter::Limiter;
pub use limits::Limits;
pub use method::{Method, noticed};
pub use name::{Name, composed, first_letters, letters};
pub use opponent::Opponent;
pub use room::with_room;
pub use side::{BySide, NoSuchSide, Side};
pub use speed::Speed;
pub use strength::{Between, Strength, StrengthError};
pub use system::system_reason;
pub use typed::vni_keys;
pub use written::{
    Claim, Form, Heading, PassedOver, PassedOverKind, Unread, WrittenResult, in_move,
};
