//! Lines of named values, as text or as a JSON object.

/// A named value.
pub(super) enum FieldValue {
    /// A number.
    Number(i64),
    /// Yes or no.
    Truth(bool),
    /// A word of the program's own notation, which needs no escaping.
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
    let quoted = |word: &String| format!("\"{word}\"");
    let field = |(name, value): &(&str, FieldValue)| match value {
        FieldValue::Number(number) => format!("\"{name}\":{number}"),
        FieldValue::Truth(truth) => format!("\"{name}\":{truth}"),
        FieldValue::Word(word) => format!("\"{name}\":{}", quoted(word)),
        FieldValue::Words(words) => {
            format!("\"{name}\":[{}]", words.iter().map(quoted).collect::<Vec<_>>().join(","))
        }
    };
    format!("{{{}}}", fields.iter().map(field).collect::<Vec<_>>().join(","))
}
