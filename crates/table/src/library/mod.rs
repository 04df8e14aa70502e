//! The library of the player's games, as the pages read it. No drawing.

mod collection;
mod date;
mod game_list;
mod line;
mod listed;
mod positions;
mod statistics;

pub use collection::Collection;
pub use game_list::{GameList, OpenedGame};
pub use line::GameLine;
pub use listed::{Wording, counted, damaged, feats, won, won_by_leaving};
pub(crate) use listed::{left_in_words, outcome_of_two};
pub use positions::ReachedPosition;
pub use statistics::{Statistics, StatisticsChange};
