//! The arguments that set the rules of every headless command.

use std::ffi::OsStr;

use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};
use clap::{Arg, Args, Command, Error};

use super::failure::Failure;
use crate::rules::{OptionError, Preset, Rules};
use basics::Excerpt;

/// Parses a preset as plain text, because [`Rules::preset`] rejects unknown names, but lists the
/// presets for completions.
#[derive(Clone)]
struct PresetName;

impl TypedValueParser for PresetName {
    type Value = String;

    fn parse_ref(&self, cli: &Command, arg: Option<&Arg>, text: &OsStr) -> Result<String, Error> {
        StringValueParser::new().parse_ref(cli, arg, text)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(Preset::ALL.iter().map(|preset| PossibleValue::new(<&str>::from(preset)))))
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
    /// Returns the rules: the preset, changed by each option in the order given.
    pub(super) fn resolve(&self) -> Result<Rules, Failure> {
        let mut rules = Preset::named(&self.rules)?.rules();
        for (name, value) in self.options.iter().map(|option| split(option)) {
            let value = value.ok_or_else(|| OptionError::Unset(Excerpt::of(name)))?;
            rules.set(name, value)?;
        }
        rules.validate()?;
        Ok(rules)
    }

    /// Returns the name of the preset, unless it is the default one.
    pub(super) fn preset(&self) -> Option<&str> {
        Some(self.rules.as_str()).filter(|rules| *rules != "classic")
    }

    /// Returns the options of another game as names and values.
    ///
    /// # Errors
    /// Returns [`Failure::Refused`] if an option has no value.
    pub(super) fn pairs(&self) -> Result<Vec<(&str, &str)>, Failure> {
        let pairs = self.options.iter().map(|option| match split(option) {
            (name, Some(value)) => Ok((name, value)),
            (name, None) => Err(Failure::Refused(format!(
                "\"{}\" does not set an option: write NAME=VALUE",
                Excerpt::of(name)
            ))),
        });
        pairs.collect()
    }

    /// Returns whether the arguments are the defaults.
    pub(super) fn are_bare(&self) -> bool {
        self.options.is_empty() && self.rules == "classic"
    }

    /// Returns whether the arguments set the number of sides; otherwise the position decides it.
    pub(super) fn fix_sides(&self) -> bool {
        self.options.iter().any(|option| split(option).0 == "sides")
    }
}

fn split(option: &str) -> (&str, Option<&str>) {
    option.split_once('=').map_or((option, None), |(name, value)| (name, Some(value)))
}
