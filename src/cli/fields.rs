//! Lines of named values, as text or as a JSON object.

use serde::{Serialize, Serializer};

/// A named value.
#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum FieldValue {
    /// A number.
    Number(i64),
    /// Yes or no.
    Truth(bool),
    /// A word of the program's own notation, without spaces.
    Word(String),
    /// Several such words.
    Words(Vec<String>),
}

/// Names and their values, in the order in which they are printed.
pub(super) type Fields = Vec<(&'static str, FieldValue)>;

/// Returns the line `name=value name=value`.
pub(super) fn as_text(fields: &Fields) -> String {
    let field = |(name, value): &(&str, FieldValue)| match value {
        FieldValue::Number(number) => format!("{name}={number}"),
        FieldValue::Truth(truth) => format!("{name}={}", if *truth { "yes" } else { "no" }),
        FieldValue::Word(word) => format!("{name}={word}"),
        FieldValue::Words(words) => format!("{name}={}", words.join(" ")),
    };
    fields.iter().map(field).collect::<Vec<_>>().join(" ")
}

/// Returns the object `{"name":value,"name":value}`.
pub(super) fn as_json(fields: &Fields) -> String {
    let mut json = Vec::new();
    let object = fields.iter().map(|(name, value)| (name, value));
    let written = serde_json::Serializer::new(&mut json).collect_map(object);
    written.expect("names are text, and memory takes all bytes");
    String::from_utf8(json).expect("JSON is text")
}
