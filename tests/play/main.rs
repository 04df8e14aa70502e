//! Games in progress and their aids: undo and redo, clocks, help, replay, review, lessons.

#[path = "../support/mod.rs"]
mod support;

mod analysis;
mod arrangement;
mod clock;

mod controller;
mod empty_quan;
mod laws;
mod lessons;
mod offers;
mod practice;
mod puzzles;
mod replay;
mod review;
mod rounds;
mod tactics;
mod whole_games;
