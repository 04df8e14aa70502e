//! Class lists from files and from the clipboard.

use std::path::{Path, PathBuf};

use basics::{composed, first_letters, letters, shown_path};
use eframe::egui::{Context, Event};
use tabletop::platform::fs;
use window_words::TournamentWords;

use crate::page::TournamentAction;

/// The largest file that is read as a list, in bytes.
const LARGEST: u64 = 1 << 20;
/// The endings of the names of files with lists.
const ENDINGS: [&str; 4] = ["txt", "csv", "tsv", "tab"];

/// Reads the text of a list from a file, in UTF-8 or in the UTF-16 of spreadsheets.
///
/// # Errors
/// Returns a sentence that says why it cannot be read.
pub(super) fn read_list(path: &Path, words: &TournamentWords) -> Result<String, String> {
    let shown = shown_path(path);
    let unreadable = |why: std::io::Error| words.list_unreadable(&shown, &why.to_string());
    let size = fs::metadata(path).map_err(unreadable)?.len();
    if size > LARGEST {
        return Err(words.list_no_text(&shown));
    }
    let bytes = fs::read(path).map_err(unreadable)?;
    text_of(&bytes).ok_or_else(|| words.list_no_text(&shown))
}

/// Returns the text that these bytes are, or `None` if they are none.
fn text_of(bytes: &[u8]) -> Option<String> {
    let wide = |bytes: &[u8], unit: fn([u8; 2]) -> u16| {
        let units: Vec<u16> = bytes.chunks_exact(2).map(|pair| unit([pair[0], pair[1]])).collect();
        String::from_utf16(&units).ok()
    };
    let text = match bytes {
        [0xff, 0xfe, rest @ ..] => wide(rest, u16::from_le_bytes)?,
        [0xfe, 0xff, rest @ ..] => wide(rest, u16::from_be_bytes)?,
        bytes => String::from_utf8(bytes.to_vec()).ok()?,
    };
    let is_text = |c: char| !c.is_control() || c.is_whitespace();
    text.chars().all(is_text).then(|| text.trim_start_matches('\u{feff}').to_owned())
}

/// Adds the lines of `more` to a text of at most `most` letters. Returns whether all fit.
pub(super) fn add_lines(text: &mut String, more: &str, most: usize) -> bool {
    let more = composed(&more.replace("\r\n", "\n").replace('\r', "\n"));
    if !text.trim().is_empty() {
        let kept = text.trim_end().len();
        text.truncate(kept);
        text.push('\n');
    } else {
        text.clear();
    }
    text.push_str(more.trim_start_matches('\u{feff}'));
    let is_whole = letters(text) <= most;
    *text = first_letters(text, most).to_owned();
    is_whole
}

/// Takes a pasted list out of the input: the file that was copied or, while no field is being edited, the
/// text.
pub(super) fn pasted_list(ctx: &Context) -> Option<TournamentAction> {
    let is_typing = ctx.text_edit_focused();
    ctx.input_mut(|input| {
        let place = input.events.iter().position(|event| match event {
            Event::Paste(text) => !is_typing || pasted_file(text).is_some(),
            _ => false,
        })?;
        let Event::Paste(text) = input.events.remove(place) else { return None };
        Some(match pasted_file(&text) {
            Some(path) => TournamentAction::AddFile(path),
            None => TournamentAction::Add(text),
        })
    })
}

/// Returns the list file that a pasted text names, as file managers copy it.
fn pasted_file(text: &str) -> Option<PathBuf> {
    let line = text.trim();
    if line.lines().count() != 1 {
        return None;
    }
    let path = PathBuf::from(line.strip_prefix("file://").unwrap_or(line));
    let ending = path.extension()?.to_str()?.to_ascii_lowercase();
    (path.is_absolute() && ENDINGS.contains(&ending.as_str())).then_some(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_read_from_the_texts_of_editors_and_spreadsheets() {
        assert_eq!(text_of("\u{feff}An\r\nBình".as_bytes()).as_deref(), Some("An\r\nBình"));
        let wide: Vec<u8> = "\u{feff}An\tBình".encode_utf16().flat_map(u16::to_le_bytes).collect();
        assert_eq!(text_of(&wide).as_deref(), Some("An\tBình"));
        let big: Vec<u8> = "\u{feff}An".encode_utf16().flat_map(u16::to_be_bytes).collect();
        assert_eq!(text_of(&big).as_deref(), Some("An"));
        assert_eq!(text_of(b"PK\x03\x04\x14\0"), None);
        assert_eq!(text_of(&[0xe1, 0xba]), None);
    }

    #[test]
    fn lines_are_added_below_the_others() {
        let mut text = "An\n\n".to_owned();
        assert!(add_lines(&mut text, "Bi\u{300}nh\r\nChi\r\n", 100));
        assert_eq!(text, "An\nBình\nChi\n");
        assert!(!add_lines(&mut text, "Dũng và Em", 16));
        assert_eq!(text, "An\nBình\nChi\nDũng");
    }
}
