//! Moves as programs of chess write them: the letter of the piece and the crossing where it goes, `Che2`,
//! `Nhg8`, `Rh10`.
//!
//! What tells pieces of a kind apart stands between the two: the file, the rank or both; an `x` before the
//! crossing is a capture. Ranks count from 0 or from 1. Among such moves, a crossing alone is a move of a soldier.

use super::spelled::ends;
use super::{Dialect, Kind, Move, Reading, Said, Spelled, Square};

const LETTERS: [(char, Kind); 10] = [
    ('k', Kind::General),
    ('g', Kind::General),
    ('a', Kind::Advisor),
    ('e', Kind::Elephant),
    ('b', Kind::Elephant),
    ('h', Kind::Horse),
    ('n', Kind::Horse),
    ('r', Kind::Chariot),
    ('c', Kind::Cannon),
    ('p', Kind::Soldier),
];

/// The dialects, and the number of the first rank in each.
const COUNTED: [(Dialect, u8); 2] = [(Dialect::Letters, 0), (Dialect::LettersFromOne, 1)];

/// Reads the move with which `text` begins.
pub(super) fn read(text: &str) -> Option<Spelled> {
    let first = text.chars().next()?;
    let (_, kind) = LETTERS.iter().find(|(letter, _)| *letter == first)?;
    spelled(*kind, text, &text[1..])
}

/// Reads the move of a soldier, without the letter of its kind, with which `text` begins.
pub fn soldier_move(text: &str) -> Option<Spelled> {
    spelled(Kind::Soldier, text, text)
}

/// Reads the crossings that end a move of a piece of this kind.
fn spelled(kind: Kind, text: &str, crossings: &str) -> Option<Spelled> {
    let (from, rest) = place(crossings);
    let rest = rest.strip_prefix(['x', '-']).unwrap_or(rest);
    // The only place is where the piece goes.
    let (from, to, rest) = match place(rest) {
        ((None, None), _) => ((None, None), from, rest),
        (to, rest) => (from, to, rest),
    };
    let (Some(file), Some(rank)) = to else { return None };
    if !ends(rest) {
        return None;
    }
    let reading = |(dialect, first): (Dialect, u8)| {
        let to = Square::new(file, rank.checked_sub(first)?)?;
        let from_rank = match from.1 {
            Some(rank) => Some(rank.checked_sub(first).filter(|rank| *rank < super::super::RANKS)?),
            None => None,
        };
        Some(Reading { dialect, said: Said::Target { kind, file: from.0, rank: from_rank, to } })
    };
    let readings: Vec<Reading> = COUNTED.into_iter().filter_map(reading).collect();
    let length = text.len() - rest.len();
    let (in_words, has_borrowed_sign) = (false, false);
    (!readings.is_empty()).then_some(Spelled { length, readings, in_words, has_borrowed_sign })
}

/// Reads a file, a rank as it is written, or both, as far as they stand at the beginning of `text`.
fn place(text: &str) -> ((Option<u8>, Option<u8>), &str) {
    let file = text.bytes().next().filter(|byte| matches!(byte, b'a'..=b'i'));
    let rest = &text[usize::from(file.is_some())..];
    let (rank, rest) = match rest.as_bytes() {
        [b'1', b'0', ..] => (Some(10), &rest[2..]),
        [rank @ b'0'..=b'9', ..] => (Some(rank - b'0'), &rest[1..]),
        _ => (None, rest),
    };
    ((file.map(|file| file - b'a'), rank), rest)
}

/// Writes a move of a piece of this kind; the number of the first rank is `first`.
pub(super) fn write(kind: Kind, Move { from, to }: Move, first: u8) -> String {
    let letter = match kind {
        Kind::General => 'K',
        Kind::Advisor => 'A',
        Kind::Elephant => 'E',
        Kind::Horse => 'H',
        Kind::Chariot => 'R',
        Kind::Cannon => 'C',
        Kind::Soldier => 'P',
    };
    let crossing =
        |square: Square| format!("{}{}", char::from(b'a' + square.file()), square.rank() + first);
    format!("{letter}{}{}", crossing(from), crossing(to))
}
