//! Which letters the program can draw.

use std::sync::OnceLock;

use skrifa::charmap::Charmap;
use skrifa::{FontRef, MetadataProvider};

use crate::theme::REGULAR_FONT;

/// Returns whether the fonts have a letter.
pub fn is_drawn(letter: char) -> bool {
    static LETTERS: OnceLock<Charmap<'static>> = OnceLock::new();
    let letters = LETTERS.get_or_init(|| {
        FontRef::new(REGULAR_FONT).expect("the font of the program is a font").charmap()
    });
    letters.map(letter).is_some()
}

/// Returns the letters of a name that the program can draw: the name as it is shown. It is empty if there
/// are none, as for an empty name; the usual name then stands for it.
pub fn drawn(name: &str) -> String {
    let words = name.split_whitespace();
    let words = words.map(|word| word.chars().filter(|c| is_drawn(*c)).collect::<String>());
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Returns a text with a question mark for each letter that the program cannot draw.
pub fn readable(text: &str) -> String {
    text.chars().map(|c| if c.is_whitespace() || is_drawn(c) { c } else { '?' }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_shown_without_the_letters_that_no_font_has() {
        for (name, shown) in [
            ("Nguyễn Văn An", "Nguyễn Văn An"),
            ("趙國榮", ""),
            ("An 🐱 Bình", "An Bình"),
            ("An🐱", "An"),
            ("🐱 🐱", ""),
            ("", ""),
        ] {
            assert_eq!(drawn(name), shown, "{name}");
        }
    }
}
