//! The rules: a turn, the end of a game, options, and the notation of all of it.

#[path = "../support/mod.rs"]
mod support;

mod departures;
mod endings;
mod golden;
mod notation;
mod options;
mod properties;
mod record;
mod turns;
