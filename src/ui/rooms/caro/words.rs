//! The words of cờ caro that only the window needs.

use ::caro::{Board, Caro, Preset, Square, moves_to_win};
use strum::VariantArray;
use tabletop::{Advised, Entry as MatchEntry, Match, Played, Side, Step};

use super::look::{Look, Mark};
use crate::settings::Language;
use crate::ui::rooms::table::TableWords;
use crate::words::caro::CaroWords;
use crate::words::{ByLanguage, Entry as _, GameWords, Source, choices, words};

words! {
    /// The words of one language.
    pub(in crate::ui::rooms) struct BoardWords("caro-") {
        shared: CaroWords,
        look_name[Look],
        pen_x,
        pen_o,
        stone_x,
        stone_o,
        lesson_five,
        lesson_five_done,
        lesson_blocked,
        lesson_blocked_done,
        lesson_three,
        lesson_three_done,
        lesson_fork,
        lesson_fork_done,
        lesson_missed,
        rules_aim,
        rules_six,
        rules_blocked,
        rules_edge,
        rules_full,
        rules_hands,
        rules_source,
        size,
        preset[Preset],
        options,
        name(size: u8, marks: usize),
        square_name(square: &str, mark: Mark),
        expected(name: &str, chances: Chances),
        expected_end(name: &str, wins: bool, moves: u32),
        fault(name: &str, square: &str, better: &str),
    }
}

choices! {
    Chances {
        Chances::Much => "much",
        Chances::Better => "better",
        Chances::Even => "even",
        Chances::Worse => "worse",
        Chances::MuchWorse => "much-worse",
    }
    Preset {
        Preset::Caro => "caro",
        Preset::Gomoku => "gomoku",
        Preset::Free => "free",
    }
}

impl BoardWords {
    /// Returns the words of `language`.
    pub(in crate::ui::rooms) fn of(language: Language) -> &'static Self {
        static WORDS: ByLanguage<BoardWords> = ByLanguage::new();
        WORDS.get(language, || BoardWords::find(Source::of(language), "", &[]))
    }

    /// Returns what makes a mark in a look.
    fn piece_of(&self, look: Look, mark: Mark) -> &'static str {
        match (look, mark) {
            (Look::Paper, Mark::O) => self.pen_o,
            (Look::Paper, _) => self.pen_x,
            (Look::Wood, Mark::O) => self.stone_o,
            (Look::Wood, _) => self.stone_x,
        }
    }

    /// Returns the name of the board for screen readers.
    pub(super) fn board(&self, board: &Board) -> String {
        self.name(board.size(), board.history().len())
    }

    /// Returns the name of a square and what is on it.
    pub(super) fn square(&self, board: &Board, square: Square) -> String {
        let mark = board.mark(square).map_or(Mark::None, |side| Mark::of(board, side));
        self.square_name(&square.to_string(), mark)
    }
}

impl TableWords<Caro> for BoardWords {
    fn shared(&self) -> &dyn GameWords<Caro> {
        &self.shared
    }

    fn piece(&self, played: &Match<Caro>, side: Side, look: usize) -> Option<&'static str> {
        Some(self.piece_of(Look::of(look), Mark::of(played.position(), side)))
    }

    fn look_names(&self) -> Vec<&'static str> {
        Look::ALL.map(|look| self.look_name(look)).to_vec()
    }

    fn lesson_steps(&self) -> Vec<[&'static str; 2]> {
        vec![
            [self.lesson_five, self.lesson_five_done],
            [self.lesson_blocked, self.lesson_blocked_done],
            [self.lesson_three, self.lesson_three_done],
            [self.lesson_fork, self.lesson_fork_done],
        ]
    }

    fn lesson_missed(&self) -> Option<&'static str> {
        Some(self.lesson_missed)
    }

    fn rules(&self) -> Vec<&'static str> {
        vec![
            self.rules_aim,
            self.rules_six,
            self.rules_blocked,
            self.rules_edge,
            self.rules_full,
            self.rules_hands,
            self.rules_source,
        ]
    }

    fn options(&self, game: &Caro, _look: usize) -> Vec<(&'static str, String)> {
        let preset = preset_of(game).map_or("–", |preset| self.preset(preset));
        vec![(self.size, game.size().to_string()), (self.options, preset.to_owned())]
    }

    fn move_name(&self, turn: &MatchEntry<Caro>, _look: usize) -> String {
        square_of_turn(turn).map_or_else(String::new, |square| square.to_string())
    }

    fn hint(&self, hint: &<Caro as Advised>::Hint, _look: usize) -> String {
        self.shared.advice(hint)
    }

    fn expected(&self, name: &str, score: i32) -> String {
        match moves_to_win(score) {
            Some(moves) => self.expected_end(name, moves > 0, moves.unsigned_abs()),
            None => self.expected(name, Chances::of(score)),
        }
    }

    fn fault(&self, played: &Match<Caro>, name: &str, better: Square, _look: usize) -> String {
        let last = played.entries().last().and_then(square_of_turn);
        let square = last.map_or_else(String::new, |square| square.to_string());
        self.fault(name, &square, &better.to_string())
    }
}

/// Who has the better chances.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::ui::rooms) enum Chances {
    /// The player to move, by much.
    Much,
    /// The player to move.
    Better,
    /// Nobody.
    Even,
    /// The other player.
    Worse,
    /// The other player, by much.
    MuchWorse,
}

impl Chances {
    /// Returns the chances for a score of the player to move.
    fn of(score: i32) -> Self {
        match score {
            MUCH.. => Chances::Much,
            SOME.. => Chances::Better,
            _ if score > -SOME => Chances::Even,
            _ if score > -MUCH => Chances::Worse,
            _ => Chances::MuchWorse,
        }
    }
}

/// The scores from which a side is better, and much better.
const SOME: i32 = 60;
const MUCH: i32 = 400;

/// Returns the preset that has the options of `game`, apart from the size of the board.
pub(super) fn preset_of(game: &Caro) -> Option<Preset> {
    let same = |preset: &&Preset| {
        let other = Caro::preset(**preset);
        (other.exact_five(), other.double_block()) == (game.exact_five(), game.double_block())
    };
    Preset::VARIANTS.iter().find(same).copied()
}

/// Returns the square that a turn marked.
fn square_of_turn(turn: &MatchEntry<Caro>) -> Option<Square> {
    match turn.step {
        Step::Move(square) => Some(square),
        Step::Departure(_) | Step::Round => None,
    }
}
