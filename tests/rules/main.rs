//! The rules: a turn, the end of a game, options, and the notation of all of it.

#[path = "../support/mod.rs"]
mod support;

mod endings;
mod golden;
mod leaving;
mod notation;
mod options;
mod properties;
mod record;
mod turns;
