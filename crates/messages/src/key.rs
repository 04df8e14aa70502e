//! What names a client and a room.

use std::fmt;
use std::str::FromStr;

use basics::hash_key;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The secret of a client: 128 bits from the random source of its system. Whoever has it has the client's seats, so
/// only the client and the server know it, and no event contains it.
///
/// The client draws it, and not the server: a client whose connection breaks before the first answer arrives comes
/// back with the same key, and so to the same seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Key(u128);

/// The name of a room: 64 random bits. It is no secret.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct RoomId(u64);

/// The error for a text that is no key or no name of a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("this is not a number of {0} hexadecimal digits")]
pub struct NotAKey(usize);

impl Key {
    /// Returns the key with these random bits.
    ///
    /// # Errors
    /// Returns [`NotAKey`] for bits that no random source gives: all alike.
    pub fn new(bits: u128) -> Result<Self, NotAKey> {
        if bits == 0 || bits == u128::MAX { Err(NotAKey(32)) } else { Ok(Key(bits)) }
    }
}

impl Key {
    /// Returns bits that follow from the key and a number, and from which nobody finds the key.
    pub fn mixed_with(self, number: u64) -> u64 {
        let (high, low) = ((self.0 >> 64) as u64, self.0 as u64);
        hash_key(hash_key(hash_key(number) ^ low) ^ high)
    }
}

impl RoomId {
    /// Returns the name with these random bits.
    pub fn new(bits: u64) -> Self {
        RoomId(bits)
    }

    /// Returns the bits of the name, as to divide rooms among threads.
    pub fn bits(self) -> u64 {
        self.0
    }
}

/// Reads exactly `digits` hexadecimal digits in small letters.
fn read(text: &str, digits: usize) -> Result<u128, NotAKey> {
    let is_digit = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
    if text.len() != digits || !text.bytes().all(is_digit) {
        return Err(NotAKey(digits));
    }
    u128::from_str_radix(text, 16).map_err(|_| NotAKey(digits))
}

impl FromStr for Key {
    type Err = NotAKey;

    fn from_str(text: &str) -> Result<Self, NotAKey> {
        read(text, 32).and_then(Key::new)
    }
}

impl FromStr for RoomId {
    type Err = NotAKey;

    fn from_str(text: &str) -> Result<Self, NotAKey> {
        read(text, 16).map(|bits| RoomId(bits as u64))
    }
}

impl TryFrom<String> for Key {
    type Error = NotAKey;

    fn try_from(text: String) -> Result<Self, NotAKey> {
        text.parse()
    }
}

impl TryFrom<String> for RoomId {
    type Error = NotAKey;

    fn try_from(text: String) -> Result<Self, NotAKey> {
        text.parse()
    }
}

impl From<Key> for String {
    fn from(key: Key) -> Self {
        format!("{:032x}", key.0)
    }
}

impl From<RoomId> for String {
    fn from(id: RoomId) -> Self {
        id.to_string()
    }
}

impl fmt::Display for RoomId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl fmt::Debug for RoomId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "RoomId({self})")
    }
}

/// Shows nothing of the secret, so that no message can contain it by accident.
impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_reads_its_text_back_and_nothing_else() {
        let key = Key::new(0x1234).unwrap();
        assert_eq!(String::from(key).parse(), Ok(key));
        for text in ["", "0", "+0000000000000000000000000001234", &"0".repeat(32), &"f".repeat(32)]
        {
            assert!(text.parse::<Key>().is_err(), "{text}");
        }
        assert_eq!(format!("{key:?}"), "Key(…)");
        let id = RoomId::new(0xabc);
        assert_eq!(id.to_string().parse(), Ok(id));
        assert!("+000000000000abc".parse::<RoomId>().is_err());
    }
}
