//! What a text seems to be that is no game.

use std::fmt;

/// The longest line of a list of names, in characters.
const LONGEST_NAME: usize = 60;
/// The most lines to look at.
const MAX_LINES: usize = 200;

/// What a text seems to be that is no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seems {
    /// A list of names, or a table with names.
    Names,
    /// The address of a page.
    Address,
    /// A record with tags, of a game that this program does not play.
    OtherGame,
    /// Numbers alone.
    Numbers,
    /// Sentences or words.
    Words,
}

impl Seems {
    /// Returns what `text` seems to be.
    pub(super) fn of(text: &str) -> Self {
        let lines = text.lines().map(str::trim).filter(|line| !line.is_empty()).take(MAX_LINES);
        let lines: Vec<&str> = lines.collect();
        let is_address = |line: &&str| {
            line.starts_with("http://") || line.starts_with("https://") || line.starts_with("www.")
        };
        let is_number = |word: &str| word.chars().all(|c| c.is_ascii_digit() || ".,;".contains(c));
        // A name has a capital and no end of a sentence.
        let is_name = |line: &&str| {
            line.chars().count() <= LONGEST_NAME
                && line.chars().any(char::is_uppercase)
                && !line.ends_with(['.', '!', '?', ':'])
        };
        if lines.iter().any(is_address) {
            Seems::Address
        } else if lines.first().is_some_and(|line| line.starts_with('[') && line.ends_with(']')) {
            Seems::OtherGame
        } else if text.split_whitespace().all(is_number) {
            Seems::Numbers
        } else if lines.len() > 1 && lines.iter().all(is_name) {
            Seems::Names
        } else {
            Seems::Words
        }
    }
}

/// Returns whether a text has moves of international chess in it, such as `Nf6` or `O-O`. Its moves of
/// pawns are squares to cờ caro.
pub(super) fn is_chess(text: &str) -> bool {
    let is_move = |word: &str| {
        let word = word.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.');
        let word = word.trim_end_matches(['+', '#', '!', '?']);
        let Some((piece, rest)) = word.split_at_checked(1) else { return false };
        let is_square = |text: &str| matches!(text.as_bytes(), [b'a'..=b'h', b'1'..=b'8']);
        let target = rest.len().checked_sub(2).and_then(|at| rest.get(at..));
        matches!(word, "O-O" | "O-O-O" | "0-0" | "0-0-0")
            || ["K", "Q", "R", "B", "N"].contains(&piece)
                && rest.len() <= 5
                && target.is_some_and(is_square)
    };
    text.split_whitespace().any(is_move)
}

/// As in `this looks like a list of names`.
impl fmt::Display for Seems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Seems::Names => {
                "this looks like a list of names, which belongs on the page of tournaments"
            }
            Seems::Address => "this is the address of a page; copy the game on that page instead",
            Seems::OtherGame => {
                "this looks like a record of a game that this program does not have"
            }
            Seems::Numbers => {
                "these are numbers alone; a move of Ô ăn quan is a number and + or -, as in 3+"
            }
            Seems::Words => "this looks like a text without moves",
        })
    }
}
