//! The texts of the game in the terminal, one table of type [`Words`] per language. A missing
//! entry does not compile.

mod en;
mod vi;

use std::env;

use crate::ai::Level;
use crate::cli::verb::Verb;
use crate::rules::{Cell, Departure, GameEnd, IllegalMove, Move, Pile, Side, TurnEnd};
use crate::settings::Language;
use crate::storage::SaveProblem;
use basics::Excerpt;

/// The words of one language. Functions insert values into sentences.
pub(super) struct Words {
    /// The names of the commands in this language; the English names always work.
    pub(super) verbs: &'static [(&'static str, Verb)],

    // The players.
    pub(super) side: fn(Side) -> String,
    pub(super) you: &'static str,
    pub(super) computer: fn(Level) -> String,
    pub(super) level_name: fn(Level) -> &'static str,

    // The board.
    /// Takes the name of a side, its first and last cell, and its points.
    pub(super) owner: fn(&str, Cell, Cell, i32) -> String,
    /// Takes a side as formatted by `owner`, and the contents of its cells.
    pub(super) row: fn(&str, &str) -> String,
    pub(super) quan_cell: fn(Cell, Pile) -> String,

    // A turn.
    /// Takes the name of a side, its move, and its laps.
    pub(super) played: fn(&str, Move, &str) -> String,
    pub(super) refilled: fn(&str) -> String,
    pub(super) lap: fn(u16, Cell) -> String,
    pub(super) nothing_captured: &'static str,
    /// Takes the points and the list of captures.
    pub(super) captured: fn(i32, &str) -> String,
    pub(super) capture: fn(Pile, Cell) -> String,
    pub(super) turn_end: fn(TurnEnd) -> String,
    /// Takes the reason and the number of sides.
    pub(super) game_end: fn(GameEnd, usize) -> String,
    /// Takes the departure and the name of the side.
    pub(super) left: fn(Departure, &str) -> String,
    pub(super) collected: fn(&str, i32) -> String,
    pub(super) ranking: &'static str,
    /// Takes the rank, the name and the points of a side.
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
    /// Takes the move, the points it captures, the expected margin and, if that is proven, the
    /// number of turns to the end.
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
    /// The descriptions of the presets, in their order.
    pub(super) preset_hints: [&'static str; 5],
    pub(super) menu_opponent: &'static str,
    pub(super) menu_persons: &'static str,
    pub(super) menu_seat: &'static str,
    /// Takes the input and the first and last number of the choices.
    pub(super) menu_refused: fn(&Excerpt, usize, usize) -> String,

    // Stepping through a record.
    pub(super) step_help: &'static str,
    /// Takes the number of turns before the position and the number of turns in the game.
    pub(super) step_at: fn(usize, usize) -> String,
    pub(super) step_first: &'static str,
    pub(super) step_last: &'static str,
    pub(super) step_unclear: fn(&Excerpt) -> String,
}

impl Words {
    /// Returns the words of `language`.
    pub(super) fn of(language: Language) -> &'static Words {
        match language {
            Language::Vietnamese => &vi::WORDS,
            Language::English => &en::WORDS,
        }
    }
}

/// Returns the language of the system if it is supported, otherwise Vietnamese.
pub(super) fn system_language() -> Language {
    // In the order of precedence that POSIX defines.
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"];
    let value = names.iter().find_map(|name| env::var(name).ok().filter(|value| !value.is_empty()));
    Language::of_locale(&value.unwrap_or_default())
}
