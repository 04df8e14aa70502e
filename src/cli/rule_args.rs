//! The arguments that set the rules of every headless command.

use std::ffi::OsStr;

use basics::Excerpt;
use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};
use clap::{Arg, Args, Command, Error};

use super::failure::{CliRefusal, Failure};
use super::games;

/// Parses a preset as plain text, because each game rejects unknown names, but lists the presets of
/// the usual game for completions.
#[derive(Clone)]
struct PresetName;

impl TypedValueParser for PresetName {
    type Value = String;

    fn parse_ref(&self, cli: &Command, arg: Option<&Arg>, text: &OsStr) -> Result<String, Error> {
        StringValueParser::new().parse_ref(cli, arg, text)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new((games::USUAL.presets)().into_iter().map(PossibleValue::new)))
    }
}

/// The rules of a command.
#[derive(Debug, Args)]
pub struct RuleArgs {
    /// The rules by name: classic, folk, report, rich, bigquan or tonkin.
    #[arg(long, value_name = "PRESET", default_value = "classic", value_parser = PresetName)]
    rules: String,
    /// Set one option of the rules, as in empty_quan=passes; may be repeated.
    ///
    /// empty_quan=stops|passes, quan_value=1..50, young_quan=0..20,
    /// refill=borrow|end, ending=cells|pieces, first_quan=allowed|forbidden,
    /// dan=1..20, quan_dan=0..50, quan=piece|dan, sides=2..4,
    /// handicap=none|SIDE:CELL+CELL:POINTS, direction=both|plus,
    /// occupied_quan=stops|gives_one, remainder=rows|split, series=off|fields,
    /// sale=difference|threshold, half=yes|no, sold=owned|pond,
    /// fields_lost=3..5, rounds=0..99.
    #[arg(long = "rule", value_name = "NAME=VALUE")]
    options: Vec<String>,
}

impl RuleArgs {
    /// Returns the name of the preset, unless it is the default one.
    pub(super) fn preset(&self) -> Option<&str> {
        Some(self.rules.as_str()).filter(|rules| *rules != "classic")
    }

    /// Returns the options as names and values, in the order given; without a value where one is
    /// missing.
    pub(super) fn options(&self) -> impl Iterator<Item = (&str, Option<&str>)> {
        self.options.iter().map(|option| {
            option
                .split_once('=')
                .map_or((option.as_str(), None), |(name, value)| (name, Some(value)))
        })
    }

    /// Returns the options as names and values.
    ///
    /// # Errors
    /// Returns [`Failure::Refused`] if an option has no value.
    pub(super) fn pairs(&self) -> Result<Vec<(&str, &str)>, Failure> {
        let pair = |(name, value): (_, Option<_>)| {
            Ok((name, value.ok_or_else(|| CliRefusal::NoValue(Excerpt::of(name)))?))
        };
        self.options().map(pair).collect()
    }

    /// Returns whether the arguments are the defaults.
    pub(super) fn are_bare(&self) -> bool {
        self.options.is_empty() && self.rules == "classic"
    }

    /// Returns whether the arguments set the number of sides; otherwise the position decides it.
    pub(super) fn fix_sides(&self) -> bool {
        self.options().any(|(name, _)| name == "sides")
    }
}
