//! The entries of a language: texts, sentences, and one text or sentence for each of a few values.

use std::marker::PhantomData;

use super::{Choice, Source, Template, Value};

/// A part of the words of a language. It lasts until the program ends.
pub trait Entry: Sized + 'static {
    /// Looks it up under `key`. Its variables have these names.
    fn find(source: &Source, key: &str, variables: &[&str]) -> Self;

    /// Adds what the files must contain for it to `declared`.
    #[cfg(test)]
    fn declare(key: &str, variables: &[DeclaredVariable], declared: &mut Vec<Declared>);
}

/// An entry that every file must contain.
#[cfg(test)]
#[derive(Clone, Debug)]
pub struct Declared {
    /// Its name in the file.
    pub key: String,
    /// The beginning of that name which it shares with the entries for other values.
    pub group: String,
    /// Its variables.
    pub variables: Vec<DeclaredVariable>,
}

/// A variable of an entry.
#[cfg(test)]
#[derive(Clone, Copy, Debug)]
pub struct DeclaredVariable {
    /// Its name, without the dollar sign.
    pub name: &'static str,
    /// What sentences can do with it.
    pub kind: super::Kind,
    /// Whether a language may leave it out although another one contains it.
    pub is_detail: bool,
}

impl Entry for &'static str {
    fn find(source: &Source, key: &str, _variables: &[&str]) -> Self {
        source.text(key)
    }

    #[cfg(test)]
    fn declare(key: &str, variables: &[DeclaredVariable], declared: &mut Vec<Declared>) {
        let (key, group) = (key.to_owned(), key.to_owned());
        declared.push(Declared { key, group, variables: variables.to_vec() });
    }
}

/// A text with variables.
#[derive(Debug)]
pub struct Sentence(&'static Template);

impl Sentence {
    pub(crate) fn fill(&self, values: &[Value<'_>]) -> String {
        self.0.fill(values)
    }
}

impl Entry for Sentence {
    fn find(source: &Source, key: &str, variables: &[&str]) -> Self {
        Sentence(Box::leak(Box::new(Template::new(source, key, variables))))
    }

    #[cfg(test)]
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
    pub(crate) fn get(&self, choice: C) -> &T {
        &self.entries[choice.place()]
    }
}

impl<C: Choice, T: Entry> Entry for Each<C, T> {
    fn find(source: &Source, key: &str, variables: &[&str]) -> Self {
        let entry = |name: &&str| T::find(source, &format!("{key}-{name}"), variables);
        let entries: Vec<T> = C::NAMES.iter().map(entry).collect();
        Each { entries: entries.leak(), choice: PhantomData }
    }

    #[cfg(test)]
    fn declare(key: &str, variables: &[DeclaredVariable], declared: &mut Vec<Declared>) {
        let first = declared.len();
        for name in C::NAMES {
            T::declare(&format!("{key}-{name}"), variables, declared);
        }
        declared[first..].iter_mut().for_each(|entry| entry.group = key.to_owned());
    }
}
