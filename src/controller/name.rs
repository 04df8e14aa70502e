//! What a player wants to be called.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A name that a player was given: at most [`Name::MOST`] characters on one line,
/// without white space at either end. Empty where the player goes by the usual word.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub struct Name(String);

impl Name {
    /// The longest name, in characters.
    pub const MOST: usize = 20;

    /// What a name can keep of `text`: the characters that are allowed, with single
    /// blanks between words, cut off at the longest.
    pub fn new(text: &str) -> Self {
        let words: Vec<String> = text
            .split(|c: char| c.is_whitespace() || c.is_control())
            .map(|word| word.chars().filter(|c| Self::allows(*c)).collect())
            .filter(|word: &String| !word.is_empty())
            .collect();
        let cut: String = words.join(" ").chars().take(Self::MOST).collect();
        Name(cut.trim_end().to_owned())
    }

    /// Whether a name may have this character. Those that are not seen, that break
    /// the line or turn its direction may not stand in it, nor may the quotation mark,
    /// between which records write names.
    pub fn allows(c: char) -> bool {
        let is_unseen = matches!(
            c,
            '\u{ad}'
                | '\u{200b}'..='\u{200f}'
                | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}'
                | '\u{feff}'
        );
        !c.is_control() && !is_unseen && c != '"'
    }

    /// Whether the player goes by the usual word.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The name as it is shown.
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
