//! Rounds, their games and results.

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use crate::Score;

/// A player, by the place in the list of players, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PlayerId(usize);

impl PlayerId {
    /// Returns the player at this place in the list, from 0.
    pub const fn new(index: usize) -> Self {
        PlayerId(index)
    }

    /// Returns the place in the list of players, from 0.
    pub const fn index(self) -> usize {
        self.0
    }
}

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[derive(VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Outcome {
    /// The player who began won.
    FirstWon,
    /// Nobody won.
    Draw,
    /// The player who replied won.
    SecondWon,
    /// The player who was to begin did not come; the other one wins.
    FirstAbsent,
    /// The player who was to reply did not come; the other one wins.
    SecondAbsent,
    /// Neither came; both lose.
    BothAbsent,
}

impl Outcome {
    /// All results: the three of a game first.
    pub const ALL: [Outcome; 6] = [
        Outcome::FirstWon,
        Outcome::Draw,
        Outcome::SecondWon,
        Outcome::FirstAbsent,
        Outcome::SecondAbsent,
        Outcome::BothAbsent,
    ];

    /// Returns the points of the player who began and of the one who replied.
    pub const fn points(self) -> [Score; 2] {
        match self {
            Outcome::FirstWon | Outcome::SecondAbsent => [Score::WIN, Score::NONE],
            Outcome::SecondWon | Outcome::FirstAbsent => [Score::NONE, Score::WIN],
            Outcome::Draw => [Score::DRAW; 2],
            Outcome::BothAbsent => [Score::NONE; 2],
        }
    }

    /// Returns whether the two played.
    pub const fn is_played(self) -> bool {
        matches!(self, Outcome::FirstWon | Outcome::Draw | Outcome::SecondWon)
    }
}

/// A game of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Game {
    /// The player who begins.
    pub first: PlayerId,
    /// The player who replies.
    pub second: PlayerId,
    /// The result, once it is known.
    pub outcome: Option<Outcome>,
}

impl Game {
    /// Returns the opponent of `player`, if `player` is in the game.
    pub fn opponent_of(&self, player: PlayerId) -> Option<PlayerId> {
        match player {
            _ if player == self.first => Some(self.second),
            _ if player == self.second => Some(self.first),
            _ => None,
        }
    }

    /// Returns the points that the game gave to `player`; none without a result.
    pub fn points_of(&self, player: PlayerId) -> Score {
        let [first, second] = self.outcome.map_or([Score::NONE; 2], Outcome::points);
        match player {
            _ if player == self.first => first,
            _ if player == self.second => second,
            _ => Score::NONE,
        }
    }
}

/// A round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Round {
    /// The games in the order of their tables, which have the numbers from 1.
    pub games: Vec<Game>,
    /// The player who is free, which counts as a win.
    pub free: Option<PlayerId>,
}

impl Round {
    /// Returns the table, from 0, and the game of `player`.
    pub fn game_of(&self, player: PlayerId) -> Option<(usize, &Game)> {
        let mut games = self.games.iter().enumerate();
        games.find(|(_, game)| game.opponent_of(player).is_some())
    }

    /// Returns the points of `player` in this round.
    pub fn points_of(&self, player: PlayerId) -> Score {
        match self.game_of(player) {
            Some((_, game)) => game.points_of(player),
            None if self.free == Some(player) => Score::WIN,
            None => Score::NONE,
        }
    }

    /// Returns how many results are missing.
    pub fn missing(&self) -> usize {
        self.games.iter().filter(|game| game.outcome.is_none()).count()
    }

    /// Returns the players of the round, in no particular order.
    pub(crate) fn players(&self) -> impl Iterator<Item = PlayerId> {
        let games = self.games.iter().flat_map(|game| [game.first, game.second]);
        games.chain(self.free)
    }
}
