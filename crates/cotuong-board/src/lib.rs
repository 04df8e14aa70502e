//! The board of cờ tướng (Chinese chess, xiangqi): pieces, legal moves, repetition, and their texts.
//!
//! A [`Board`] is a position without its history. It makes and takes back moves in place and lists
//! the legal ones without allocation, so that a search can use it. [`judge`] needs the history: it
//! says what a repetition means. Nothing here knows a table, handicaps or results.
//!
//! Sources: the report *Trò chơi Cờ Tướng* (2017); for repetition, the rules of the Asian Xiangqi
//! Federation, which `repetition` and `chase` cite.
//!
//! - `square`, `set`, `piece`: the crossings, sets of them as 90 bits, what stands on them.
//! - `lines`, `steps`: where pieces reach, precomputed.
//! - `occupied`: where pieces reach past the others; who attacks a crossing.
//! - `board`, `moves`: the position, its legal moves.
//! - `chase`, `repetition`: who may not go on repeating.
//! - `fen`, `notation`: positions and moves as text.

mod board;
mod chase;
mod error;
mod fen;
mod lines;
mod moves;
mod notation;
mod obstacle;
mod occupied;
mod piece;
mod repetition;
mod set;
mod square;
mod steps;

pub use board::Board;
pub use error::{BadFen, NotAMove, Unreadable};
pub use fen::{Fen, MAX_QUIET, START, fen_of};
pub use moves::{Illegal, MAX_MOVES, Move, MoveList};
pub use notation::{
    Dialect, Place, PlaceSaid, Reading, Said, Spelled, Way, Written, soldier_move, spelled,
};
pub use obstacle::Obstacle;
pub use piece::{Color, Kind, Piece};
pub use repetition::{Repetition, judge, meaning};
pub use set::SquareSet;
pub use square::{FILES, RANKS, SQUARES, Square};
