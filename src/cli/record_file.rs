//! Game records in files.

use std::fmt;
use std::io::{self, Read};
use std::path::Path;

use crate::archive::{AnyGame, AnyGameProblem};
use crate::rules::{Record, Rules};
use crate::storage::{MAX_BYTES, open_file};
use excerpt::shown_path;

/// Reads the game in the file at `path`, a record or a saved game; where a record does not
/// say by which rules it is played, `rules` say it.
///
/// # Errors
/// A sentence that names the file and says why there is no game in it.
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

fn read_game(path: &Path, rules: &Rules) -> Result<AnyGame, String> {
    let bytes = bytes(path)?;
    text(path, &bytes)?;
    AnyGame::parse(&bytes, rules).map_err(|why| match why {
        AnyGameProblem::Saved(why) => refusal(path, &format!("the saved game {why}")),
        why => refusal(path, &why),
    })
}

/// The bytes of a file that may be a game.
fn bytes(path: &Path) -> Result<Vec<u8>, String> {
    let bytes =
        read(path).map_err(|why| refusal(path, &format!("the file cannot be read: {why}")))?;
    if bytes.len() as u64 > MAX_BYTES {
        return Err(refusal(path, &format!("a game record has at most {MAX_BYTES} bytes")));
    }
    Ok(bytes)
}

/// Makes sure that there is text.
fn text(path: &Path, bytes: &[u8]) -> Result<(), String> {
    str::from_utf8(bytes).map(drop).map_err(|why| {
        let at = why.valid_up_to() + 1;
        refusal(path, &format!("a game record must be UTF-8 text; byte {at} is not"))
    })
}

fn refusal(path: &Path, why: &dyn fmt::Display) -> String {
    format!("{}: {why}", shown_path(path))
}

/// The bytes of the file, at most one more than allowed.
fn read(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    open_file(path)?.take(MAX_BYTES + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// The game that the window shall open, in the file named instead of a command:
/// a record, or a saved game.
///
/// # Errors
/// A sentence that says why there is none.
pub fn named_game(path: &Path) -> Result<AnyGame, String> {
    if !path.exists() {
        return Err(format!(
            "there is no command and no file called {}; \"o-an-quan help\" lists the commands",
            shown_path(path)
        ));
    }
    read_game(path, &Rules::classic())
}
