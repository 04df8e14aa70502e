//! A file of words, as a translator wrote it.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast;
use fluent_syntax::parser::{ParserError, parse};

use super::usage::{Messages, Usage, Variables};
use crate::words::Declared;

/// A file of words without errors in its format.
#[derive(Debug)]
pub(super) struct WordsFile<'text> {
    /// The code of its language.
    code: &'text str,
    body: Vec<ast::Entry<&'text str>>,
}

impl<'text> WordsFile<'text> {
    /// Parses a file.
    ///
    /// # Errors
    /// Returns the lines that do not have the format, and what is wrong with them.
    pub(super) fn parse((code, text): (&'text str, &'text str)) -> Result<Self, Vec<String>> {
        match parse(text) {
            Ok(ast::Resource { body }) => Ok(WordsFile { code, body }),
            Err((_, errors)) => {
                let line = |place: usize| text[..place].split('\n').count();
                let fault =
                    |error: &ParserError| format!("line {}: {error}", line(error.pos.start));
                Err(errors.iter().map(fault).collect())
            }
        }
    }

    /// Returns the entries with their texts, in order.
    fn entries(&self) -> impl Iterator<Item = (&'text str, &ast::Pattern<&'text str>)> {
        self.body.iter().filter_map(|entry| match entry {
            ast::Entry::Message(message) => Some((message.id.name, message.value.as_ref()?)),
            _ => None,
        })
    }

    /// Returns the names of the entries, in order.
    #[cfg(feature = "gui")]
    pub(super) fn keys(&self) -> impl Iterator<Item = &'text str> {
        self.entries().map(|(key, _)| key)
    }

    /// Returns the faults in the file, given the entries that the program declares.
    pub(super) fn faults(&self, declared: &[Declared]) -> Vec<String> {
        let mut faults = Vec::new();
        for entry in &self.body {
            match entry {
                ast::Entry::Message(ast::Message { id, value: None, .. }) => {
                    faults.push(format!("{}: the text is missing", id.name));
                }
                ast::Entry::Message(ast::Message { id, attributes, .. })
                    if !attributes.is_empty() =>
                {
                    faults.push(format!("{}: the program uses no attributes", id.name));
                }
                ast::Entry::Term(term) => {
                    faults.push(format!("-{}: the program uses no terms", term.id.name));
                }
                _ => {}
            }
        }
        let mut messages = Messages::new();
        for (key, text) in self.entries() {
            if messages.insert(key, text).is_some() {
                faults.push(format!("{key}: appears twice"));
            }
        }
        let mut used: BTreeSet<&str> = BTreeSet::new();
        for entry in declared {
            if !messages.contains_key(entry.key.as_str()) {
                faults.push(format!("{}: is missing", entry.key));
                continue;
            }
            let usage = Usage::of(entry, &messages, self.code);
            faults.extend(usage.faults.iter().map(|fault| format!("{}: {fault}", entry.key)));
            used.extend(usage.entries);
        }
        let unused = messages.keys().filter(|key| !used.contains(*key));
        faults.extend(unused.map(|key| {
            format!("{key}: is unknown, or the part of its struct is missing in `declare_words`")
        }));
        faults
    }

    /// Returns the variables of each declared entry.
    fn variables(&self, declared: &[Declared]) -> BTreeMap<String, Variables<'text>> {
        let messages = self.entries().collect();
        let of = |entry: &Declared| {
            (entry.key.clone(), Usage::of(entry, &messages, self.code).variables)
        };
        declared.iter().map(of).collect()
    }
}

/// Returns the faults in the use of variables: one that no language uses, or one that a language
/// leaves out although another one contains it.
pub(super) fn faults_between(files: &[WordsFile<'_>], declared: &[Declared]) -> Vec<String> {
    let files: Vec<_> = files.iter().map(|file| (file.code, file.variables(declared))).collect();
    let mut faults = Vec::new();
    for Declared { key, group, variables } in declared {
        for variable in variables {
            let name = variable.name;
            let uses = |used: &BTreeMap<String, Variables<'_>>, key| {
                used[key].all().any(|used| used == name)
            };
            let alike = || declared.iter().filter(|entry| entry.group == *group);
            if !files.iter().any(|(_, used)| alike().any(|entry| uses(used, &entry.key))) {
                faults.push(format!("{group}: no language uses ${name}"));
            }
            let contains = files.iter().find(|(_, used)| used[key].contained.contains(name));
            let lacks = files.iter().find(|(_, used)| !uses(used, key));
            if let (Some((has, _)), Some((lacks, _)), false) =
                (contains, lacks, variable.is_optional)
            {
                faults.push(format!("{key}: {lacks} lacks ${name}, which {has} contains"));
            }
        }
    }
    faults
}
