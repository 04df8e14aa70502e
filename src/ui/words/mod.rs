//! Every word the window says, in every language. A language is one table that
//! fills [`Words`]; a missing entry does not compile.

mod display;
mod en;
mod form;
mod help;
mod help_en;
mod help_vi;
mod learn;
mod learn_en;
mod learn_vi;
mod library;
mod library_en;
mod library_vi;
mod offers;
mod record_vi;
mod replay;
mod review;
mod rules;
mod rules_en;
mod rules_vi;
mod statistics;
mod vi;

use crate::ai::Level;
use crate::rules::{GameEnd, IllegalMove, RecordError};
use crate::settings::Language;
use crate::storage::{LoadProblem, SaveProblem};
use crate::ui::how_to_play::Section;

pub use display::DisplayWords;
pub use form::FormWords;
pub use help::{HelpWords, HintConsequence, Reason};
pub use learn::LearnWords;
pub use library::LibraryWords;
pub use offers::OfferWords;
pub use replay::ReplayWords;
pub use review::{MoveWords, ReviewWords};
pub use rules::RulesWords;
pub use statistics::StatisticsWords;

/// Where stones go from a cell, as seen. On a slant it is up or down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Heading {
    Left,
    Right,
    Up,
    Down,
}

impl Heading {
    /// The way back.
    pub fn opposite(self) -> Self {
        match self {
            Heading::Left => Heading::Right,
            Heading::Right => Heading::Left,
            Heading::Up => Heading::Down,
            Heading::Down => Heading::Up,
        }
    }
}

/// Where a quan cell is, as seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Corner {
    Left,
    Right,
    LowerLeft,
    LowerRight,
    UpperLeft,
    UpperRight,
    Top,
}

/// The words of one language. Functions put values into their sentences.
#[expect(missing_docs, reason = "the name of a field says what it is, each language how")]
pub struct Words {
    /// The language's own name.
    pub language: &'static str,
    /// The name of the game.
    pub title: &'static str,
    /// One line under the title.
    pub subtitle: &'static str,

    // The menu.
    pub play: &'static str,
    pub resume: &'static str,
    pub how_to_play: &'static str,
    pub about: &'static str,
    pub quit: &'static str,
    pub board: &'static str,
    /// So many sides.
    pub sides: fn(usize) -> &'static str,
    pub who_plays: &'static str,
    pub one_player: &'static str,
    /// So many people, nobody else.
    pub only_people: fn(usize) -> &'static str,
    /// So many computers, nobody else.
    pub only_computers: fn(usize) -> &'static str,
    pub mixed: &'static str,
    pub level: &'static str,
    pub the_computer: &'static str,
    /// The side of a number on a board of so many sides.
    pub side_name: fn(usize, usize) -> String,
    pub person: &'static str,
    pub level_name: fn(Level) -> &'static str,
    pub level_hint: fn(Level) -> &'static str,
    pub next_game: &'static str,
    pub starter: &'static str,
    pub by_lot: &'static str,
    pub speed: &'static str,
    pub slow: &'static str,
    pub normal: &'static str,
    pub fast: &'static str,
    pub off: &'static str,
    pub board_look: &'static str,
    pub yard: &'static str,
    pub wood: &'static str,
    pub high_contrast: &'static str,
    pub surrounding: &'static str,
    pub system: &'static str,
    pub light: &'static str,
    pub dark: &'static str,
    pub language_label: &'static str,

    // Commands.
    pub menu: &'static str,
    pub new_game: &'static str,
    pub undo: &'static str,
    pub redo: &'static str,
    pub show_again: &'static str,
    pub pause: &'static str,
    pub go_on: &'static str,
    pub step: &'static str,
    pub move_now: &'static str,
    pub effects: &'static str,
    pub music: &'static str,
    pub sound_page: &'static str,
    pub fullscreen: &'static str,
    pub rules_command: &'static str,
    pub more: &'static str,
    pub copy_position: &'static str,
    pub copy_game: &'static str,
    pub paste_game: &'static str,

    // The page of sound and music.
    pub effects_volume: &'static str,
    pub music_volume: &'static str,
    pub game_music: &'static str,
    pub shuffle: &'static str,
    pub sound_keys: &'static str,

    // Names of the players.
    pub you: &'static str,
    /// One of several persons, by number.
    pub player: fn(usize) -> String,
    /// One of several computers, by number.
    pub numbered_computer: fn(usize) -> String,
    /// The name of a computer, and its level.
    pub at_level: fn(&str, Level) -> String,
    /// One of these words within a sentence.
    pub within: fn(&str) -> String,

    // The game screen.
    pub your_turn: &'static str,
    pub turn_of: fn(&str) -> String,
    pub to_move: &'static str,
    pub thinking: &'static str,
    /// The same, beside a player's name.
    pub thinking_here: &'static str,
    pub thinking_broke: &'static str,
    pub try_again: &'static str,
    pub paused: &'static str,
    pub choose_cell: &'static str,
    pub choose_arrow: &'static str,
    /// The number of the cell in its row, where to, the points the move would
    /// capture.
    pub previewed: fn(usize, Heading, i32) -> String,
    pub skip_motion: &'static str,

    // The list of moves.
    pub moves: &'static str,
    pub start: &'static str,
    pub earlier: &'static str,
    pub later: &'static str,
    pub back_to_now: &'static str,
    /// A turn by its number, and a sentence about it.
    pub listed_turn: fn(usize, &str) -> String,
    /// After so many turns of so many.
    pub looking_back: fn(usize, usize) -> String,
    pub only_looking: &'static str,

    /// A player, the number of the cell in its row, where to, the move in
    /// notation, the points captured.
    pub last_turn: fn(&str, usize, Heading, &str, i32) -> String,
    /// The same in short, one of several: a player, the cell, the move, the points.
    pub short_turn: fn(&str, usize, &str, i32) -> String,
    pub row_refilled: &'static str,
    pub sweeping: &'static str,
    pub owes: fn(i32) -> String,
    pub points: fn(i32) -> String,

    // Names for those who cannot see the board.
    /// Whose, its number in the row (from the left, or from the top), how many dân.
    pub cell_name: fn(&str, usize, u16) -> String,
    /// Where, whether a quan lies there, how many dân.
    pub quan_cell_name: fn(Corner, bool, u16) -> String,
    /// The number of the cell in its row, where to, anticlockwise.
    pub arrow_name: fn(usize, Heading, bool) -> String,
    pub store_name: fn(&str, i32) -> String,
    /// A player and the name of the side where they sit.
    pub player_at: fn(&str, &str) -> String,

    // Refusals.
    /// Why, on a board of so many sides.
    pub refused: fn(IllegalMove, usize) -> &'static str,
    pub game_over: &'static str,
    pub computers_turn: &'static str,
    pub game_paused: &'static str,

    // The result.
    pub you_win: &'static str,
    pub you_lose: &'static str,
    /// The heading of the result when the computer has won: by how many points, `None`
    /// if the points did not decide.
    pub you_lose_by: fn(Option<i32>) -> String,
    pub wins: fn(&str) -> String,
    pub draw: &'static str,
    /// Some of the players, but not all, share the first place.
    pub share_first: fn(&[String]) -> String,
    /// A place in the ranking and who has it.
    pub ranked: fn(usize, &str) -> String,
    /// Why, on a board of so many sides.
    pub ended_because: fn(GameEnd, usize) -> &'static str,
    pub play_again: &'static str,
    pub take_back: &'static str,
    pub look_at_board: &'static str,

    // What is copied and pasted.
    pub position_copied: &'static str,
    pub game_copied: &'static str,
    pub not_copied: &'static str,
    pub game_opened: &'static str,
    pub nothing_pasted: &'static str,
    pub paste_refused: &'static str,
    /// Where a record cannot be read, and why.
    pub record_error: fn(&RecordError) -> String,

    // Questions.
    pub open_question: &'static str,
    pub open_pasted: &'static str,
    pub leave_game: &'static str,
    pub new_game_question: &'static str,
    pub quit_question: &'static str,
    pub keep_playing: &'static str,
    pub close: &'static str,

    // Pages.
    /// What each section is about, its heading, its sentences.
    pub rules_page: &'static [(Section, &'static str, &'static str)],
    pub keys_heading: &'static str,
    pub keys_page: &'static [(&'static str, &'static str)],
    pub about_page: &'static [&'static str],
    pub version: fn(&str) -> String,
    pub licences: &'static str,

    pub rules: RulesWords,
    pub display: DisplayWords,
    pub form: FormWords,
    pub offers: OfferWords,
    pub help: HelpWords,
    pub learn: LearnWords,
    pub library: LibraryWords,
    pub review: ReviewWords,
    pub replay: ReplayWords,
    pub statistics: StatisticsWords,

    // Why there is no window.
    pub no_window: fn(&str) -> String,

    // Settings that could not be read or kept.
    pub settings_set_aside: fn(&LoadProblem) -> String,
    pub settings_not_kept: fn(&SaveProblem) -> String,
}

impl Words {
    /// The words of `language`.
    pub const fn of(language: Language) -> &'static Words {
        match language {
            Language::Vietnamese => &vi::WORDS,
            Language::English => &en::WORDS,
        }
    }
}

/// The languages, in the order in which they are offered.
pub const LANGUAGES: [Language; 2] = [Language::Vietnamese, Language::English];

/// The language of the system if it is one of ours, else Vietnamese.
pub fn system_language() -> Language {
    Language::of_locale(&sys_locale::get_locale().unwrap_or_default())
}
