//! The name of a game among the games of the library.

use std::fmt;

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use crate::excerpt::Excerpt;

/// How many letters follow the date.
const LENGTH: usize = 6;
/// How long the day at its beginning is, in bytes.
const DAY: usize = "2026-11-21".len();
/// The longest name, in bytes.
const LONGEST: usize = 40;

/// What tells a game from all others: the day it began, and some letters drawn
/// by lot, as in `2026-11-21-kafize`. It is the name of its file.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct GameId(String);

impl GameId {
    /// A name that no other game has, for a game begun on `day`.
    pub fn new(day: Date) -> Self {
        let letters: String = (0..LENGTH).map(|_| fastrand::lowercase()).collect();
        GameId(format!("{day}-{letters}"))
    }

    /// The name of the game of this number among those that share a beginning:
    /// the first keeps the name.
    pub(super) fn branch(&self, number: u32) -> Self {
        match number {
            0 | 1 => self.clone(),
            _ => GameId(format!("{}-{number}", self.0)),
        }
    }

    /// The name that those share of which it is a [branch](Self::branch).
    pub(super) fn root(&self) -> Self {
        let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        match self.0.rsplit_once('-') {
            Some((root, number)) if is_number(number) && root.len() > DAY => GameId(root.into()),
            _ => self.clone(),
        }
    }

    /// The name of its file.
    pub fn file_name(&self) -> String {
        format!("{}.ron", self.0)
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<GameId> for String {
    fn from(id: GameId) -> Self {
        id.0
    }
}

impl TryFrom<String> for GameId {
    type Error = String;

    /// Takes what can name a file on every system and nothing else.
    fn try_from(text: String) -> Result<Self, String> {
        let is_plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if text.starts_with(|c: char| c.is_ascii_digit())
            && text.len() <= LONGEST
            && text.chars().all(is_plain)
        {
            Ok(GameId(text))
        } else {
            let text = Excerpt::of(&text);
            Err(format!("\"{text}\" is not the name of a game, as in 2026-11-21-abcdef"))
        }
    }
}
