//! The variables of sentences.

use std::fmt;

use crate::rules::{Cell, Departure, Move, Side};
use basics::Excerpt;

/// A value that a sentence contains or depends on.
pub trait Variable {
    /// What sentences can do with it.
    const KIND: Kind;

    /// Whether a language may leave it out although another one contains it.
    const IS_DETAIL: bool = false;

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

/// A value that is one of a few.
pub trait Choice: Copy + PartialEq + 'static {
    /// All values.
    const ALL: &'static [Self];
    /// The names of these values in the files of words.
    const NAMES: &'static [&'static str];

    /// Returns the place in [`ALL`](Self::ALL).
    fn place(self) -> usize {
        Self::ALL.iter().position(|value| *value == self).expect("the list contains all values")
    }
}

/// A technical detail, such as a message of the system in its own language. Sentences may leave it
/// out.
#[derive(Clone, Copy, Debug)]
pub struct Detail<T>(pub T);

impl Variable for &str {
    const KIND: Kind = Kind::Text;

    fn value(&self) -> Value<'_> {
        Value::Text(self)
    }
}

impl Variable for bool {
    const KIND: Kind = Kind::Name(&["yes", "no"]);

    fn value(&self) -> Value<'_> {
        Value::Name(if *self { "yes" } else { "no" })
    }
}

impl Variable for &Excerpt {
    const KIND: Kind = Kind::Text;

    fn value(&self) -> Value<'_> {
        Value::Text(self.as_str())
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl Variable for $number {
            const KIND: Kind = Kind::Number;

            fn value(&self) -> Value<'_> {
                Value::Number(i64::try_from(*self).unwrap_or(i64::MAX))
            }
        }
    )*};
}

numbers!(i32, u8, u16, u32, u64, usize);

macro_rules! indices {
    ($($index:ty),*) => {$(
        impl Variable for $index {
            const KIND: Kind = Kind::Number;

            fn value(&self) -> Value<'_> {
                Value::Number(i64::try_from(self.index()).unwrap_or(i64::MAX))
            }
        }
    )*};
}

indices!(Cell, Side);

macro_rules! notations {
    ($($notation:ty),*) => {$(
        impl Variable for $notation {
            const KIND: Kind = Kind::Text;

            fn value(&self) -> Value<'_> {
                Value::Notation(self)
            }
        }
    )*};
}

notations!(Move, Departure);

impl<T: Variable> Variable for Detail<T> {
    const KIND: Kind = T::KIND;
    const IS_DETAIL: bool = true;

    fn value(&self) -> Value<'_> {
        self.0.value()
    }
}
