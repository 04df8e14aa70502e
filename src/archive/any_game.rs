//! A game from a file of either kind.

use std::fmt;
use std::path::{Path, PathBuf};

use super::{GameFileProblem, SavedGame, parse_game};
use crate::controller::SessionState;
use crate::rules::{Record, RecordError, Rules};
use crate::storage::{Flaw, MAX_BYTES, ReadProblem, read_bytes};

/// A game from a file: a record as text, or a saved game.
#[derive(Clone, Debug)]
pub enum AnyGame {
    /// Moves, and what the players are called.
    Record(Record),
    /// A whole game, and the same played out.
    Saved(Box<(SavedGame, SessionState)>),
}

/// What is in a file that shall be a game, or which file it is and why there is none in it.
pub type InFile = Result<AnyGame, Box<(PathBuf, AnyGameProblem)>>;

/// Why a file or a text is no game.
#[derive(Debug)]
pub enum AnyGameProblem {
    /// It is a saved game, but a damaged one.
    Saved(GameFileProblem),
    /// It is text, but no record.
    Record(RecordError),
    /// There is no such file, or nothing that could be a game in it.
    File(ReadProblem),
}

impl fmt::Display for AnyGameProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AnyGameProblem::Saved(problem) => problem.fmt(f),
            AnyGameProblem::Record(error) => error.fmt(f),
            AnyGameProblem::File(problem) => problem.fmt(f),
        }
    }
}

impl std::error::Error for AnyGameProblem {}

impl AnyGame {
    /// Reads the game in the file at `path`. Where a record does not say by which
    /// rules it is played, `rules` say it.
    ///
    /// # Errors
    /// The path, and an [`AnyGameProblem`] that says where and why there is none.
    pub fn read(path: &Path, rules: &Rules) -> InFile {
        let game = match read_bytes(path) {
            Ok(Some(bytes)) if bytes.len() as u64 > MAX_BYTES => {
                Err(AnyGameProblem::File(ReadProblem::Unusable(Flaw::TooLarge)))
            }
            Ok(Some(bytes)) => AnyGame::parse(&bytes, rules),
            Ok(None) => Err(AnyGameProblem::File(ReadProblem::Missing)),
            Err(error) => Err(AnyGameProblem::File(ReadProblem::Unreadable(error))),
        };
        game.map_err(|why| Box::new((path.to_owned(), why)))
    }

    /// Reads a game. Where a record does not say by which rules it is played,
    /// `rules` say it.
    ///
    /// # Errors
    /// [`AnyGameProblem`] says where and why there is none.
    pub fn parse(bytes: &[u8], rules: &Rules) -> Result<Self, AnyGameProblem> {
        let Ok(text) = std::str::from_utf8(bytes) else {
            return Err(AnyGameProblem::File(ReadProblem::Unusable(Flaw::NotText)));
        };
        // No record begins with this parenthesis, every saved game does.
        if text.trim_start_matches('\u{feff}').trim_start().starts_with('(') {
            let game = parse_game(bytes).map_err(AnyGameProblem::Saved)?;
            return Ok(AnyGame::Saved(Box::new(game)));
        }
        Record::parse(text, rules).map(AnyGame::Record).map_err(AnyGameProblem::Record)
    }
}
