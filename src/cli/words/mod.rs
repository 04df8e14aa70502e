//! Every word of the game in the terminal, in every language. A language is one
//! table that fills [`Words`]; a missing entry does not compile.

mod en;
mod vi;

use std::env;

use crate::ai::Level;
use crate::cli::text::Verb;
use crate::rules::{Cell, Departure, GameEnd, IllegalMove, Move, Pile, Side, TurnEnd};
use crate::settings::Language;
use crate::storage::SaveProblem;
use excerpt::Excerpt;

/// The words of one language. Functions put values into their sentences.
pub(super) struct Words {
    /// What the commands are called besides their English names.
    pub(super) verbs: &'static [(&'static str, Verb)],

    // Who plays.
    pub(super) side: fn(Side) -> String,
    pub(super) you: &'static str,
    pub(super) computer: fn(Level) -> String,
    pub(super) level_name: fn(Level) -> &'static str,

    // The board.
    /// A side, its first and its last cell, its points.
    pub(super) owner: fn(&str, Cell, Cell, i32) -> String,
    /// A side with its cells and points, what lies in each of its cells.
    pub(super) row: fn(&str, &str) -> String,
    pub(super) quan_cell: fn(Cell, Pile) -> String,

    // A turn.
    /// A side, what it chose, its laps.
    pub(super) played: fn(&str, Move, &str) -> String,
    pub(super) refilled: fn(&str) -> String,
    pub(super) lap: fn(u16, Cell) -> String,
    pub(super) nothing_captured: &'static str,
    /// The points, and from where.
    pub(super) captured: fn(i32, &str) -> String,
    pub(super) capture: fn(Pile, Cell) -> String,
    pub(super) turn_end: fn(TurnEnd) -> String,
    /// Why, among how many sides.
    pub(super) game_end: fn(GameEnd, usize) -> String,
    /// How the game was left, and by whom.
    pub(super) left: fn(Departure, &str) -> String,
    pub(super) collected: fn(&str, i32) -> String,
    pub(super) ranking: &'static str,
    /// The rank, a side, its points.
    pub(super) ranked: fn(usize, &str, i32) -> String,

    // Answers.
    pub(super) welcome: &'static str,
    pub(super) over_prompt: &'static str,
    pub(super) after_end: &'static str,
    pub(super) chosen: fn(Move) -> String,
    pub(super) refused: fn(IllegalMove) -> String,
    pub(super) unclear: fn(&Excerpt) -> String,
    pub(super) thinking: &'static str,
    pub(super) thinking_broke: &'static str,
    pub(super) computers_turn: &'static str,
    pub(super) undone: fn(usize) -> String,
    pub(super) nothing_to_undo: &'static str,
    pub(super) redone: fn(usize) -> String,
    pub(super) nothing_to_redo: &'static str,
    pub(super) moves: fn(&str) -> String,
    pub(super) no_moves: &'static str,
    /// The move, what it captures, the margin it leads to, and after how many
    /// turns where that is proven.
    pub(super) hint: fn(Move, i32, i32, Option<u32>) -> String,
    pub(super) save_where: &'static str,
    pub(super) saved: fn(&str) -> String,
    pub(super) not_saved: fn(&SaveProblem) -> String,
    pub(super) help: &'static str,
    pub(super) goodbye: &'static str,

    // The menu.
    pub(super) menu_title: &'static str,
    pub(super) menu_sides: &'static str,
    /// The boards of two, three and four sides.
    pub(super) menu_boards: [&'static str; 3],
    pub(super) menu_rules: &'static str,
    /// What a preset is, for the presets in their order.
    pub(super) preset_hints: [&'static str; 5],
    pub(super) menu_opponent: &'static str,
    pub(super) menu_persons: &'static str,
    pub(super) menu_seat: &'static str,
    /// The first and the last number that can be chosen.
    pub(super) menu_refused: fn(&Excerpt, usize, usize) -> String,

    // Walking through a record.
    pub(super) step_help: &'static str,
    /// Which position, of how many turns.
    pub(super) step_at: fn(usize, usize) -> String,
    pub(super) step_first: &'static str,
    pub(super) step_last: &'static str,
    pub(super) step_unclear: fn(&Excerpt) -> String,
}

impl Words {
    /// The words of `language`.
    pub(super) fn of(language: Language) -> &'static Words {
        match language {
            Language::Vietnamese => &vi::WORDS,
            Language::English => &en::WORDS,
        }
    }
}

/// The language of the system if it is one of ours, else Vietnamese.
pub(super) fn system_language() -> Language {
    // The order in which the system's own programs look.
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"];
    let value = names.iter().find_map(|name| env::var(name).ok().filter(|value| !value.is_empty()));
    Language::of_locale(&value.unwrap_or_default())
}
