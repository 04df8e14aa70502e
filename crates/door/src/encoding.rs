//! The bytes of a text.

mod chinese;

use chinese::Encoding;

/// Returns the text in `bytes`, and the number of bytes that are no text in its encoding, which are left
/// out. A byte order mark names UTF-8 or UTF-16; without it, the text is UTF-8 or, as far as it is ASCII,
/// a Chinese encoding in which `is_meant` recognizes something, or anything that contains ASCII. Returns `None` for what
/// is no text at all.
pub(super) fn decoded(bytes: &[u8], is_meant: impl Fn(&str) -> bool) -> Option<(String, usize)> {
    if std::str::from_utf8(bytes).is_err()
        && let Some(text) = chinese(bytes, is_meant)
    {
        return Some((text, 0));
    }
    let (text, unreadable) = match bytes {
        [0xff, 0xfe, rest @ ..] => utf_16(rest, u16::from_le_bytes),
        [0xfe, 0xff, rest @ ..] => utf_16(rest, u16::from_be_bytes),
        [0xef, 0xbb, 0xbf, rest @ ..] => utf_8(rest),
        _ => utf_8(bytes),
    };
    let is_text = !text.contains('\0') && unreadable * 2 <= text.len();
    is_text.then_some((text, unreadable))
}

/// Returns the text in one of the encodings of China and of Taiwan in which `is_meant` recognizes something.
fn chinese(bytes: &[u8], is_meant: impl Fn(&str) -> bool) -> Option<String> {
    let is_marked = bytes.starts_with(&[0xff, 0xfe]) || bytes.starts_with(&[0xfe, 0xff]);
    if is_marked || bytes.contains(&0) {
        return None;
    }
    let mut texts = Encoding::ALL.into_iter().filter_map(|encoding| encoding.decode(bytes));
    texts.find(|text| is_meant(text))
}

fn utf_8(bytes: &[u8]) -> (String, usize) {
    let mut text = String::with_capacity(bytes.len());
    let mut unreadable = 0;
    for chunk in bytes.utf8_chunks() {
        text.push_str(chunk.valid());
        unreadable += chunk.invalid().len();
    }
    (text, unreadable)
}

fn utf_16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> (String, usize) {
    let (units, rest) = bytes.as_chunks::<2>();
    let mut unreadable = rest.len();
    let decoded = char::decode_utf16(units.iter().map(|bytes| unit(*bytes)));
    let text = decoded.filter_map(|c| c.inspect_err(|_| unreadable += 2).ok()).collect();
    (text, unreadable)
}

#[cfg(test)]
mod tests {
    use encoding_rs::{BIG5, GB18030};

    use super::*;

    #[test]
    fn a_mark_names_the_encoding() {
        let text = "1. P2-5 Mã";
        let little = text.encode_utf16().flat_map(u16::to_le_bytes);
        let big = text.encode_utf16().flat_map(u16::to_be_bytes);
        let little: Vec<u8> = [0xff, 0xfe].into_iter().chain(little).collect();
        let big: Vec<u8> = [0xfe, 0xff].into_iter().chain(big).collect();
        let marked = format!("\u{feff}{text}").into_bytes();
        for bytes in [little, big, marked, text.as_bytes().to_vec()] {
            assert_eq!(decoded(&bytes, |_| false), Some((text.to_owned(), 0)), "{bytes:?}");
        }
    }

    #[test]
    fn other_encodings_are_read_as_far_as_they_are_ascii() {
        // "Giải" in Windows-1258, and a half of a character in UTF-16.
        assert_eq!(decoded(b"Gi\xe3i P2-5", |_| false), Some(("Gii P2-5".to_owned(), 1)));
        let half = [0xff, 0xfe, b'2', 0, 0, 0xd8, b'+', 0, b' ', 0, b'7', 0, b'-', 0];
        assert_eq!(decoded(&half, |_| false), Some(("2+ 7-".to_owned(), 2)));
    }

    #[test]
    fn a_picture_is_no_text() {
        assert_eq!(decoded(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", |_| true), None);
        assert_eq!(decoded(&[0x80; 40], |_| false), None);
    }

    #[test]
    fn the_encodings_of_china_are_read_where_something_is_recognized_in_them() {
        let text = "1. 炮二平五 馬8進7";
        let is_meant = |text: &str| text.contains('炮');
        for encoding in [GB18030, BIG5] {
            let (bytes, ..) = encoding.encode(text);
            assert_eq!(decoded(&bytes, is_meant), Some((text.to_owned(), 0)), "{encoding:?}");
        }
        // "Giải" in Windows-1258.
        let vietnamese = b"Gi\xe3i P2-5";
        assert_eq!(decoded(vietnamese, is_meant), Some(("Gii P2-5".to_owned(), 1)));
    }
}
