//! Moves in Western letters: `C2=5`, `H8+7`, also `C2.5`.
//!
//! The letter of the piece and its file from the mover's right, then `+` for forward, `-` for back, and
//! `=` or `.` for sideways, then the number of steps or the file of arrival. Of two on a file, `+` is
//! the front one and `-` the rear one, behind or before the letter: `C+=5`, `+C=5`; `.` is the middle
//! one of three. Where that does not do, soldiers have the letters `a` to `e`, from the front of the
//! file at the right, as in `Pb=4`.

use super::spelled::ends;
use super::{Dialect, Kind, Place, PlaceSaid, Reading, Said, Spelled, Way, Written, digit};

const LETTERS: [(char, Kind); 9] = [
    ('k', Kind::General),
    ('a', Kind::Advisor),
    ('e', Kind::Elephant),
    ('b', Kind::Elephant),
    ('h', Kind::Horse),
    ('n', Kind::Horse),
    ('r', Kind::Chariot),
    ('c', Kind::Cannon),
    ('p', Kind::Soldier),
];

/// The signs of places.
const PLACES: [(char, Place); 3] = [('+', Place::Front), ('.', Place::Middle), ('-', Place::Rear)];

/// The signs of directions, the usual ones first.
const WAYS: [(char, Way); 4] =
    [('+', Way::Forward), ('-', Way::Back), ('=', Way::Sideways), ('.', Way::Sideways)];

/// Reads the move with which `text` begins.
pub(super) fn read(text: &str) -> Option<Spelled> {
    let (before, rest) = match place(text) {
        Some((place, rest)) => (Some(place), rest),
        None => (None, text),
    };
    let (kind, rest) = strip(rest, &LETTERS)?;
    let (place, file, rest) = match (before, digit(rest)) {
        (Some(place), _) => (Some(place), None, rest),
        (None, Some(file)) => (None, Some(file), &rest[1..]),
        (None, None) => {
            let (place, rest) = place(rest).or_else(|| nth(kind, rest))?;
            (Some(place), None, rest)
        }
    };
    let (way, rest) = strip(rest, &WAYS)?;
    let target = digit(rest)?;
    let said = Said::Piece { kind, place, file, way, target };
    let readings = vec![Reading { dialect: Dialect::Wxf, said }];
    let length = text.len() - rest.len() + 1;
    let is_move = ends(&rest[1..]);
    is_move.then_some(Spelled { length, readings, in_words: false, has_borrowed_sign: false })
}

fn place(text: &str) -> Option<(PlaceSaid, &str)> {
    let (place, rest) = strip(text, &PLACES)?;
    Some((PlaceSaid::Of(place), rest))
}

fn nth(kind: Kind, text: &str) -> Option<(PlaceSaid, &str)> {
    let letter = text.bytes().next().filter(|byte| matches!(byte, b'a'..=b'e'))?;
    (kind == Kind::Soldier).then(|| (PlaceSaid::Nth(letter - b'a' + 1), &text[1..]))
}

/// Returns the meaning of the character with which `text` begins, and the rest.
fn strip<'a, T: Copy>(text: &'a str, meanings: &[(char, T)]) -> Option<(T, &'a str)> {
    let mut chars = text.chars();
    let first = chars.next()?;
    let (_, meaning) = meanings.iter().find(|(c, _)| *c == first)?;
    Some((*meaning, chars.as_str()))
}

/// Returns the letter of a kind, the usual one.
pub(super) fn letter(kind: Kind) -> char {
    let letter = LETTERS.iter().find(|(_, other)| *other == kind).map_or('?', |(c, _)| *c);
    letter.to_ascii_uppercase()
}

/// Writes a move; `nth` is the number of a soldier for which a place does not do.
pub(super) fn write(written: &Written, nth: Option<u8>) -> String {
    let letter = letter(written.kind);
    let way = WAYS.iter().find(|(_, way)| *way == written.way).map_or('?', |(c, _)| *c);
    // Of two advisors or elephants on a file, only one can go forward and only the other one back.
    let is_told = matches!(written.kind, Kind::Advisor | Kind::Elephant);
    let place = written.place.filter(|_| !is_told);
    let sign = place.and_then(|place| PLACES.iter().find(|(_, known)| *known == place));
    let piece = match (nth, sign, written.file) {
        (Some(nth), _, _) => char::from(b'a' + nth - 1).to_string(),
        (None, Some((sign, _)), _) => sign.to_string(),
        (None, None, file) => file.map(|file| file.to_string()).unwrap_or_default(),
    };
    format!("{letter}{piece}{way}{}", written.target)
}
