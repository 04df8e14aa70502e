//! The rules: turns, endings, options and notation.

#[path = "../support/mod.rs"]
mod support;

mod departures;
mod endings;
mod fields;
mod golden;
mod growth;
mod lend;
mod match_properties;
mod matches;
mod notation;
mod options;
mod progress;
mod properties;
mod record;
mod tonkin;
mod turns;
