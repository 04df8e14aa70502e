//! The code of six digits with which people join a host or a room, and the four digits of a seat in a class.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A code of six digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Code(u32);

/// The four digits of a seat in a class, with which its child takes it again on another device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Digits(u16);

/// The error for a text that is not the four digits of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a seat has four digits")]
pub struct NotDigits;

/// The error for a text that is no code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a code has six digits")]
pub struct NotACode;

impl Code {
    /// The number of codes.
    pub const COUNT: u32 = 1_000_000;

    /// Returns the code that random bits choose.
    pub fn of_bits(bits: u64) -> Self {
        Code((bits % u64::from(Self::COUNT)) as u32)
    }

    /// Returns the number that the digits write.
    pub fn number(self) -> u32 {
        self.0
    }
}

impl FromStr for Code {
    type Err = NotACode;

    /// Reads a code as people type it, with or without blanks between the digits.
    fn from_str(text: &str) -> Result<Self, NotACode> {
        number(text, 6).map(Code).ok_or(NotACode)
    }
}

/// Returns the number that exactly this many digits write, with or without blanks between them.
fn number(text: &str, length: u32) -> Option<u32> {
    let mut digits = text.chars().filter(|c| !c.is_whitespace());
    let (number, count) = digits.try_fold((0, 0), |(number, count), c| {
        let digit = c.to_digit(10).filter(|_| count < length)?;
        Some((number * 10 + digit, count + 1))
    })?;
    (count == length).then_some(number)
}

impl Digits {
    /// Returns the digits that random bits choose.
    pub fn of_bits(bits: u64) -> Self {
        Digits((bits % 10_000) as u16)
    }
}

impl FromStr for Digits {
    type Err = NotDigits;

    fn from_str(text: &str) -> Result<Self, NotDigits> {
        number(text, 4).and_then(|number| u16::try_from(number).ok()).map(Digits).ok_or(NotDigits)
    }
}

impl TryFrom<String> for Digits {
    type Error = NotDigits;

    fn try_from(text: String) -> Result<Self, NotDigits> {
        text.parse()
    }
}

impl From<Digits> for String {
    fn from(digits: Digits) -> Self {
        digits.to_string()
    }
}

impl fmt::Display for Digits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}", self.0)
    }
}

impl TryFrom<String> for Code {
    type Error = NotACode;

    fn try_from(text: String) -> Result<Self, NotACode> {
        text.parse()
    }
}

impl From<Code> for String {
    fn from(code: Code) -> Self {
        code.to_string()
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:06}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_as_people_type_it() {
        assert_eq!(" 012 345 ".parse(), Ok(Code(12345)));
        assert_eq!(Code(12345).to_string(), "012345");
        for text in ["", "12345", "1234567", "12a456", "-12345"] {
            assert_eq!(text.parse::<Code>(), Err(NotACode), "{text}");
        }
        assert_eq!("00 42".parse(), Ok(Digits(42)));
        assert_eq!(Digits(42).to_string(), "0042");
        assert_eq!("123456".parse::<Digits>(), Err(NotDigits));
    }
}
