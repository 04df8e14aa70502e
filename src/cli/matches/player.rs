//! The players in a match: levels, a newcomer, or a player of random moves.

use std::fmt;

use basics::chance;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use tabletop::{Control, GameMatch, Level};

use crate::cli::game::CliGame;
use crate::cli::level_arg::level_names;

/// The name of the player of random moves.
const RANDOM: &str = "random";
/// The name of the simulated newcomer.
const NEWCOMER: &str = "newcomer";

/// A player in a match.
#[derive(Clone, Copy, Debug)]
pub(super) enum Player {
    /// A level of the computer.
    Level(Level),
    /// Plays any legal move, each with the same probability.
    Random,
    /// Looks at two or three random moves and plays the one that gains the most at once: a person
    /// who has just learned the rules.
    Newcomer,
}

impl Player {
    /// Chooses a move.
    ///
    /// # Panics
    /// If the game is over.
    pub(super) fn choose<G: CliGame>(
        self,
        played: &G::Match,
        random: &mut fastrand::Rng,
    ) -> G::Move {
        let chosen = match self {
            Player::Level(level) => G::choose(level, played, random.u64(..), &Control::default()),
            Player::Random => chance::choice(random, played.legal_moves()),
            Player::Newcomer => {
                let mut moves = G::glance(played);
                chance::shuffle(random, &mut moves);
                moves.truncate(2 + chance::below(random, 2));
                moves.into_iter().max_by_key(|(_, gain)| *gain).map(|(mv, _)| mv)
            }
        };
        chosen.expect("a game that is not over has a move")
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Level(level) => level.fmt(f),
            Player::Random => f.write_str(RANDOM),
            Player::Newcomer => f.write_str(NEWCOMER),
        }
    }
}

/// Returns a parser of player names.
pub(super) fn player() -> impl TypedValueParser<Value = Player> {
    PossibleValuesParser::new(level_names().chain([RANDOM, NEWCOMER])).map(|name| {
        let other = if name == NEWCOMER { Player::Newcomer } else { Player::Random };
        name.parse().map_or(other, Player::Level)
    })
}
