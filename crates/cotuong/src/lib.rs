//! Cờ tướng: Chinese chess, xiangqi.
//!
//! Two sides move pieces on the crossings of nine files and ten ranks, red first. A side without a
//! legal move has lost. Perpetual check and perpetual chase lose; other repetitions, sixty moves of
//! each side without a capture, and too few pieces draw. Source: the report *Trò chơi Cờ Tướng* (2017).
//!
//! The crate `cotuong-board` knows the moves and what a repetition means. Here are matches: handicaps,
//! endings, positions with their history, and games as text. The crate `cotuong-engine` finds the moves
//! of the computer; `computer` seats it at the table.

mod advice;
mod computer;
mod contested;
mod ending;
mod error;
mod game;
mod handicap;
#[cfg(feature = "gui")]
mod motion;
mod notes;
mod position;
mod reason;
#[cfg(feature = "gui")]
pub mod room;
pub mod words;

pub use advice::{Advice, Follows, OthersCost};
pub use computer::{analyze, situation};
pub use cotuong_board::{
    BadFen, Board, Color, Dialect, Illegal, Kind, Move, Obstacle, Piece, Place, SQUARES, Square,
    SquareSet, Unreadable, Way, Written, fen_of,
};
pub use cotuong_engine::{
    Analysis, Puzzle, Theme, mate_by_checks, mated_by_checks, moves_to_mate, puzzles,
};
pub use ending::CotuongEnd;
pub use error::{CannotMove, Malformed, NotesFlaw};
pub use game::{Cotuong, CotuongEvent, notation, written};
pub use handicap::{Handicap, MAX_FIRST_MOVES};
#[cfg(feature = "gui")]
pub use motion::MOTION;
pub use notes::{BadNotes, MAX_GAMES, english_sheet, known_but_unread};
pub use position::Position;
pub use reason::{Reason, Stands};
