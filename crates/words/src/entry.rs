//! The entries of a language: texts, sentences, and one text or sentence for each of a few values.

use std::marker::PhantomData;
use std::str::Lines;

use strum::VariantNames;

use crate::template::Template;
use crate::{Choice, Kind, Language, Source, Value};

/// A part of the words of a language. It lasts until the program ends.
pub trait Entry: Sized + 'static {
    /// Looks it up under `key`. Its variables have these names.
    fn find(source: &Source, key: &str, variables: &[&str]) -> Self;

    /// Adds what the files must contain for it to `declared`.
    fn declare(key: &str, variables: &[DeclaredVariable], declared: &mut Vec<Declared>);
}

/// The names of the entries of a struct, in the order of its fields. Structs have thousands of fields, whose names take
/// less room in one text than in the code for each of them.
#[derive(Debug)]
pub struct Keys<'a> {
    source: &'a Source,
    prefix: &'static str,
    lines: Lines<'static>,
}

impl<'a> Keys<'a> {
    /// Returns the entries whose names start with `prefix`. Each line has the rest of a name, and the variables.
    pub fn new(source: &'a Source, prefix: &'static str, lines: &'static str) -> Self {
        Keys { source, prefix, lines: lines.lines() }
    }

    /// Looks the next entry up.
    pub fn find<T: Entry>(&mut self) -> T {
        let (key, variables) = self.advance();
        T::find(self.source, &key, &variables)
    }

    /// Returns the name of the next entry, and its variables.
    fn advance(&mut self) -> (String, Vec<&'static str>) {
        let mut words = self.lines.next().unwrap_or_default().split(' ');
        let name = words.next().unwrap_or_default();
        (format!("{}{name}", self.prefix), words.collect())
    }
}

/// An entry that every file must contain.
#[derive(Clone, Debug)]
pub struct Declared {
    /// Its name in the file.
    pub key: String,
    /// The start of that name, which it shares with the entries for other values.
    pub group: String,
    /// Its variables.
    pub variables: Vec<DeclaredVariable>,
}

/// A variable of an entry.
#[derive(Clone, Copy, Debug)]
pub struct DeclaredVariable {
    /// Its name, without the dollar sign.
    pub name: &'static str,
    /// What sentences can do with it.
    pub kind: Kind,
    /// Whether a language may leave it out although another one contains it.
    pub is_optional: bool,
}

impl Entry for &'static str {
    fn find(source: &Source, key: &str, _variables: &[&str]) -> Self {
        source.text(key)
    }

    fn declare(key: &str, variables: &[DeclaredVariable], declared: &mut Vec<Declared>) {
        let (key, group) = (key.to_owned(), key.to_owned());
        declared.push(Declared { key, group, variables: variables.to_vec() });
    }
}

/// The language of the words, which no file contains.
impl Entry for Language {
    fn find(source: &Source, _key: &str, _variables: &[&str]) -> Self {
        source.language()
    }

    fn declare(_key: &str, _variables: &[DeclaredVariable], _declared: &mut Vec<Declared>) {}
}

/// A text with variables.
#[derive(Debug)]
pub struct Sentence(&'static Template);

impl Sentence {
    /// Returns the text with `values`, in the order of the variables.
    pub fn fill(&self, values: &[Value<'_>]) -> String {
        self.0.fill(values)
    }
}

impl Entry for Sentence {
    fn find(source: &Source, key: &str, variables: &[&str]) -> Self {
        Sentence(Box::leak(Box::new(Template::new(source, key, variables))))
    }

    fn declare(key: &str, variables: &[DeclaredVariable], declared: &mut Vec<Declared>) {
        <&'static str>::declare(key, variables, declared);
    }
}

/// One entry for each value of `C`.
#[derive(Debug)]
pub struct Each<C, T: 'static> {
    entries: &'static [T],
    choice: PhantomData<C>,
}

impl<C: Choice, T> Each<C, T> {
    /// Returns the entry for a value.
    pub fn get(&self, choice: C) -> &T {
        &self.entries[choice.place()]
    }
}

impl<C: Choice, T: Entry> Entry for Each<C, T> {
    fn find(source: &Source, key: &str, variables: &[&str]) -> Self {
        Each {
            entries: each(source, key, <C as VariantNames>::VARIANTS, variables),
            choice: PhantomData,
        }
    }

    fn declare(key: &str, variables: &[DeclaredVariable], declared: &mut Vec<Declared>) {
        let first = declared.len();
        for name in <C as VariantNames>::VARIANTS {
            T::declare(&key_of(key, name), variables, declared);
        }
        declared[first..].iter_mut().for_each(|entry| entry.group = key.to_owned());
    }
}

/// Returns the name of the entry for a value. Records write some names with low lines.
fn key_of(key: &str, name: &str) -> String {
    format!("{key}_{}", name.replace('_', "-"))
}

/// Looks up the entries for the values with these names.
fn each<T: Entry>(source: &Source, key: &str, names: &[&str], variables: &[&str]) -> &'static [T] {
    let entry = |name: &&str| T::find(source, &key_of(key, name), variables);
    names.iter().map(entry).collect::<Vec<T>>().leak()
}
