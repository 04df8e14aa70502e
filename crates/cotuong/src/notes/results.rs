//! Results in words and signs.

use basics::{Folded, WrittenResult, movetext};
use cotuong_board::Color;
use tabletop::Side;

use super::draft::Stated;

const PHRASES: [(&str, Stated); 49] = [
    ("đỏ thắng", Stated::Win(Color::Red)),
    ("do thang", Stated::Win(Color::Red)),
    ("bên đỏ thắng", Stated::Win(Color::Red)),
    ("đen thua", Stated::Win(Color::Red)),
    ("den thua", Stated::Win(Color::Red)),
    ("bên đen thua", Stated::Win(Color::Red)),
    ("red wins", Stated::Win(Color::Red)),
    ("red won", Stated::Win(Color::Red)),
    ("black loses", Stated::Win(Color::Red)),
    ("black lost", Stated::Win(Color::Red)),
    ("红胜", Stated::Win(Color::Red)),
    ("紅勝", Stated::Win(Color::Red)),
    ("红方胜", Stated::Win(Color::Red)),
    ("紅方勝", Stated::Win(Color::Red)),
    ("红先胜", Stated::Win(Color::Red)),
    ("黑负", Stated::Win(Color::Red)),
    ("黑負", Stated::Win(Color::Red)),
    ("黑方负", Stated::Win(Color::Red)),
    ("đen thắng", Stated::Win(Color::Black)),
    ("den thang", Stated::Win(Color::Black)),
    ("bên đen thắng", Stated::Win(Color::Black)),
    ("đỏ thua", Stated::Win(Color::Black)),
    ("do thua", Stated::Win(Color::Black)),
    ("bên đỏ thua", Stated::Win(Color::Black)),
    ("black wins", Stated::Win(Color::Black)),
    ("black won", Stated::Win(Color::Black)),
    ("red loses", Stated::Win(Color::Black)),
    ("red lost", Stated::Win(Color::Black)),
    ("黑胜", Stated::Win(Color::Black)),
    ("黑勝", Stated::Win(Color::Black)),
    ("黑方胜", Stated::Win(Color::Black)),
    ("黑方勝", Stated::Win(Color::Black)),
    ("红负", Stated::Win(Color::Black)),
    ("紅負", Stated::Win(Color::Black)),
    ("红方负", Stated::Win(Color::Black)),
    ("红先负", Stated::Win(Color::Black)),
    ("hoà", Stated::Draw),
    ("hòa", Stated::Draw),
    ("hoà cờ", Stated::Draw),
    ("hòa cờ", Stated::Draw),
    ("cờ hoà", Stated::Draw),
    ("cờ hòa", Stated::Draw),
    ("ván hoà", Stated::Draw),
    ("draw", Stated::Draw),
    ("drawn", Stated::Draw),
    ("和棋", Stated::Draw),
    ("和局", Stated::Draw),
    ("红先和", Stated::Draw),
    ("和", Stated::Draw),
];

/// Returns the result that the value of a tag or a field states.
pub(super) fn of_value(value: &str) -> Option<Stated> {
    of(Folded::of(value).as_str())
}

/// Returns the result that the whole of a folded text states.
pub(super) fn of(text: &str) -> Option<Stated> {
    let text = text.trim_matches(|c: char| c.is_whitespace() || ".,!:()".contains(c));
    let (stated, length) = at(text)?;
    (length == text.len()).then_some(stated)
}

/// Returns the result with which a folded text begins, and its length.
pub(super) fn at(text: &str) -> Option<(Stated, usize)> {
    let phrases = PHRASES.iter().filter(|(phrase, _)| text.starts_with(phrase));
    let phrases = phrases
        .filter(|(phrase, _)| !text[phrase.len()..].starts_with(|c: char| c.is_alphanumeric()));
    if let Some((phrase, stated)) = phrases.max_by_key(|(phrase, _)| phrase.len()) {
        return Some((*stated, phrase.len()));
    }
    let sign = |c: char| "01234567890.½/-*".contains(c);
    let length = text.char_indices().take(8).find(|(_, c)| !sign(*c));
    let length = length.map_or_else(|| text.floor_char_boundary(16), |(at, _)| at);
    let word = text[..length].trim_end_matches('.');
    let stated = match movetext::result(word, Side::NEAR)? {
        WrittenResult::Win(Side::NEAR) => Stated::Win(Color::Red),
        WrittenResult::Win(_) => Stated::Win(Color::Black),
        WrittenResult::Draw => Stated::Draw,
        WrittenResult::Open => Stated::Open,
    };
    Some((stated, word.len()))
}
