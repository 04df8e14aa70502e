//! What is decided in a game, by itself: a move, or that somebody leaves.

use std::fmt;

use crate::rules::{CannotDepart, Departure, Game, GameEntry, IllegalMove, Move, MoveError};

/// What is decided in a game, as it is written among the moves of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A move.
    Move(Move),
    /// A side leaves, or all stop.
    Departure(Departure),
}

/// Why a step cannot be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepRefused {
    /// The move may not be played.
    Illegal(IllegalMove),
    /// Nobody can leave so.
    Departure(CannotDepart),
}

impl Step {
    /// Takes the step.
    ///
    /// # Errors
    /// [`StepRefused`] when it cannot be taken; the game is unchanged then.
    pub fn take(self, game: &mut Game) -> Result<(), StepRefused> {
        match self {
            Step::Move(mv) => game.play(mv).map(drop).map_err(StepRefused::Illegal),
            Step::Departure(departure) => {
                game.depart(departure).map(drop).map_err(StepRefused::Departure)
            }
        }
    }

    /// Reads a step.
    ///
    /// # Errors
    /// [`MoveError`] when it is neither a leaving nor a move.
    pub fn parse(text: &str) -> Result<Self, MoveError> {
        match text.parse() {
            Ok(departure) => Ok(Step::Departure(departure)),
            Err(_) => text.parse().map(Step::Move),
        }
    }
}

impl From<GameEntry<'_>> for Step {
    fn from(entry: GameEntry<'_>) -> Self {
        match entry {
            GameEntry::Turn(turn) => Step::Move(turn.mv),
            GameEntry::Departure(departure) => Step::Departure(departure.how),
        }
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Move(mv) => mv.fmt(f),
            Step::Departure(departure) => departure.fmt(f),
        }
    }
}
