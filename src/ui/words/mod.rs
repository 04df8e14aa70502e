//! All words of the window in each language. A language is one table of type [`Words`]; a
//! missing entry does not compile.

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
mod subjects;
mod unsaved;
mod vi;

use crate::ai::Level;
use crate::platform;
use crate::rules::{GameEnd, IllegalMove, RecordError};
use crate::settings::Language;
use crate::storage::{LoadProblem, SaveProblem};

pub use display::DisplayWords;
pub use form::FormWords;
pub use help::{HelpWords, HintConsequence, Reason};
pub use learn::LearnWords;
pub use library::LibraryWords;
pub use offers::{HandicapOffer, OfferWords, Winner};
pub use replay::ReplayWords;
pub use review::{MoveWords, ReviewWords};
pub use rules::RulesWords;
pub use statistics::StatisticsWords;
pub use subjects::{GameFilter, Leaders, Section, SortOrder};
pub use unsaved::UnsavedWords;

/// The direction in which stones leave a cell on the screen; up or down in a slanted row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Heading {
    Left,
    Right,
    Up,
    Down,
}

impl Heading {
    /// Returns the reverse direction.
    pub fn opposite(self) -> Self {
        match self {
            Heading::Left => Heading::Right,
            Heading::Right => Heading::Left,
            Heading::Up => Heading::Down,
            Heading::Down => Heading::Up,
        }
    }
}

/// The place of a quan cell on the screen.
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
#[expect(missing_docs, reason = "each field is named after what it says")]
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
    pub other_games: &'static str,
    pub about: &'static str,
    pub quit: &'static str,
    pub board: &'static str,
    /// The number of sides.
    pub sides: fn(usize) -> &'static str,
    pub who_plays: &'static str,
    pub one_player: &'static str,
    /// People only; takes their number.
    pub only_people: fn(usize) -> &'static str,
    /// Computers only; takes their number.
    pub only_computers: fn(usize) -> &'static str,
    pub mixed: &'static str,
    pub level: &'static str,
    pub the_computer: &'static str,
    /// A side by its number, and the number of sides.
    pub side_name: fn(usize, usize) -> String,
    pub person: &'static str,
    pub level_name: fn(Level) -> &'static str,
    pub level_hint: fn(Level) -> &'static str,
    pub next_game: &'static str,
    pub starter: &'static str,
    pub random_starter: &'static str,
    pub speed: &'static str,
    pub slow: &'static str,
    pub normal: &'static str,
    pub fast: &'static str,
    pub off: &'static str,
    pub board_style: &'static str,
    pub yard: &'static str,
    pub wood: &'static str,
    pub high_contrast: &'static str,
    pub colours: &'static str,
    pub system: &'static str,
    pub light: &'static str,
    pub dark: &'static str,
    pub language_label: &'static str,

    // Commands.
    pub menu: &'static str,
    pub new_game: &'static str,
    pub undo: &'static str,
    pub redo: &'static str,
    pub replay_last_turn: &'static str,
    pub pause: &'static str,
    pub continue_game: &'static str,
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
    /// One of several people, by number.
    pub player: fn(usize) -> String,
    /// One of several computers, by number.
    pub numbered_computer: fn(usize) -> String,
    /// A computer with its level.
    pub with_level: fn(&str, Level) -> String,
    /// One of these names inside a sentence.
    pub in_sentence: fn(&str) -> String,

    // The game screen.
    pub your_turn: &'static str,
    pub turn_of: fn(&str) -> String,
    pub to_move: &'static str,
    pub thinking: &'static str,
    /// Like `thinking`, but beside the player's name.
    pub thinking_beside_name: &'static str,
    pub no_move_found: &'static str,
    pub try_again: &'static str,
    pub paused: &'static str,
    pub choose_cell: &'static str,
    pub choose_arrow: &'static str,
    /// What a move would capture: the number of the cell in its row, the direction, the
    /// points.
    pub preview: fn(usize, Heading, i32) -> String,
    pub skip_animation: &'static str,

    // The list of moves.
    pub moves: &'static str,
    pub start: &'static str,
    pub previous_move: &'static str,
    pub next_move: &'static str,
    pub back_to_game: &'static str,
    /// The number of a turn, and a sentence that describes it.
    pub listed_turn: fn(usize, &str) -> String,
    /// The number of turns shown, and of all turns.
    pub looking_back: fn(usize, usize) -> String,
    pub earlier_position: &'static str,

    /// The player, the number of the cell in its row, the direction, the move in notation,
    /// the points captured.
    pub last_turn: fn(&str, usize, Heading, &str, i32) -> String,
    /// A shorter form for one of several turns: the player, the cell, the move, the points.
    pub short_turn: fn(&str, usize, &str, i32) -> String,
    pub row_refilled: &'static str,
    pub sweeping: &'static str,
    pub debt: fn(i32) -> String,
    pub points: fn(i32) -> String,

    // Names for screen readers.
    /// The owner, the number of the cell in its row (from the left, or from the top), its dân.
    pub cell_name: fn(&str, usize, u16) -> String,
    /// The place, whether the cell holds a quan, its dân.
    pub quan_cell_name: fn(Corner, bool, u16) -> String,
    /// The number of the cell in its row, the direction, whether that is anticlockwise.
    pub arrow_name: fn(usize, Heading, bool) -> String,
    pub store_name: fn(&str, i32) -> String,
    /// The points for the dân left in a row at the end, beside a score.
    pub swept: fn(i32) -> String,
    /// A player and the name of the side where they sit.
    pub player_at: fn(&str, &str) -> String,

    // Refused moves.
    /// Why a move is illegal, and the number of sides.
    pub refusal: fn(IllegalMove, usize) -> &'static str,
    pub game_over: &'static str,
    pub computers_turn: &'static str,
    pub computers_play: &'static str,

    // The result.
    pub you_win: &'static str,
    pub you_lose: &'static str,
    /// The heading of the result when the computer has won: by how many points, `None`
    /// if the points did not decide.
    pub you_lose_by: fn(Option<i32>) -> String,
    pub wins: fn(&str) -> String,
    pub draw: &'static str,
    /// The players who share first place: several, but not all.
    pub shared_first_place: fn(&[String]) -> String,
    /// A rank and the player who holds it.
    pub ranked: fn(usize, &str) -> String,
    /// Why the game ended, and the number of sides.
    pub ended_because: fn(GameEnd, usize) -> &'static str,
    pub play_again: &'static str,
    pub undo_last_move: &'static str,
    pub look_at_board: &'static str,

    // Copying and pasting.
    pub position_copied: &'static str,
    pub game_copied: &'static str,
    pub copy_failed: &'static str,
    pub game_opened: &'static str,
    pub nothing_to_paste: &'static str,
    pub not_a_game_record: &'static str,
    /// The place at which a record cannot be read, and the reason.
    pub record_error: fn(&RecordError) -> String,

    // Questions.
    pub open_question: &'static str,
    pub open: &'static str,
    pub game_in_progress: &'static str,
    pub new_game_question: &'static str,
    pub quit_question: &'static str,
    pub keep_playing: &'static str,
    pub close: &'static str,

    // Pages.
    /// The subject of each section, its heading, its text.
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
    pub unsaved: UnsavedWords,

    // Why there is no window.
    pub no_window: fn(&str) -> String,

    // Settings that cannot be read or saved.
    pub settings_set_aside: fn(&LoadProblem) -> String,
    pub settings_not_saved: fn(&SaveProblem) -> String,
}

impl Words {
    /// Returns the words of `language`.
    pub const fn of(language: Language) -> &'static Words {
        match language {
            Language::Vietnamese => &vi::WORDS,
            Language::English => &en::WORDS,
        }
    }
}

/// The languages, in the order of the menu.
pub const LANGUAGES: [Language; 2] = [Language::Vietnamese, Language::English];

/// Returns the language of the system if the program supports it, else Vietnamese.
pub fn system_language() -> Language {
    Language::of_locale(&platform::locale())
}
