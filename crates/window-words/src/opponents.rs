//! The names and lines of computer opponents: of the levels, and of the one that fits the player.

use std::cmp::Ordering;

use super::{HomeWords, Words};
use basics::{Opponent, Strength};

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

    /// Returns how *Fits me* plays in the next game, with the strength `next`, after one with the
    /// strength `before`.
    pub fn fitting_next(&self, before: Strength, next: Strength) -> &'static str {
        match next.cmp(&before) {
            Ordering::Less => self.fitting_weaker,
            Ordering::Equal => self.fitting_same,
            Ordering::Greater => self.fitting_stronger,
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

    /// Returns a name with the level of the opponent who has it, as in "Tèo (easy)".
    pub fn name_with_kind(&self, name: &str, opponent: Opponent) -> String {
        let kind = match opponent {
            Opponent::Level(level) => self.common.level_name(level),
            Opponent::Fitting => self.fitting_beside_name,
        };
        self.with_level(name, kind)
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
        self.name_with_kind(self.home.character_of(opponent), opponent)
    }
}
