//! Plays two programs against each other, from balanced openings with both seats, until a sequential test
//! says which is stronger.
//!
//! A [`Contender`](contender::Contender) is a program and the [`protocol`] that it speaks. The
//! [`referee`] plays one game by the rules of this project; the [`contest`] plays pairs of games, each pair
//! from one opening, and counts them as [`Pairs`](statistics::Pairs), from which [`statistics`] says how many
//! Elo points one program is better. The binary `arena` is all this on the command line; the binary
//! `player` is the engines of this project behind the line protocol, for comparing two builds.

pub mod args;
pub mod contender;
pub mod contest;
pub mod effort;
pub mod fault;
pub mod games;
pub mod journal;
pub mod player;
pub mod process;
pub mod protocol;
pub mod referee;
pub mod report;
pub mod statistics;
