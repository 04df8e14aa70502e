//! Crossings: `h2e2`, `H2-E2`, and with the ranks 1 to 10: `h3e3`, `h10g8`.

use super::spelled::ends;
use super::{Dialect, Move, Reading, Said, Spelled, Square};

/// A file from 0, and a rank as it is written, 0 to 10.
type Crossing = (u8, u8);

/// Reads moves that follow each other without blanks; returns none unless they end with a move.
pub(super) fn read(text: &str) -> Vec<Spelled> {
    let mut moves = Vec::new();
    let mut rest = text;
    while let Some((from, to, length)) = pair(rest) {
        let readings = readings(from, to);
        if readings.is_empty() {
            return Vec::new();
        }
        moves.push(Spelled { length, readings, in_words: false, has_borrowed_sign: false });
        rest = &rest[length..];
        if ends(rest) {
            return moves;
        }
    }
    Vec::new()
}

fn pair(text: &str) -> Option<(Crossing, Crossing, usize)> {
    let (from, rest) = crossing(text)?;
    let (to, rest) = crossing(rest.strip_prefix('-').unwrap_or(rest))?;
    Some((from, to, text.len() - rest.len()))
}

fn crossing(text: &str) -> Option<(Crossing, &str)> {
    let bytes = text.as_bytes();
    let file = bytes.first().filter(|byte| matches!(byte, b'a'..=b'i'))? - b'a';
    match bytes.get(1..)? {
        [b'1', b'0', ..] => Some(((file, 10), &text[3..])),
        [rank @ b'0'..=b'9', ..] => Some(((file, rank - b'0'), &text[2..])),
        _ => None,
    }
}

/// Returns the moves between two crossings, with the ranks counted from 0 and from 1.
fn readings(from: Crossing, to: Crossing) -> Vec<Reading> {
    let counted = [(Dialect::Coordinates, 0), (Dialect::CoordinatesFromOne, 1)];
    let reading = |(dialect, first): (Dialect, u8)| {
        let square = |(file, rank): Crossing| Square::new(file, rank.checked_sub(first)?);
        let mv = Move { from: square(from)?, to: square(to)? };
        Some(Reading { dialect, said: Said::Crossings(mv) })
    };
    counted.into_iter().filter_map(reading).collect()
}

/// Writes a move with the ranks 1 to 10.
pub(super) fn from_one(mv: Move) -> String {
    let crossing =
        |square: Square| format!("{}{}", char::from(b'a' + square.file()), square.rank() + 1);
    crossing(mv.from) + &crossing(mv.to)
}
