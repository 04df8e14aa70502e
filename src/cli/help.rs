//! The help of the commands in the language of the system.
//!
//! The argument parser has it in English, from the comments of the arguments. `assets/words/help.vi.po` has each paragraph
//! in Vietnamese, the names of values, and what the parser writes itself, such as *Usage*.

use std::sync::LazyLock;

use clap::{Arg, Command};

use super::errors::{Entry, Known, read_entries};
use crate::settings::Language;

/// Returns the command line with its help in `language`.
pub(super) fn in_language(language: Language, command: Command) -> Command {
    match language {
        Language::English => command,
        Language::Vietnamese => translated(command),
    }
}

/// Returns the help that the parser has rendered, with its own words in `language`.
pub(super) fn relabelled(language: Language, help: String) -> String {
    match language {
        Language::English => help,
        Language::Vietnamese => of_kind(Some("label")).fold(help, |help, label| {
            help.replace(&unescaped(&label.text()), &unescaped(&label.vietnamese))
        }),
    }
}

/// Returns a line break for each `\n`.
fn unescaped(text: &str) -> String {
    text.replace("\\n", "\n")
}

fn translated(mut command: Command) -> Command {
    let [about, long, after] =
        [command.get_about(), command.get_long_about(), command.get_after_long_help()]
            .map(|help| help.map(|help| text(&help.to_string())));
    if let Some(about) = about {
        command = command.about(about);
    }
    if let Some(long) = long {
        command = command.long_about(long);
    }
    if let Some(after) = after {
        command = command.after_long_help(after);
    }
    command.mut_args(argument).mut_subcommands(translated)
}

fn argument(mut arg: Arg) -> Arg {
    let [help, long] =
        [arg.get_help(), arg.get_long_help()].map(|help| help.map(|help| text(&help.to_string())));
    if let Some(help) = help {
        arg = arg.help(help);
    }
    if let Some(long) = long {
        arg = arg.long_help(long);
    }
    let names = arg.get_value_names().unwrap_or_default();
    let names: Vec<&'static str> = names.iter().filter_map(|name| value(name)).collect();
    match names.is_empty() {
        true => arg,
        false => arg.value_names(names),
    }
}

/// Returns the name of a value.
fn value(name: &str) -> Option<&'static str> {
    of_kind(Some("value")).find(|entry| entry.text() == name).map(|entry| entry.vietnamese.as_str())
}

/// Returns a text of several paragraphs in Vietnamese, as far as the file has it.
fn text(text: &str) -> String {
    text.split("\n\n").map(paragraph).collect::<Vec<_>>().join("\n\n")
}

fn paragraph(text: &str) -> String {
    // A list has a sentence in each line.
    let lines = || text.lines().map(|line| sentence(line).unwrap_or_else(|| line.to_owned()));
    sentence(text).unwrap_or_else(|| lines().collect::<Vec<_>>().join("\n"))
}

/// Returns a sentence or a paragraph in Vietnamese, if the file has it, with or without its full stop.
fn sentence(text: &str) -> Option<String> {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let find = |text: &str| {
        of_kind(None).find_map(|entry| {
            let about = entry.about(&entry.named(text)?, &mut Known::default())?;
            Some(about.text)
        })
    };
    find(&text).or_else(|| Some(find(text.strip_suffix('.')?)? + "."))
}

/// Returns the entries of a kind.
fn of_kind(kind: Option<&'static str>) -> impl Iterator<Item = &'static Entry> {
    static ENTRIES: LazyLock<Vec<Entry>> =
        LazyLock::new(|| read_entries(include_str!("../../assets/words/help.vi.po")));
    ENTRIES.iter().filter(move |entry| entry.kind.as_deref() == kind)
}
