//! A single decision in a game: a move or a departure.

use std::fmt;

use crate::rules::{CannotDepart, Departure, Game, GameEntry, IllegalMove, Move, MoveError};

/// A decision in a game, as written in the moves of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A move.
    Move(Move),
    /// A departure.
    Departure(Departure),
}

/// The reason why a step is not possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepRefused {
    /// The move is illegal.
    Illegal(IllegalMove),
    /// The departure is not possible.
    Departure(CannotDepart),
}

impl Step {
    /// Applies the step to a game.
    ///
    /// # Errors
    /// Returns [`StepRefused`] if the step is not possible; the game is then unchanged.
    pub fn take(self, game: &mut Game) -> Result<(), StepRefused> {
        match self {
            Step::Move(mv) => game.play(mv).map(drop).map_err(StepRefused::Illegal),
            Step::Departure(departure) => {
                game.depart(departure).map(drop).map_err(StepRefused::Departure)
            }
        }
    }

    /// Parses a step.
    ///
    /// # Errors
    /// Returns [`MoveError`] if the text is neither a move nor a departure.
    pub fn parse(text: &str) -> Result<Self, MoveError> {
        match text.parse() {
            Ok(departure) => Ok(Step::Departure(departure)),
            Err(_) => text.parse().map(Step::Move),
        }
    }
}

impl From<&GameEntry> for Step {
    fn from(entry: &GameEntry) -> Self {
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
