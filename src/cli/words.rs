//! The words of the game in the terminal. Their texts are in `assets/words/`.

use std::env;
use std::iter::repeat;

use crate::ai::Level;
use crate::cli::verb::Verb;
use crate::rules::{Cell, Departure, GameEnd, IllegalMove, Move, Preset, Side, TurnEnd};
use crate::settings::Language;
use crate::storage::SaveProblem;
use crate::words::{ByLanguage, Choice, Detail, Entry, Lead, Program, Source, choices, words};
use basics::{Excerpt, shown_path};

words! {
    /// The words of one language. The comments in `assets/words/en.ftl` say where each appears.
    pub(super) struct Words("terminal-") {
        verb[Verb],
        names: SharedWords,

        // The players.
        side(side: Side),
        you,
        computer(level: &str),

        // The board.
        owner(name: &str, first: Cell, last: Cell, lead: Lead, points: i32),
        row(owner: &str, piles: &str),
        quan_cell(cell: Cell, quan: bool, dan: u16),

        // A turn.
        played(name: &str, notation: Move, laps: &str),
        refilled(name: &str, dan: i32),
        lap(dan: u16, cell: Cell),
        nothing_captured,
        ponded(name: &str, dan: i32),
        captured(points: i32, captures: &str),
        capture(quan: bool, dan: u16, cell: Cell),
        turn_end_at_quan_cell(cell: Cell),
        turn_end_two_empty_cells,
        turn_end_chain_over,
        turn_end_young_quan(cell: Cell),
        turn_end_first_turn_quan(cell: Cell),
        turn_end_endless_sowing,
        game_end[GameEnd](sides: usize),
        idle_turns_left(left: usize),
        left_resigned(name: &str),
        left_out_of_time(name: &str),
        left_all_agreed,
        collected(name: &str, dan: i32),
        left_over,
        match_won(name: &str),
        match_drawn,
        round(number: usize),
        sold(name: &str, sold: &str),
        ranking,
        ranked(rank: usize, name: &str, points: i32),

        // Answers.
        welcome,
        over_prompt,
        after_end,
        chosen(notation: Move),
        refused_game_over(notation: Move),
        refused_no_such_cell(notation: Move, cell: Cell),
        refused_quan_cell(notation: Move, cell: Cell),
        refused_not_yours(notation: Move, cell: Cell, owner: Side),
        refused_pond(notation: Move, cell: Cell),
        refused_wrong_direction(notation: Move),
        refused_empty_cell(notation: Move, cell: Cell),
        unclear(line: &Excerpt),
        not_a_command(line: &Excerpt),
        thinking,
        thinking_broke,
        computers_turn,
        undone(turns: usize),
        nothing_to_undo,
        redone(turns: usize),
        nothing_to_redo,
        moves(moves: &str),
        no_moves,
        hint(notation: Move, captured: i32, lead: Lead, points: i32),
        hint_proven(notation: Move, captured: i32, lead: Lead, points: i32, turns: u32),
        save_where,
        saved(path: &str),
        not_saved_refused(path: &str),
        not_saved_folder(path: &str, error: Detail<&str>),
        not_saved_file(path: &str, error: Detail<&str>),
        not_saved_value(path: &str, error: Detail<&str>),
        help,
        goodbye,

        // The menu.
        menu_title,
        menu_sides,
        menu_board_two,
        menu_board_three,
        menu_board_four,
        menu_rules,
        preset[Preset],
        menu_opponent,
        menu_persons,
        menu_seat,
        menu_refused(line: &Excerpt, first: usize, last: usize),

        // Stepping through a record.
        step_help,
        step_at(turn: usize, all: usize),
        step_first,
        step_last,
        step_unclear(line: &Excerpt),

        // Another game.
        refused_in_game(why: &str),
        won(name: &str),
        guest_play,
        guest_history,
        guest_computer,
        guest_leave,
        guest_level,
        guest_seat,
        guest_paste(example: &str),
        guest_refused(why: &str),
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

    /// Returns the name, the cells and the points of a side.
    pub(super) fn owner_line(&self, name: &str, first: Cell, last: Cell, store: i32) -> String {
        self.owner(name, first, last, Lead::of(store), store.abs())
    }

    /// Returns why a turn ended.
    pub(super) fn turn_end(&self, why: TurnEnd) -> String {
        match why {
            TurnEnd::AtQuanCell(cell) => self.turn_end_at_quan_cell(cell),
            TurnEnd::TwoEmptyCells => self.turn_end_two_empty_cells.to_owned(),
            TurnEnd::ChainOver => self.turn_end_chain_over.to_owned(),
            TurnEnd::YoungQuan(cell) => self.turn_end_young_quan(cell),
            TurnEnd::FirstTurnQuan(cell) => self.turn_end_first_turn_quan(cell),
            TurnEnd::EndlessSowing => self.turn_end_endless_sowing.to_owned(),
        }
    }

    /// Returns how the side with this name left the game.
    pub(super) fn left(&self, departure: Departure, name: &str) -> String {
        match departure {
            Departure::Resigned(_) => self.left_resigned(name),
            Departure::OutOfTime(_) => self.left_out_of_time(name),
            Departure::Stopped => self.left_all_agreed.to_owned(),
        }
    }

    /// Returns why a move is refused, and what to do.
    pub(super) fn refused(&self, illegal: IllegalMove) -> String {
        match illegal {
            IllegalMove::GameOver(mv) => self.refused_game_over(mv),
            IllegalMove::NoSuchCell(mv) => self.refused_no_such_cell(mv, mv.cell),
            IllegalMove::QuanCell(mv) => self.refused_quan_cell(mv, mv.cell),
            IllegalMove::NotYours(mv, owner) => self.refused_not_yours(mv, mv.cell, owner),
            IllegalMove::Pond(mv) => self.refused_pond(mv, mv.cell),
            IllegalMove::EmptyCell(mv) => self.refused_empty_cell(mv, mv.cell),
            IllegalMove::WrongDirection(mv) => self.refused_wrong_direction(mv),
        }
    }

    /// Returns a hint: a move, the points it captures, the expected margin and, if that is proven,
    /// the number of turns to the end.
    pub(super) fn hint_to_play(
        &self,
        mv: Move,
        captured: i32,
        margin: i32,
        turns: Option<u32>,
    ) -> String {
        let (lead, points) = (Lead::of(margin), margin.abs());
        match turns {
            Some(turns) => self.hint_proven(mv, captured, lead, points, turns),
            None => self.hint(mv, captured, lead, points),
        }
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
