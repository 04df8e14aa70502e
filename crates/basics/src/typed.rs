//! What was typed when an input method for Vietnamese has made letters with accents of it.

use unicode_normalization::UnicodeNormalization;

/// Returns the keys that made a letter with the input method VNI, where digits add accents: `e1` is "é",
/// `a6` is "â", `e61` is "ế", `d9` is "đ". Returns `None` for any other character.
///
/// In moves, a digit that follows a letter is meant as a digit. Telex adds accents with letters, as in
/// `aa` and `ds`; no move has two such letters in a row, so nothing that it makes is read here.
pub fn vni_keys(letter: char) -> Option<String> {
    let mut keys = String::new();
    let mut tone = None;
    for part in letter.nfd() {
        match (keys.is_empty(), part) {
            (true, 'đ') => keys.push_str("d9"),
            (true, 'Đ') => keys.push_str("D9"),
            (true, base) if base.is_ascii_alphabetic() => keys.push(base),
            (false, '\u{302}') => keys.push('6'),
            (false, '\u{31b}') => keys.push('7'),
            (false, '\u{306}') => keys.push('8'),
            (false, mark) => tone = Some(tone_key(mark)?),
            (true, _) => return None,
        }
    }
    keys.extend(tone);
    (keys.len() > 1).then_some(keys)
}

/// Returns the key of a tone in VNI.
fn tone_key(mark: char) -> Option<char> {
    Some(match mark {
        '\u{301}' => '1',
        '\u{300}' => '2',
        '\u{309}' => '3',
        '\u{303}' => '4',
        '\u{323}' => '5',
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_with_accents_gives_its_keys_back() {
        for (letter, keys) in [
            ('é', "e1"),
            ('è', "e2"),
            ('ẻ', "e3"),
            ('ẽ', "e4"),
            ('ẹ', "e5"),
            ('â', "a6"),
            ('ô', "o6"),
            ('ơ', "o7"),
            ('ư', "u7"),
            ('ă', "a8"),
            ('đ', "d9"),
            ('Đ', "D9"),
            ('ế', "e61"),
            ('ậ', "a65"),
            ('ờ', "o72"),
            ('Ẵ', "A84"),
            ('ý', "y1"),
            ('í', "i1"),
        ] {
            assert_eq!(vni_keys(letter).as_deref(), Some(keys), "{letter}");
        }
        for other in ['e', '1', 'ç', 'ü', '棋', '\u{301}', '-'] {
            assert_eq!(vni_keys(other), None, "{other}");
        }
    }
}
