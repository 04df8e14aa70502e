//! Makes texts from outside safe to show in messages: short and on one line.
//!
//! Text from a file, the clipboard or the command line may be a gigabyte long, reverse the
//! direction of the text after it, or clear the terminal. Messages quote an [`Excerpt`] of it
//! and name files by [`shown_path`].

use std::fmt::{self, Write};
use std::path::Path;

use unicode_normalization::UnicodeNormalization;
use unicode_segmentation::UnicodeSegmentation;

use crate::platform::HAS_FOLDERS;

/// The most characters that a message quotes of a text.
pub const MAX_QUOTED: usize = 60;
/// The most characters that a message shows of a path.
const MAX_PATH: usize = 80;
/// The most bytes to examine of a text; more than any excerpt shows.
const MAX_BYTES: usize = 4096;

/// Returns whether a character is invisible or changes how its neighbours are shown: control
/// characters, bidirectional controls, zero-width characters, and tags.
pub fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(
            c,
            '\u{ad}'
                | '\u{61c}'
                | '\u{180e}'
                | '\u{200b}'..='\u{200f}'
                | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}'
                | '\u{feff}'
                | '\u{fff9}'..='\u{fffb}'
                | '\u{e0000}'..='\u{e007f}'
        )
}

/// The beginning of a text, at most [`MAX_QUOTED`] characters, followed by `…` if the text is
/// longer. [Hidden](is_hidden) characters are escaped, as in `\u{202e}`.
#[derive(Clone, PartialEq, Eq)]
pub struct Excerpt(String);

impl Excerpt {
    /// Returns an excerpt of `text`.
    pub fn of(text: &str) -> Self {
        Excerpt::of_length(text, MAX_QUOTED)
    }

    /// Returns an excerpt of `text` with at most `most` characters.
    pub fn of_length(text: &str, most: usize) -> Self {
        let (shown, is_whole) = beginning(text, most);
        Excerpt(if is_whole { shown } else { shown + "…" })
    }

    /// Returns an excerpt of the display form of `value` with at most `most` characters.
    /// Formatting stops once there is enough text.
    pub fn of_display(value: &dyn fmt::Display, most: usize) -> Self {
        let mut text = Bounded(String::new());
        // An error means that there is enough text.
        let _ = write!(text, "{value}");
        Excerpt::of_length(&text.0, most)
    }

    /// Returns the excerpt without quotation marks.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<&str> for Excerpt {
    fn from(text: &str) -> Self {
        Excerpt::of(text)
    }
}

impl fmt::Display for Excerpt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// In quotation marks.
impl fmt::Debug for Excerpt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{}\"", self.0)
    }
}

/// Returns a path for a message: on one line, at most about 80 characters. A longer path is
/// shortened in the middle and keeps the file name if that is short enough. Without
/// [folders](HAS_FOLDERS), the path is the name alone. Its letters are whole characters with their marks, also those that
/// the disk has in parts: where there is no room for all of it, none is cut from its marks.
pub fn shown_path(path: &Path) -> String {
    let shown = match path.file_name() {
        Some(name) if !HAS_FOLDERS => shortened_path(Path::new(name)),
        _ => shortened_path(path),
    };
    shown.nfc().collect()
}

fn shortened_path(path: &Path) -> String {
    let whole = path.to_string_lossy();
    let (shown, is_whole) = beginning(&whole, MAX_PATH);
    if is_whole {
        return shown;
    }
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let name = shortened_in_the_middle(&name, MAX_QUOTED);
    let folder = path.parent().unwrap_or(Path::new("")).to_string_lossy();
    if folder.is_empty() {
        return name;
    }
    let room = MAX_PATH.saturating_sub(name.chars().count() + 2);
    let (folder, is_whole) = beginning(&folder, room);
    let separator = std::path::MAIN_SEPARATOR;
    if is_whole {
        return format!("{}{separator}{name}", folder.trim_end_matches(std::path::is_separator));
    }
    // Leaves out the last folder rather than cutting its name.
    let whole_folders = folder.rfind(std::path::is_separator).map_or("", |end| &folder[..=end]);
    format!("{whole_folders}…{separator}{name}")
}

/// Returns a file name with `…` in the middle if it is longer than `most`, because both its
/// beginning and its end are informative.
fn shortened_in_the_middle(name: &str, most: usize) -> String {
    let (shown, is_whole) = beginning(name, most);
    if is_whole {
        return shown;
    }
    let half = (most - 1) / 2;
    let (first, _) = beginning(name, half);
    let backwards: Vec<&str> = last_bytes(name).graphemes(true).rev().collect();
    let mut last = Vec::new();
    let mut used = 0;
    for grapheme in backwards {
        let (shown, is_whole) = beginning(grapheme, half);
        used += shown.chars().count();
        if !is_whole || used > half {
            break;
        }
        last.push(shown);
    }
    last.reverse();
    format!("{first}…{}", last.concat())
}

/// Returns the beginning of `text` in at most `most` visible characters, and whether that is
/// the whole text. Does not split grapheme clusters.
fn beginning(text: &str, most: usize) -> (String, bool) {
    let looked_at = first_bytes(text);
    let mut shown = String::new();
    let mut used = 0;
    for grapheme in looked_at.graphemes(true) {
        let length: usize = grapheme.chars().map(|c| visible(c).count()).sum();
        if used + length > most {
            if used == 0 {
                // A single letter with a hundred accents.
                let visible = grapheme.chars().flat_map(visible);
                shown.extend(visible.take(most));
            }
            return (shown, false);
        }
        used += length;
        shown.extend(grapheme.chars().flat_map(visible));
    }
    (shown, looked_at.len() == text.len())
}

/// Returns the character itself, or its escape if it is hidden.
fn visible(c: char) -> impl Iterator<Item = char> {
    let escaped = is_hidden(c).then(|| c.escape_default());
    let itself = escaped.is_none().then_some(c);
    escaped.into_iter().flatten().chain(itself)
}

fn first_bytes(text: &str) -> &str {
    &text[..text.floor_char_boundary(MAX_BYTES)]
}

fn last_bytes(text: &str) -> &str {
    &text[text.ceil_char_boundary(text.len().saturating_sub(MAX_BYTES))..]
}

/// A string that refuses more text than an excerpt may need.
struct Bounded(String);

impl Write for Bounded {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.push_str(first_bytes(text));
        if self.0.len() > MAX_BYTES { Err(fmt::Error) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_text_is_quoted_whole() {
        for text in ["", "3*", "ô ăn quan", "C:\\games", "it's \"so\""] {
            assert_eq!(Excerpt::of(text).as_str(), text);
        }
        let longest = "ố".repeat(MAX_QUOTED);
        assert_eq!(Excerpt::of(&longest).as_str(), longest);
    }

    #[test]
    fn a_long_text_is_cut() {
        let quoted = Excerpt::of(&"12".repeat(500_000));
        assert_eq!(quoted.as_str(), format!("{}…", "12".repeat(MAX_QUOTED / 2)));
    }

    #[test]
    fn invisible_characters_are_escaped_and_counted_as_shown() {
        assert_eq!(Excerpt::of("a\u{202e}b\nc").as_str(), "a\\u{202e}b\\nc");
        let bells = Excerpt::of(&"\u{7}".repeat(900_000));
        assert!(bells.as_str().starts_with("\\u{7}\\u{7}"), "{bells}");
        assert!(bells.as_str().chars().count() <= MAX_QUOTED + 1, "{bells}");
    }

    #[test]
    fn a_letter_and_its_accents_stay_together() {
        // A base letter with two combining marks.
        let letter = "o\u{302}\u{301}";
        let quoted = Excerpt::of(&letter.repeat(21));
        assert_eq!(quoted.as_str(), format!("{}…", letter.repeat(20)));
        let one = Excerpt::of(&format!("{}{letter}", "x".repeat(58)));
        assert_eq!(one.as_str(), format!("{}…", "x".repeat(58)));
        let piled = Excerpt::of(&format!("o{}", "\u{301}".repeat(100_000)));
        assert_eq!(piled.as_str().chars().count(), MAX_QUOTED + 1);
    }

    #[test]
    fn formatting_stops_once_the_excerpt_is_full() {
        struct Endless;
        impl fmt::Display for Endless {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                loop {
                    f.write_str("on and ")?;
                }
            }
        }
        let quoted = Excerpt::of_display(&Endless, 9);
        assert_eq!(quoted.as_str(), "on and on…");
    }

    #[test]
    fn a_long_path_keeps_the_name_of_its_file() {
        let short = Path::new("/home/an/.config/o-an-quan/settings.ron");
        assert_eq!(shown_path(short), short.display().to_string());
        let long = Path::new("/home/an").join("deep/".repeat(500)).join("settings.ron");
        let shown = shown_path(&long);
        assert!(shown.starts_with("/home/an/deep/"), "{shown}");
        assert!(shown.ends_with("deep/…/settings.ron"), "{shown}");
        assert!(shown.chars().count() <= MAX_PATH, "{shown}");
    }

    #[test]
    fn the_letters_of_a_file_name_have_their_marks() {
        assert_eq!(shown_path(Path::new("Va\u{301}n co\u{302}\u{300}.oanquan")), "Ván cồ.oanquan");
    }

    #[test]
    fn a_long_name_of_a_file_keeps_its_beginning_and_its_end() {
        let name = format!("Ván {}.oanquan", "rất ".repeat(60));
        let shown = shown_path(&Path::new("/home/an").join(name));
        assert!(shown.starts_with("/home/an/Ván rất "), "{shown}");
        assert!(shown.ends_with("rất .oanquan") && shown.matches('…').count() == 1, "{shown}");
        assert!(shown.chars().count() <= MAX_PATH, "{shown}");
        assert_eq!(shown_path(Path::new("a\u{202e}b.ron")), "a\\u{202e}b.ron");
        let alone = shown_path(Path::new(&"x".repeat(200)));
        assert_eq!(alone, format!("{0}…{0}", "x".repeat(29)));
    }
}
