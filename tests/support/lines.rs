//! The lines of a text, as the readers of records count them.

/// Returns the lines of a text. A carriage return ends one, too.
pub(crate) fn lines(text: &str) -> impl Iterator<Item = &str> {
    // Splits after the end of a line, before which the lines themselves end.
    let is_inner = |at: usize, end: &str| end == "\r" && text[at + 1..].starts_with('\n');
    let mut ends = text.match_indices(['\n', '\r']).filter(move |(at, end)| !is_inner(*at, end));
    let mut from = Some(0);
    std::iter::from_fn(move || {
        let begin = from?;
        let end = ends.next().map(|(at, _)| at);
        from = end.map(|at| at + 1);
        Some(&text[begin..end.unwrap_or(text.len())])
    })
}
