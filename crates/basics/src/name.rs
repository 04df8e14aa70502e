//! The names of players.

use std::fmt;

use serde::{Deserialize, Serialize};
use unicode_normalization::UnicodeNormalization;
use unicode_segmentation::UnicodeSegmentation;

use super::is_hidden;

/// A player's name: at most [`Name::MAX`] letters on one line, in Unicode's composed form (NFC),
/// without white space at either end. An empty name stands for the default, such as "You" or
/// "Computer".
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub struct Name(String);

impl Name {
    /// The longest name, in [letters](letters): the limit of every name in the program.
    pub const MAX: usize = 30;

    /// Returns a name made from the allowed characters of `text`, with single blanks between
    /// words, cut to the maximum length.
    pub fn new(text: &str) -> Self {
        Name::shortened(text).0
    }

    /// Returns the name like [`Name::new`], and whether it had to be cut to the maximum length.
    pub fn shortened(text: &str) -> (Self, bool) {
        let name = Self::plain(text);
        let cut = first_letters(&name, Self::MAX);
        (Name(cut.trim_end().to_owned()), cut.len() < name.len())
    }

    /// Returns `text` in the form of names, however long it is: its allowed characters, composed, with
    /// single blanks between words.
    pub fn plain(text: &str) -> String {
        let words: Vec<String> = text
            .split(|c: char| c.is_whitespace() || c.is_control())
            // Composed last: a dropped character may have stood between a letter and its accent.
            .map(|word| word.chars().filter(|c| Self::allows(*c)).nfc().collect())
            .filter(|word: &String| !word.is_empty())
            .collect();
        words.join(" ")
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

/// Returns the number of letters of a text as people see them: a letter and its accents are one.
pub fn letters(text: &str) -> usize {
    text.graphemes(true).count()
}

/// Returns the first `most` [letters] of a text, or the whole text if it has no more.
pub fn first_letters(text: &str, most: usize) -> &str {
    let end = text.grapheme_indices(true).nth(most).map_or(text.len(), |(at, _)| at);
    &text[..end]
}

/// Returns a text in Unicode's composed form (NFC), in which a letter and its accents are one character
/// wherever there is such a character.
pub fn composed(text: &str) -> String {
    text.nfc().collect()
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
    fn a_name_is_composed() {
        let decomposed = "Nguye\u{302}\u{303}n";
        assert_eq!(Name::new(decomposed).as_str(), "Nguyễn");
        assert_eq!(Name::new("Nguye\"\u{302}\u{303}n").as_str(), "Nguyễn");
        assert_eq!(letters(decomposed), 6);
    }

    #[test]
    fn a_long_name_is_cut_at_a_whole_letter() {
        let long = Name::shortened(&"ệ".repeat(50));
        assert_eq!(long, (Name("ệ".repeat(Name::MAX)), true));
        // A letter that no single character composes counts once, and stays whole.
        let letter = "x\u{302}\u{323}";
        let long = Name::new(&letter.repeat(50));
        assert_eq!(letters(long.as_str()), Name::MAX);
        assert!(long.as_str().ends_with('\u{302}'), "{long}");
        // The cut leaves no blank at the end.
        let before_blank = "x".repeat(Name::MAX - 1);
        let cut = Name::shortened(&format!("{before_blank} y"));
        assert_eq!(cut, (Name(before_blank), true));
        assert_eq!(Name::shortened("An"), (Name("An".to_owned()), false));
    }
}
