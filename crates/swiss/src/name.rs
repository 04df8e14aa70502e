//! Names of players, and lists of them.

use std::collections::HashSet;
use std::fmt;

use basics::{Excerpt, is_hidden};
use serde::{Deserialize, Serialize};
use unicode_normalization::UnicodeNormalization;

use crate::Refused;

/// A player's name: 1 to [`PlayerName::MOST`] visible characters in Unicode's composed form (NFC), with
/// single blanks between words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct PlayerName(String);

impl PlayerName {
    /// The longest name, in characters.
    pub const MOST: usize = 30;

    /// Returns the name in `text`, without hidden characters and needless blanks.
    ///
    /// # Errors
    /// Returns [`Refused`] if the name has no letters or is too long.
    pub fn new(text: &str) -> Result<Self, Refused> {
        let words = text.split(|c: char| c.is_whitespace() || c.is_control());
        let words = words.map(|word| word.nfc().filter(|c| !is_hidden(*c)).collect::<String>());
        let words: Vec<String> = words.filter(|word| !word.is_empty()).collect();
        let name = words.join(" ");
        if !name.chars().any(char::is_alphabetic) {
            return Err(Refused::Nameless);
        }
        match name.chars().count() {
            length if length > Self::MOST => Err(Refused::TooLong(Excerpt::of(&name), length)),
            _ => Ok(PlayerName(name)),
        }
    }

    /// Returns the name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns whether people would take the two names for the same: they differ at most in capitals.
    pub fn is_same(&self, other: &PlayerName) -> bool {
        self.key() == other.key()
    }

    /// Returns the refusal of this name because another player has it.
    pub(crate) fn twice(&self) -> Refused {
        Refused::Twice(Excerpt::of(&self.0))
    }

    fn key(&self) -> String {
        self.0.to_lowercase().nfc().collect()
    }
}

impl TryFrom<String> for PlayerName {
    type Error = Refused;

    fn try_from(text: String) -> Result<Self, Refused> {
        PlayerName::new(&text)
    }
}

impl From<PlayerName> for String {
    fn from(name: PlayerName) -> Self {
        name.0
    }
}

impl fmt::Display for PlayerName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The names in a text that somebody typed or pasted, one on a line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ClassList {
    /// The names, in the order of the text.
    pub names: Vec<PlayerName>,
    /// What is wrong: the line, counted from 1, and why its name is not among the names.
    pub refused: Vec<(usize, Refused)>,
}

impl ClassList {
    /// Reads the names. Ignores empty lines, numbers at the start of a line such as `12.`, and the
    /// further columns of a table.
    pub fn read(text: &str) -> Self {
        let mut list = ClassList::default();
        let mut known = HashSet::new();
        for (index, line) in text.lines().enumerate() {
            let mut cells = line.split('\t').map(without_number);
            let Some(name) = cells.find(|cell| cell.chars().any(char::is_alphabetic)) else {
                continue;
            };
            match PlayerName::new(name) {
                Ok(name) if known.insert(name.key()) => list.names.push(name),
                Ok(name) => list.refused.push((index + 1, name.twice())),
                Err(why) => list.refused.push((index + 1, why)),
            }
        }
        list
    }
}

/// Returns a line without the number of its row, such as `3.`, `3)` or `3 `.
fn without_number(line: &str) -> &str {
    let line = line.trim();
    let rest = line.trim_start_matches(|c: char| c.is_ascii_digit());
    let after = rest.trim_start_matches(['.', ')', ':', '-', ' ', '\u{a0}']);
    if rest.len() < line.len() && after.len() < rest.len() { after } else { line }
}
