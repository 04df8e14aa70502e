//! Texts from outside in messages: short, on one line, and safe to show.
//!
//! What a file, the clipboard or the command line holds may be a gigabyte long, turn the
//! direction of what follows it, or clear the terminal. Messages quote an [`Excerpt`] of it,
//! and name files by [`shown_path`].

use std::fmt::{self, Write};
use std::path::Path;

use unicode_segmentation::UnicodeSegmentation;

/// The most characters of a text that a message quotes.
pub const MOST_QUOTED: usize = 60;
/// The most characters of a path that a message shows.
const MOST_PATH: usize = 80;
/// The most bytes of a text that are looked at: more than any excerpt shows.
const MOST_BYTES: usize = 4096;

/// Whether a character cannot be seen, or changes how its neighbours are shown: control
/// characters, those that turn the direction of writing, blanks without width, tags.
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

/// As much of a text as a message quotes: at most [`MOST_QUOTED`] characters, with `…` where
/// something is left out. [Hidden](is_hidden) characters are written as in `\u{202e}`.
#[derive(Clone, PartialEq, Eq)]
pub struct Excerpt(String);

impl Excerpt {
    /// The beginning of `text`.
    pub fn of(text: &str) -> Self {
        Excerpt::of_length(text, MOST_QUOTED)
    }

    /// The beginning of `text`, at most `most` characters of it.
    pub fn of_length(text: &str, most: usize) -> Self {
        let (shown, is_whole) = beginning(text, most);
        Excerpt(if is_whole { shown } else { shown + "…" })
    }

    /// The beginning of what `value` says, at most `most` characters of it. However long
    /// that is, no more of it is put together.
    pub fn of_display(value: &dyn fmt::Display, most: usize) -> Self {
        let mut text = Bounded(String::new());
        // An error means that enough has been said.
        let _ = write!(text, "{value}");
        Excerpt::of_length(&text.0, most)
    }

    /// What is quoted.
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

/// A path as messages show it: on one line, at most about 80 characters. A longer one is
/// shortened in its middle and keeps the name of the file, if that name is short enough.
pub fn shown_path(path: &Path) -> String {
    let whole = path.to_string_lossy();
    let (shown, is_whole) = beginning(&whole, MOST_PATH);
    if is_whole {
        return shown;
    }
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let name = shortened_in_the_middle(&name, MOST_QUOTED);
    let folder = path.parent().unwrap_or(Path::new("")).to_string_lossy();
    if folder.is_empty() {
        return name;
    }
    let room = MOST_PATH.saturating_sub(name.chars().count() + 2);
    let (folder, is_whole) = beginning(&folder, room);
    let separator = std::path::MAIN_SEPARATOR;
    if is_whole {
        return format!("{}{separator}{name}", folder.trim_end_matches(std::path::is_separator));
    }
    // Rather a folder less than half of its name.
    let whole_folders = folder.rfind(std::path::is_separator).map_or("", |end| &folder[..=end]);
    format!("{whole_folders}…{separator}{name}")
}

/// The name of a file with `…` in its middle where it is longer than `most`: how it begins
/// and how it ends both tell something.
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

/// What is shown of the beginning of `text` in at most `most` characters, and whether that
/// is all of it. What looks like one character is not cut in two.
fn beginning(text: &str, most: usize) -> (String, bool) {
    let looked_at = first_bytes(text);
    let mut shown = String::new();
    let mut used = 0;
    for grapheme in looked_at.graphemes(true) {
        let length: usize = grapheme.chars().map(|c| visible(c).count()).sum();
        if used + length > most {
            if used == 0 {
                // One letter under a hundred accents.
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

/// A character as it can be shown.
fn visible(c: char) -> impl Iterator<Item = char> {
    let escaped = is_hidden(c).then(|| c.escape_default());
    let itself = escaped.is_none().then_some(c);
    escaped.into_iter().flatten().chain(itself)
}

fn first_bytes(text: &str) -> &str {
    &text[..text.floor_char_boundary(MOST_BYTES)]
}

fn last_bytes(text: &str) -> &str {
    &text[text.ceil_char_boundary(text.len().saturating_sub(MOST_BYTES))..]
}

/// Takes as much as an excerpt may need.
struct Bounded(String);

impl Write for Bounded {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.push_str(first_bytes(text));
        if self.0.len() > MOST_BYTES { Err(fmt::Error) } else { Ok(()) }
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
        let longest = "ố".repeat(MOST_QUOTED);
        assert_eq!(Excerpt::of(&longest).as_str(), longest);
    }

    #[test]
    fn of_a_long_text_the_beginning_is_quoted() {
        let quoted = Excerpt::of(&"12".repeat(500_000));
        assert_eq!(quoted.as_str(), format!("{}…", "12".repeat(MOST_QUOTED / 2)));
    }

    #[test]
    fn invisible_characters_are_escaped_and_counted_as_shown() {
        assert_eq!(Excerpt::of("a\u{202e}b\nc").as_str(), "a\\u{202e}b\\nc");
        let bells = Excerpt::of(&"\u{7}".repeat(900_000));
        assert!(bells.as_str().starts_with("\\u{7}\\u{7}"), "{bells}");
        assert!(bells.as_str().chars().count() <= MOST_QUOTED + 1, "{bells}");
    }

    #[test]
    fn a_letter_and_its_accents_stay_together() {
        // A base letter and two marks each.
        let letter = "o\u{302}\u{301}";
        let quoted = Excerpt::of(&letter.repeat(21));
        assert_eq!(quoted.as_str(), format!("{}…", letter.repeat(20)));
        let one = Excerpt::of(&format!("{}{letter}", "x".repeat(58)));
        assert_eq!(one.as_str(), format!("{}…", "x".repeat(58)));
        let piled = Excerpt::of(&format!("o{}", "\u{301}".repeat(100_000)));
        assert_eq!(piled.as_str().chars().count(), MOST_QUOTED + 1);
    }

    #[test]
    fn of_what_a_value_says_no_more_is_put_together_than_is_quoted() {
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
        assert!(shown.chars().count() <= MOST_PATH, "{shown}");
    }

    #[test]
    fn a_long_name_of_a_file_keeps_its_beginning_and_its_end() {
        let name = format!("Ván {}.oanquan", "rất ".repeat(60));
        let shown = shown_path(&Path::new("/home/an").join(name));
        assert!(shown.starts_with("/home/an/Ván rất "), "{shown}");
        assert!(shown.ends_with("rất .oanquan") && shown.matches('…').count() == 1, "{shown}");
        assert!(shown.chars().count() <= MOST_PATH, "{shown}");
        assert_eq!(shown_path(Path::new("a\u{202e}b.ron")), "a\\u{202e}b.ron");
        let alone = shown_path(Path::new(&"x".repeat(200)));
        assert_eq!(alone, format!("{0}…{0}", "x".repeat(29)));
    }
}
