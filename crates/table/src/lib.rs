//! A game at the table, whichever game it is: the pages of a running game, of its replay and its review, and what they
//! ask of a game.

#![cfg(feature = "gui")]

pub mod board;
pub mod form;
pub mod game;
pub mod library;
pub mod page;
pub mod picture;
pub mod result;
pub mod review;
pub mod screens;
pub mod words;
