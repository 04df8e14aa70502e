//! The computer's levels, from careless to perfect.

use std::fmt;
use std::str::FromStr;

use excerpt::Excerpt;
use tabletop::{Engine, Match, Stop};

use super::{Pebbles, Take, Values};

/// A level of the computer, weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Takes any number.
    Beginner,
    /// Sees a win on the spot.
    Easy,
    /// Sees 3 moves ahead.
    Medium,
    /// Sees 5 moves ahead.
    Hard,
    /// Sees 9 moves ahead.
    Expert,
    /// Plays perfectly.
    Master,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 6] =
        [Level::Beginner, Level::Easy, Level::Medium, Level::Hard, Level::Expert, Level::Master];

    /// Returns how far the level sees: it recognises wins and losses within this number of moves
    /// of both sides together.
    pub fn horizon(self) -> i16 {
        match self {
            Level::Beginner => 0,
            Level::Easy => 1,
            Level::Medium => 3,
            Level::Hard => 5,
            Level::Expert => 9,
            Level::Master => i16::MAX,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Level::Beginner => "beginner",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Expert => "expert",
            Level::Master => "master",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = Excerpt;

    /// Returns an excerpt of the text if it is not the name of a level.
    fn from_str(text: &str) -> Result<Self, Excerpt> {
        let found = Level::ALL.into_iter().find(|level| level.name() == text);
        found.ok_or_else(|| Excerpt::of(text))
    }
}

/// The computer at a level.
#[derive(Clone, Copy, Debug)]
pub struct Player(pub Level);

impl Engine<Pebbles> for Player {
    type Control = Stop;

    /// Among the moves that look equally good within the horizon of the level, `seed` chooses.
    fn choose(&self, played: &Match<Pebbles>, seed: u64, stopped: &Stop) -> Option<Take> {
        played.to_move()?;
        if stopped.is_stopped() {
            return None;
        }
        let heap = played.position();
        let (values, horizon) = (Values::of(heap), self.0.horizon());
        let seen = |take: &Take| {
            // A value of this position, one move before that of the reply.
            let reply = values.value(&heap.after(*take)).unwrap_or_default();
            let moves = reply.unsigned_abs() + 1;
            match reply {
                _ if moves > horizon.unsigned_abs() => (0, 0),
                ..=0 => (1, -i32::from(moves)),
                _ => (-1, i32::from(moves)),
            }
        };
        let best = heap.takes().map(|take| seen(&take)).max();
        let moves: Vec<Take> = heap.takes().filter(|take| Some(seen(take)) == best).collect();
        fastrand::Rng::with_seed(seed).choice(moves)
    }

    fn cancel(control: &Stop) {
        control.stop();
    }
}
