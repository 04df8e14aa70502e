//! The names and lines of computer opponents: of the levels, and of the one that fits the player.

use super::{HomeWords, Words};
use crate::ai::Opponent;

impl HomeWords {
    /// Returns the name of the character of `opponent`.
    pub fn character_of(&self, opponent: Opponent) -> &'static str {
        match opponent {
            Opponent::Level(level) => self.character(level),
            Opponent::Fitting => self.character_fitting,
        }
    }

    /// Returns that name as it is written within a sentence.
    pub fn character_within_of(&self, opponent: Opponent) -> &'static str {
        match opponent {
            Opponent::Level(level) => self.character_within(level),
            Opponent::Fitting => self.character_within_fitting,
        }
    }

    /// Returns what the character of `opponent` says about playing.
    pub fn line_of(&self, opponent: Opponent) -> &'static str {
        match opponent {
            Opponent::Level(level) => self.says(level),
            Opponent::Fitting => self.says_fitting,
        }
    }
}

impl Words {
    /// Returns the name of a level, or of the opponent that fits the player.
    pub fn kind_name(&self, opponent: Opponent) -> &'static str {
        match opponent {
            Opponent::Level(level) => self.common.level_name(level),
            Opponent::Fitting => self.fitting_name,
        }
    }

    /// Returns how an opponent plays, in a few words.
    pub fn kind_hint(&self, opponent: Opponent) -> &'static str {
        match opponent {
            Opponent::Level(level) => self.level_hint(level),
            Opponent::Fitting => self.fitting_hint,
        }
    }

    /// Returns the name of the character of `opponent`, with the level.
    pub fn opponent_name(&self, opponent: Opponent) -> String {
        self.with_level(self.home.character_of(opponent), self.kind_name(opponent))
    }
}
