//! The file of the games, from which a match that was cut off goes on.
//!
//! The first line says which match it is; each further line is a game. Games may be added in any order.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

use basics::{Excerpt, shown_path};
use thiserror::Error;

use super::referee::Finished;

/// The games of a match, by their numbers from 0.
pub type Games = BTreeMap<u64, Finished>;

/// The reason why a journal cannot be used.
#[derive(Debug, Error)]
pub enum JournalError {
    /// It cannot be read or written.
    #[error("the file {0} cannot be used: {1}")]
    Io(String, io::Error),
    /// It belongs to another match.
    #[error("the file {0} has the games of another match, \"{1}\": name another file")]
    Other(String, Excerpt),
    /// A line is no game.
    #[error("line {1} of the file {0} is no game")]
    Line(String, usize),
}

/// A file to which games are added.
#[derive(Debug)]
pub struct Journal(File);

impl Journal {
    /// Opens the file at `path`, or makes it, for the match that `heading` describes in one line. Returns
    /// the games that it has. A last line that was cut off is no game.
    ///
    /// # Errors
    /// Returns [`JournalError`] if the file cannot be used or has the games of another match.
    pub fn open(path: &Path, heading: &str) -> Result<(Self, Games), JournalError> {
        let shown = || shown_path(path);
        let failed = |why| JournalError::Io(shown(), why);
        let text = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(why) if why.kind() == io::ErrorKind::NotFound => String::new(),
            Err(why) => return Err(failed(why)),
        };
        // What follows the last line break was cut off.
        let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
        let mut lines = whole.lines();
        let first = lines.next();
        if let Some(first) = first.filter(|first| *first != heading) {
            return Err(JournalError::Other(shown(), Excerpt::of(first)));
        }
        let mut games = Games::new();
        for (number, line) in (2..).zip(lines) {
            let (at, game) = read(line).ok_or_else(|| JournalError::Line(shown(), number))?;
            games.insert(at, game);
        }
        let mut options = OpenOptions::new();
        let mut file = options.create(true).append(true).open(path).map_err(failed)?;
        file.set_len(whole.len() as u64).map_err(failed)?;
        if first.is_none() {
            writeln!(file, "{heading}").map_err(failed)?;
        }
        Ok((Journal(file), games))
    }

    /// Adds a game.
    ///
    /// # Errors
    /// Returns the reason if the file cannot be written.
    pub fn add(&mut self, number: u64, game: &Finished) -> io::Result<()> {
        self.0.write_all(format!("{}\n", line(number, game)).as_bytes())
    }
}

/// Returns a game as a line.
fn line(number: u64, game: &Finished) -> String {
    let Finished { halves, end, moves, efforts: [a, b], fault } = game;
    let (number, moves) = (number + 1, moves.join(","));
    let fault = fault
        .as_ref()
        .map(|(player, why)| format!(" fault={player} {}", why.replace(char::is_control, " ")));
    let fault = fault.unwrap_or_default();
    format!("game={number} halves={halves} end={end} a={a} b={b} moves={moves}{fault}")
}

/// Reads a line.
fn read(line: &str) -> Option<(u64, Finished)> {
    let (line, fault) = match line.split_once(" fault=") {
        Some((line, fault)) => {
            let (player, why) = fault.split_once(' ')?;
            let player: usize = player.parse().ok().filter(|player| *player < 2)?;
            (line, Some((player, why.to_owned())))
        }
        None => (line, None),
    };
    let field = |name: &str| {
        let value = |word: &'_ str| Some(word.strip_prefix(name)?.strip_prefix('=')?.to_owned());
        line.split(' ').find_map(value)
    };
    let number: u64 = field("game")?.parse().ok()?;
    let halves = field("halves")?.parse().ok().filter(|halves| *halves <= 2)?;
    let efforts = [field("a")?.parse().ok()?, field("b")?.parse().ok()?];
    let moves = field("moves")?.split(',').map(str::to_owned).collect();
    Some((number.checked_sub(1)?, Finished { halves, end: field("end")?, moves, efforts, fault }))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::effort::Effort;

    fn game(halves: u8) -> Finished {
        let mut effort = Effort::default();
        effort.add(Duration::from_millis(20), None, 900, Some(5));
        let fault = (halves == 0).then(|| (0, "ended with exit status: 3 (move 3)".to_owned()));
        let moves = vec!["8h".to_owned(), "9i".to_owned()];
        Finished { halves, end: "five".to_owned(), moves, efforts: [effort; 2], fault }
    }

    #[test]
    fn a_match_goes_on_from_its_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("games.txt");
        let (mut journal, none) = Journal::open(&path, "arena caro").expect("a new file");
        assert!(none.is_empty());
        journal.add(0, &game(0)).expect("a game");
        journal.add(3, &game(2)).expect("a game");
        // The machine stops while a line is written.
        journal.0.write_all(b"game=2 halves=1 end=").expect("half a line");
        drop(journal);
        let (mut journal, games) = Journal::open(&path, "arena caro").expect("the same match");
        assert_eq!(games, Games::from([(0, game(0)), (3, game(2))]));
        journal.add(1, &game(1)).expect("a game");
        let (_, games) = Journal::open(&path, "arena caro").expect("the same match");
        assert_eq!(games.keys().copied().collect::<Vec<_>>(), [0, 1, 3]);
    }

    #[test]
    fn the_file_of_another_match_is_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("games.txt");
        Journal::open(&path, "arena caro").expect("a new file");
        let why = Journal::open(&path, "arena cotuong").expect_err("another match").to_string();
        assert!(why.contains("another match") && why.contains("arena caro"), "{why}");
        std::fs::write(&path, "arena caro\nnonsense\n").expect("a file");
        let why = Journal::open(&path, "arena caro").expect_err("no game").to_string();
        assert!(why.starts_with("line 2 of the file"), "{why}");
    }
}
