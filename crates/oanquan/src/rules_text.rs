//! Rules as text: a preset followed by the options that differ from it, as in
//! `classic refill=end sides=3`. In such a text, the name of a preset stands for the same options for
//! ever, whatever the preset gains later: `tonkin` alone is the game in which a side can always borrow, as
//! in every text written before `refill=lend` existed.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::{OptionError, Preset, Rules};
use basics::Excerpt;

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (preset, differing) = self.closest_in_text();
        write!(f, "{preset}")?;
        for option in differing {
            write!(f, " {option}={}", self.value(option))?;
        }
        Ok(())
    }
}

impl FromStr for Rules {
    type Err = OptionError;

    fn from_str(text: &str) -> Result<Self, OptionError> {
        let mut words = text.split_whitespace();
        let mut rules = Preset::named(words.next().unwrap_or_default())?.rules_in_text();
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
