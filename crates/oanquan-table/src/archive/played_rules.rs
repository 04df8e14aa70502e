//! The rules of a game, as the statistics distinguish them.

use oanquan::{Preset, Rules};

/// The rules of a game, as the statistics distinguish them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PlayedRules {
    /// An unchanged preset, with any number of sides.
    Preset(Preset),
    /// Rules that differ from all presets.
    Other,
    /// Any rules with a handicap, whose points are part of the margin.
    Handicap,
}

impl PlayedRules {
    /// Classifies `rules`.
    pub fn of(rules: &Rules) -> Self {
        match rules.named_preset() {
            _ if rules.handicap.is_some() => PlayedRules::Handicap,
            Some(preset) => PlayedRules::Preset(preset),
            None => PlayedRules::Other,
        }
    }
}
