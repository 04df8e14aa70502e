//! Reads games from files, from standard input and from links.

use std::io::{self, Read};
use std::path::Path;

use basics::{shown_path, system_reason};
use tabletop::Record;
use thiserror::Error;

use super::failure::Failure;
use super::game::CliGame;
use super::{games, printed};
use crate::door::{Door, Found, Refused, Why, has_link, is_link};
use crate::storage::{Flaw, MAX_BYTES, ReadProblem, read_start};

/// What stands in place of a file for standard input.
const STANDARD_INPUT: &str = "-";

/// The reason why no game was read.
#[derive(Debug, Error)]
pub enum NoGame {
    /// It is neither a command nor a file.
    #[error("there is no command and no file called {0}; \"o-an-quan help\" lists the commands")]
    NoFile(String),
    /// The link contains no game.
    #[error(transparent)]
    Link(Refused),
    /// The file at this path contains none, or none that can be used.
    #[error("{0}: {1}")]
    File(String, FileFlaw),
    /// Standard input contains none, or none that can be used.
    #[error("standard input: {0}")]
    Input(FileFlaw),
}

/// What is wrong with a file.
#[derive(Debug, Error)]
pub enum FileFlaw {
    /// It cannot be read.
    #[error("the file cannot be read: {}", system_reason(.0))]
    Unread(io::Error),
    /// It is too large for a game.
    #[error("a game record has at most {MAX_BYTES} bytes")]
    TooLarge,
    /// It is not text.
    #[error("the file is not text, so it contains no game")]
    NotText,
    /// It looks like a game of this kind, but is none.
    #[error("this looks like a game of {0}: {1}")]
    Damaged(&'static str, Refused),
    /// It contains no game.
    #[error(transparent)]
    NoGame(Refused),
    /// The command has no meaning for its game.
    #[error("it is a game of {0}; this command has no meaning for it")]
    Meaningless(&'static str),
    /// The command is about another game.
    #[error("it is a game of {0}; write --game {0}")]
    OtherGame(&'static str),
    /// It contains so many games, not one.
    #[error("it contains {0} games; put the one you mean in a file of its own")]
    Several(usize),
    /// It contains so many games, and none with this number.
    #[error("it contains {0} games, so there is no number {1}")]
    NoSuchNumber(usize, usize),
}

impl FileFlaw {
    /// Returns this flaw as that of the file at `path`, or of standard input.
    pub(super) fn of(self, path: &Path) -> NoGame {
        if path.to_str() == Some(STANDARD_INPUT) {
            return NoGame::Input(self);
        }
        NoGame::File(shown_path(path), self)
    }
}

impl From<NoGame> for Failure {
    fn from(why: NoGame) -> Self {
        Failure::refused(why)
    }
}

impl From<Refused> for FileFlaw {
    /// Adds what a text without a game looks like.
    fn from(why: Refused) -> Self {
        match (&*why.0, why.game()) {
            (Why::File(ReadProblem::Unusable(Flaw::NotText)), _) => FileFlaw::NotText,
            (_, Some(game)) if game != games::USUAL.id => FileFlaw::Damaged(game, why),
            _ => FileFlaw::NoGame(why),
        }
    }
}

/// Returns the link that stands in place of a path, perhaps within a message; `None` for the path of a file.
pub(super) fn link_in(path: &Path) -> Option<&str> {
    let text = path.to_str()?;
    (is_link(text) || !path.exists() && has_link(text)).then_some(text)
}

/// Reads the games in the file at `path`, on standard input if that is `-`, or of the link that stands in
/// place of a path; at least one.
///
/// # Errors
/// Returns why there is no game.
pub(super) fn read_games(path: &Path, door: &Door) -> Result<Vec<Found>, NoGame> {
    if let Some(link) = link_in(path) {
        return door.read(link.as_bytes()).map_err(NoGame::Link);
    }
    let bytes = bytes(path).map_err(|flaw| flaw.of(path))?;
    let found = door.read(&bytes).map_err(|why| FileFlaw::from(why).of(path))?;
    printed::remarks(&found);
    Ok(found)
}

/// Reads the one game of this kind in a file, as [`read_games`] does. The options of `game` apply to a
/// record that names none.
///
/// # Errors
/// Returns why the file does not contain one such game.
pub(super) fn read_record<G: CliGame>(path: &Path, game: &G) -> Result<Record<G>, NoGame> {
    only_record::<G>(path, read_games(path, &game.at_door(Door::at(G::ID)))?)
}

/// Returns the one game of this kind among those found in the file at `path`.
///
/// # Errors
/// Returns why they are not one such game.
pub(super) fn only_record<G: CliGame>(
    path: &Path,
    mut found: Vec<Found>,
) -> Result<Record<G>, NoGame> {
    let games = found.len();
    let found = found.pop().filter(|_| games == 1);
    let found = found.ok_or_else(|| FileFlaw::Several(games).of(path))?;
    let id = found.id();
    found_record::<G>(&found).ok_or_else(|| FileFlaw::Meaningless(id).of(path))
}

/// Returns the match of the link in a text that stands in place of a position; `None` if there is no link.
///
/// # Errors
/// Returns why the link is not one of a game of this kind.
pub(super) fn linked_match<G: CliGame>(text: &str, game: &G) -> Option<Result<G::Match, NoGame>> {
    has_link(text).then(|| {
        let mut found =
            game.at_door(Door::at(G::ID)).read(text.as_bytes()).map_err(NoGame::Link)?;
        let found = found.swap_remove(0);
        let record = found_record::<G>(&found);
        let other = || FileFlaw::OtherGame(found.id()).of(Path::new(text));
        record.map(|record| record.game).ok_or_else(other)
    })
}

/// Returns the game in what was read as a record, if it is one of this kind.
pub(super) fn found_record<G: CliGame>(found: &Found) -> Option<Record<G>> {
    Some(found.imported::<G>()?.record())
}

/// Reads a file; fails if it is too large for a game.
fn bytes(path: &Path) -> Result<Vec<u8>, FileFlaw> {
    let read = match path.to_str() {
        Some(STANDARD_INPUT) => {
            let mut bytes = Vec::new();
            io::stdin().lock().take(MAX_BYTES + 1).read_to_end(&mut bytes).map(|_| bytes)
        }
        _ => read_start(path),
    };
    let bytes = read.map_err(FileFlaw::Unread)?;
    if bytes.len() as u64 > MAX_BYTES { Err(FileFlaw::TooLarge) } else { Ok(bytes) }
}

/// Reads the games that the window opens at the start: those in the file named on the command line in
/// place of a command, on standard input, or the one whose link stands there.
///
/// # Errors
/// Returns why there are none.
pub fn named_games(path: &Path) -> Result<Vec<Found>, NoGame> {
    let is_given = path.to_str() == Some(STANDARD_INPUT) || link_in(path).is_some();
    if !is_given && !path.exists() {
        return Err(NoGame::NoFile(shown_path(path).to_string()));
    }
    read_games(path, &Door::at_start().up_to_flaws())
}
