//! Checks of the words that the program declares, in its files.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use ::words::{Sentence, file};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

use super::words_file::{WordsFile, faults_between};
use crate::settings::Language;
use crate::words::{Declared, Entry, Kind, LANGUAGES, Source, Value};

/// Returns all entries of the window and of the terminal.
fn declared() -> Vec<Declared> {
    let mut declared = Vec::new();
    window_words::Words::declare("", &[], &mut declared);
    games::declare_words(&mut declared);
    crate::cli::declare_words(&mut declared);
    declared
}

/// Returns the parsed file of a language.
fn parsed(language: Language) -> WordsFile<'static> {
    let (code, _) = file(language);
    WordsFile::parse(file(language))
        .unwrap_or_else(|faults| panic!("{code}.ftl:\n{}", faults.join("\n")))
}

#[test]
fn every_file_contains_the_entries_that_the_program_uses() {
    let declared = declared();
    for language in LANGUAGES {
        let faults = parsed(language).faults(&declared);
        assert!(faults.is_empty(), "{}.ftl:\n{}", file(language).0, faults.join("\n"));
    }
    let faults = faults_between(&LANGUAGES.map(parsed), &declared);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn translations_keep_the_order_of_the_english_file() {
    let declared: BTreeSet<String> = declared().into_iter().map(|entry| entry.key).collect();
    let entries = |language| {
        let file = parsed(language);
        file.keys().filter(|key| declared.contains(*key)).collect::<Vec<_>>()
    };
    for language in LANGUAGES {
        assert_eq!(entries(language), entries(Language::English), "{language:?}");
    }
}

/// The fields and methods of all structs of words: those of the program, of the games and of
/// the window.
const FIELDS: [&str; 3] = [
    include_str!(concat!(env!("OUT_DIR"), "/fields.txt")),
    game_words::FIELDS,
    window_words::FIELDS,
];

#[test]
fn the_program_uses_every_field_of_its_words() {
    let mut sources = Vec::new();
    let top = Path::new(env!("CARGO_MANIFEST_DIR"));
    let crates = fs::read_dir(top.join("crates")).expect("a folder");
    let crates = crates.map(|entry| entry.expect("a crate").path().join("src"));
    let mut folders: Vec<_> = crates.chain([top.join("src")]).collect();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                sources.push(fs::read_to_string(path).expect("a source file"));
            }
        }
    }
    let is_used = |name: &str| {
        sources.iter().any(|source| {
            source.split('.').skip(1).any(|used| {
                let rest = used.strip_prefix(name);
                rest.is_some_and(|rest| {
                    !rest.starts_with(|c: char| c == '_' || c.is_alphanumeric())
                })
            })
        })
    };
    let unused: Vec<&str> = FIELDS
        .iter()
        .chain(&games::FIELDS)
        .flat_map(|fields| fields.lines())
        .filter(|name| !is_used(name))
        .collect();
    assert!(unused.is_empty(), "{unused:?}");
}

/// Compares every entry with the reference implementation, for every combination of the values of
/// its names, with some numbers.
#[test]
fn every_entry_is_formatted_as_by_the_reference() {
    for language in LANGUAGES {
        let (reference, source) = (reference(language), Source::of(language));
        for entry in declared() {
            let names: Vec<&str> = entry.variables.iter().map(|variable| variable.name).collect();
            let sentence = Sentence::find(source, &entry.key, &names);
            let message = reference.get_message(&entry.key).expect("the entry");
            for values in samples(&entry) {
                let named = names.iter().copied().zip(values.iter().map(|value| match value {
                    Value::Text(text) => FluentValue::from(*text),
                    Value::Number(number) => FluentValue::from(*number),
                    Value::Name(name) => FluentValue::from(*name),
                    Value::Notation(_) => unreachable!("no sample is one"),
                }));
                let (named, mut errors) = (named.collect::<FluentArgs<'_>>(), Vec::new());
                let pattern = message.value().expect("a text");
                let expected = reference.format_pattern(pattern, Some(&named), &mut errors);
                assert!(errors.is_empty(), "{}: {errors:?}", entry.key);
                assert_eq!(sentence.fill(&values), expected, "{}", entry.key);
            }
        }
    }
}

/// Returns the words of a language, read by the reference implementation.
fn reference(language: Language) -> FluentBundle<FluentResource> {
    let (code, text) = file(language);
    let mut bundle = FluentBundle::new(vec![code.parse().expect("a language code")]);
    bundle.set_use_isolating(false);
    let resource = FluentResource::try_new(text.to_owned()).expect("no errors");
    bundle.add_resource(resource).expect("no entry appears twice");
    let functions = [
        bundle.add_function("LOWERFIRST", |values, _| first_letter(values, str::to_lowercase)),
        bundle.add_function("UPPERFIRST", |values, _| first_letter(values, str::to_uppercase)),
    ];
    assert!(functions.iter().all(Result::is_ok), "the names are new");
    bundle
}

/// Returns a text with its first letter changed.
fn first_letter<'a>(values: &[FluentValue<'a>], change: fn(&str) -> String) -> FluentValue<'a> {
    let [FluentValue::String(text)] = values else {
        return FluentValue::Error;
    };
    let (first, rest) = text.split_at(text.chars().next().map_or(0, char::len_utf8));
    FluentValue::from(change(first) + rest)
}

/// Returns values for the variables of an entry.
fn samples(entry: &Declared) -> Vec<Vec<Value<'static>>> {
    entry.variables.iter().fold(vec![Vec::new()], |samples, variable| {
        let values: Vec<Value<'static>> = match variable.kind {
            Kind::Text => vec![Value::Text("Ánh {x}")],
            Kind::Number => [0, 1, 2, 3, 5, 21, -1].map(Value::Number).to_vec(),
            Kind::Name(names) => names.iter().map(|name| Value::Name(name)).collect(),
        };
        let with = |sample: Vec<_>| {
            let with = values.iter().map(move |value| [sample.clone(), vec![*value]].concat());
            with.collect::<Vec<_>>()
        };
        samples.into_iter().flat_map(with).collect()
    })
}
