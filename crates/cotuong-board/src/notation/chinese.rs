//! Moves in Chinese characters, simplified or traditional: `炮二平五`, `馬８進７`, `前炮退二`.
//!
//! Red writes numbers in characters and black in digits; both are read for either side. `前`, `中` and
//! `后` are the front, middle and rear one on a file. Where that does not do, soldiers have numbers
//! from the front of the file at the right, as in `二兵平四`; the file may stand there instead of the
//! piece, as in `前六进一`.

use super::{Color, Dialect, Kind, Place, PlaceSaid, Reading, Said, Spelled, Way, Written};

/// The characters of each kind, those of red and black as they are written first.
const KINDS: [(Kind, &str); 7] = [
    (Kind::General, "帅将帥將"),
    (Kind::Advisor, "仕士"),
    (Kind::Elephant, "相象"),
    (Kind::Horse, "马马馬傌"),
    (Kind::Chariot, "车车車俥"),
    (Kind::Cannon, "炮炮砲包"),
    (Kind::Soldier, "兵卒"),
];
const PLACES: [(Place, &str); 3] =
    [(Place::Front, "前"), (Place::Middle, "中"), (Place::Rear, "后後")];
const WAYS: [(Way, &str); 3] = [(Way::Forward, "进進"), (Way::Back, "退"), (Way::Sideways, "平")];
const NUMBERS: [char; 9] = ['一', '二', '三', '四', '五', '六', '七', '八', '九'];

/// Reads moves that follow each other without blanks; returns none unless they end with a move.
pub(super) fn read(text: &str) -> Vec<Spelled> {
    let mut moves = Vec::new();
    let mut rest = text;
    while let Some((said, length)) = one(rest) {
        let readings = vec![Reading { dialect: Dialect::Chinese, said }];
        moves.push(Spelled { length, readings, in_words: false, has_borrowed_sign: false });
        rest = &rest[length..];
        // The number of the next move may follow: a move has four characters in any case.
        if !rest.starts_with(char::is_alphabetic) {
            return moves;
        }
    }
    Vec::new()
}

/// Reads a move of four characters, and returns its length in bytes.
fn one(text: &str) -> Option<(Said, usize)> {
    let mut chars = text.chars();
    let [first, second, way, target] = [chars.next()?, chars.next()?, chars.next()?, chars.next()?];
    let length = text.len() - chars.as_str().len();
    let way = meaning(way, &WAYS)?;
    let target = number(target)?;
    let place = |c| meaning(c, &PLACES).map(PlaceSaid::Of);
    let (kind, place, file) = match (meaning(first, &KINDS), meaning(second, &KINDS)) {
        (Some(kind), None) => match number(second) {
            Some(file) => (kind, None, Some(file)),
            None => (kind, Some(place(second)?), None),
        },
        (None, Some(kind)) => {
            let nth = || number(first).filter(|_| kind == Kind::Soldier).map(PlaceSaid::Nth);
            (kind, Some(place(first).or_else(nth)?), None)
        }
        (None, None) => (Kind::Soldier, Some(place(first)?), Some(number(second)?)),
        (Some(_), Some(_)) => return None,
    };
    Some((Said::Piece { kind, place, file, way, target }, length))
}

fn meaning<T: Copy>(c: char, meanings: &[(T, &str)]) -> Option<T> {
    meanings.iter().find(|(_, chars)| chars.contains(c)).map(|(meaning, _)| *meaning)
}

fn number(c: char) -> Option<u8> {
    let digit = c.to_digit(10).filter(|digit| *digit > 0);
    let named = || NUMBERS.iter().position(|number| *number == c).map(|index| index as u32 + 1);
    digit.or_else(named).and_then(|number| u8::try_from(number).ok())
}

/// Writes a move; `nth` is the number of a soldier for which a place does not do.
pub(super) fn write(color: Color, written: &Written, nth: Option<u8>) -> String {
    let number = |number: u8| match color {
        Color::Red => NUMBERS[usize::from(number) - 1],
        Color::Black => char::from_u32('０' as u32 + u32::from(number)).unwrap_or('？'),
    };
    let kind = character(written.kind, &KINDS, color as usize);
    let way = character(written.way, &WAYS, 0);
    let target = number(written.target);
    let is_told = matches!(written.kind, Kind::Advisor | Kind::Elephant);
    let place = written.place.filter(|_| !is_told).map(|place| character(place, &PLACES, 0));
    match (nth, place, written.file) {
        (Some(nth), _, _) => format!("{}{kind}{way}{target}", NUMBERS[usize::from(nth) - 1]),
        (None, Some(place), _) => format!("{place}{kind}{way}{target}"),
        (None, None, file) => format!("{kind}{}{way}{target}", file.map_or('？', number)),
    }
}

fn character<T: Copy + PartialEq>(meant: T, meanings: &[(T, &str)], index: usize) -> char {
    let chars = meanings.iter().find(|(meaning, _)| *meaning == meant).map(|(_, chars)| chars);
    chars.and_then(|chars| chars.chars().nth(index)).unwrap_or('？')
}
