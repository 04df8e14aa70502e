//! The arena, with programs that behave and programs that do not.

mod command;
mod games;
