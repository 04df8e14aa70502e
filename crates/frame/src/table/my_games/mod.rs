//! *My games*: the list of the player's games, and what is counted from them.

mod achievements;
mod collection;
mod date;
mod details;
mod edit_game;
mod game_list;
mod games;
mod graph;
mod heights;
mod ladder;
mod line;
mod listed;
mod page;
mod positions;
mod row;
mod statistics;
mod table;

pub use collection::Collection;
pub use details::StatisticsAction;
pub use edit_game::{Edit, EditResult, edit_game};
pub use game_list::{Change, GameList, OpenedGame};
pub use line::GameLine;
pub use listed::{Wording, won};
pub(in crate::table) use listed::{damaged, feats};
pub(super) use listed::{left_in_words, outcome_of_two};
pub use page::{MyGames, MyGamesAction, MyGamesPart, lists_games, my_games};
pub use row::ListAction;
pub use statistics::{Statistics, StatisticsChange};
