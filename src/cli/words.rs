//! The words of the terminal, whatever the game. Their texts are in `assets/words/`.

use std::env;
use std::iter::repeat;

use crate::cli::verb::Verb;
use crate::settings::Language;
use crate::storage::SaveProblem;
use crate::words::{ByLanguage, Choice, Detail, Entry, Program, Source, choices, words};
use basics::{Excerpt, Level, Side, shown_path};

words! {
    /// The words of one language. The comments in `assets/words/en.ftl` say where each appears.
    pub(super) struct Words("terminal-") {
        verb[Verb],
        names: SharedWords,

        // The players.
        side(side: Side),
        you,
        computer(level: &str),

        // Answers.
        over_prompt,
        after_end,
        not_a_command(line: &Excerpt),
        refused_in_game(why: &str),
        thinking,
        thinking_broke,
        computers_turn,
        undone(turns: usize),
        nothing_to_undo,
        redone(turns: usize),
        nothing_to_redo,
        moves(moves: &str),
        no_moves,
        save_where,
        saved(path: &str),
        not_saved_refused(path: &str),
        not_saved_folder(path: &str, error: Detail<&str>),
        not_saved_file(path: &str, error: Detail<&str>),
        not_saved_value(path: &str, error: Detail<&str>),
        won(name: &str),
        goodbye,

        // The menus.
        menu_refused(line: &Excerpt, first: usize, last: usize),
        guest_play,
        guest_history,
        guest_computer,
        guest_leave,
        guest_level,
        guest_seat,
        guest_paste(example: &str),
        guest_refused(why: &str),

        // Stepping through a record.
        step_help,
        step_at(turn: usize, all: usize),
        step_first,
        step_last,
        step_unclear(line: &Excerpt),
    }
}

words! {
    /// Words that the window uses, too.
    pub(super) struct SharedWords("") {
        level_name[Level],
        draw,
    }
}

choices! {
    Verb {
        Verb::Undo => "undo",
        Verb::Redo => "redo",
        Verb::Hint => "hint",
        Verb::Save => "save",
        Verb::SaveOver => "save-over",
        Verb::Moves => "moves",
        Verb::Board => "board",
        Verb::Help => "help",
        Verb::Quit => "quit",
    }
}

impl Words {
    /// Returns the words of `language`.
    pub(super) fn of(language: Language) -> &'static Words {
        static WORDS: ByLanguage<Words> = ByLanguage::new();
        WORDS.get(language, || Words::find(Source::of(language), "", &[]))
    }

    /// Returns the names of the commands in this language.
    pub(super) fn verbs(&self) -> impl Iterator<Item = (&'static str, Verb)> {
        let names = |verb: &Verb| self.verb(*verb).split(',').map(str::trim).zip(repeat(*verb));
        <Verb as Choice<Program>>::ALL.iter().flat_map(names)
    }

    /// Returns the name of a computer.
    pub(super) fn computer_at(&self, level: Level) -> String {
        self.computer(self.names.level_name(level))
    }

    /// Returns why a game was not saved.
    pub(super) fn not_saved(&self, problem: &SaveProblem) -> String {
        match problem {
            SaveProblem::Refused { path } => self.not_saved_refused(&shown_path(path)),
            SaveProblem::Folder { folder, error } => {
                self.not_saved_folder(&shown_path(folder), Detail(&error.to_string()))
            }
            SaveProblem::File { path, error } => {
                self.not_saved_file(&shown_path(path), Detail(&error.to_string()))
            }
            SaveProblem::Value { path, why } => {
                self.not_saved_value(&shown_path(path), Detail(why))
            }
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
