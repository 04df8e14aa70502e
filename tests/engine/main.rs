//! The computer opponents: what they find, what they prove, and that they stop when asked.

#[path = "../support/mod.rs"]
mod support;

mod all_lines;
mod check;
mod forecast;
mod gains;
mod levels;
mod many;
mod openings;
mod packed;
mod puzzles;
mod rounds;
mod search;
mod solve;
