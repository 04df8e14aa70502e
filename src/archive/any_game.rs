//! Reading games from files of either kind.

use std::path::{Path, PathBuf};

use thiserror::Error;

use super::{GameFileProblem, SavedGame};
use crate::controller::SessionState;
use crate::link::{self, LinkError};
use crate::rules::{Record, RecordError, Rules};
use crate::storage::{Flaw, ReadProblem, read_existing};

/// A game from a file: a record as text or as a link, or a saved game.
#[expect(clippy::large_enum_variant, reason = "few exist at a time, and not for long")]
#[derive(Clone, Debug)]
pub enum AnyGame {
    /// A record: moves and names.
    Record(Record),
    /// A saved game and its restored state.
    Saved(Box<(SavedGame, SessionState)>),
}

/// The game in a file, or the path of the file and the reason why it contains no game.
pub type InFile = Result<AnyGame, Box<(PathBuf, AnyGameProblem)>>;

/// The reason why a file or text is not a game.
#[derive(Debug, Error)]
#[error(transparent)]
pub enum AnyGameProblem {
    /// It is a damaged saved game.
    Saved(GameFileProblem),
    /// It is a link that contains no game.
    Link(LinkError),
    /// It is text that is not a record.
    Record(RecordError),
    /// The file cannot be read, or contains nothing like a game.
    File(ReadProblem),
}

impl AnyGame {
    /// Reads the game in the file at `path`. `rules` apply to a record that names none.
    ///
    /// # Errors
    /// Returns the path and an [`AnyGameProblem`] with the place and the reason.
    pub fn read(path: &Path, rules: &Rules) -> InFile {
        let bytes = read_existing(path).map_err(AnyGameProblem::File);
        let game = bytes.and_then(|bytes| AnyGame::parse(&bytes, rules));
        game.map_err(|why| Box::new((path.to_owned(), why)))
    }

    /// Parses a game. `rules` apply to a record that names none.
    ///
    /// # Errors
    /// Returns an [`AnyGameProblem`] with the place and the reason.
    pub fn parse(bytes: &[u8], rules: &Rules) -> Result<Self, AnyGameProblem> {
        let Ok(text) = std::str::from_utf8(bytes) else {
            return Err(AnyGameProblem::File(ReadProblem::Unusable(Flaw::NotText)));
        };
        if link::is_link(text) {
            return link::read(text).map(AnyGame::Record).map_err(AnyGameProblem::Link);
        }
        // Every saved game starts with this parenthesis, and no record does.
        if text.trim_start_matches('\u{feff}').trim_start().starts_with('(') {
            let game = SavedGame::parse(bytes).map_err(AnyGameProblem::Saved)?;
            return Ok(AnyGame::Saved(Box::new(game)));
        }
        Record::parse(text, rules).map(AnyGame::Record).map_err(AnyGameProblem::Record)
    }
}
