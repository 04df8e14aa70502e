//! The English file, entry by entry.

use std::collections::{BTreeMap, BTreeSet};

use crate::signature::Signature;

/// What is wrong with a line, and its number.
pub(crate) type Fault = (usize, String);

/// The entries of the file, in order.
#[derive(Debug)]
pub(crate) struct File<'text> {
    pub(crate) entries: Vec<Entry<'text>>,
}

/// An entry of the file.
#[derive(Debug)]
pub(crate) struct Entry<'text> {
    /// The number of its first line.
    pub(crate) line: usize,
    pub(crate) key: &'text str,
    /// The lines of its text, as they stand in the file.
    pub(crate) text: Vec<&'text str>,
    pub(crate) signature: Option<Signature>,
}

impl<'text> Entry<'text> {
    /// Returns whether the program uses it.
    pub(crate) fn is_used(&self) -> bool {
        self.signature.as_ref().is_none_or(|signature| !signature.is_fragment)
    }

    /// Returns each name that follows a `mark` in the text, and what follows the name.
    fn names_after(&self, mark: char) -> impl Iterator<Item = (&'text str, &'text str)> {
        let parts = self.text.iter().flat_map(move |line| line.split(mark).skip(1));
        parts.map(|part| {
            let part = part.trim_start();
            part.split_at(part.find(|c: char| !is_of_name(c)).unwrap_or(part.len()))
        })
    }

    fn variables(&self) -> impl Iterator<Item = &'text str> {
        self.names_after('$').map(|(name, _)| name)
    }

    /// Returns the other entries that the text contains.
    fn references(&self) -> impl Iterator<Item = &'text str> {
        let names = self.names_after('{');
        let names = names.filter(|(name, rest)| {
            name.starts_with(|c: char| c.is_ascii_lowercase()) && rest.trim_start().starts_with('}')
        });
        names.map(|(name, _)| name)
    }
}

fn is_of_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '-' || c == '_'
}

impl<'text> File<'text> {
    /// Parses the file.
    ///
    /// # Errors
    /// Returns all lines that are not understood.
    pub(crate) fn parse(text: &'text str) -> Result<Self, Vec<Fault>> {
        let mut entries: Vec<Entry<'text>> = Vec::new();
        let mut faults = Vec::new();
        let mut declared: Option<(usize, Signature)> = None;
        for (line, content) in (1..).zip(text.lines()) {
            if let Some(comment) = content.strip_prefix("# ") {
                match Signature::parse(comment) {
                    None => {}
                    Some(Ok(_)) if declared.is_some() => {
                        faults.push((line, "the entry has two declarations".to_owned()));
                    }
                    Some(Ok(signature)) => declared = Some((line, signature)),
                    Some(Err(fault)) => faults.push((line, fault)),
                }
            } else if content.starts_with(|c: char| c.is_ascii_alphabetic()) {
                let Some((key, first)) = content.split_once('=') else {
                    faults.push((line, "an entry is a name, an equals sign and a text".to_owned()));
                    continue;
                };
                let (key, first) = (key.trim_end(), first.trim());
                let signature = declared.take().map(|(_, signature)| signature);
                let text = Vec::from_iter(Some(first).filter(|first| !first.is_empty()));
                entries.push(Entry { line, key, text, signature });
            } else if content.starts_with([' ', '}']) {
                if let Some(entry) = entries.last_mut() {
                    entry.text.push(content);
                }
            } else if let Some((line, _)) = declared.take() {
                faults.push((line, "no entry follows the declaration".to_owned()));
            }
        }
        let file = File { entries };
        faults.extend(file.faults());
        faults.sort();
        if faults.is_empty() { Ok(file) } else { Err(faults) }
    }

    /// Returns the faults in the variables of the entries.
    fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        let by_key: BTreeMap<&str, &Entry<'_>> =
            self.entries.iter().map(|entry| (entry.key, entry)).collect();
        // The declarations of the entries for the values of a type stand above the first one.
        let mut groups: BTreeMap<&str, &Signature> = BTreeMap::new();
        let none = Signature::default();
        for entry in &self.entries {
            let mut fault =
                |fault: String| faults.push((entry.line, format!("{}: {fault}", entry.key)));
            let group = entry.key.split_once('_').map(|(group, _)| group);
            let signature = match (group, &entry.signature) {
                (None, Some(Signature { choice: Some(choice), .. })) => {
                    fault(format!("the name of an entry for a {choice} ends with _ and the value"));
                    continue;
                }
                (None, signature) => signature.as_ref().unwrap_or(&none),
                (Some(group), Some(signature)) if signature.choice.is_some() => {
                    if groups.insert(group, signature).is_some() {
                        fault(format!("a second declaration of {group}"));
                    }
                    signature
                }
                (Some(group), None) if groups.contains_key(group) => groups[group],
                (Some(group), _) => {
                    fault(format!("the first entry of {group} lacks the line \"# For each TYPE\""));
                    continue;
                }
            };
            if signature.is_fragment {
                continue;
            }
            let mut variables = BTreeSet::new();
            collect(entry, &by_key, &mut BTreeSet::new(), &mut variables);
            for variable in variables {
                if !signature.variables.iter().any(|declared| declared.name == variable) {
                    fault(format!(
                        "${variable} lacks a declaration, as in \"# Takes ${variable}: text\""
                    ));
                }
            }
        }
        faults
    }
}

/// Adds the variables of an entry and of those that it contains to `variables`.
fn collect<'a>(
    entry: &Entry<'a>,
    by_key: &BTreeMap<&str, &Entry<'a>>,
    seen: &mut BTreeSet<&'a str>,
    variables: &mut BTreeSet<&'a str>,
) {
    if seen.insert(entry.key) {
        variables.extend(entry.variables());
        let contained = entry.references().filter_map(|key| by_key.get(key));
        contained.for_each(|entry| collect(entry, by_key, seen, variables));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(text: &str) -> Vec<Fault> {
        File::parse(text).map_or_else(|faults| faults, |_| Vec::new())
    }

    #[test]
    fn variables_of_contained_entries_need_a_declaration() {
        let text = "# Takes $name: text\nbought = { $name }: { pieces }\n\
                    # Only part of other entries\npieces = { $count ->\n   *[other] { $count }\n}\n";
        let fault = "bought: $count lacks a declaration, as in \"# Takes $count: text\"";
        assert_eq!(faults(text), [(2, fault.to_owned())]);
        assert_eq!(faults(&text.replace("$name: text", "$name: text, $count: number")), []);
    }

    #[test]
    fn a_group_is_declared_above_its_first_entry() {
        assert_eq!(faults("# For each Taste\ntaste_sour = Sour\ntaste_sweet = Sweet\n"), []);
        for (text, fault) in [
            ("taste_sour = Sour\n", "taste_sour: the first entry of taste lacks the line"),
            ("# For each Taste\ntaste = Sour\n", "taste: the name of an entry for a Taste ends"),
            ("# For each Taste\n\nshop = Shop\n", "no entry follows the declaration"),
            (
                "# For each Taste\ntaste_sour = Sour\n# For each Taste\ntaste_sweet = Sweet\n",
                "taste_sweet: a second declaration of taste",
            ),
        ] {
            let found = faults(text);
            assert!(found.len() == 1 && found[0].1.starts_with(fault), "{found:?}");
        }
    }
}
