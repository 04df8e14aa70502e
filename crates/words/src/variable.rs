//! The variables of sentences.

use std::fmt;

/// A value that a sentence contains or depends on. `Here` is a type of the crate that declares the
/// sentence.
pub trait Variable<Here> {
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

/// A technical detail, such as a message of the system in its own language. Sentences may leave it
/// out.
#[derive(Clone, Copy, Debug)]
pub struct Detail<T>(pub T);

impl<Here> Variable<Here> for &str {
    const KIND: Kind = Kind::Text;

    fn value(&self) -> Value<'_> {
        Value::Text(self)
    }
}

impl<Here> Variable<Here> for bool {
    const KIND: Kind = Kind::Name(&["yes", "no"]);

    fn value(&self) -> Value<'_> {
        Value::Name(if *self { "yes" } else { "no" })
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl<Here> Variable<Here> for $number {
            const KIND: Kind = Kind::Number;

            fn value(&self) -> Value<'_> {
                Value::Number(i64::try_from(*self).unwrap_or(i64::MAX))
            }
        }
    )*};
}

numbers!(i32, u8, u16, u32, u64, usize);

impl<T: Variable<Here>, Here> Variable<Here> for Detail<T> {
    const KIND: Kind = T::KIND;
    const IS_DETAIL: bool = true;

    fn value(&self) -> Value<'_> {
        self.0.value()
    }
}
