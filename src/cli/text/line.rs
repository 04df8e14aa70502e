//! Reads what the player types, one line at a time.

use std::io::{self, BufRead};

use basics::is_hidden;
use basics::movetext::{numbered, plain};

use crate::cli::line::read_line;
use crate::cli::verb::{VERBS, Verb};
use crate::cli::words::TerminalWords;

/// The most bytes kept of a line, more than any command needs.
const MAX_BYTES: usize = 4096;

/// Reads the next line and trims blanks; `None` at the end of the input. Bytes that are not UTF-8
/// become replacement characters, which occur in no command.
pub(in crate::cli) fn read(input: &mut dyn BufRead) -> io::Result<Option<String>> {
    let line = read_line(input, MAX_BYTES)?;
    Ok(line.map(|line| {
        let text = String::from_utf8_lossy(&line.bytes);
        text.trim_matches(|c: char| c.is_whitespace() || c == '\u{feff}').to_owned()
    }))
}

/// The request in a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::cli) enum Request<M> {
    /// Play this move.
    Play(M),
    /// Carry out this command with this argument, which may be empty.
    Do(Verb, String),
    /// The line is empty.
    Nothing,
    /// The line is not a request.
    Unclear,
}

/// Parses the request in `line`, in which `read` recognizes a move.
pub(in crate::cli) fn request<M>(
    line: &str,
    words: &TerminalWords,
    read: impl Fn(&str) -> Option<M>,
) -> Request<M> {
    if line.is_empty() {
        return Request::Nothing;
    }
    if let Some(mv) = spellings(line).iter().find_map(|text| read(text)) {
        return Request::Play(mv);
    }
    let known = VERBS.into_iter().chain(words.verbs());
    let lower = line.to_lowercase();
    // A name may contain blanks: some Vietnamese ones have two words.
    let found = known.filter_map(|(name, verb)| {
        let rest = lower.strip_prefix(name)?;
        let ends = rest.is_empty() || rest.starts_with(char::is_whitespace);
        // Taken from the original line, because case matters in a file name.
        let given = line.chars().skip(name.chars().count()).collect::<String>();
        ends.then(|| (verb, given.trim().to_owned()))
    });
    match found.max_by_key(|(_, given)| usize::MAX - given.len()) {
        Some((verb, given)) if given.is_empty() || matches!(verb, Verb::Save | Verb::SaveOver) => {
            Request::Do(verb, given)
        }
        _ => Request::Unclear,
    }
}

/// Returns the ways to spell a move that somebody typed: as it is, with the plain forms of signs of full width and of
/// dashes, without the number in front of it, and with the sign or the letter of a column behind its number.
fn spellings(line: &str) -> Vec<String> {
    let joined: String = line.split_whitespace().collect();
    let plain_text: String = joined.chars().map(plain).filter(|c| !is_hidden(*c)).collect();
    let mut spellings = vec![joined, plain_text.clone()];
    let unnumbered = numbered(&plain_text).map_or(plain_text.as_str(), |(_, rest)| rest);
    spellings.extend([unnumbered.to_owned(), unnumbered.to_lowercase()]);
    let mut letters = unnumbered.chars();
    if let Some(first) = letters.next()
        && !first.is_ascii_digit()
        && !letters.as_str().is_empty()
        && letters.as_str().chars().all(|c| c.is_ascii_digit())
    {
        spellings.push(format!("{}{}", letters.as_str(), first.to_ascii_lowercase()));
    }
    spellings.dedup();
    spellings
}
