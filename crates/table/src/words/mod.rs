//! What the pages say.

pub mod asked;
mod chances;
mod correspondence;
mod game_text;
mod line_words;
mod numbering;
mod page_words;
mod players;
mod refusal;

pub use chances::Chances;
pub(crate) use correspondence::awaited;
pub use game_text::{GameText, GraphScale, Replayed, TableWords, Viewpoint, Voice, score_in_signs};
pub(crate) use line_words::{has_line, words_of_line};
pub use numbering::moves_of_turns;
pub(crate) use numbering::{MoveNumber, move_number, moves_in};
pub use page_words::PageWords;
pub use players::{
    PlayerNames, all_names, by_side, computers, full_name, is_you, names_in_record, player_name,
    players, short_names,
};
pub(crate) use players::{players_called, resume, title_of};
pub use refusal::{refusal_in, refused};
