//! Files of saved games.

use std::path::{Path, PathBuf};

use thiserror::Error;

use super::{SavedError, SavedGame, Stored};
use crate::SessionState;
use crate::storage::{
    Flaw, ReadProblem, SaveProblem, parse_ron, read_existing, read_ron, ron_text, write_text,
};

/// The most branches under one identifier; more would indicate an error.
pub(super) const MAX_BRANCHES: u32 = 999;

/// The version of the game files that this program writes. It also reads older ones.
pub const VERSION: u32 = 1;

/// The extensions of files with saved games. The first is for files outside the library, which
/// desktops open with this program.
pub const EXTENSIONS: [&str; 2] = ["oanquan", "ron"];

/// The reason why a file contains no game. The file is unchanged.
#[derive(Debug, Error)]
pub enum GameFileProblem<F> {
    /// The file cannot be read, or does not have the structure of a saved game.
    #[error(transparent)]
    File(ReadProblem),
    /// The file has the right structure, but its contents are not a legal game.
    #[error("is damaged ({0})")]
    Game(SavedError<F>),
}

/// A saved game and its restored state, or the reason why there is none.
pub type ReadGame<G> =
    Result<(SavedGame<G>, SessionState<G>), GameFileProblem<<G as Stored>::Flaw>>;

impl<G: Stored> SavedGame<G> {
    /// Reads a saved game and restores its state.
    ///
    /// # Errors
    /// Returns a [`GameFileProblem`] with the place and the reason.
    pub fn read(path: &Path) -> ReadGame<G> {
        Self::parse(&read_existing(path).map_err(GameFileProblem::File)?)
    }

    /// Parses the bytes of a saved game and restores its state.
    ///
    /// # Errors
    /// Returns a [`GameFileProblem`] with the place and the reason.
    pub fn parse(bytes: &[u8]) -> ReadGame<G> {
        let unusable = |flaw: Flaw| GameFileProblem::File(ReadProblem::Unusable(flaw));
        let saved: Self = parse_ron(bytes, VERSION).map_err(unusable)?;
        let state = saved.restore().map_err(GameFileProblem::Game)?;
        Ok((saved, state))
    }
}

/// Returns the text of a saved game's file.
///
/// # Errors
/// Returns the reason, in English, if the game cannot be written.
pub fn game_text<G: Stored>(game: &SavedGame<G>) -> Result<String, String> {
    ron_text(VERSION, game)
}

/// Saves a copy of `game` in an existing folder outside the library and returns the path of its
/// file. If `folder` already has such a copy, returns the path of that one.
///
/// # Errors
/// Returns [`SaveProblem`] if the copy cannot be written; nothing has changed then.
pub fn save_copy<G: Stored>(folder: &Path, game: &SavedGame<G>) -> Result<PathBuf, SaveProblem> {
    let mut number = 1;
    loop {
        let name = game.id.branch(number).file_name();
        let path = folder.join(name).with_extension(EXTENSIONS[0]);
        match write_game(&path, game, false) {
            Ok(()) => return Ok(path),
            Err(SaveProblem::Refused { .. }) if number < MAX_BRANCHES => {}
            Err(problem) => return Err(problem),
        }
        let there = read_ron::<SavedGame<G>>(&path, VERSION);
        if there.is_ok_and(|there| game.is_same(&there) && game.undone == there.undone) {
            return Ok(path);
        }
        number += 1;
    }
}

/// Writes a saved game to the file at `path` in an existing folder. Replaces an existing file
/// only if `replace` is set.
pub(super) fn write_game<G: Stored>(
    path: &Path,
    game: &SavedGame<G>,
    replace: bool,
) -> Result<(), SaveProblem> {
    let value = |why| SaveProblem::Value { path: path.to_owned(), why };
    let text = game_text(game).map_err(value)?;
    write_text(path, &text, replace)
}
