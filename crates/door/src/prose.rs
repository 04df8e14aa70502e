//! Lines of a text that are no part of its game: titles, who plays, what people say about it.

use std::ops::Range;

use basics::movetext::{is_attempt, is_mixed, numbered};
use basics::{Claim, is_hidden};

/// The most lines to look at; no game needs more.
const MAX_LINES: usize = 5_000;

/// Returns `text` with blanks in place of the lines in which nothing is written like a move; `None` if there are none, or
/// nothing else. `claim` is that of the game. Lines with brackets may be a part of a comment and stay, and so do empty
/// ones. In a text without a line of moves, those among the words stay if there are several.
pub(super) fn without_prose(text: &str, claim: impl Fn(&str) -> Claim) -> Option<String> {
    without_lines(text, &claim, 1, |_| Some(Vec::new())).or_else(|| {
        let is_short = text.lines().nth(MAX_PROSE).is_none();
        is_short
            .then(|| without_lines(text, &claim, LEAST_MOVES, |line| moves_within(line, &claim)))?
    })
}

/// Does so; `within` returns where moves stand in a line of prose, or `None` if something in it may be meant as a move. The
/// text has at least so many lines of moves or moves among words.
fn without_lines(
    text: &str,
    claim: impl Fn(&str) -> Claim,
    least: usize,
    within: impl Fn(&str) -> Option<Vec<Range<usize>>>,
) -> Option<String> {
    let mut lines = text.split_inclusive('\n');
    let (mut rest, mut has_prose, mut moves) = (String::with_capacity(text.len()), false, 0);
    for line in lines.by_ref().take(MAX_LINES) {
        let is_plain = !line.contains(['{', '}', '(', ')', '[', ']', ';', '"']);
        let is_prose = is_plain && !line.trim().is_empty() && claim(line) == Claim::No;
        let kept = is_prose.then(|| within(line)).flatten();
        // What was to be moves is never passed over, even if nobody can read it.
        let kept = kept.filter(|kept| !kept.is_empty() || !is_attempt(line));
        if let Some(kept) = kept {
            // As many blanks, so that places in the text stay what they are.
            let is_kept = |at: usize| kept.iter().any(|range| range.contains(&at));
            let blank =
                |(at, c): (usize, char)| if c.is_whitespace() || is_kept(at) { c } else { ' ' };
            rest.extend(line.char_indices().map(blank));
            has_prose = true;
            moves += kept.len();
        } else {
            moves += usize::from(is_plain && !line.trim().is_empty());
            rest.push_str(line);
        }
    }
    lines.for_each(|line| rest.push_str(line));
    (has_prose && moves >= least).then_some(rest)
}

/// Returns the lines and the words that are left out of a `text` if only the `rest` is read, which has blanks in their
/// place or ends before them: whole lines, and the words of lines of which something is read.
pub(super) fn left_out(text: &str, rest: &str) -> (usize, usize) {
    let words = |line: &str| line.split_whitespace().count();
    let kept = rest.lines().map(words).chain(std::iter::repeat(0));
    let (mut whole, mut single) = (0, 0);
    for (all, kept) in text.lines().map(words).zip(kept) {
        match (all, kept) {
            (0, _) => {}
            (_, 0) => whole += 1,
            _ => single += all.saturating_sub(kept),
        }
    }
    (whole, single)
}

/// Returns a text up to the sentence in which its reader stopped, at the byte `at` behind moves; `None` if it is no
/// sentence of its own, or if something in it is written like a move. `claim` is that of the game.
pub(super) fn without_end(text: &str, at: usize, claim: impl Fn(&str) -> Claim) -> Option<String> {
    let (moves, end) = text.split_at_checked(at)?;
    const STOPS: [char; 6] = ['.', '!', '?', ':', ';', '\n'];
    let is_sentence =
        moves.trim_end_matches([' ', '\t']).ends_with(STOPS) || end.starts_with(STOPS);
    let has_signs = end.contains(|c: char| c.is_numeric() || "+=[]{}()".contains(c));
    let has_moves = || end.split_whitespace().any(|word| claim(word) != Claim::No);
    let is_prose = is_sentence && !has_signs && !is_attempt(end) && !has_moves();
    is_prose.then(|| moves.to_owned())
}

/// Returns a text without the comment in braces with which it begins; `None` if it begins with none, or has nothing behind
/// it. Places in the rest stay what they are.
pub(super) fn without_head(text: &str) -> Option<String> {
    let is_blank = |c: char| c.is_whitespace() || is_hidden(c);
    let before = text.len() - text.trim_start_matches(is_blank).len();
    let inner = text[before..].strip_prefix('{')?;
    let end = before + 1 + inner.find('}')? + 1;
    if text[end..].trim_matches(is_blank).is_empty() {
        return None;
    }
    let (head, rest) = text.split_at(end);
    let lines = head.matches('\n').count();
    let last = head.rsplit('\n').next().unwrap_or_default().chars().count();
    Some(format!("{}{}{rest}", "\n".repeat(lines), " ".repeat(last)))
}

/// The most words of a line to look at for moves among prose.
const MAX_WORDS: usize = 200;
/// The most lines of a text in which moves stand among prose.
const MAX_PROSE: usize = 60;
/// The least moves of such a text. A word alone, such as the name of a class, may only look like one.
const LEAST_MOVES: usize = 2;

/// The signs around a word that are no part of it.
fn is_around(c: char) -> bool {
    ",.!?:;“”‘’'*_…".contains(c)
}

/// Returns where the moves stand in a line of prose, as in `I began with 3-, she took with 8-.`, with the numbers before
/// them; `None` if a word behind a move may be meant as another one, or if the line is too long.
fn moves_within(line: &str, claim: impl Fn(&str) -> Claim) -> Option<Vec<Range<usize>>> {
    let offset = |word: &str| word.as_ptr() as usize - line.as_ptr() as usize;
    let place = |word: &str| offset(word)..offset(word) + word.len();
    if line.split_whitespace().nth(MAX_WORDS).is_some() {
        return None;
    }
    let (mut kept, mut number) = (Vec::new(), None);
    for word in line.split_whitespace() {
        let inner = word.trim_matches(is_around);
        if numbered(word).is_some_and(|(_, rest)| rest.is_empty()) {
            number = Some(place(word));
        } else if claim(inner) != Claim::No {
            kept.extend(number.take().into_iter().chain([place(inner)]));
        } else if !kept.is_empty() && is_mixed(inner) {
            return None;
        } else {
            number = None;
        }
    }
    if kept.is_empty() {
        kept = moves_of_two_words(line, claim);
    }
    Some(kept)
}

/// Returns where moves of two words stand in a line of prose: a number and where it goes, as in `you 3 left, me 8 right`.
fn moves_of_two_words(line: &str, claim: impl Fn(&str) -> Claim) -> Vec<Range<usize>> {
    let offset = |word: &str| word.as_ptr() as usize - line.as_ptr() as usize;
    let is_cell =
        |word: &str| (1..=2).contains(&word.len()) && word.bytes().all(|b| b.is_ascii_digit());
    let words: Vec<&str> = line.split_whitespace().collect();
    let pairs = words.windows(2).filter_map(|pair| {
        let [cell, way] =
            [pair[0].trim_start_matches(is_around), pair[1].trim_end_matches(is_around)];
        let place = offset(cell)..offset(way) + way.len();
        let is_move =
            is_cell(cell) && !way.is_empty() && claim(&line[place.clone()]) == Claim::Surely;
        is_move.then_some(place)
    });
    pairs.collect()
}

/// Returns a text without the marks that people and programs put around moves, with blanks in their place: quotation
/// marks, stars, signs of quoted messages, a bracket around a whole line, the full stop of a sentence. Returns `None`
/// if there are none. Tags stay as they are.
pub(super) fn without_marks(text: &str) -> Option<String> {
    let mut plain = String::with_capacity(text.len());
    for line in text.split_inclusive('\n') {
        if line.trim_start().starts_with('[') {
            plain.push_str(line);
        } else {
            plain.push_str(&line_without_marks(line));
        }
    }
    (plain != text).then_some(plain)
}

fn line_without_marks(line: &str) -> String {
    const MARKS: &str = "\"“”„«»‘’*`_•·▪►…~⭐";
    let is_mark = |c: char| {
        // Stars, hearts, ticks and faces.
        MARKS.contains(c)
            || matches!(c, '\u{2600}'..='\u{2793}' | '\u{fe0e}' | '\u{fe0f}' | '\u{1f300}'..='\u{1faff}')
    };
    let letters: Vec<char> = line.chars().collect();
    let mut plain = letters.clone();
    let mut blank = |at: usize| plain[at] = ' ';
    letters.iter().enumerate().filter(|(_, c)| is_mark(**c)).for_each(|(at, _)| blank(at));
    let first = letters.iter().position(|c| !c.is_whitespace() && !is_mark(*c));
    let last =
        letters.iter().rposition(|c| !c.is_whitespace() && !is_mark(*c) && !".!,;".contains(*c));
    if let (Some(first), Some(last)) = (first, last)
        && first < last
    {
        match (letters[first], letters[last]) {
            ('(', ')') | ('（', '）') | ('<', '>') | ('[', ']') => {
                blank(first);
                blank(last);
            }
            // A quoted line of a message.
            ('>' | '|', _) => {
                let quotes = letters[first..].iter().take_while(|c| ">| ".contains(**c)).count();
                (first..first + quotes).for_each(&mut blank);
            }
            _ => {}
        }
        // The end of a sentence; the stop behind a number belongs to it.
        (last + 1..letters.len()).filter(|at| ".!,;".contains(letters[*at])).for_each(&mut blank);
    }
    // A full stop behind the sign of a move.
    for (at, pair) in letters.windows(2).enumerate() {
        let ends = letters.get(at + 2).is_none_or(|c| c.is_whitespace());
        if ends && pair[1] == '.' && "+-–−＋－".contains(pair[0]) {
            blank(at + 1);
        }
    }
    plain.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn claim(line: &str) -> Claim {
        let is_like_moves = line.contains('+') && !line.contains(char::is_alphabetic);
        if is_like_moves { Claim::Perhaps } else { Claim::No }
    }

    #[test]
    fn a_comment_before_a_game_leaves_the_places_behind_it() {
        let rest = without_head("\n{ An – Bình\n1. An: h8 } [Game \"caro\"]\n\nh8");
        assert_eq!(rest.as_deref(), Some("\n\n            [Game \"caro\"]\n\nh8"));
        for whole in ["2+ {hay} 7-", "{ An – Bình }\n", "{ An", ""] {
            assert_eq!(without_head(whole), None, "{whole}");
        }
    }

    #[test]
    fn lines_without_moves_become_blanks_of_the_same_length() {
        let text = "Ván 1: An – Bình\n\n2+ 3+\nAn thắng\n";
        let blank = " ".repeat(text.lines().next().map_or(0, |line| line.chars().count()));
        let expected = format!("{blank}\n\n2+ 3+\n{}\n", " ".repeat(8));
        assert_eq!(without_prose(text, claim), Some(expected.clone()));
        assert_eq!(left_out(text, &expected), (2, 0));
    }

    #[test]
    fn moves_and_comments_alone_have_no_prose() {
        for text in ["2+ 3+", "{An\nBình}\n2+", "An\nBình", ""] {
            assert_eq!(without_prose(text, claim), None, "{text}");
        }
    }

    #[test]
    fn moves_within_prose_are_found_and_the_name_of_a_class_is_none() {
        let moves = |text: &str| {
            let rest = without_prose(text, claim)?;
            Some(rest.split_whitespace().collect::<Vec<_>>().join(" "))
        };
        for (text, found) in [
            ("Ván hay: 2+ 9+ 3+ nhé bạn", "2+ 9+ 3+"),
            ("I began with 2+ and she took with 9+, then 3+!", "2+ 9+ 3+"),
            ("We played 1. 2+ 9+ 2. 3+ and then dinner was ready.", "1. 2+ 9+ 2. 3+"),
            ("Tớ: 2+\nCậu: 9+", "2+ 9+"),
        ] {
            assert_eq!(moves(text).as_deref(), Some(found), "{text}");
        }
        for text in ["Lớp 5+", "không có gì", "hay: 2+ 9+ rồi 3x"] {
            assert_eq!(moves(text), None, "{text}");
        }
    }

    #[test]
    fn moves_of_two_words_are_found_within_prose() {
        let claim = |text: &str| {
            let is_move = ["3 phải", "9 trái"].contains(&text);
            if is_move { Claim::Surely } else { Claim::No }
        };
        let rest = without_prose("Hôm qua nè: 3 phải, 9 trái, 2 bàn!", claim).unwrap_or_default();
        assert_eq!(rest.split_whitespace().collect::<Vec<_>>(), ["3", "phải", "9", "trái"]);
        assert_eq!(without_prose("Lớp 3 phải học bài", claim), None, "one alone may be a word");
    }

    #[test]
    fn a_sentence_behind_moves_is_left_out_and_moves_in_it_are_not() {
        let rest = |text: &str, at: usize| without_end(text, at, claim);
        assert_eq!(rest("2+ 3+. Hay nhỉ?", 7), Some("2+ 3+. ".to_owned()));
        assert_eq!(rest("2+ 3+. Hay nhỉ?", 5), Some("2+ 3+".to_owned()));
        assert_eq!(rest("2+ 3+ hay nhỉ", 6), None, "it may be a slip of the pen");
        assert_eq!(rest("2+ 3+. Zz9", 7), None);
    }

    #[test]
    fn a_line_of_which_something_is_read_is_not_left_out() {
        assert_eq!(left_out("Hay: 2+ 3+ nhé bạn\n\nHẹn mai", "     2+ 3+"), (1, 3));
        assert_eq!(left_out("2+ 3+. Hay nhỉ?", "2+ 3+. "), (0, 2));
        assert_eq!(left_out("2+ 3+", "2+ 3+"), (0, 0));
    }

    #[test]
    fn what_was_to_be_moves_is_not_passed_over() {
        assert_eq!(without_prose("2+ 3+\n3x 4y\n", claim), None);
    }

    #[test]
    fn marks_around_moves_become_blanks() {
        for (marked, plain) in [
            ("\"2+ 9-\"", " 2+ 9- "),
            ("*2+ 9-*", " 2+ 9- "),
            ("(2+ 9-)", " 2+ 9- "),
            ("2+ 9-.", "2+ 9- "),
            ("> 2+ 9-", "  2+ 9-"),
            ("2+ 9-…", "2+ 9- "),
            ("2+ ★ 9- 👍", "2+   9-  "),
            ("2+ \u{2764}\u{fe0f} 9-", "2+    9-"),
            ("1. 2+ 9-", "1. 2+ 9-"),
            ("[Side0 \"An\"]", "[Side0 \"An\"]"),
        ] {
            assert_eq!(without_marks(marked).unwrap_or_else(|| marked.to_owned()), plain);
        }
    }
}
