//! The words of cờ caro that the window and the terminal share.

use crate::{
    Advice, Along, Board, CannotMark, Caro, CaroEvent, Gain, Line, Malformed, Quiet, SIZE, Threat,
    Through, moves_to_win,
};
use basics::Excerpt;
use tabletop::{Entry as MatchEntry, GameMatch, Match, Side, Step};

use game_words::{CommonWords, GameWords};
use words::part;

/// The number of the look with stones on wood; the other one has a pen on paper.
const WOOD: usize = 1;

/// The fields of the words of this crate, one a line.
pub const FIELDS: &str = include_str!(concat!(env!("OUT_DIR"), "/fields.txt"));

part!(CaroWords);

impl CaroWords {
    /// Returns a hint in a sentence.
    pub fn advice(&self, advice: &Advice) -> String {
        let square = advice.square.name();
        match moves_to_win(advice.score) {
            Some(moves @ 1..) => self.hint_wins(&square, winners_moves(moves)),
            Some(moves) => self.hint_loses(&square, winners_moves(moves)),
            None => {
                let hint = match &advice.quiet {
                    Some(quiet) => self.hint_quiet(&square, &self.quiet(quiet)),
                    None => self.hint(&square, advice.makes, advice.blocks),
                };
                match advice.is_only {
                    true => format!("{hint} {}", self.hint_others_lose),
                    false => hint,
                }
            }
        }
    }

    /// Returns what speaks for a mark that neither threatens nor blocks anything, as what it does.
    pub(crate) fn quiet(&self, quiet: &Quiet) -> String {
        let line = |line| self.line(line);
        let starts = quiet.starts.then(|| self.quiet_starts.to_owned());
        let gain = quiet.gain.map(|gain| match gain {
            Gain::TwoLines(one, two) => self.quiet_two_lines(&line(one), &line(two)),
            Gain::Three(along) => self.quiet_three(&line(along)),
            Gain::OpenTwo(along) => self.quiet_open_two(&line(along)),
            Gain::Two(along) => self.quiet_two(&line(along)),
        });
        let takes = quiet.takes.map(|along| self.quiet_takes(&line(along)));
        match (starts.or(gain), takes) {
            (Some(one), Some(other)) => self.quiet_both(&one, &other),
            (Some(one), None) | (None, Some(one)) => one,
            (None, None) => self.quiet_near.to_owned(),
        }
    }

    /// Returns the name of a line.
    fn line(&self, Through { along, mark }: Through) -> String {
        let (column, name) = (mark.letter().to_string(), mark.name());
        self.through(along, mark.row() + 1, &column, &name)
    }

    /// Returns the name of the mark of a side, or of its stones on wood: X and the dark ones belong to
    /// the side that moves first.
    pub fn mark(&self, first: Side, side: Side, look: usize) -> &'static str {
        match (is_wood(look), side == first) {
            (false, true) => self.mark_x,
            (false, false) => self.mark_o,
            (true, true) => self.stone_x,
            (true, false) => self.stone_o,
        }
    }
}

/// Returns how many moves of its own the winner needs, the winning one included, for a number of
/// [`moves_to_win`].
pub fn winners_moves(moves_to_win: i32) -> u32 {
    moves_to_win.unsigned_abs().div_ceil(2)
}

/// Returns the name of a winning line: its ends.
fn name_of(line: Line) -> String {
    format!("{}-{}", line.from.name(), line.to.name())
}

/// Returns whether stones on wood stand for the marks.
fn is_wood(look: usize) -> bool {
    look == WOOD
}

impl GameWords<Caro> for CaroWords {
    fn title(&self) -> &'static str {
        self.title
    }

    fn subtitle(&self) -> &'static str {
        self.subtitle
    }

    fn position(&self, board: &Board, look: usize) -> String {
        self.position(board.history().len() + 1, self.mark(board.first(), board.side(), look))
    }

    fn played(&self, turn: &MatchEntry<Caro>, name: &str, _look: usize) -> String {
        match turn.step {
            Step::Move(square) => self.played(name, &square.name()),
            Step::Departure(_) | Step::Round => String::new(),
        }
    }

    fn illegal(&self, why: &CannotMark, look: usize) -> String {
        match *why {
            CannotMark::GameOver(_) => self.common.game_over.to_owned(),
            CannotMark::Marked(square) => self.marked(&square.name(), is_wood(look)),
            CannotMark::OffBoard(square, size) => self.off_board(&square.name(), size),
        }
    }

    fn malformed(&self, why: &Malformed) -> String {
        match why {
            Malformed::Square(text) => self.not_a_square(text),
            Malformed::Character { at, found } => self.not_a_history(*at, found),
            Malformed::Move { number, at, why } => {
                let why = self.illegal(why, 0);
                self.illegal_in_history(*number, *at, why.trim_end_matches('.'))
            }
            Malformed::Option(name) => self.no_option(name, "size, exact_five, double_block"),
            Malformed::Switch { option, value } => self.not_a_switch(option, value),
            Malformed::Size(value) => self.not_a_size(value, *SIZE.start(), *SIZE.end()),
        }
    }

    fn end(&self, played: &Match<Caro>, look: usize) -> String {
        let board = played.position();
        match board.line() {
            Some(line) => self.end_five(&name_of(line), is_wood(look)),
            None if board.is_full() => self.end_board_full.to_owned(),
            None => String::new(),
        }
    }

    fn end_with(&self, entry: &MatchEntry<Caro>, look: usize) -> String {
        let line = entry.outcome.events.iter().find_map(|event| match event {
            CaroEvent::Won { line } => Some(*line),
            CaroEvent::Marked { .. } => None,
        });
        line.map_or_else(String::new, |line| self.end_five(&name_of(line), is_wood(look)))
    }
}
