//! Errors in rule options.

use std::fmt;
use std::ops::RangeInclusive;

use thiserror::Error;

use super::{Preset, RuleOption, Side};
use basics::Excerpt;

/// The reason why a rule option is invalid; carries the refused value.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum OptionError {
    /// No preset has this name.
    #[error(
        "there is no preset named \"{0}\"; choose one of {presets}",
        presets = list(Preset::ALL)
    )]
    Preset(Excerpt),
    /// No option has this name.
    #[error(
        "there is no rule option named \"{0}\"; the options are {options}",
        options = list(RuleOption::ALL)
    )]
    Name(Excerpt),
    /// The text does not have the form `NAME=VALUE`.
    #[error("\"{0}\" does not set a rule option: write NAME=VALUE, as in empty_quan=passes")]
    Unset(Excerpt),
    /// The option takes one of a few words, and the value is none of them.
    #[error("{option} cannot be \"{value}\"; use {words}", words = alternatives(.allowed))]
    Word {
        /// The option.
        option: RuleOption,
        /// The refused value.
        value: Excerpt,
        /// The allowed values.
        allowed: Vec<&'static str>,
    },
    /// The option takes a whole number within a range, and the value is not one.
    #[error(
        "{option} cannot be \"{value}\"; use a whole number from {from} to {to}",
        from = .range.start(),
        to = .range.end()
    )]
    Range {
        /// The option.
        option: RuleOption,
        /// The refused value.
        value: Excerpt,
        /// The allowed values.
        range: RangeInclusive<u8>,
    },
    /// The handicap is malformed or out of range.
    #[error("handicap cannot be \"{value}\": {why}")]
    Handicap {
        /// The refused value.
        value: Excerpt,
        /// What is wrong with it.
        why: &'static str,
    },
    /// The side that gives the handicap does not exist among this many sides.
    #[error("handicap cannot be given by side {0} on a board of {1} sides")]
    HandicapSide(Side, usize),
    /// A match of several rounds has two sides, not this many.
    #[error("series=fields cannot be played on a board of {0} sides; it needs two")]
    SeriesSides(usize),
    /// The remainder is split between two sides, not this many.
    #[error("remainder=split cannot be played on a board of {0} sides; it needs two")]
    SplitSides(usize),
    /// `quan=dan` leaves no quan pieces, which this option needs.
    #[error(
        "quan=dan leaves no quan pieces, so it cannot be combined with {conflict}",
        conflict = conflict(*.0)
    )]
    Conflict(RuleOption),
}

/// Returns the option that conflicts with `quan=dan`, with the value that does if only one does.
fn conflict(option: RuleOption) -> String {
    match option {
        RuleOption::Ending => "ending=pieces".to_owned(),
        option => option.to_string(),
    }
}

/// Returns the words as alternatives: "borrow, end or lend".
fn alternatives(words: &[&str]) -> String {
    match words.split_last() {
        Some((last, others)) if !others.is_empty() => format!("{} or {last}", others.join(", ")),
        _ => words.concat(),
    }
}

fn list<T: fmt::Display>(names: &[T]) -> String {
    names.iter().map(T::to_string).collect::<Vec<_>>().join(", ")
}
