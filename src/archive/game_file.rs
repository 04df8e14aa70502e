//! A saved game in a file.

use std::fmt;
use std::path::Path;

use super::{SavedError, SavedGame};
use crate::controller::SessionState;
use crate::storage::{Flaw, ReadProblem, SaveProblem, parse_ron, read_ron, ron_text, write_text};

/// The version of the files of games that this program writes. Older ones are
/// read too.
pub const VERSION: u32 = 1;

/// How the names of files with whole games end. The first is for files outside the library:
/// desktops open them with this program.
pub const EXTENSIONS: [&str; 2] = ["oanquan", "ron"];

/// Why a file gave no game. It is as it was.
#[derive(Debug)]
pub enum GameFileProblem {
    /// The file cannot be read, or is not in the shape of a saved game.
    File(ReadProblem),
    /// It is in that shape, but what it tells is no game.
    Game(SavedError),
}

impl fmt::Display for GameFileProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GameFileProblem::File(problem) => problem.fmt(f),
            GameFileProblem::Game(error) => write!(f, "is damaged ({error})"),
        }
    }
}

impl std::error::Error for GameFileProblem {}

/// Reads a saved game, and plays it out.
///
/// # Errors
/// [`GameFileProblem`] says where and why it is none.
pub fn read_game(path: &Path) -> Result<(SavedGame, SessionState), GameFileProblem> {
    let saved: SavedGame = read_ron(path, VERSION).map_err(GameFileProblem::File)?;
    let state = saved.restore().map_err(GameFileProblem::Game)?;
    Ok((saved, state))
}

/// The same from the bytes of a file.
///
/// # Errors
/// [`GameFileProblem`] says where and why they are none.
pub fn parse_game(bytes: &[u8]) -> Result<(SavedGame, SessionState), GameFileProblem> {
    let unusable = |flaw: Flaw| GameFileProblem::File(ReadProblem::Unusable(flaw));
    let saved: SavedGame = parse_ron(bytes, VERSION).map_err(unusable)?;
    let state = saved.restore().map_err(GameFileProblem::Game)?;
    Ok((saved, state))
}

/// The text of the file of a saved game.
///
/// # Errors
/// Why there is none, in English.
pub fn game_text(game: &SavedGame) -> Result<String, String> {
    ron_text(VERSION, game)
}

/// Writes a saved game to the file at `path`, in a folder that is there. A file that is
/// there too is replaced only where `replace` says so.
pub(super) fn write_game(path: &Path, game: &SavedGame, replace: bool) -> Result<(), SaveProblem> {
    let value = |why| SaveProblem::Value { path: path.to_owned(), why };
    let text = game_text(game).map_err(value)?;
    write_text(path, &text, replace)
}
