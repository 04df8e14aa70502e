//! The players in a match: levels, or a player of random moves.

use std::fmt;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use tabletop::{Computer, Control, Level, Played};

use crate::cli::level_arg::level_names;

/// The name of the player of random moves.
const RANDOM: &str = "random";

/// A player in a match.
#[derive(Clone, Copy, Debug)]
pub(super) enum Player {
    /// A level of the computer.
    Level(Level),
    /// Plays any legal move, each with the same probability.
    Random,
}

impl Player {
    /// Chooses a move.
    ///
    /// # Panics
    /// If the game is over.
    pub(super) fn choose<G: Computer>(
        self,
        played: &G::Match,
        random: &mut fastrand::Rng,
    ) -> G::Move {
        let chosen = match self {
            Player::Level(level) => G::choose(level, played, random.u64(..), &Control::default()),
            Player::Random => random.choice(played.legal_moves()),
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

/// Returns a parser of player names.
pub(super) fn player() -> impl TypedValueParser<Value = Player> {
    PossibleValuesParser::new(level_names().chain([RANDOM]))
        .map(|name| name.parse().map_or(Player::Random, Player::Level))
}
