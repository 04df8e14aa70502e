//! The variables of sentences.

use std::fmt;

use basics::Side;
use strum::{VariantArray, VariantNames};

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
    /// Depend on a value of `T`.
    pub const fn of<T: VariantNames>() -> Kind {
        Kind::Name(T::VARIANTS)
    }

    /// Depend on whether a condition holds.
    pub const YES_OR_NO: Kind = Kind::Name(&["yes", "no"]);
}

/// A value that is one of a few, whose names `strum` gives: in the files of words they have hyphens.
pub trait Choice: VariantArray + VariantNames + PartialEq + 'static {
    /// Returns the place among all values.
    fn place(&self) -> usize {
        let place = <Self as VariantArray>::VARIANTS.iter().position(|value| value == self);
        place.expect("the list contains all values")
    }

    /// Returns the name, for a sentence that depends on it.
    fn name(&self) -> Value<'static> {
        Value::Name(<Self as VariantNames>::VARIANTS[self.place()])
    }
}

impl<T: VariantArray + VariantNames + PartialEq + 'static> Choice for T {}

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

/// Its index.
impl Number for Side {
    fn number(self) -> i64 {
        self.index().number()
    }
}
