//! Who plays in a match: a level, or chance.

use std::fmt;

use clap::builder::{PossibleValuesParser, TypedValueParser};

use crate::ai::{Control, Level, choose};
use crate::cli::level_arg::level_names;
use crate::rules::{Game, Move};

/// The name of the player that plays any legal move.
const RANDOM: &str = "random";

/// A player in a match.
#[derive(Clone, Copy, Debug)]
pub(super) enum Player {
    /// A level of the computer.
    Level(Level),
    /// Any legal move, each with the same chance.
    Random,
}

impl Player {
    /// The move it plays.
    ///
    /// # Panics
    /// When the game is over.
    pub(super) fn choose(self, game: &Game, random: &mut fastrand::Rng) -> Move {
        let chosen = match self {
            Player::Level(level) => choose(level, game, random.u64(..), &Control::default()),
            Player::Random => random.choice(game.position().legal_moves()),
        };
        chosen.expect("a game that is not over has a move")
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Level(level) => level.fmt(f),
            Player::Random => f.write_str(RANDOM),
        }
    }
}

/// Reads the name of a player.
pub(super) fn player() -> impl TypedValueParser<Value = Player> {
    PossibleValuesParser::new(level_names().chain([RANDOM]))
        .map(|name| name.parse().map_or(Player::Random, Player::Level))
}
