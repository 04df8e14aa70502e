//! The window of a game, whichever game it is: the screens on their stack, the pages of a game, the dialogs, and
//! the parts of the window that outlive them.
//!
//! A game that implements [`table::TableGame`] has every page. Nothing here knows one of the games, nor the
//! home and the other screens of the program around them.

#![cfg(feature = "gui")]

mod action;
mod clocks;
mod command;
pub mod dialogs;
pub mod icons;
mod lost_game;
pub mod paper;
pub mod parts;
mod pending;
pub mod picture;
pub mod players;
mod room;
pub mod screen;
pub mod share;
pub mod switch;
pub mod table;
pub mod together;
pub mod widgets;

pub use action::Action;
pub use clocks::{check_time, update_clocks};
pub use command::{Command, leave_keys_to_browser};
pub use lost_game::{LostGame, lost_games};
pub use parts::{Graphics, Notices, Parts, Preferences, Rooms};
pub use pending::{FollowUp, poll_pending, poll_tables};
pub use room::{
    OpenImported, OpenTable, RoomEntry, RoomView, TableLaunch, UnfinishedGame, title_of_game,
};
pub use screen::{Screen, ScreenContext, Under, is, is_general};
