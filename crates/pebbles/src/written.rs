//! Games as people write them down: records, and numbers alone.

use basics::Claim;
use basics::movetext::plain;
use basics::record_text::game_named;
use tabletop::{Game, Notation, Noted, Record, RecordError, RecordFlaw, is_aside};

use super::Pebbles;

/// What may stand between two numbers besides blanks.
const SEPARATORS: [char; 3] = [',', ';', '-'];

impl Notation for Pebbles {
    type Unreadable = RecordFlaw<Self>;

    /// Numbers alone may be a game of pebbles, a position of it, or many other things.
    fn claim(text: &str) -> Claim {
        let at = match game_named(text) {
            Ok(Pebbles::ID) => return Claim::Surely,
            Ok(_) => return Claim::No,
            Err(at) => at,
        };
        let is_separator = |c| {
            let plain = plain(c);
            c == '\u{feff}' || plain.is_whitespace() || SEPARATORS.contains(&plain)
        };
        let mut words = text[at..].split(is_separator).filter(|word| !word.is_empty()).peekable();
        let is_number = |word: &str| {
            let is_small = word.chars().nth(3).is_none();
            is_small && word.chars().all(|c| plain(c).is_ascii_digit())
        };
        let all = words.peek().is_some() && words.all(|word| is_number(word) || is_aside(word));
        if all { Claim::Here } else { Claim::No }
    }

    fn read_games(&self, text: &str) -> Result<Vec<Noted<Self>>, RecordError<Self>> {
        Record::read_all(text, self, &SEPARATORS)
    }
}
