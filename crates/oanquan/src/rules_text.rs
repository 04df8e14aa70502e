//! Rules as text: a preset followed by the options that differ from it, as in
//! `classic refill=end sides=3`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::{OPTIONS, OptionError, PRESETS, Rules};
use excerpt::Excerpt;

impl Rules {
    /// Returns the closest preset and the names of the options that differ from it.
    pub fn closest_preset(&self) -> (&'static str, Vec<&'static str>) {
        let differing = |preset: &&str| {
            let preset = Rules::preset(preset).expect("a listed preset exists");
            let mut names = OPTIONS.to_vec();
            names.retain(|name| self.value(name) != preset.value(name));
            names
        };
        let presets = PRESETS.iter().map(|preset| (*preset, differing(preset)));
        presets.min_by_key(|(_, names)| names.len()).expect("there are presets")
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (preset, names) = self.closest_preset();
        f.write_str(preset)?;
        for name in names {
            write!(f, " {name}={}", self.value(name).unwrap_or_default())?;
        }
        Ok(())
    }
}

impl FromStr for Rules {
    type Err = OptionError;

    fn from_str(text: &str) -> Result<Self, OptionError> {
        let mut words = text.split_whitespace();
        let mut rules = Rules::preset(words.next().unwrap_or_default())?;
        for word in words {
            let (name, value) =
                word.split_once('=').ok_or_else(|| OptionError::Unset(Excerpt::of(word)))?;
            rules.set(name, value)?;
        }
        rules.validate()?;
        rules.for_sides(rules.sides)
    }
}

impl Serialize for Rules {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Rules {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}
