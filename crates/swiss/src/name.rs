//! Names of players.

use std::fmt;

use basics::{Excerpt, Name, letters};
use serde::{Deserialize, Serialize};

use crate::Refused;

/// A player's name: like every [`Name`], but at least one letter, and never cut.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct PlayerName(Name);

impl PlayerName {
    /// The longest name, in [letters].
    pub const MAX: usize = Name::MAX;

    /// Returns the name in `text`, without hidden characters and needless blanks.
    ///
    /// # Errors
    /// Returns [`Refused`] if the name has no letters or is too long.
    pub fn new(text: &str) -> Result<Self, Refused> {
        let (name, is_cut) = Name::shortened(text);
        if !has_letters(name.as_str()) {
            return Err(Refused::Nameless);
        }
        if is_cut {
            let whole = Name::plain(text);
            return Err(Refused::TooLong(Excerpt::of(&whole), letters(&whole)));
        }
        Ok(PlayerName(name))
    }

    /// Returns the name as text.
    pub fn as_str(&self) -> &str {
        self.0.as_str()
    }

    /// Returns whether people would take the two names for the same: they differ at most in capitals.
    pub fn is_same(&self, other: &PlayerName) -> bool {
        self.key() == other.key()
    }

    /// Returns the refusal of this name because another player has it.
    pub(crate) fn twice(&self) -> Refused {
        Refused::Twice(Excerpt::of(self.as_str()))
    }

    /// Returns the text in which equal names are equal.
    pub(crate) fn key(&self) -> String {
        Name::plain(&self.as_str().to_lowercase())
    }
}

/// Returns whether a text has letters.
pub(crate) fn has_letters(text: &str) -> bool {
    text.chars().any(char::is_alphabetic)
}

impl TryFrom<String> for PlayerName {
    type Error = Refused;

    fn try_from(text: String) -> Result<Self, Refused> {
        PlayerName::new(&text)
    }
}

impl From<PlayerName> for String {
    fn from(name: PlayerName) -> Self {
        name.0.into()
    }
}

impl fmt::Display for PlayerName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
