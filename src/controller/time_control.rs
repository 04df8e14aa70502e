//! How long the sides may think, as it is agreed before a game.

use std::ops::RangeInclusive;
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// How long the sides may think, and what happens when that time has run out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct TimeControl {
    /// How long.
    pub limit: TimeLimit,
    /// What happens then.
    pub expiry: Expiry,
}

/// How long the sides may think. The time of a person runs from the moment the
/// turn before has been shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TimeLimit {
    /// As long as they like.
    #[default]
    None,
    /// Each side has so much for all its turns.
    Game {
        /// What it begins with.
        minutes: GameMinutes,
        /// What it gets back after each of its turns.
        increment: IncrementSeconds,
    },
    /// Each turn may take so long; what is left of it is lost.
    Move {
        /// How long.
        seconds: MoveSeconds,
    },
}

/// What happens when the time of a side has run out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Expiry {
    /// The side loses; with three or four sides the others go on.
    #[default]
    Loses,
    /// It is told, and the game goes on.
    Warns,
}

/// The minutes of a side for a game: 1 to 180.
pub type GameMinutes = BoundedNumber<1, 180>;
/// The seconds a side gets back after a turn: 0 to 60.
pub type IncrementSeconds = BoundedNumber<0, 60>;
/// The seconds of a turn: 3, so that one must move at once, to 600.
pub type MoveSeconds = BoundedNumber<3, 600>;

/// A whole number from `LEAST` to `MOST`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "u16", into = "u16")]
pub struct BoundedNumber<const LEAST: u16, const MOST: u16>(u16);

impl<const LEAST: u16, const MOST: u16> BoundedNumber<LEAST, MOST> {
    /// The numbers it may be.
    pub const RANGE: RangeInclusive<u16> = LEAST..=MOST;

    /// This number, or the nearest it may be.
    pub fn nearest(number: u16) -> Self {
        BoundedNumber(number.clamp(LEAST, MOST))
    }

    /// The number.
    pub const fn get(self) -> u16 {
        self.0
    }
}

impl<const LEAST: u16, const MOST: u16> From<u16> for BoundedNumber<LEAST, MOST> {
    fn from(number: u16) -> Self {
        Self::nearest(number)
    }
}

impl<const LEAST: u16, const MOST: u16> From<BoundedNumber<LEAST, MOST>> for u16 {
    fn from(number: BoundedNumber<LEAST, MOST>) -> Self {
        number.0
    }
}

impl TimeLimit {
    /// So many minutes a side for a game, and so many seconds back after each turn;
    /// what is out of range becomes the nearest that is in it.
    pub fn per_game(minutes: u16, increment: u16) -> Self {
        let minutes = GameMinutes::nearest(minutes);
        TimeLimit::Game { minutes, increment: IncrementSeconds::nearest(increment) }
    }

    /// So many seconds a turn, or the nearest in range.
    pub fn per_move(seconds: u16) -> Self {
        TimeLimit::Move { seconds: MoveSeconds::nearest(seconds) }
    }

    /// What a side has before its first turn; none without a limit.
    pub fn at_start(self) -> Option<Duration> {
        match self {
            TimeLimit::None => None,
            TimeLimit::Game { minutes, .. } => {
                Some(Duration::from_secs(60 * u64::from(minutes.get())))
            }
            TimeLimit::Move { seconds } => Some(Duration::from_secs(seconds.get().into())),
        }
    }
}
