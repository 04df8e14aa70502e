//! What is decided in a game, by itself: a move, or that somebody leaves.

use std::fmt;

use crate::rules::{CannotLeave, Entry, Game, IllegalMove, Leaving, Move, MoveError};

/// What is decided in a game, as it is written among the moves of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A move.
    Move(Move),
    /// A side leaves, or all stop.
    Leaving(Leaving),
}

/// Why a step cannot be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepRefused {
    /// The move may not be played.
    Illegal(IllegalMove),
    /// Nobody can leave so.
    Leaving(CannotLeave),
}

impl Step {
    /// Takes the step.
    ///
    /// # Errors
    /// [`StepRefused`] when it cannot be taken; the game is unchanged then.
    pub fn take(self, game: &mut Game) -> Result<(), StepRefused> {
        match self {
            Step::Move(mv) => game.play(mv).map(drop).map_err(StepRefused::Illegal),
            Step::Leaving(leaving) => game.part(leaving).map(drop).map_err(StepRefused::Leaving),
        }
    }

    /// Reads a step.
    ///
    /// # Errors
    /// [`MoveError`] when it is neither a leaving nor a move.
    pub fn parse(text: &str) -> Result<Self, MoveError> {
        match text.parse() {
            Ok(leaving) => Ok(Step::Leaving(leaving)),
            Err(_) => text.parse().map(Step::Move),
        }
    }
}

impl From<Entry<'_>> for Step {
    fn from(entry: Entry<'_>) -> Self {
        match entry {
            Entry::Turn(turn) => Step::Move(turn.mv),
            Entry::Parting(parting) => Step::Leaving(parting.leaving),
        }
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Move(mv) => mv.fmt(f),
            Step::Leaving(leaving) => leaving.fmt(f),
        }
    }
}
