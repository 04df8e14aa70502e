//! Ô ăn quan, the Vietnamese sowing game, with a computer opponent.
//!
//! The [`controller`] passes a move to [`rules::play`], which returns the events that drive
//! animation, sound and narration. ARCHITECTURE.md is a map of the source.

#[cfg(feature = "gui")]
pub use ::audio;
pub use ::door;
pub use ::settings;
pub use ::tournaments;
pub use oanquan as rules;
pub use oanquan_engine as ai;
pub use oanquan_table::{self as games, archive, controller};
pub use tabletop::storage;

pub mod answers;
pub mod cli;
pub mod platform;
#[cfg(not(target_family = "wasm"))]
pub mod together;
#[cfg(feature = "gui")]
pub mod ui;
pub mod words;
