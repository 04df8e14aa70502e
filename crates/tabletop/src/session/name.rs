//! The names of players.

use std::fmt;

use serde::{Deserialize, Serialize};

use basics::is_hidden;

/// A player's name: at most [`Name::MOST`] characters on one line, without white space at
/// either end. An empty name stands for the default, such as "You" or "Computer".
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub struct Name(String);

impl Name {
    /// The longest name, in characters.
    pub const MOST: usize = 20;

    /// Returns a name made from the allowed characters of `text`, with single blanks between
    /// words, cut to the maximum length.
    pub fn new(text: &str) -> Self {
        let words: Vec<String> = text
            .split(|c: char| c.is_whitespace() || c.is_control())
            .map(|word| word.chars().filter(|c| Self::allows(*c)).collect())
            .filter(|word: &String| !word.is_empty())
            .collect();
        let cut: String = words.join(" ").chars().take(Self::MOST).collect();
        Name(cut.trim_end().to_owned())
    }

    /// Returns whether a name may contain this character. Invisible characters, line breaks,
    /// bidirectional controls and the quotation mark, which delimits names in records, are
    /// not allowed.
    pub fn allows(c: char) -> bool {
        !is_hidden(c) && c != '"'
    }

    /// Returns whether the player has the default name.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<String> for Name {
    fn from(text: String) -> Self {
        Name::new(&text)
    }
}

impl From<Name> for String {
    fn from(name: Name) -> Self {
        name.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_drops_what_cannot_be_shown_on_one_line() {
        for (typed, kept) in [
            ("An", "An"),
            ("  Bé   Na \n", "Bé Na"),
            ("Tí\tSửu", "Tí Sửu"),
            ("a\u{202e}b\u{200b}c", "abc"),
            ("“Cả” \"Ba\"", "“Cả” Ba"),
            (" \u{feff}\r\n ", ""),
        ] {
            assert_eq!(Name::new(typed).as_str(), kept, "{typed:?}");
        }
    }

    #[test]
    fn a_long_name_is_cut_at_a_whole_character() {
        let long = Name::new(&"ệ".repeat(50));
        assert_eq!(long.as_str(), "ệ".repeat(Name::MOST));
        // The cut leaves no blank at the end.
        let before_blank = "x".repeat(Name::MOST - 1);
        assert_eq!(Name::new(&format!("{before_blank} y")).as_str(), before_blank);
    }
}
