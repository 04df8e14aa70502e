//! Reads games from files.

use std::fmt;
use std::path::Path;

use crate::archive::{AnyGame, AnyGameProblem};
use crate::link;
use crate::rules::{Record, Rules};
use crate::storage::{MAX_BYTES, read_start};
use basics::shown_path;

/// Reads the game in the file at `path`, a record or a saved game, or the game whose link stands in
/// place of the path. `rules` apply to a record that does not name its rules.
///
/// # Errors
/// Returns a sentence that names the file and says why it contains no game.
pub(super) fn read_record(path: &Path, rules: &Rules) -> Result<Record, String> {
    Ok(match read_game(path, rules)? {
        AnyGame::Record(record) => record,
        AnyGame::Saved(saved) => {
            let (_, state) = *saved;
            let mut record = Record::of(state.game().clone());
            for (side, name) in state.setup().names.iter() {
                record.names[side] = name.to_string();
            }
            record
        }
    })
}

/// Reads the text of the file at `path`.
///
/// # Errors
/// Returns a sentence that names the file and says why it cannot be a record.
pub(super) fn read_text(path: &Path) -> Result<String, String> {
    let bytes = bytes(path)?;
    text(path, &bytes)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

fn read_game(path: &Path, rules: &Rules) -> Result<AnyGame, String> {
    if let Some(link) = path.to_str().filter(|text| link::is_link(text)) {
        return link::read(link).map(AnyGame::Record).map_err(|why| why.to_string());
    }
    let bytes = bytes(path)?;
    text(path, &bytes)?;
    AnyGame::parse(&bytes, rules).map_err(|why| match why {
        AnyGameProblem::Saved(why) => refusal(path, &format!("the saved game {why}")),
        why => refusal(path, &why),
    })
}

/// Reads a file; fails if it is too large for a game.
fn bytes(path: &Path) -> Result<Vec<u8>, String> {
    let bytes = read_start(path)
        .map_err(|why| refusal(path, &format!("the file cannot be read: {why}")))?;
    if bytes.len() as u64 > MAX_BYTES {
        return Err(refusal(path, &format!("a game record has at most {MAX_BYTES} bytes")));
    }
    Ok(bytes)
}

/// Fails if the file is not UTF-8.
fn text(path: &Path, bytes: &[u8]) -> Result<(), String> {
    str::from_utf8(bytes).map(drop).map_err(|why| {
        let at = why.valid_up_to() + 1;
        refusal(path, &format!("a game record must be UTF-8 text; byte {at} is not"))
    })
}

/// Returns a sentence about the file at `path`.
pub(super) fn refusal(path: &Path, why: &dyn fmt::Display) -> String {
    format!("{}: {why}", shown_path(path))
}

/// Reads the game that the window opens at the start: a record or a saved game, in the file named
/// on the command line in place of a command, or the game whose link stands there.
///
/// # Errors
/// Returns a sentence that says why there is no such game.
pub fn named_game(path: &Path) -> Result<AnyGame, String> {
    if !path.exists() && !path.to_str().is_some_and(link::is_link) {
        return Err(format!(
            "there is no command and no file called {}; \"o-an-quan help\" lists the commands",
            shown_path(path)
        ));
    }
    read_game(path, &Rules::classic())
}
