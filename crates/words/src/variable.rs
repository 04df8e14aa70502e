//! The variables of sentences.

use std::fmt;

/// A value that a sentence contains or depends on. `Here` is a type of the crate that declares the
/// sentence.
pub trait Variable<Here> {
    /// What sentences can do with it.
    const KIND: Kind;

    /// Returns the value for a sentence.
    fn value(&self) -> Value<'_>;
}

/// A value in a sentence.
#[derive(Clone, Copy)]
pub enum Value<'a> {
    /// A text.
    Text(&'a str),
    /// A value as the notation of games writes it.
    Notation(&'a dyn fmt::Display),
    /// A number.
    Number(i64),
    /// A name on which the sentence depends.
    Name(&'static str),
}

impl Value<'_> {
    /// Returns the name of a condition that holds or not.
    pub fn yes_or_no(holds: bool) -> Self {
        Value::Name(if holds { "yes" } else { "no" })
    }
}

/// What sentences can do with a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Contain it as text.
    Text,
    /// Contain it, or depend on its number.
    Number,
    /// Depend on it. It is one of these names.
    Name(&'static [&'static str]),
}

impl Kind {
    /// Depend on whether a condition holds.
    pub const YES_OR_NO: Kind = Kind::Name(&["yes", "no"]);
}

/// A value that is one of a few. `Here` is a type of the crate that names them.
pub trait Choice<Here>: Copy + PartialEq + 'static {
    /// All values.
    const ALL: &'static [Self];
    /// The names of these values in the files of words.
    const NAMES: &'static [&'static str];

    /// Returns the place in [`ALL`](Self::ALL).
    fn place(self) -> usize {
        Self::ALL.iter().position(|value| *value == self).expect("the list contains all values")
    }
}

/// A number in a sentence.
pub trait Number {
    /// Returns the number.
    fn number(self) -> i64;
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl Number for $number {
            fn number(self) -> i64 {
                i64::try_from(self).unwrap_or(i64::MAX)
            }
        }
    )*};
}

numbers!(i32, u8, u16, u32, u64, usize);
