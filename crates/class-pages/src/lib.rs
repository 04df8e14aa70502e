//! The pages of the teacher of a class that this computer serves: the invitation for the projector, all boards, the list
//! of the children, and the standings. A page in a browser contains none of it.

#![cfg(feature = "gui")]

mod boards;
mod child_sheet;
mod children;
mod invitation;
mod lesson;
mod lesson_sheet;
mod move_words;
mod page;
mod position;
mod position_sheet;
mod progress_puzzles;
mod progress_sheet;
mod puzzles_sheet;
mod reach;
mod screen;
mod standings;
mod tally;

pub use screen::{open, open_elsewhere};
