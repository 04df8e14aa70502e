//! Words for the rules in each language: presets, options, their values.

use crate::rules::OptionError;

/// The words of one language for the rules. Presets and options are named as in
/// [`PRESETS`](crate::rules::PRESETS) and [`OPTIONS`](crate::rules::OPTIONS); values are written
/// as `Rules::value` returns them.
#[expect(missing_docs, reason = "each field is named after what it says")]
pub struct RulesWords {
    pub heading: &'static str,
    pub heading_in_force: &'static str,
    pub presets: &'static str,
    pub preset_name: fn(&str) -> &'static str,
    pub preset_hint: fn(&str) -> &'static str,
    pub option_name: fn(&str) -> &'static str,
    /// What an option decides, in a sentence or two.
    pub option_hint: fn(&str) -> &'static str,
    /// What the value in force means, in a sentence or two; empty for the handicap.
    pub in_force: fn(&str, &str) -> String,
    /// The label of a value.
    pub value_name: fn(&str, &str) -> &'static str,
    /// An option and its value as part of a sentence.
    pub value_phrase: fn(&str, &str) -> String,
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
    pub answer_hint: fn(&str) -> &'static str,
}
