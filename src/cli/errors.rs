//! Errors in the language of the system.
//!
//! The rules, the readers and the argument parser say in English what is wrong. `assets/words/errors.vi.po` has each of
//! these sentences in Vietnamese, with `{}` for what it names, which may be such a sentence itself. What the words of a
//! game have comes from them.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::LazyLock;

use crate::settings::Language;

/// What may stand between two sentences.
const MARKS: [&str; 3] = ["; ", ": ", ", "];

/// The fewest fixed letters of a sentence that may name what no entry words: words such as "or" join names alone.
const TELLING: usize = 6;

/// A sentence in English and in Vietnamese.
pub(super) struct Entry {
    /// What a word stands for, if it is no sentence: "game".
    pub(super) kind: Option<String>,
    /// The texts before, between and after what the English sentence names.
    english: Vec<String>,
    /// The Vietnamese sentence.
    pub(super) vietnamese: String,
}

impl Entry {
    /// Returns the entry of a sentence, or of what stands for something of a kind.
    pub(super) fn new(kind: Option<String>, english: &str, vietnamese: &str) -> Self {
        let english = english.split("{}").map(str::to_owned).collect();
        Entry { kind, english, vietnamese: vietnamese.to_owned() }
    }

    /// Returns the number of bytes that do not depend on what the sentence names.
    fn fixed(&self) -> usize {
        self.english.iter().map(String::len).sum()
    }

    /// Returns what `sentence` names, if it is this one.
    pub(super) fn named<'s>(&self, sentence: &'s str) -> Option<Vec<&'s str>> {
        let (first, rest) = self.english.split_first()?;
        named_between(rest, sentence.strip_prefix(first.as_str())?)
    }

    /// Returns the English sentence, with `{}` for what it names.
    pub(super) fn text(&self) -> String {
        self.english.join("{}")
    }

    /// Returns the Vietnamese sentence about `named`; `None` if it would leave English words in its midst.
    pub(super) fn about<'s>(&self, named: &[&'s str], known: &mut Known<'s>) -> Option<Worded> {
        let mut parts = self.vietnamese.split('{');
        let text = parts.next().unwrap_or_default().to_owned();
        let mut worded = Worded { text, letters: self.fixed() };
        for (index, part) in parts.enumerate() {
            let (hole, text) = part.split_once('}').unwrap_or_default();
            let (number, kind) =
                hole.split_at(hole.find(char::is_alphabetic).unwrap_or(hole.len()));
            let index =
                number.trim().parse::<usize>().map_or(index, |number| number.saturating_sub(1));
            let name = named.get(index).copied().unwrap_or_default();
            let name = match kind {
                "" => known.word(name),
                kind => Worded::of_kind(kind, name, known),
            };
            if self.fixed() < TELLING && name.letters == 0 && name.text.contains(' ') {
                return None;
            }
            worded.text += &name.text;
            worded.text += text;
            worded.letters += name.letters;
        }
        Some(worded)
    }
}

/// A sentence in Vietnamese, as far as the file has it.
#[derive(Clone)]
pub(super) struct Worded {
    /// The sentence.
    pub(super) text: String,
    /// How many bytes of the English sentence the file has.
    letters: usize,
}

impl Worded {
    /// Returns what is not worded.
    fn same(text: &str) -> Self {
        Worded { text: text.to_owned(), letters: 0 }
    }

    /// Words what is of this kind, such as the name of a game, by the first entry that fits.
    fn of_kind<'s>(kind: &str, text: &'s str, known: &mut Known<'s>) -> Worded {
        let mut of_kind = entries().iter().filter(|entry| entry.kind.as_deref() == Some(kind));
        let found = of_kind.find_map(|entry| entry.about(&entry.named(text)?, known));
        found.unwrap_or_else(|| Worded::same(text))
    }
}

/// The parts of a sentence that have been worded.
#[derive(Default)]
pub(super) struct Known<'s>(HashMap<&'s str, Worded>);

impl<'s> Known<'s> {
    /// Words a sentence by the entry, or by its parts, that leave the least of it in English.
    fn word(&mut self, sentence: &'s str) -> Worded {
        if let Some(worded) = self.0.get(sentence) {
            return worded.clone();
        }
        let mut best = Worded::same(sentence);
        let mut offer = |it: Worded| {
            if it.letters > best.letters {
                best = it;
            }
        };
        for mark in MARKS {
            for (at, _) in sentence.match_indices(mark) {
                let [one, other] = [&sentence[..at], &sentence[at + mark.len()..]];
                let (one, other) = (self.word(one), self.word(other));
                let text = format!("{}{mark}{}", one.text, other.text);
                offer(Worded { text, letters: one.letters + other.letters });
            }
        }
        for entry in entries().iter().filter(|entry| entry.kind.is_none()) {
            let named = entry.named(sentence);
            if let Some(worded) = named.and_then(|named| entry.about(&named, self)) {
                offer(worded);
            }
        }
        self.0.insert(sentence, best.clone());
        best
    }
}

/// Returns the entries of the file, and those of the games.
fn entries() -> &'static [Entry] {
    static ENTRIES: LazyLock<Vec<Entry>> = LazyLock::new(|| {
        let file = read_entries(include_str!("../../assets/words/errors.vi.po"));
        file.into_iter().chain(super::games::errors()).collect()
    });
    &ENTRIES
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
pub(super) fn read_entries(file: &str) -> Vec<Entry> {
    let text = |line: &str| {
        let line = line.strip_prefix('"').and_then(|line| line.strip_suffix('"')).unwrap_or(line);
        line.replace("\\\"", "\"").replace("\\\\", "\\")
    };
    let mut entries = Vec::new();
    let (mut kind, mut english) = (None, String::new());
    for line in file.lines() {
        match line.split_once(' ') {
            Some(("msgctxt", name)) => kind = Some(text(name)),
            Some(("msgid", id)) => english = text(id),
            Some(("msgstr", found)) => {
                entries.push(Entry::new(kind.take(), &english, &text(found)));
            }
            _ => {}
        }
    }
    entries
}

/// Returns an English sentence in `language`.
pub(super) fn in_language(language: Language, sentence: &str) -> Cow<'_, str> {
    match language {
        Language::English => sentence.into(),
        Language::Vietnamese => Known::default().word(sentence).text.into(),
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
    use super::{Entry, Known};

    /// Returns a sentence in Vietnamese.
    fn said(sentence: &str) -> String {
        Known::default().word(sentence).text
    }

    #[test]
    fn what_a_sentence_names_keeps_its_place_or_has_a_number() {
        let entry = Entry::new(None, "{} sides need {} stores", "cần {2} kho cho {1} bên");
        let named = entry.named("3 sides need 4 stores").expect("it is this sentence");
        let about = entry.about(&named, &mut Known::default()).expect("its names are no words");
        assert_eq!(about.text, "cần 4 kho cho 3 bên");
        assert_eq!(entry.named("3 sides need stores"), None);
    }

    #[test]
    fn a_sentence_within_a_sentence_is_worded_too() {
        assert_eq!(
            said("game.txt: the file cannot be read: it is not a file"),
            "game.txt: không đọc được tệp: đây không phải là tệp"
        );
        // The first mark is not the one where this sentence begins.
        assert_eq!(
            said("a.txt: line 1, character 9: there is no preset named \"x\"; choose one of a, b"),
            "a.txt: dòng 1, ký tự 9: không có bộ luật tên là “x”; chọn một trong: a, b"
        );
    }

    #[test]
    fn what_the_file_lacks_is_said_as_it_is() {
        assert_eq!(said("zzz: it is not a file"), "zzz: đây không phải là tệp");
        assert_eq!(said("rhubarb"), "rhubarb");
        // Not by halves.
        assert_eq!(said("no such rhubarb or custard"), "no such rhubarb or custard");
    }

    #[test]
    fn of_several_readings_that_counts_which_leaves_the_least_in_english() {
        assert_eq!(
            said("a.txt: line 3, character 1: 3+ cannot be played: the game is over"),
            "a.txt: dòng 3, ký tự 1: không đi được 3+: ván đã kết thúc"
        );
    }

    #[test]
    fn games_have_their_names() {
        assert_eq!(
            said("cotuong has no presets: leave out --rules"),
            "cờ tướng không có bộ luật nào: hãy bỏ --rules"
        );
        assert_eq!(
            said("ganh has no presets: leave out --rules"),
            "cờ gánh không có bộ luật nào: hãy bỏ --rules"
        );
    }
}
