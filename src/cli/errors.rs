//! Errors in the language of the system.
//!
//! The rules, the readers and the argument parser say in English what is wrong. `assets/words/errors.vi.po` has each of
//! these sentences in Vietnamese, with `{}` for what it names, which may be such a sentence itself.

use std::borrow::Cow;
use std::sync::LazyLock;

use crate::settings::Language;

/// What may stand between two sentences.
const MARKS: [&str; 3] = ["; ", ": ", ", "];

/// A sentence in English and in Vietnamese.
struct Entry {
    /// The texts before, between and after what the English sentence names.
    english: Vec<String>,
    vietnamese: String,
}

impl Entry {
    fn new(english: &str, vietnamese: &str) -> Self {
        let english = english.split("{}").map(str::to_owned).collect();
        Entry { english, vietnamese: vietnamese.to_owned() }
    }

    /// Returns the number of bytes that do not depend on what the sentence names.
    fn fixed(&self) -> usize {
        self.english.iter().map(String::len).sum()
    }

    /// Returns what `sentence` names, if it is this one.
    fn named<'s>(&self, sentence: &'s str) -> Option<Vec<&'s str>> {
        let (first, rest) = self.english.split_first()?;
        named_between(rest, sentence.strip_prefix(first.as_str())?)
    }

    /// Returns the Vietnamese sentence about `named`.
    fn about(&self, named: &[&str]) -> Worded {
        let mut parts = self.vietnamese.split('{');
        let text = parts.next().unwrap_or_default().to_owned();
        let mut worded = Worded { text, letters: self.fixed() };
        for (index, part) in parts.enumerate() {
            let (number, text) = part.split_once('}').unwrap_or_default();
            let index = number.parse::<usize>().map_or(index, |number| number.saturating_sub(1));
            let name = Worded::of(named.get(index).copied().unwrap_or_default());
            worded.text += &name.text;
            worded.text += text;
            worded.letters += name.letters;
        }
        worded
    }
}

/// A sentence in Vietnamese, as far as the file has it.
struct Worded {
    text: String,
    /// How many bytes of the English sentence the file has.
    letters: usize,
}

impl Worded {
    /// Words a sentence by the entry, or by its parts, that leave the least of it in English.
    fn of(sentence: &str) -> Self {
        static ENTRIES: LazyLock<Vec<Entry>> =
            LazyLock::new(|| entries(include_str!("../../assets/words/errors.vi.po")));
        let whole = ENTRIES.iter().filter_map(|entry| Some(entry.about(&entry.named(sentence)?)));
        let split = MARKS.iter().find_map(|mark| Some((mark, sentence.split_once(mark)?)));
        let parts = split.map(|(mark, (one, other))| {
            let (one, other) = (Worded::of(one), Worded::of(other));
            let text = format!("{}{mark}{}", one.text, other.text);
            Worded { text, letters: one.letters + other.letters }
        });
        let same = Worded { text: sentence.to_owned(), letters: 0 };
        parts
            .into_iter()
            .chain(whole)
            .fold(same, |best, it| if it.letters > best.letters { it } else { best })
    }
}

/// Returns the texts before each of `parts` in `text`, which ends with the last of them; each as short as possible, but
/// not empty.
fn named_between<'s>(parts: &[String], text: &'s str) -> Option<Vec<&'s str>> {
    let Some((part, rest)) = parts.split_first() else {
        return text.is_empty().then(Vec::new);
    };
    if rest.is_empty() {
        let named = text.strip_suffix(part.as_str())?;
        return (!named.is_empty()).then(|| vec![named]);
    }
    text.match_indices(part.as_str()).filter(|(at, _)| *at > 0).find_map(|(at, _)| {
        let mut named = named_between(rest, &text[at + part.len()..])?;
        named.insert(0, &text[..at]);
        Some(named)
    })
}

/// Returns the entries of a file in the format of gettext.
fn entries(file: &str) -> Vec<Entry> {
    let text = |line: &str| line.trim_matches('"').replace("\\\"", "\"").replace("\\\\", "\\");
    let mut entries = Vec::new();
    let mut english = String::new();
    for line in file.lines() {
        match line.split_once(' ') {
            Some(("msgid", id)) => english = text(id),
            Some(("msgstr", found)) => entries.push(Entry::new(&english, &text(found))),
            _ => {}
        }
    }
    entries
}

/// Returns an English sentence in `language`.
pub(super) fn in_language(language: Language, sentence: &str) -> Cow<'_, str> {
    match language {
        Language::English => sentence.into(),
        Language::Vietnamese => Worded::of(sentence).text.into(),
    }
}

/// Returns what stands before an error in `language`.
pub(super) fn label(language: Language) -> &'static str {
    match language {
        Language::English => "error",
        Language::Vietnamese => "lỗi",
    }
}

#[cfg(test)]
mod tests {
    use super::{Entry, Worded};

    #[test]
    fn what_a_sentence_names_keeps_its_place_or_has_a_number() {
        let entry = Entry::new("{} sides need {} stores", "cần {2} kho cho {1} bên");
        let named = entry.named("3 sides need 4 stores").expect("it is this sentence");
        assert_eq!(entry.about(&named).text, "cần 4 kho cho 3 bên");
        assert_eq!(entry.named("3 sides need stores"), None);
    }

    #[test]
    fn a_sentence_within_a_sentence_is_worded_too() {
        let said = Worded::of("game.txt: the file cannot be read: it is not a file");
        assert_eq!(said.text, "game.txt: không đọc được tệp: đây không phải là tệp");
    }

    #[test]
    fn what_the_file_lacks_is_said_as_it_is() {
        assert_eq!(Worded::of("zzz: it is not a file").text, "zzz: đây không phải là tệp");
        assert_eq!(Worded::of("rhubarb").text, "rhubarb");
    }

    #[test]
    fn of_several_readings_that_counts_which_leaves_the_least_in_english() {
        let said = Worded::of("a.txt: line 3, character 1: 3+ cannot be played: the game is over");
        assert_eq!(said.text, "a.txt: dòng 3, ký tự 1: không đi được 3+: ván đã kết thúc");
    }
}
