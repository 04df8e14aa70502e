//! Time controls, agreed before a game.

use std::ops::RangeInclusive;
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// A time control: the limit, and the consequence of running out of time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct TimeControl {
    /// The time limit.
    pub limit: TimeLimit,
    /// The consequence of running out of time.
    pub expiry: Expiry,
}

/// The time limit of the sides. A person's time runs from the moment at which the previous
/// turn has been shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TimeLimit {
    /// No limit.
    #[default]
    None,
    /// A limit for all turns of a side together.
    Game {
        /// The initial time.
        minutes: GameMinutes,
        /// The time added after each turn.
        increment: IncrementSeconds,
    },
    /// A limit for each turn; unused time is lost.
    Move {
        /// The time per turn.
        seconds: MoveSeconds,
    },
}

/// The consequence of running out of time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Expiry {
    /// The side loses; with three or four sides, the others continue.
    #[default]
    Loses,
    /// The side is warned, and the game continues.
    Warns,
}

/// The minutes per side for a game: 1 to 180.
pub type GameMinutes = BoundedNumber<1, 180>;
/// The seconds added after each turn: 0 to 60.
pub type IncrementSeconds = BoundedNumber<0, 60>;
/// The seconds per turn: 3 to 600.
pub type MoveSeconds = BoundedNumber<3, 600>;

/// A whole number from `MIN` to `MAX`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "u16", into = "u16")]
pub struct BoundedNumber<const MIN: u16, const MAX: u16>(u16);

impl<const MIN: u16, const MAX: u16> BoundedNumber<MIN, MAX> {
    /// The allowed range.
    pub const RANGE: RangeInclusive<u16> = MIN..=MAX;

    /// Creates the number, clamped to the range.
    pub fn nearest(number: u16) -> Self {
        BoundedNumber(number.clamp(MIN, MAX))
    }

    /// Returns the number.
    pub const fn get(self) -> u16 {
        self.0
    }
}

impl<const MIN: u16, const MAX: u16> From<u16> for BoundedNumber<MIN, MAX> {
    fn from(number: u16) -> Self {
        Self::nearest(number)
    }
}

impl<const MIN: u16, const MAX: u16> From<BoundedNumber<MIN, MAX>> for u16 {
    fn from(number: BoundedNumber<MIN, MAX>) -> Self {
        number.0
    }
}

impl TimeLimit {
    /// Returns a limit of `minutes` per side for a game, with `increment` seconds added after
    /// each turn. Numbers out of range are clamped.
    pub fn per_game(minutes: u16, increment: u16) -> Self {
        let minutes = GameMinutes::nearest(minutes);
        TimeLimit::Game { minutes, increment: IncrementSeconds::nearest(increment) }
    }

    /// Returns a limit of `seconds` per turn, clamped to the range.
    pub fn per_move(seconds: u16) -> Self {
        TimeLimit::Move { seconds: MoveSeconds::nearest(seconds) }
    }

    /// Returns the initial time of a side, or `None` without a limit.
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
