//! The moves with which a text begins.

use super::{Dialect, Said, chinese, crossings, letters, vietnamese, wxf};

/// A move in a text, and what it says in each dialect in which it can be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spelled {
    /// The length in bytes.
    pub length: usize,
    /// What it says, at least one thing.
    pub readings: Vec<Reading>,
    /// Whether it is written in words, as in `Pháo 2 bình 5`.
    pub in_words: bool,
    /// Whether it is Vietnamese with the signs of another dialect, as in `P2=5`.
    pub has_borrowed_sign: bool,
}

/// One thing that a move in a text says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The dialect.
    pub dialect: Dialect,
    /// What the text says in it.
    pub said: Said,
}

/// Returns the moves with which `text` begins, which is [folded](basics::Folded): one, or several that
/// follow each other without blanks as in `h2e2h9g7` or `炮二平五马８进７`; none if `text` begins with
/// something else. Looks no farther than these moves.
pub fn spelled(text: &str) -> Vec<Spelled> {
    let first = text.chars().next();
    match first {
        Some('a'..='i') => {
            // What can be crossings is nothing else: b2b5 is no soldier that goes sideways.
            let joined = crossings::read(text);
            if joined.is_empty() { lettered(text) } else { joined }
        }
        Some('\u{2e80}'..) => chinese::read(text),
        Some(_) => lettered(text),
        None => Vec::new(),
    }
}

/// Returns the move in Vietnamese or other letters with which `text` begins, the longest one.
fn lettered(text: &str) -> Vec<Spelled> {
    let all = [vietnamese::read(text), wxf::read(text), letters::read(text)];
    let mut all: Vec<Spelled> = all.into_iter().flatten().collect();
    let longest = all.iter().map(|spelled| spelled.length).max().unwrap_or_default();
    all.retain(|spelled| spelled.length == longest);
    let mut all = all.into_iter();
    let Some(mut first) = all.next() else { return Vec::new() };
    first.readings.extend(all.flat_map(|spelled| spelled.readings));
    vec![first]
}

/// Returns whether a move may end before `rest`.
pub(super) fn ends(rest: &str) -> bool {
    let mut chars = rest.chars();
    let follows = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
    match chars.next() {
        None => true,
        Some('.' | '+' | '#' | '-' | '/' | '=' | ':') => !follows(chars.next()),
        Some(c) => !c.is_alphanumeric(),
    }
}
