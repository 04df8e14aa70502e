//! Reads games from files, from standard input and from links.

use std::fmt;
use std::io::{self, Read};
use std::path::Path;

use super::printed;
use crate::archive::AnyGame;
use crate::door::{Door, Found, FoundGame, Refused, Why};
use crate::games::OAnQuan;
use crate::link;
use crate::rules::{Record, Rules};
use crate::storage::{Flaw, MAX_BYTES, ReadProblem, read_start};
use basics::shown_path;
use tabletop::Game;

/// What stands in place of a file for standard input.
const STANDARD_INPUT: &str = "-";

/// Reads the games in the file at `path`, on standard input if that is `-`, or of the link that stands in
/// place of a path; at least one.
///
/// # Errors
/// Returns a sentence that names the file and says why it contains no game.
pub(super) fn read_games(path: &Path, door: &Door) -> Result<Vec<Found>, String> {
    if let Some(link) = path.to_str().filter(|text| link::is_link(text)) {
        return door.read(link.as_bytes()).map_err(|why| why.to_string());
    }
    let bytes = bytes(path)?;
    let found = door.read(&bytes).map_err(|why| refusal(path, &in_english(&why)))?;
    printed::remarks(&found);
    Ok(found)
}

/// Reads the one game of Ô ăn quan in a file, as [`read_games`] does. `rules` apply to a record that does
/// not name its rules.
///
/// # Errors
/// Returns a sentence that names the file and says why it does not contain one such game.
pub(super) fn read_record(path: &Path, rules: &Rules) -> Result<Record, String> {
    let mut found = read_games(path, &Door::new(rules.clone(), OAnQuan::ID))?;
    let games = found.len();
    match (found.pop(), games) {
        (Some(Found { game: FoundGame::OAnQuan(game), .. }), 1) => Ok(record(*game)),
        (Some(found), 1) => {
            let why = format!("it is a game of {}; this command has no meaning for it", found.id());
            Err(refusal(path, &why))
        }
        _ => {
            let why =
                format!("it contains {games} games; put the one you mean in a file of its own");
            Err(refusal(path, &why))
        }
    }
}

/// Returns the record of a game, with the names of its players.
pub(super) fn record(game: AnyGame) -> Record {
    match game {
        AnyGame::Record(record) => record,
        AnyGame::Saved(saved) => {
            let (_, state) = *saved;
            let mut record = Record::of(state.game().clone());
            for (side, name) in state.setup().names.iter() {
                record.names[side] = name.to_string();
            }
            record
        }
    }
}

/// Returns why a text contains no game, with what it looks like.
fn in_english(why: &Refused) -> String {
    if matches!(*why.0, Why::File(ReadProblem::Unusable(Flaw::NotText))) {
        return "the file is not text, so it contains no game".to_owned();
    }
    match why.game() {
        Some(game) if game != OAnQuan::ID => format!("this looks like a game of {game}: {why}"),
        _ => why.to_string(),
    }
}

/// Reads a file; fails if it is too large for a game.
fn bytes(path: &Path) -> Result<Vec<u8>, String> {
    let read = match path.to_str() {
        Some(STANDARD_INPUT) => {
            let mut bytes = Vec::new();
            io::stdin().lock().take(MAX_BYTES + 1).read_to_end(&mut bytes).map(|_| bytes)
        }
        _ => read_start(path),
    };
    let bytes = read.map_err(|why| refusal(path, &format!("the file cannot be read: {why}")))?;
    if bytes.len() as u64 > MAX_BYTES {
        return Err(refusal(path, &format!("a game record has at most {MAX_BYTES} bytes")));
    }
    Ok(bytes)
}

/// Returns a sentence about the file at `path`.
pub(super) fn refusal(path: &Path, why: &dyn fmt::Display) -> String {
    format!("{}: {why}", shown_path(path))
}

/// Reads the games that the window opens at the start: those in the file named on the command line in
/// place of a command, on standard input, or the one whose link stands there.
///
/// # Errors
/// Returns a sentence that says why there are none.
pub fn named_games(path: &Path) -> Result<Vec<Found>, String> {
    let is_given = path.to_str().is_some_and(|text| text == STANDARD_INPUT || link::is_link(text));
    if !is_given && !path.exists() {
        return Err(format!(
            "there is no command and no file called {}; \"o-an-quan help\" lists the commands",
            shown_path(path)
        ));
    }
    read_games(path, &Door::at_start())
}
