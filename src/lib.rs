//! Ô ăn quan, the Vietnamese sowing game, with a computer opponent.
//!
//! The [`controller`] passes a move to [`rules::play`], which returns the events that drive
//! animation, sound and narration. ARCHITECTURE.md is a map of the source.

#[cfg(feature = "gui")]
pub use ::audio;
pub use oanquan as rules;
pub use oanquan_engine as ai;
pub use tabletop::storage;

pub mod archive;
pub mod cli;
pub mod controller;
pub mod door;
pub mod games;
pub mod link;
pub mod platform;
pub mod settings;
#[cfg(feature = "gui")]
pub mod ui;
pub mod words;
