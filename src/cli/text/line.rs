//! Reading what a person types, one line at a time.

use std::io::{self, BufRead};

use crate::cli::line::read_line;
use crate::cli::words::Words;
use crate::rules::Move;

/// How much of a line is kept: more than any command needs.
const MOST_BYTES: usize = 4096;

/// The next line without blanks around it; none at the end of the input. Bytes
/// that are no text become signs that nothing is called by.
pub(in crate::cli) fn read(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let line = read_line(input, MOST_BYTES)?;
    Ok(line.map(|line| {
        let text = String::from_utf8_lossy(&line.bytes);
        text.trim_matches(|c: char| c.is_whitespace() || c == '\u{feff}').to_owned()
    }))
}

/// What can be asked for besides a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cli) enum Verb {
    /// Go back to the last own decision.
    Undo,
    /// Go forward again.
    Redo,
    /// Show a good move.
    Hint,
    /// Write the game to a file.
    Save,
    /// The same, whatever is there.
    SaveOver,
    /// List the legal moves.
    Moves,
    /// Show the board again.
    Board,
    /// Say what can be typed.
    Help,
    /// Leave.
    Quit,
}

/// The words that every language understands.
const VERBS: [(&str, Verb); 12] = [
    ("undo", Verb::Undo),
    ("redo", Verb::Redo),
    ("hint", Verb::Hint),
    ("save", Verb::Save),
    ("save!", Verb::SaveOver),
    ("moves", Verb::Moves),
    ("board", Verb::Board),
    ("help", Verb::Help),
    ("?", Verb::Help),
    ("quit", Verb::Quit),
    ("q", Verb::Quit),
    ("exit", Verb::Quit),
];

/// What a line asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Request {
    /// Play this.
    Play(Move),
    /// Do this, with what follows the word.
    Do(Verb, String),
    /// Nothing was typed.
    Nothing,
    /// It is not known what is meant.
    Unclear,
}

/// What `line` asks for.
pub(super) fn request(line: &str, words: &Words) -> Request {
    if line.is_empty() {
        return Request::Nothing;
    }
    if let Ok(mv) = line.split_whitespace().collect::<String>().parse() {
        return Request::Play(mv);
    }
    let known = VERBS.iter().chain(words.verbs);
    let lower = line.to_lowercase();
    // The Vietnamese for a hint is two words, so a name may have a blank in it.
    let found = known.filter_map(|(name, verb)| {
        let rest = lower.strip_prefix(name)?;
        let ends = rest.is_empty() || rest.starts_with(char::is_whitespace);
        // The case of a file's name matters.
        let given = line.chars().skip(name.chars().count()).collect::<String>();
        ends.then(|| (*verb, given.trim().to_owned()))
    });
    match found.max_by_key(|(_, given)| usize::MAX - given.len()) {
        Some((verb, given)) if given.is_empty() || matches!(verb, Verb::Save | Verb::SaveOver) => {
            Request::Do(verb, given)
        }
        _ => Request::Unclear,
    }
}
