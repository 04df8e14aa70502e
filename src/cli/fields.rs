//! A line of answers, each with its name: as text or as one JSON object.

/// What one name stands for.
pub(super) enum FieldValue {
    /// A number.
    Number(i64),
    /// Yes or no.
    Truth(bool),
    /// Words of our own notation and names; nothing in them needs escaping.
    Word(String),
    /// Several of them.
    Words(Vec<String>),
}

/// Names and their values, in the order in which they are printed.
pub(super) type Fields = Vec<(&'static str, FieldValue)>;

/// The line `name=value name=value`.
pub(super) fn as_text(fields: &Fields) -> String {
    let field = |(name, value): &(&str, FieldValue)| match value {
        FieldValue::Number(number) => format!("{name}={number}"),
        FieldValue::Truth(truth) => format!("{name}={}", if *truth { "yes" } else { "no" }),
        FieldValue::Word(word) => format!("{name}={word}"),
        FieldValue::Words(words) => format!("{name}={}", words.join(" ")),
    };
    fields.iter().map(field).collect::<Vec<_>>().join(" ")
}

/// The object `{"name":value,"name":value}`.
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
