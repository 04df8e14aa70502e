//! The words about the rules: presets, options, their values.

use crate::rules::OptionError;

/// The words of one language about the rules. Presets and options are named as
/// in [`PRESETS`](crate::rules::PRESETS) and [`OPTIONS`](crate::rules::OPTIONS),
/// values as they are written there.
#[expect(missing_docs, reason = "the name of a field says what it is, each language how")]
pub struct RulesWords {
    pub heading: &'static str,
    pub heading_in_force: &'static str,
    pub presets: &'static str,
    pub preset_name: fn(&str) -> &'static str,
    pub preset_hint: fn(&str) -> &'static str,
    pub option_name: fn(&str) -> &'static str,
    /// What an option decides, in one sentence.
    pub option_hint: fn(&str) -> &'static str,
    /// What the value in force means, in one sentence. None for the handicap.
    pub in_force: fn(&str, &str) -> String,
    /// A value on its button.
    pub value_name: fn(&str, &str) -> &'static str,
    /// An option and its value within a sentence.
    pub value_phrase: fn(&str, &str) -> String,
    /// A preset and the phrases of what differs from it.
    pub summary: fn(&str, &[String]) -> String,
    /// A preset and how many options differ from it.
    pub short_summary: fn(&str, usize) -> String,
    pub from_next_game: &'static str,
    pub change: &'static str,
    pub done: &'static str,

    // Numbers.
    pub range: fn(i32, i32) -> String,
    pub less: fn(&str) -> String,
    pub more: fn(&str) -> String,
    /// An option, what was typed, its range.
    pub out_of_range: fn(&str, &str, i32, i32) -> String,
    /// Why the options do not fit together.
    pub refused: fn(&OptionError) -> String,

    // The handicap.
    pub nobody: &'static str,
    pub empty_cells: &'static str,
    pub empty_cell: fn(usize) -> String,
    pub points_given: &'static str,
    /// Who gives how many cells and points.
    pub handicap_phrase: fn(&str, usize, i32) -> String,

    // In the pictures.
    /// What lies in a store, or what becomes of it.
    pub store: fn(&str) -> String,
    pub first_turn: &'static str,

    // The question of the first run.
    pub question: &'static str,
    pub question_hint: &'static str,
    /// What else comes with the answer.
    pub answer_hint: fn(&str) -> &'static str,
}
