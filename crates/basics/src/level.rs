//! The computer's levels.

use std::str::FromStr;

use serde::{Deserialize, Serialize};
use strum::{Display, IntoStaticStr, VariantArray};
use thiserror::Error;

use super::Excerpt;

/// A level of the computer, weakest first. Each game decides how a level plays it; the display
/// form is the name on the command line and in records.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[derive(Display, IntoStaticStr, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Level {
    Beginner,
    Easy,
    Medium,
    Hard,
    Expert,
    Master,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 6] =
        [Level::Beginner, Level::Easy, Level::Medium, Level::Hard, Level::Expert, Level::Master];
}

/// The error for text that is not the name of a level; carries the beginning of it.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "there is no level named \"{0}\"; choose one of {names}",
    names = Level::ALL.map(<&str>::from).join(", ")
)]
pub struct LevelError(Excerpt);

impl FromStr for Level {
    type Err = LevelError;

    fn from_str(text: &str) -> Result<Self, LevelError> {
        let found = Level::ALL.into_iter().find(|level| <&str>::from(level) == text);
        found.ok_or_else(|| LevelError(Excerpt::of(text)))
    }
}
