//! Lines of a text that are no part of its game: titles, who plays, what people say about it.

use basics::Claim;

/// The most lines to look at; no game needs more.
const MAX_LINES: usize = 5_000;

/// Returns `text` with blanks in place of the lines in which nothing is written like a move, and the number
/// of these lines; `None` if there are none, or nothing else. `claim` is that of the game. Lines with
/// brackets may be a part of a comment and stay, and so do empty ones.
pub(super) fn without_prose(text: &str, claim: impl Fn(&str) -> Claim) -> Option<(String, usize)> {
    let mut lines = text.split_inclusive('\n');
    let (mut rest, mut left_out, mut has_moves) = (String::with_capacity(text.len()), 0, false);
    for line in lines.by_ref().take(MAX_LINES) {
        let is_plain = !line.contains(['{', '}', '(', ')', '[', ']', ';', '"']);
        if is_plain && !line.trim().is_empty() && claim(line) == Claim::No {
            // As many blanks, so that places in the text stay what they are.
            rest.extend(line.chars().map(|c| if c.is_whitespace() { c } else { ' ' }));
            left_out += 1;
        } else {
            has_moves |= is_plain && !line.trim().is_empty();
            rest.push_str(line);
        }
    }
    lines.for_each(|line| rest.push_str(line));
    (left_out > 0 && has_moves).then_some((rest, left_out))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn claim(line: &str) -> Claim {
        if line.contains('+') { Claim::Perhaps } else { Claim::No }
    }

    #[test]
    fn lines_without_moves_become_blanks_of_the_same_length() {
        let text = "Ván 1: An – Bình\n\n2+ 3+\nAn thắng\n";
        let blank = " ".repeat(text.lines().next().map_or(0, |line| line.chars().count()));
        let expected = format!("{blank}\n\n2+ 3+\n{}\n", " ".repeat(8));
        assert_eq!(without_prose(text, claim), Some((expected, 2)));
    }

    #[test]
    fn moves_and_comments_alone_have_no_prose() {
        for text in ["2+ 3+", "{An\nBình}\n2+", "An\nBình", ""] {
            assert_eq!(without_prose(text, claim), None, "{text}");
        }
    }
}
