//! A line of answers, each with its name: as text or as one JSON object.

/// What one name stands for.
pub(super) enum Value {
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
pub(super) type Fields = Vec<(&'static str, Value)>;

/// The line `name=value name=value`.
pub(super) fn as_text(fields: &Fields) -> String {
    let field = |(name, value): &(&str, Value)| match value {
        Value::Number(number) => format!("{name}={number}"),
        Value::Truth(truth) => format!("{name}={}", if *truth { "yes" } else { "no" }),
        Value::Word(word) => format!("{name}={word}"),
        Value::Words(words) => format!("{name}={}", words.join(" ")),
    };
    fields.iter().map(field).collect::<Vec<_>>().join(" ")
}

/// The object `{"name":value,"name":value}`.
pub(super) fn as_json(fields: &Fields) -> String {
    let quoted = |word: &String| format!("\"{word}\"");
    let field = |(name, value): &(&str, Value)| match value {
        Value::Number(number) => format!("\"{name}\":{number}"),
        Value::Truth(truth) => format!("\"{name}\":{truth}"),
        Value::Word(word) => format!("\"{name}\":{}", quoted(word)),
        Value::Words(words) => {
            format!("\"{name}\":[{}]", words.iter().map(quoted).collect::<Vec<_>>().join(","))
        }
    };
    format!("{{{}}}", fields.iter().map(field).collect::<Vec<_>>().join(","))
}
