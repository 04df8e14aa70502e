//! The code of the structs.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use crate::file::{Fault, File};
use crate::signature::{Kind, Signature, Variable};

/// A struct with the entries whose names start with a prefix. An entry belongs to the part with the
/// longest prefix that fits. Those of a game, whose names start like its `…-subtitle`, never belong to a part without a
/// prefix: the crate of the game has them.
#[derive(Clone, Copy, Debug)]
pub struct Part<'a> {
    /// The name of the struct; `None` if another crate generates it.
    name: Option<&'a str>,
    prefix: &'a str,
    /// Fields with other parts: their names and types.
    parts: &'a [(&'a str, &'a str)],
}

impl<'a> Part<'a> {
    /// Returns a struct with this name.
    pub fn new(name: &'a str, prefix: &'a str) -> Self {
        Part { name: Some(name), prefix, parts: &[] }
    }

    /// Returns a part that another crate generates.
    pub fn elsewhere(prefix: &'a str) -> Self {
        Part { name: None, prefix, parts: &[] }
    }

    /// Returns the part with fields that contain other parts: their names and types.
    pub fn with(self, parts: &'a [(&'a str, &'a str)]) -> Self {
        Part { parts, ..self }
    }
}

/// A struct that was generated.
pub(crate) struct Generated {
    pub(crate) name: String,
    pub(crate) code: String,
    pub(crate) fields: Vec<String>,
}

/// Returns the structs of the parts.
///
/// # Errors
/// Returns the entries that appear twice.
pub(crate) fn of(file: &File<'_>, parts: &[Part<'_>]) -> Result<Vec<Generated>, Vec<Fault>> {
    let mut fields: BTreeMap<&str, Vec<Field<'_>>> = BTreeMap::new();
    let mut seen = BTreeSet::new();
    let mut faults = Vec::new();
    let titles = file.entries.iter().filter_map(|entry| entry.key.strip_suffix("subtitle"));
    let games: Vec<&str> = titles.filter(|prefix| !prefix.is_empty()).collect();
    for entry in &file.entries {
        if !seen.insert(entry.key) {
            faults.push((entry.line, format!("{}: appears twice", entry.key)));
        }
        // The first entry of a group stands for all.
        let key = entry.key.split_once('_').map_or(entry.key, |(group, _)| group);
        if !entry.is_used() || key != entry.key && entry.signature.is_none() {
            continue;
        }
        let is_of_game = games.iter().any(|prefix| key.starts_with(prefix));
        let fits = |part: &&Part<'_>| {
            key.starts_with(part.prefix) && !(is_of_game && part.prefix.is_empty())
        };
        let fitting = parts.iter().filter(fits);
        if let Some(part) = fitting.max_by_key(|part| part.prefix.len()) {
            let name = key[part.prefix.len()..].replace('-', "_");
            let signature = entry.signature.clone().unwrap_or_default();
            let field = Field { name, key, text: &entry.text, signature };
            fields.entry(part.prefix).or_default().push(field);
        }
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    let code = parts.iter().filter_map(|part| {
        let name = part.name?;
        let fields = fields.remove(part.prefix).unwrap_or_default();
        let names = fields.iter().map(|field| field.name.clone()).collect();
        let code = Struct { name, part, fields }.to_string();
        Some(Generated { name: name.to_owned(), code, fields: names })
    });
    Ok(code.collect())
}

/// An entry, or a group of entries, in the struct.
struct Field<'a> {
    name: String,
    key: &'a str,
    /// The lines of its text, or of the first of the group.
    text: &'a [&'a str],
    signature: Signature,
}

impl Field<'_> {
    /// Returns whether it is a text, which needs no method.
    fn is_text(&self) -> bool {
        self.signature.choice.is_none() && self.signature.variables.is_empty()
    }

    fn ty(&self) -> String {
        let Signature { choice, variables, .. } = &self.signature;
        let text = if variables.is_empty() { "&'static str" } else { "::words::Sentence" };
        match choice {
            Some(choice) => format!("::words::Each<{choice}, {text}>"),
            None => text.to_owned(),
        }
    }

    /// Returns the text as a comment.
    fn documentation(&self) -> String {
        let lines = self.text.iter().map(|line| format!("    /// {line}\n"));
        format!("    /// ```text\n{}    /// ```\n", lines.collect::<String>())
    }

    fn method(&self) -> String {
        let Signature { choice, variables, .. } = &self.signature;
        let choice = choice.iter().map(|choice| format!("choice: {choice}"));
        let taken = variables
            .iter()
            .map(|variable| format!("{}: {}", variable.name, argument(&variable.kind)));
        let arguments = list(["&self".to_owned()].into_iter().chain(choice).chain(taken));
        let (documentation, name) = (self.documentation(), &self.name);
        let found = match self.signature.choice {
            Some(_) => format!("self.{name}.get(choice)"),
            None => format!("self.{name}"),
        };
        let values = list(variables.iter().map(value));
        let (ty, body) = match variables.is_empty() {
            true => ("&'static str", found),
            false => ("String", format!("{found}.fill(&[{values}])")),
        };
        format!(
            "{documentation}    pub fn {name}({arguments}) -> {ty} {{\n        {body}\n    }}\n"
        )
    }

    /// Returns the line that names the entry and its variables for `words::Keys`.
    fn line(&self, prefix: &str) -> String {
        let variables = self.signature.variables.iter();
        let variables: String = variables.map(|variable| format!(" {}", variable.name)).collect();
        format!("{}{variables}\\n", &self.key[prefix.len()..])
    }

    fn declared(&self) -> String {
        let variables = list(self.signature.variables.iter().map(|variable| {
            let Variable { name, kind, is_optional } = variable;
            let kind = declared_kind(kind);
            let fields = format!("name: \"{name}\", kind: {kind}, is_optional: {is_optional}");
            format!("::words::DeclaredVariable {{ {fields} }}")
        }));
        let (ty, key) = (self.ty(), self.key);
        format!("<{ty} as ::words::Entry>::declare(\"{key}\", &[{variables}], declared);")
    }
}

fn list(items: impl Iterator<Item = String>) -> String {
    items.collect::<Vec<_>>().join(", ")
}

/// Returns the type of an argument.
fn argument(kind: &Kind) -> &str {
    match kind {
        Kind::Text => "&str",
        Kind::Excerpt => "&Excerpt",
        Kind::Number => "impl ::words::Number",
        Kind::Notation => "impl ::std::fmt::Display",
        Kind::YesOrNo => "bool",
        Kind::Type(ty) => ty,
    }
}

/// Returns the argument as a value for the sentence.
fn value(Variable { name, kind, .. }: &Variable) -> String {
    match kind {
        Kind::Text => format!("::words::Value::Text({name})"),
        Kind::Excerpt => format!("::words::Value::Text({name}.as_str())"),
        Kind::Number => format!("::words::Value::Number(::words::Number::number({name}))"),
        Kind::YesOrNo => format!("::words::Value::yes_or_no({name})"),
        Kind::Notation => format!("::words::Value::Notation(&{name})"),
        Kind::Type(_) => format!("::words::Choice::name(&{name})"),
    }
}

/// Returns what sentences can do with a variable.
fn declared_kind(kind: &Kind) -> String {
    match kind {
        Kind::Text | Kind::Excerpt | Kind::Notation => "::words::Kind::Text".to_owned(),
        Kind::Number => "::words::Kind::Number".to_owned(),
        Kind::YesOrNo => "::words::Kind::YES_OR_NO".to_owned(),
        Kind::Type(ty) => format!("::words::Kind::of::<{ty}>()"),
    }
}

/// The code of a struct.
struct Struct<'a> {
    name: &'a str,
    part: &'a Part<'a>,
    fields: Vec<Field<'a>>,
}

impl fmt::Display for Struct<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Struct { name, part: Part { prefix, parts, .. }, fields } = self;
        match *prefix {
            "" => writeln!(f, "/// The words whose names have no prefix.")?,
            prefix => writeln!(f, "/// The words whose names start with `{prefix}`.")?,
        }
        writeln!(f, "#[derive(Debug)]\npub struct {name} {{")?;
        for field in fields {
            match field.is_text() {
                true => write!(f, "{}    pub ", field.documentation())?,
                false => write!(f, "    ")?,
            }
            writeln!(f, "{}: {},", field.name, field.ty())?;
        }
        for (field, ty) in *parts {
            writeln!(f, "    /// Further words.\n    pub {field}: {ty},")?;
        }
        writeln!(
            f,
            "}}\n\n#[allow(clippy::all, reason = \"the entries name the methods\")]\nimpl {name} {{"
        )?;
        for field in fields.iter().filter(|field| !field.is_text()) {
            writeln!(f, "{}", field.method())?;
        }
        writeln!(f, "}}\n\nimpl ::words::Entry for {name} {{")?;
        let arguments = "source: &::words::Source, _key: &str, _variables: &[&str]";
        writeln!(f, "    fn find({arguments}) -> Self {{")?;
        if !fields.is_empty() {
            let lines: String = fields.iter().map(|field| field.line(prefix)).collect();
            writeln!(
                f,
                "        let mut keys = ::words::Keys::new(source, \"{prefix}\", \"{lines}\");"
            )?;
        }
        writeln!(f, "        {name} {{")?;
        for field in fields {
            writeln!(f, "            {}: keys.find(),", field.name)?;
        }
        for (field, _) in *parts {
            writeln!(f, "            {field}: ::words::Entry::find(source, \"\", &[]),")?;
        }
        writeln!(f, "        }}\n    }}\n\n    fn declare(")?;
        writeln!(f, "        _key: &str,\n        _variables: &[::words::DeclaredVariable],")?;
        writeln!(f, "        declared: &mut Vec<::words::Declared>,\n    ) {{")?;
        for field in fields {
            writeln!(f, "        {}", field.declared())?;
        }
        for (_, ty) in *parts {
            writeln!(f, "        <{ty} as ::words::Entry>::declare(\"\", &[], declared);")?;
        }
        writeln!(f, "    }}\n}}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_belongs_to_the_part_with_the_longest_prefix() {
        let text = "play = Play\n# Takes $pieces: number\nsweet-bought = { $pieces }\n\
                    # For each Taste\nsweet-sour-taste_acid = Acid\nsweet-sour-taste_mild = Mild\n\
                    # Only part of other entries\nsweet-piece = piece\nfield-more = More\n";
        let file = File::parse(text).expect("no faults");
        let parts = [
            Part::new("Words", "").with(&[("sweets", "SweetWords")]),
            Part::new("SweetWords", "sweet-"),
            Part::new("SourWords", "sweet-sour-"),
            Part::elsewhere("field-"),
        ];
        let generated = of(&file, &parts).expect("no faults");
        let fields = generated.iter().map(|part| (part.name.as_str(), part.fields.join(" ")));
        let expected = [("Words", "play"), ("SweetWords", "bought"), ("SourWords", "taste")];
        assert_eq!(fields.collect::<Vec<_>>(), expected.map(|(name, all)| (name, all.to_owned())));
        for (part, code) in [
            (0, "pub play: &'static str,"),
            (0, "pub sweets: SweetWords,"),
            (1, "pub fn bought(&self, pieces: impl ::words::Number) -> String {"),
            (2, "pub fn taste(&self, choice: Taste) -> &'static str {"),
        ] {
            assert!(generated[part].code.contains(code), "{}", generated[part].code);
        }
    }

    #[test]
    fn an_entry_that_appears_twice_is_refused() {
        let file = File::parse("play = Play\nplay = Play\n").expect("no faults");
        let faults = of(&file, &[Part::new("Words", "")]).map(|_| ());
        assert_eq!(faults, Err(vec![(2, "play: appears twice".to_owned())]));
    }
}
