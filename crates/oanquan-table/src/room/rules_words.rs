//! Words for the rules of ô ăn quan: presets, options, their values.

use oanquan::{
    Directions, EmptyQuan, Ending, FirstQuan, Half, OccupiedQuan, OptionError, OptionValue, Preset,
    QuanStones, Refill, Remainder, RuleOption, Sale, Series, Sold,
};
use window_words::Words;
use words::part;

use super::record_words::option_error;

part!(RulesWords);

impl RulesWords {
    /// Returns what the value in force means, in a sentence or two; nothing for the number of
    /// sides and the handicap.
    pub fn in_force(&self, value: &OptionValue) -> String {
        match value {
            OptionValue::EmptyQuan(value) => self.in_force_empty_quan(*value).to_owned(),
            OptionValue::QuanValue(points) => self.in_force_quan_value(*points),
            OptionValue::YoungQuan(dan) => self.in_force_young_quan(*dan),
            OptionValue::Refill(value) => self.in_force_refill(*value).to_owned(),
            OptionValue::Ending(value) => self.in_force_ending(*value).to_owned(),
            OptionValue::FirstQuan(value) => self.in_force_first_quan(*value).to_owned(),
            OptionValue::Dan(dan) => self.in_force_dan(*dan),
            OptionValue::QuanDan(dan) => self.in_force_quan_dan(*dan),
            OptionValue::Quan(value) => self.in_force_quan_stones(*value).to_owned(),
            OptionValue::Sides(_) | OptionValue::Handicap(_) => String::new(),
            OptionValue::Direction(value) => self.in_force_directions(*value).to_owned(),
            OptionValue::OccupiedQuan(value) => self.in_force_occupied_quan(*value).to_owned(),
            OptionValue::Remainder(value) => self.in_force_remainder(*value).to_owned(),
            OptionValue::Series(value) => self.in_force_series(*value).to_owned(),
            OptionValue::Sale(value) => self.in_force_sale(*value).to_owned(),
            OptionValue::Half(value) => self.in_force_half(*value).to_owned(),
            OptionValue::Sold(value) => self.in_force_sold(*value).to_owned(),
            OptionValue::FieldsLost(cells) => self.in_force_fields_lost(*cells),
            OptionValue::Rounds(rounds) => self.in_force_rounds(*rounds),
        }
    }

    /// Returns the label of a value; `None` for numbers and the handicap.
    pub fn value_name(&self, value: &OptionValue) -> Option<&'static str> {
        match value {
            OptionValue::EmptyQuan(value) => Some(self.value_name_empty_quan(*value)),
            OptionValue::Refill(value) => Some(self.value_name_refill(*value)),
            OptionValue::Ending(value) => Some(self.value_name_ending(*value)),
            OptionValue::FirstQuan(value) => Some(self.value_name_first_quan(*value)),
            OptionValue::Quan(value) => Some(self.value_name_quan_stones(*value)),
            OptionValue::Direction(value) => Some(self.value_name_directions(*value)),
            OptionValue::OccupiedQuan(value) => Some(self.value_name_occupied_quan(*value)),
            OptionValue::Remainder(value) => Some(self.value_name_remainder(*value)),
            OptionValue::Series(value) => Some(self.value_name_series(*value)),
            OptionValue::Sale(value) => Some(self.value_name_sale(*value)),
            OptionValue::Half(value) => Some(self.value_name_half(*value)),
            OptionValue::Sold(value) => Some(self.value_name_sold(*value)),
            OptionValue::QuanValue(_)
            | OptionValue::YoungQuan(_)
            | OptionValue::Dan(_)
            | OptionValue::QuanDan(_)
            | OptionValue::Sides(_)
            | OptionValue::Handicap(_)
            | OptionValue::FieldsLost(_)
            | OptionValue::Rounds(_) => None,
        }
    }

    /// Returns a value as part of a sentence; nothing for the handicap.
    pub fn value_phrase(&self, value: &OptionValue) -> String {
        match value {
            OptionValue::EmptyQuan(value) => self.value_phrase_empty_quan(*value).to_owned(),
            OptionValue::QuanValue(points) => self.value_phrase_quan_value(*points),
            OptionValue::YoungQuan(dan) => self.value_phrase_young_quan(*dan),
            OptionValue::Refill(value) => self.value_phrase_refill(*value).to_owned(),
            OptionValue::Ending(value) => self.value_phrase_ending(*value).to_owned(),
            OptionValue::FirstQuan(value) => self.value_phrase_first_quan(*value).to_owned(),
            OptionValue::Dan(dan) => self.value_phrase_dan(*dan),
            OptionValue::QuanDan(dan) => self.value_phrase_quan_dan(*dan),
            OptionValue::Quan(value) => self.value_phrase_quan_stones(*value).to_owned(),
            OptionValue::Sides(sides) => self.value_phrase_sides(*sides),
            OptionValue::Handicap(_) => String::new(),
            OptionValue::Direction(value) => self.value_phrase_directions(*value).to_owned(),
            OptionValue::OccupiedQuan(value) => self.value_phrase_occupied_quan(*value).to_owned(),
            OptionValue::Remainder(value) => self.value_phrase_remainder(*value).to_owned(),
            OptionValue::Series(value) => self.value_phrase_series(*value).to_owned(),
            OptionValue::Sale(value) => self.value_phrase_sale(*value).to_owned(),
            OptionValue::Half(value) => self.value_phrase_half(*value).to_owned(),
            OptionValue::Sold(value) => self.value_phrase_sold(*value).to_owned(),
            OptionValue::FieldsLost(cells) => self.value_phrase_fields_lost(*cells),
            OptionValue::Rounds(rounds) => self.value_phrase_rounds(*rounds),
        }
    }

    /// Returns the sentence under an answer to the question about empty quan cells.
    pub fn answer_hint(&self, rule: EmptyQuan) -> &'static str {
        match rule {
            EmptyQuan::Stops => self.answer_classic,
            EmptyQuan::Passes => self.answer_folk,
        }
    }

    /// Returns a preset, and the phrases for the values that differ from it. `words` are
    /// in the same language.
    pub fn summary_of(&self, preset: Preset, changes: &[String], words: &Words) -> String {
        let name = self.preset_rules(preset);
        if changes.is_empty() {
            return name.to_owned();
        }
        let last = |list: &str, item: &str| self.last_change(list, item);
        self.summary(name, &words.lists.ending_with(changes, last))
    }

    /// Returns why the options cannot be combined. `words` are in the same language.
    pub fn refusal(&self, error: &OptionError, words: &Words) -> String {
        match error {
            OptionError::Conflict(RuleOption::YoungQuan) => self.conflict_young_quan.to_owned(),
            OptionError::Conflict(_) => self.conflict_ending.to_owned(),
            other => self.refused(&option_error(words, other)),
        }
    }
}
