//! Texts in the form in which readers of moves compare them.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use super::is_hidden;
use super::movetext::plain;

/// A text in lower case and in Unicode's composed form (NFC), with the [plain] forms of its signs,
/// without invisible characters, and with `\n` at the end of every line. It knows where each part
/// stands in the original.
#[derive(Clone, Debug, Default)]
pub struct Folded {
    text: String,
    /// The offset in the original of the letter to which each byte belongs, and of the end.
    origins: Vec<usize>,
}

impl Folded {
    /// Folds a text, in a time that grows with its length.
    pub fn of(text: &str) -> Self {
        let mut folded = Folded::default();
        let mut at = 0;
        while at < text.len() {
            let length = letter(&text[at..]);
            folded.push(&text[at..], length, at);
            at += length;
        }
        folded.origins.push(text.len());
        folded
    }

    /// Returns the folded text.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// Returns the offset in the original of what stands at the offset `at` of the folded text.
    pub fn original(&self, at: usize) -> usize {
        let last = self.origins.last().copied().unwrap_or_default();
        self.origins.get(at).copied().unwrap_or(last)
    }

    /// Returns the offset in the folded text of what stands at the offset `original` of the original,
    /// or behind it if that was left out.
    pub fn at(&self, original: usize) -> usize {
        let at = self.origins.partition_point(|origin| *origin < original);
        self.text.ceil_char_boundary(at)
    }

    /// Adds the letter of `length` bytes with which `rest` begins.
    fn push(&mut self, rest: &str, length: usize, origin: usize) {
        let (letter, next) = rest.split_at(length);
        match letter {
            "\r" if next.starts_with('\n') => {}
            "\r" | "\u{85}" | "\u{2028}" | "\u{2029}" => self.text.push('\n'),
            "\u{ad}" => self.text.push('-'),
            "\n" | "\t" => self.text.push_str(letter),
            _ => {
                let composed = letter.nfc().filter(|c| !is_hidden(*c));
                self.text.extend(composed.map(plain).flat_map(char::to_lowercase));
            }
        }
        self.origins.resize(self.text.len(), origin);
    }
}

/// Returns the length of the letter and its accents with which `text` begins.
fn letter(text: &str) -> usize {
    let is_accent = |c: char| is_combining_mark(c) && !text.starts_with(char::is_control);
    let accents = text.char_indices().skip(1).find(|(_, c)| !is_accent(*c));
    accents.map_or(text.len(), |(at, _)| at)
}

/// Returns a text without the accents of its letters, with `d` for `đ`.
pub fn without_accents(text: &str) -> String {
    let plain = |c| if c == 'đ' { 'd' } else { c };
    text.nfd().filter(|c| !is_combining_mark(*c)).map(plain).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_signs_and_line_ends_are_folded() {
        for (text, folded) in [
            ("P2–5", "p2-5"),
            ("Ｐ２＝５", "p2=5"),
            ("Pha\u{301}o", "pháo"),
            ("a\r\nb\rc\n", "a\nb\nc\n"),
            ("\u{feff}1.\u{a0}M8\u{200b}.7", "1. m8.7"),
            ("", ""),
        ] {
            assert_eq!(Folded::of(text).as_str(), folded, "{text:?}");
        }
        assert_eq!(without_accents("đỏ thoái"), "do thoai");
    }

    #[test]
    fn every_place_is_known_in_both_texts() {
        let text = "\u{feff}Ｐha\u{301}o\r\n２";
        let folded = Folded::of(text);
        for part in ["p", "o", "\n", "2"] {
            let at = folded.as_str().find(part).expect(part);
            let original = folded.original(at);
            assert_eq!(Folded::of(&text[original..]).as_str(), &folded.as_str()[at..], "{part:?}");
            assert_eq!(folded.at(original), at, "{part:?}");
        }
        assert_eq!(folded.original(folded.as_str().len()), text.len());
        assert_eq!(folded.at(text.len()), folded.as_str().len());
    }
}
