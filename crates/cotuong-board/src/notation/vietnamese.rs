//! Moves as people in Việt Nam write them, `P2-5` or `Pháo 2 bình 5`.
//!
//! First the letter of the piece and its file, counted from the mover's right; then `.` for forward,
//! `/` for back or `-` for sideways; then the number of steps along the file or else the file that the
//! piece goes to. Of several like pieces on a file, the place from the front replaces the file: `t`
//! (trước, front) and `s` (sau, rear), and between them `g` (giữa, middle), as in `Pt.2`. Four or five
//! soldiers on a file are `t`, `gt`, `g`, `gs` and `s`. If several files have such soldiers, the file
//! follows, as in `Bt7-6`.
//!
//! Texts also have `+` for forward and `=` for sideways, and words or their beginnings: `Mã trước tấn
//! 4`, `X1 th 2`. Accents may be missing; `tuong` is then the general or the elephant.

use std::fmt::Write;

use basics::without_accents;
use strum::VariantArray;

use super::spelled::ends;
use super::{Dialect, Kind, Place, PlaceSaid, Reading, Said, Spelled, Way, Written, digit};

/// The words of the kinds.
const WORDS: [(&str, Kind); 17] = [
    ("tướng", Kind::General),
    ("soái", Kind::General),
    ("sĩ", Kind::Advisor),
    ("sỹ", Kind::Advisor),
    ("tượng", Kind::Elephant),
    ("tịnh", Kind::Elephant),
    ("bồ", Kind::Elephant),
    ("voi", Kind::Elephant),
    ("mã", Kind::Horse),
    ("ngựa", Kind::Horse),
    ("xe", Kind::Chariot),
    ("xa", Kind::Chariot),
    ("pháo", Kind::Cannon),
    ("tốt", Kind::Soldier),
    ("chốt", Kind::Soldier),
    ("binh", Kind::Soldier),
    ("bính", Kind::Soldier),
];

/// Letters of kinds that only some people write: the elephant as voi, the soldier as chốt.
const OTHER_LETTERS: [(&str, Kind); 2] = [("v", Kind::Elephant), ("c", Kind::Soldier)];

/// The letters and words of places.
const PLACES: [(&str, Place); 12] = [
    ("t", Place::Front),
    ("tr", Place::Front),
    ("trước", Place::Front),
    ("tiền", Place::Front),
    ("gt", Place::BehindFront),
    ("g", Place::Middle),
    ("giữa", Place::Middle),
    ("trung", Place::Middle),
    ("gs", Place::BeforeRear),
    ("s", Place::Rear),
    ("sau", Place::Rear),
    ("hậu", Place::Rear),
];

/// The signs and words of directions, the usual signs first.
const WAYS: [(&str, Way); 16] = [
    (".", Way::Forward),
    ("/", Way::Back),
    ("-", Way::Sideways),
    ("+", Way::Forward),
    ("=", Way::Sideways),
    ("t", Way::Forward),
    ("tấn", Way::Forward),
    ("tiến", Way::Forward),
    ("th", Way::Back),
    ("thoái", Way::Back),
    ("thối", Way::Back),
    ("lui", Way::Back),
    ("lùi", Way::Back),
    ("b", Way::Sideways),
    ("bình", Way::Sideways),
    ("bằng", Way::Sideways),
];

/// The most blanks between two words of a move.
const MAX_BLANKS: usize = 8;

/// The beginning of a move.
#[derive(Clone, Copy)]
struct Piece<'a> {
    kind: Kind,
    place: Option<Place>,
    /// Whether blanks may follow, as after a word.
    is_word: bool,
    rest: &'a str,
}

/// Reads the move with which `text` begins.
pub(super) fn read(text: &str) -> Option<Spelled> {
    let mut spelled: Option<Spelled> = None;
    for piece in pieces(text) {
        for (said, in_words, is_borrowed, rest) in moves_of(piece) {
            let length = text.len() - rest.len();
            let reading = Reading { dialect: Dialect::Vietnamese, said };
            match &mut spelled {
                Some(other) if other.length > length => {}
                Some(other) if other.length == length => {
                    if !other.readings.contains(&reading) {
                        other.readings.push(reading);
                    }
                }
                _ => {
                    let readings = vec![reading];
                    let has_borrowed_sign = is_borrowed;
                    spelled = Some(Spelled { length, readings, in_words, has_borrowed_sign });
                }
            }
        }
    }
    spelled
}

/// Returns the pieces with which `text` can begin.
fn pieces(text: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let (word, rest) = letters(text);
    let as_words = kinds(word).into_iter();
    pieces.extend(as_words.map(|kind| Piece { kind, place: None, is_word: true, rest }));
    if word.chars().count() > 2 {
        let (second, behind) = letters(without_blanks(rest));
        let kinds = kinds(second);
        for place in meanings(word, &PLACES).into_iter().filter(|_| !kinds.is_empty()) {
            let piece = |kind| Piece { kind, place: Some(place), is_word: true, rest: behind };
            pieces.extend(kinds.iter().copied().map(piece));
        }
    }
    let usual = Kind::VARIANTS.iter().map(|kind| (kind.abbreviation(), *kind));
    for (letters, kind) in usual.chain(OTHER_LETTERS.map(|(letters, kind)| (letters, kind))) {
        let length = letters.len();
        if text.get(..length).is_some_and(|start| start.eq_ignore_ascii_case(letters)) {
            pieces.push(Piece { kind, place: None, is_word: false, rest: &text[length..] });
        }
    }
    pieces
}

/// Returns what may follow a piece: the place, the file, the direction and the target. Each comes with
/// whether it has words, whether its sign is of another dialect, and the rest of the text.
fn moves_of(piece: Piece<'_>) -> Vec<(Said, bool, bool, &str)> {
    let mut moves = Vec::new();
    let skip = |text| if piece.is_word { without_blanks(text) } else { text };
    let mut places = vec![(piece.place, skip(piece.rest))];
    if piece.place.is_none() {
        let (word, _) = letters(skip(piece.rest));
        // The letters of the place and of the direction may touch, as in Ptt2.
        for (end, _) in word.char_indices().skip(1).chain([(word.len(), ' ')]).take(5) {
            let place = |place| (Some(place), skip(&skip(piece.rest)[end..]));
            places.extend(meanings(&word[..end], &PLACES).into_iter().map(place));
        }
    }
    for (place, rest) in places {
        let (file, rest) = match digit(rest) {
            Some(file) => (Some(file), &rest[1..]),
            None => (None, rest),
        };
        let is_piece = place.is_some() || file.is_some() || piece.kind == Kind::General;
        let Some((way, has_way_word, is_borrowed, rest)) =
            way(rest, piece.is_word).filter(|_| is_piece)
        else {
            continue;
        };
        let Some(target) = digit(rest).filter(|_| ends(&rest[1..])) else { continue };
        let place = place.map(PlaceSaid::Of);
        let said = Said::Piece { kind: piece.kind, place, file, way, target };
        moves.push((said, piece.is_word || has_way_word, is_borrowed, &rest[1..]));
    }
    moves
}

/// Reads a direction. Blanks may stand around a word, and around a sign behind the word of a piece.
fn way(text: &str, is_word: bool) -> Option<(Way, bool, bool, &str)> {
    let spaced = without_blanks(text);
    let (word, rest) = letters(spaced);
    if !word.is_empty() {
        let is_short = word.chars().count() < 2;
        let way = *meanings(word, &WAYS).first()?;
        let is_apart = spaced.len() < text.len() || rest.starts_with([' ', '\t']);
        // A blank and one letter may be anything.
        let is_clear = is_word || !is_short || !is_apart;
        return is_clear.then(|| (way, true, false, without_blanks(rest)));
    }
    let text = if is_word { spaced } else { text };
    let sign = text.chars().next()?;
    let (_, way) = WAYS.iter().find(|(known, _)| known.starts_with(sign))?;
    let rest = &text[sign.len_utf8()..];
    let rest = if is_word { without_blanks(rest) } else { rest };
    Some((*way, false, matches!(sign, '+' | '='), rest))
}

/// Returns the letters with which `text` begins, as many as a word may have, and the rest.
fn letters(text: &str) -> (&str, &str) {
    let end = text.char_indices().take(8).find(|(_, c)| !c.is_alphabetic());
    let end =
        end.map_or_else(|| text.char_indices().nth(8).map_or(text.len(), |(at, _)| at), |it| it.0);
    text.split_at(end)
}

fn without_blanks(text: &str) -> &str {
    let blanks = text.bytes().take(MAX_BLANKS).take_while(|byte| matches!(byte, b' ' | b'\t'));
    &text[blanks.count()..]
}

/// Returns the kinds that a word names, without accents perhaps several.
fn kinds(word: &str) -> Vec<Kind> {
    if word.len() < 2 { Vec::new() } else { meanings(word, &WORDS) }
}

/// Returns what a word means: what is written like that, or else what is so without accents.
fn meanings<T: Copy + PartialEq>(word: &str, words: &[(&str, T)]) -> Vec<T> {
    let mut found = Vec::new();
    if let Some((_, meaning)) = words.iter().find(|(known, _)| *known == word) {
        found.push(*meaning);
    } else if word.len() > 1 {
        // The first letters have no accents; comparing them is quick.
        let first = word.as_bytes()[0];
        let word = without_accents(word);
        for (known, meaning) in words.iter().filter(|(known, _)| known.as_bytes()[0] == first) {
            if without_accents(known) == word && !found.contains(meaning) {
                found.push(*meaning);
            }
        }
    }
    found
}

/// Writes a move; `with_file` says whether a place needs the file, too.
pub(super) fn write(written: &Written, with_file: bool) -> String {
    let Written { kind, place, file, way, target } = *written;
    let mut text = kind.abbreviation().to_owned();
    text.push_str(place.map_or("", letters_of));
    // Writing to a string does not fail.
    let file = file.filter(|_| place.is_none() || with_file);
    let _ = file.map_or(Ok(()), |file| write!(text, "{file}"));
    let sign = WAYS.iter().find(|(_, known)| *known == way).map_or("", |(sign, _)| sign);
    let _ = write!(text, "{sign}{target}");
    text
}

fn letters_of(place: Place) -> &'static str {
    PLACES.iter().find(|(_, known)| *known == place).map_or("", |(letters, _)| letters)
}
