//! Errors in rule options.

use std::fmt;
use std::ops::RangeInclusive;

use super::{Preset, RuleOption, Side};
use basics::Excerpt;

/// The reason why a rule option is invalid; carries the refused value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionError {
    /// No preset has this name.
    Preset(Excerpt),
    /// No option has this name.
    Name(Excerpt),
    /// The text does not have the form `NAME=VALUE`.
    Unset(Excerpt),
    /// The option takes one of a few words, and the value is none of them.
    Word {
        /// The option.
        option: RuleOption,
        /// The refused value.
        value: Excerpt,
        /// The allowed values.
        allowed: Vec<&'static str>,
    },
    /// The option takes a whole number within a range, and the value is not one.
    Range {
        /// The option.
        option: RuleOption,
        /// The refused value.
        value: Excerpt,
        /// The allowed values.
        range: RangeInclusive<u8>,
    },
    /// The handicap is malformed or out of range.
    Handicap {
        /// The refused value.
        value: Excerpt,
        /// What is wrong with it.
        why: &'static str,
    },
    /// The side that gives the handicap does not exist among this many sides.
    HandicapSide(Side, usize),
    /// `quan=dan` leaves no quan pieces, which this option needs.
    Conflict(RuleOption),
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionError::Preset(name) => {
                write!(
                    f,
                    "there is no preset named \"{name}\"; choose one of {}",
                    list(Preset::ALL)
                )
            }
            OptionError::Name(name) => {
                write!(
                    f,
                    "there is no rule option named \"{name}\"; the options are {}",
                    list(RuleOption::ALL)
                )
            }
            OptionError::Unset(text) => {
                write!(
                    f,
                    "\"{text}\" does not set a rule option: write NAME=VALUE, as in empty_quan=passes"
                )
            }
            OptionError::Word { option, value, allowed } => {
                write!(f, "{option} cannot be \"{value}\"; use {}", allowed.join(" or "))
            }
            OptionError::Range { option, value, range } => {
                write!(
                    f,
                    "{option} cannot be \"{value}\"; use a whole number from {} to {}",
                    range.start(),
                    range.end()
                )
            }
            OptionError::Handicap { value, why } => {
                write!(f, "handicap cannot be \"{value}\": {why}")
            }
            OptionError::HandicapSide(side, sides) => {
                write!(f, "handicap cannot be given by side {side} on a board of {sides} sides")
            }
            OptionError::Conflict(option) => {
                let named = match option {
                    RuleOption::Ending => "ending=pieces".to_owned(),
                    option => option.to_string(),
                };
                write!(f, "quan=dan leaves no quan pieces, so it cannot be combined with {named}")
            }
        }
    }
}

impl std::error::Error for OptionError {}

fn list<T: fmt::Display>(names: &[T]) -> String {
    names.iter().map(T::to_string).collect::<Vec<_>>().join(", ")
}
