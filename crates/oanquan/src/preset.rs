//! The presets: named sets of rule options.

use std::str::FromStr;

use strum::{Display, EnumString, IntoStaticStr, VariantArray};

use super::{
    Directions, EmptyQuan, OccupiedQuan, OptionError, QuanStones, Refill, Remainder, RuleOption,
    Rules,
};
use basics::Excerpt;

/// A named set of rule options. Its name in records and on the command line is its display form,
/// such as `folk`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[derive(Display, EnumString, IntoStaticStr, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "lowercase")]
pub enum Preset {
    /// The first value of every option.
    Classic,
    /// An empty quan cell can be jumped, and a young quan is safe.
    Folk,
    /// The game ends when a side cannot pay for its refill.
    Report,
    /// Ten dân in each dân cell.
    Rich,
    /// Twenty dân beside each quan.
    BigQuan,
    /// The game as seen in Tonkin: anticlockwise only, without quan pieces, with quan cells that give a
    /// dân away, and with loans of what lies beside the board. Source: Son 1985, pages 31 and 32,
    /// recorded by Ludii.
    Tonkin,
}

impl Preset {
    /// All presets, in display order.
    pub const ALL: &[Preset] = Preset::VARIANTS;

    /// Returns the preset with this name.
    ///
    /// # Errors
    /// Returns [`OptionError::Preset`] if no preset has this name.
    pub fn named(name: &str) -> Result<Self, OptionError> {
        Preset::from_str(name).map_err(|_| OptionError::Preset(Excerpt::of(name)))
    }

    /// Returns the rules of the preset.
    pub fn rules(self) -> Rules {
        let classic = Rules::classic();
        match self {
            Preset::Classic => classic,
            Preset::Folk => Rules { empty_quan: EmptyQuan::Passes, young_quan: 5, ..classic },
            Preset::Report => Rules { refill: Refill::End, ..classic },
            Preset::Rich => Rules { dan: 10, ..classic },
            Preset::BigQuan => Rules { quan_dan: 20, ..classic },
            Preset::Tonkin => Rules {
                direction: Directions::Plus,
                occupied_quan: OccupiedQuan::GivesOne,
                quan: QuanStones::Dan,
                remainder: Remainder::Split,
                refill: Refill::Lend,
                ..classic
            },
        }
    }

    /// Returns the rules that the name of the preset stands for in [`Rules`] as text: in records, saved
    /// games, settings, links and proofs. They are those with which the preset first appeared and never
    /// change, so that every text keeps its meaning; what the preset has gained since follows the name.
    pub(super) fn rules_in_text(self) -> Rules {
        match self {
            Preset::Tonkin => Rules { refill: Refill::Borrow, ..self.rules() },
            _ => self.rules(),
        }
    }
}

impl Rules {
    /// Returns the preset with the number of sides and the handicap of these rules, which
    /// depend on the players. More than two sides do not split a remainder.
    pub fn with_preset(&self, preset: Preset) -> Self {
        let rules = preset.rules();
        let remainder = if self.sides == 2 { rules.remainder } else { Remainder::Rows };
        Rules { sides: self.sides, handicap: self.handicap.clone(), remainder, ..rules }
    }

    /// Returns the preset that these rules equal, ignoring sides and handicap.
    pub fn named_preset(&self) -> Option<Preset> {
        Preset::ALL.iter().copied().find(|preset| self.with_preset(*preset) == *self)
    }

    /// Returns the preset whose [rules in text](Preset::rules_in_text) are the closest, and the options
    /// that differ from them, in the order of the rules.
    pub(super) fn closest_in_text(&self) -> (Preset, Vec<RuleOption>) {
        self.closest_of(Preset::rules_in_text)
    }

    /// Returns the closest preset on the board of these rules and the options that differ from it, in the
    /// order of the rules: neither the number of sides nor what a preset cannot have on that board.
    pub fn closest_fitting_preset(&self) -> (Preset, Vec<RuleOption>) {
        self.closest_of(|preset| preset.rules().fitted_to(self.sides))
    }

    /// Returns the preset whose rules, as `rules_of` gives them, are the closest, and the options that
    /// differ.
    fn closest_of(&self, rules_of: impl Fn(Preset) -> Rules) -> (Preset, Vec<RuleOption>) {
        let all = Preset::ALL.iter().map(|preset| (*preset, self.differing(&rules_of(*preset))));
        all.min_by_key(|(_, differing)| differing.len()).expect("there are presets")
    }

    /// Returns the options that have another value in `other`, in the order of the rules.
    fn differing(&self, other: &Rules) -> Vec<RuleOption> {
        let differs = |option: &RuleOption| self.value(*option) != other.value(*option);
        RuleOption::ALL.iter().copied().filter(differs).collect()
    }

    /// Returns the options that these rules lose on a board with `sides` sides, where
    /// [`fitted_to`](Self::fitted_to) leaves them out: none if they can be played there as they are.
    pub fn lost_with(&self, sides: usize) -> Vec<RuleOption> {
        let mut lost = self.differing(&self.fitted_to(sides));
        lost.retain(|option| *option != RuleOption::Sides);
        lost
    }
}
