//! Levels on the command line.

use clap::builder::{PossibleValuesParser, TypedValueParser};

use crate::ai::Level;

/// Returns the names of all levels, weakest first.
pub(super) fn level_names() -> impl Iterator<Item = &'static str> {
    Level::ALL.into_iter().map(Level::into)
}

/// Returns a parser of level names, which help and completions list.
pub(super) fn level() -> impl TypedValueParser<Value = Level> {
    PossibleValuesParser::new(level_names())
        .map(|name| name.parse().expect("only names of levels are possible"))
}
