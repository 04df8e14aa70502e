//! Words for the rules in each language: presets, options, their values.

use crate::rules::{OptionError, OptionValue, Preset, RuleOption};

/// The words of one language for the rules.
#[expect(missing_docs, reason = "each field is named after what it says")]
pub struct RulesWords {
    pub heading: &'static str,
    pub heading_in_force: &'static str,
    pub presets: &'static str,
    pub preset_name: fn(Preset) -> &'static str,
    pub preset_hint: fn(Preset) -> &'static str,
    pub option_name: fn(RuleOption) -> &'static str,
    /// What an option decides, in a sentence or two.
    pub option_hint: fn(RuleOption) -> &'static str,
    /// What the value in force means, in a sentence or two; empty for the handicap.
    pub in_force: fn(&OptionValue) -> String,
    /// The label of a value; `None` for numbers and the handicap.
    pub value_name: fn(&OptionValue) -> Option<&'static str>,
    /// A value as part of a sentence; empty for the handicap.
    pub value_phrase: fn(&OptionValue) -> String,
    /// A preset, and phrases for the values that differ from it.
    pub summary: fn(&str, &[String]) -> String,
    /// A preset, and the number of values that differ from it.
    pub short_summary: fn(&str, usize) -> String,
    pub from_next_game: &'static str,
    pub change: &'static str,
    pub done: &'static str,

    // Numbers.
    pub range: fn(i32, i32) -> String,
    pub less: fn(&str) -> String,
    pub more: fn(&str) -> String,
    /// An option, the text typed, the range.
    pub out_of_range: fn(&str, &str, i32, i32) -> String,
    /// Why the options cannot be combined.
    pub refused: fn(&OptionError) -> String,

    // The handicap.
    pub nobody: &'static str,
    pub empty_cells: &'static str,
    pub empty_cell: fn(usize) -> String,
    pub points_given: &'static str,
    /// The side that gives, the number of cells, the points.
    pub handicap_phrase: fn(&str, usize, i32) -> String,

    // In the pictures.
    /// The contents of a store, or how they change.
    pub store: fn(&str) -> String,
    pub first_turn: &'static str,

    // The question on the first start.
    pub question: &'static str,
    pub question_hint: &'static str,
    /// What else the answer chooses.
    pub answer_hint: fn(Preset) -> &'static str,
}
