//! Ô ăn quan, the Vietnamese sowing game, with a computer opponent.
//!
//! A move goes from the [`controller`] to [`rules::play`], which yields the
//! events that everything seen or heard feeds on. ARCHITECTURE.md has the map.

pub mod ai;
pub mod archive;
#[cfg(feature = "gui")]
pub mod audio;
pub mod cli;
pub mod controller;
pub mod excerpt;
pub mod rules;
pub mod settings;
pub mod storage;
#[cfg(feature = "gui")]
pub mod ui;
