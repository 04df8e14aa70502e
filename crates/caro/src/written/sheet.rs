//! A game as a reader has found it, before it is played.

use basics::record_text::MAX_TURNS;
use basics::{Departure, Excerpt, Form, Heading, Name, PassedOver, Unread};
use tabletop::{Game, GameMatch, Match, Noted, Record, Side, Step, StepRefused};

use super::{Flaw, NotRead};
use crate::{Board, CannotMark, Caro, MAX_SIZE, Malformed, Square};

/// A row, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Row {
    /// From the bottom.
    Up(u16),
    /// From the top.
    Down(u16),
}

/// What a text names as a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Done {
    /// A mark in this column, counted from 0, and row.
    Mark(u16, Row),
    /// A side left.
    Departure(Departure),
}

/// A move, and the offsets of its beginning and end in the text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    pub done: Done,
    pub at: usize,
    pub end: usize,
}

/// A game as a reader has found it.
#[derive(Clone)]
pub(super) struct Sheet<'a> {
    pub text: &'a str,
    /// The game with the options that the text names.
    pub game: Caro,
    /// Whether the text names the size.
    pub sized: bool,
    /// Whether the text names the rules by which a line wins.
    pub ruled: bool,
    /// The side that plays X.
    pub first: Side,
    /// A history that the entries continue, with its offset.
    pub start: Option<(usize, &'a str)>,
    pub entries: Vec<Entry>,
    pub heading: Heading,
    /// The result in the words of this program's records, with its offset.
    pub reached: Option<(usize, &'a str)>,
    pub form: Form,
    pub passed: PassedOver,
}

impl<'a> Sheet<'a> {
    pub(super) fn new(text: &'a str, game: Caro, form: Form) -> Self {
        Sheet {
            text,
            game,
            sized: false,
            ruled: false,
            first: Side::NEAR,
            start: None,
            entries: Vec::new(),
            heading: Heading::default(),
            reached: None,
            form,
            passed: PassedOver::default(),
        }
    }

    /// Adds what was done.
    ///
    /// # Errors
    /// Returns [`Flaw::TooManyMoves`].
    pub(super) fn push(&mut self, entry: Entry) -> Result<(), NotRead> {
        if self.entries.len() >= MAX_TURNS {
            return Err(Unread::at(self.text, entry.at, Flaw::TooManyMoves(MAX_TURNS)));
        }
        self.entries.push(entry);
        Ok(())
    }

    /// Sets the size that the text names at the offset `at`.
    ///
    /// # Errors
    /// Returns [`Malformed::Size`] for a size out of range.
    pub(super) fn set_size(&mut self, at: usize, size: &str) -> Result<(), NotRead> {
        self.sized = true;
        let size = size.trim_start_matches('0');
        let set = self.game.set_option("size", size);
        set.map_err(|why| Unread::at(self.text, at, Flaw::Malformed(why)))
    }

    /// Names the player of `side`, shortened if need be.
    pub(super) fn set_name(&mut self, side: Side, name: &str) {
        let (name, is_cut) = Name::shortened(name);
        self.passed.names += usize::from(is_cut);
        if !name.is_empty() {
            self.heading.set_name(side, name.as_str());
        }
    }

    /// Plays a game in a form of other programs, which have other rules than the given ones. If the text names none, the game
    /// was played under those that end it with the last move, if there are any: the strictest of them, with the given
    /// ones first.
    ///
    /// # Errors
    /// Returns the first flaw with its place.
    pub(super) fn play_by_its_rules(self) -> Result<Noted<Caro>, NotRead> {
        if self.ruled {
            return self.play();
        }
        let given = self.game;
        let rules = [("on", "on"), ("on", "off"), ("off", "off")].map(|(exact, block)| {
            let mut game = given;
            let set = game.set_option("exact_five", exact);
            set.and_then(|()| game.set_option("double_block", block)).expect("both are options");
            game
        });
        let mut read = self.clone().play()?;
        for game in rules.into_iter().filter(|game| *game != given) {
            if read.record.game.end().is_some() {
                break;
            }
            let other = Sheet { game, ..self.clone() }.play()?;
            if other.record.game.end().is_some() {
                read = other;
                read.passed_over.guessed_rules = true;
            }
        }
        Ok(read)
    }

    /// Plays the game. A text that names no size has the usual one, or the least larger one that holds
    /// all its squares.
    ///
    /// # Errors
    /// Returns the first flaw with its place.
    pub(super) fn play(mut self) -> Result<Noted<Caro>, NotRead> {
        if !self.sized {
            self.enlarge();
        }
        let start = self.begin()?;
        let mut played = Match::begin(self.game, start);
        let mut turn = 1;
        for entry in &self.entries {
            let step = self.step(entry, turn)?;
            let refuse = |flaw| Unread::at(self.text, entry.at, flaw);
            played.take(step).map_err(|why| match why {
                StepRefused::Illegal(why) => refuse(Flaw::Illegal(why)).in_turn(turn),
                StepRefused::Departure(why) => refuse(Flaw::Departure(why)),
                StepRefused::Round => refuse(self.not_a_move(entry)),
            })?;
            turn += usize::from(matches!(step, Step::Move(_)));
        }
        let record = Record { game: played, heading: self.heading };
        if let Some((at, claimed)) = self.reached {
            let reached = record.result();
            if claimed != reached {
                let claimed = Excerpt::of(claimed);
                return Err(Unread::at(self.text, at, Flaw::OtherResult { claimed, reached }));
            }
        }
        Ok(Noted { record, form: self.form, passed_over: self.passed })
    }

    /// Makes the board as large as its marks need.
    fn enlarge(&mut self) {
        let need = self.entries.iter().filter_map(|entry| match entry.done {
            Done::Mark(column, Row::Up(row) | Row::Down(row)) => {
                Some(column.max(row).saturating_add(1))
            }
            Done::Departure(_) => None,
        });
        let need = need.max().unwrap_or_default().min(MAX_SIZE.into());
        for size in self.game.size()..=MAX_SIZE {
            self.game.set_option("size", &size.to_string()).expect("a size in the range");
            let start = self.start.map(|(_, history)| self.game.parse_position(history));
            let is_off = |why| matches!(why, Malformed::Move { why: CannotMark::OffBoard(..), .. });
            let holds_start = !start.and_then(Result::err).is_some_and(is_off);
            if u16::from(size) >= need && holds_start {
                return;
            }
        }
    }

    /// Returns the board on which the entries begin.
    fn begin(&self) -> Result<Board, NotRead> {
        let Some((at, history)) = self.start else { return Ok(self.game.start(self.first)) };
        let read = self.game.parse_position(history);
        let read = read.map_err(|why| Unread::at(self.text, at, Flaw::Malformed(why)));
        read.map(|(_, board)| board)
    }

    fn step(&self, entry: &Entry, turn: usize) -> Result<Step<Square>, NotRead> {
        let (column, row) = match entry.done {
            Done::Departure(departure) => return Ok(Step::Departure(departure)),
            Done::Mark(column, Row::Up(row)) => (column, Some(row)),
            Done::Mark(column, Row::Down(row)) => {
                (column, u16::from(self.game.size()).checked_sub(row.saturating_add(1)))
            }
        };
        let number = |number: u16| u8::try_from(number).ok();
        let square = row.and_then(number).zip(number(column));
        let square = square.and_then(|(row, column)| Square::new(row, column));
        let square = square.filter(|square| square.is_on(self.game.size()));
        square.map(Step::Move).ok_or_else(|| {
            let found = Excerpt::of(&self.text[entry.at..entry.end]);
            let flaw = Flaw::OffBoard(found, self.game.size());
            Unread::at(self.text, entry.at, flaw).in_turn(turn)
        })
    }

    fn not_a_move(&self, entry: &Entry) -> Flaw {
        Flaw::NotAMove(Excerpt::of(&self.text[entry.at..entry.end]))
    }
}
