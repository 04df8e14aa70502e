//! What players learn with, for every game: lessons, puzzles, practice of their mistakes, and the editor of positions.

#![cfg(feature = "gui")]

pub mod editor;
pub mod lesson;
pub mod practice;
pub mod puzzle;
pub mod training;
pub mod trial;
