//! *My games*, for every game: the list of the player's games, and what is counted from them.
#![cfg(feature = "gui")]

mod achievements;
mod details;
mod edit_game;
mod games;
mod graph;
mod heights;
mod ladder;
mod my_games;
mod page;
mod results_table;
mod row;
mod screen;

pub use screen::open;

pub(crate) use details::StatisticsAction;
pub(crate) use edit_game::{Edit, EditResult, edit_game};
pub(crate) use heights::{BETWEEN, Tops};
pub(crate) use my_games::{MyGames, MyGamesAction};
pub(crate) use page::{lists_games, my_games};
pub(crate) use row::{ListAction, ROW, Row, buttons, grows, has_main_button};
