//! How sure it is that a text is cờ tướng.

use basics::movetext::{numbered, skip_asides};
use basics::record_text::Tag;
use basics::{Claim, Folded, PassedOver};
use cotuong_board::{Dialect, spelled};

use super::scan::is_other_game;
use super::{dhtmlxq, known_but_unread, lines, start, xiexie};

/// The most bytes of a text to look at.
const MAX_LOOKED_AT: usize = 4_096;
/// The values of `Format` that only cờ tướng has.
const FORMATS: [&str; 3] = ["iccs", "wxf", "chinese"];

/// Returns the claim.
pub(super) fn of(text: &str) -> Claim {
    let text = &text[..text.floor_char_boundary(MAX_LOOKED_AT)];
    if known_but_unread(text.as_bytes()).is_some() {
        return Claim::Surely;
    }
    let folded = Folded::of(text);
    if dhtmlxq::is(&folded) || xiexie::is(&folded) {
        return Claim::Surely;
    }
    let mut found = Claim::No;
    for line in folded.as_str().lines() {
        match line_claim(line.trim_start()) {
            LineClaim::Other => return Claim::No,
            LineClaim::Is(claim) => found = found.max(claim),
        }
        if found == Claim::Surely {
            break;
        }
    }
    found
}

enum LineClaim {
    /// The text is another game.
    Other,
    Is(Claim),
}

fn line_claim(line: &str) -> LineClaim {
    let mut at = 0;
    let mut found = Claim::No;
    while let Ok(Some(tag)) = Tag::read(line, at) {
        match tag.name {
            "game" if is_other_game(tag.value) => return LineClaim::Other,
            "game" if !matches!(tag.value, "" | "?") => found = Claim::Surely,
            "variant" if tag.value == "xiangqi" => found = Claim::Surely,
            "format" if FORMATS.contains(&tag.value) => found = Claim::Surely,
            "fen" | "start" if tag.value.split_whitespace().next().is_some_and(start::is_fen) => {
                found = Claim::Surely;
            }
            _ => {}
        }
        at = tag.end;
    }
    LineClaim::Is(found.max(words_claim(&line[at..])))
}

/// Returns the claim of the words of a line.
fn words_claim(line: &str) -> Claim {
    if line.split_whitespace().take(3).any(start::is_fen) {
        return Claim::Surely;
    }
    let mut found = Claim::No;
    let mut at = 0;
    let mut has_other_crossing = false;
    while at < line.len() {
        let is_move = |word: &str| !spelled(word).is_empty();
        let Ok(next) = skip_asides(line, at, &mut PassedOver::default(), is_move) else { break };
        let rest = &line[next..];
        let word = &rest[..rest.find([' ', '\t', ',', '|', ';', '(', '{']).unwrap_or(rest.len())];
        let behind = numbered(word).map_or(word, |(_, behind)| behind);
        match claim_of_word(&line[next + word.len() - behind.len()..]) {
            Claim::Surely => return Claim::Surely,
            claim => found = found.max(claim),
        }
        has_other_crossing |= is_crossing_of_caro(behind);
        let length = word.len().max(rest.chars().next().map_or(1, char::len_utf8));
        at = next + length;
    }
    if has_other_crossing { Claim::No } else { found }
}

/// Returns the claim of the move with which a text begins.
fn claim_of_word(text: &str) -> Claim {
    let Some(first) = spelled(text).into_iter().next() else { return Claim::No };
    let is_coordinate =
        |dialect| matches!(dialect, Dialect::Coordinates | Dialect::CoordinatesFromOne);
    // International chess has such moves, too.
    let is_letters = |dialect| matches!(dialect, Dialect::Letters | Dialect::LettersFromOne);
    if first.readings.iter().all(|reading| is_letters(reading.dialect)) {
        Claim::Perhaps
    } else if first.readings.iter().any(|reading| is_coordinate(reading.dialect)) {
        // Squares of other games are not joined like `h2-e2`, two by two.
        let word = text.split([' ', '\t', ',', '|', ';', '(', '{']).next().unwrap_or_default();
        if word.matches('-').count() == 1 { Claim::Surely } else { Claim::Perhaps }
    } else if lines::has_move(text) {
        Claim::Surely
    } else {
        Claim::No
    }
}

/// Returns whether a word is one or several crossings, but no move of cờ tướng.
fn is_crossing_of_caro(word: &str) -> bool {
    let is_letter = |c: char| c.is_ascii_lowercase();
    word.starts_with(is_letter)
        && word.ends_with(|c: char| c.is_ascii_digit())
        && word.chars().all(|c| c.is_ascii_alphanumeric())
        && word.split(is_letter).skip(1).all(|digits| matches!(digits.len(), 1 | 2))
        && spelled(word).is_empty()
}
