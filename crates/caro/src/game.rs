//! The rules, as a game at the table.

use std::ops::RangeInclusive;

use basics::Excerpt;
use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, VariantArray};
use tabletop::archive::PlainlyStored;
use tabletop::{Entry, Game, GameMatch, Match, Outcome, Rules, Side, Standing};

use super::line::winning;
use super::{Board, CannotMark, Line, MAX_SIZE, Malformed, Square, history};

/// The range of the number of rows and columns.
pub const SIZE: RangeInclusive<u8> = 10..=MAX_SIZE;

/// Cờ caro with its options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Options", into = "Options")]
pub struct Caro {
    size: u8,
    exact_five: bool,
    double_block: bool,
}

/// The stored form of the options.
#[derive(Serialize, Deserialize)]
struct Options {
    size: u8,
    exact_five: bool,
    double_block: bool,
}

impl From<Caro> for Options {
    fn from(Caro { size, exact_five, double_block }: Caro) -> Self {
        Options { size, exact_five, double_block }
    }
}

impl TryFrom<Options> for Caro {
    type Error = Malformed;

    fn try_from(Options { size, exact_five, double_block }: Options) -> Result<Self, Malformed> {
        if !SIZE.contains(&size) {
            return Err(Malformed::Size(Excerpt::of(&size.to_string())));
        }
        Ok(Caro { size, exact_five, double_block })
    }
}

/// A name for a set of options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Display, EnumString, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "lowercase")]
pub enum Preset {
    /// Exactly five, and not blocked at both ends.
    Caro,
    /// Exactly five: standard gomoku.
    Gomoku,
    /// Five or more.
    Free,
}

/// An event of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CaroEvent {
    /// The side marked a square.
    Marked {
        /// The side.
        side: Side,
        /// The square.
        square: Square,
    },
    /// The mark completed a winning line.
    Won {
        /// The line.
        line: Line,
    },
}

/// The reason why the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Display)]
#[strum(serialize_all = "kebab-case")]
pub enum CaroEnd {
    /// A side has a winning line.
    Five,
    /// Every square has a mark: a draw.
    BoardFull,
}

impl Caro {
    /// Returns the game with the options of `preset` on the usual board of 15 rows and columns.
    pub fn preset(preset: Preset) -> Self {
        let (exact_five, double_block) = match preset {
            Preset::Caro => (true, true),
            Preset::Gomoku => (true, false),
            Preset::Free => (false, false),
        };
        Caro { size: 15, exact_five, double_block }
    }

    /// Returns the number of rows, which is that of columns, within [`SIZE`].
    pub fn size(&self) -> u8 {
        self.size
    }

    /// Returns whether a line of six or more does not win.
    pub fn exact_five(&self) -> bool {
        self.exact_five
    }

    /// Returns whether a line with an opponent's mark at both ends does not win. The edge of the
    /// board is not a mark.
    pub fn double_block(&self) -> bool {
        self.double_block
    }

    /// Returns the reason why the game has ended on `board`.
    fn end(&self, board: &Board) -> Option<CaroEnd> {
        match board.line() {
            Some(_) => Some(CaroEnd::Five),
            None => board.is_full().then_some(CaroEnd::BoardFull),
        }
    }

    /// Returns the board after a mark on `square`, and the events.
    fn mark(&self, board: &Board, square: Square) -> Result<(Board, Vec<CaroEvent>), CannotMark> {
        if self.end(board).is_some() {
            return Err(CannotMark::GameOver(square));
        }
        if !square.is_on(self.size) {
            return Err(CannotMark::OffBoard(square, self.size));
        }
        if board.mark(square).is_some() {
            return Err(CannotMark::Marked(square));
        }
        let (side, mut after) = (board.side(), board.clone());
        after.add(square);
        let mut events = vec![CaroEvent::Marked { side, square }];
        if let Some(line) = winning(&after, self, square, side) {
            after.win(line);
            events.push(CaroEvent::Won { line });
        }
        Ok((after, events))
    }
}

fn switch(option: &'static str, value: &str) -> Result<bool, Malformed> {
    match value {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err(Malformed::Switch { option, value: Excerpt::of(value) }),
    }
}

impl PlainlyStored for Caro {}

impl Game for Caro {
    const ID: &'static str = "caro";

    type Match = Match<Self>;
    type Entry = Entry<Self>;
    type Turn = Entry<Self>;
    type Position = Board;
    type Move = Square;
    type Illegal = CannotMark;
    type Malformed = Malformed;

    fn usual() -> Self {
        Caro::preset(Preset::Caro)
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        let text = |on: bool| if on { "on" } else { "off" }.to_owned();
        vec![
            ("size", self.size.to_string()),
            ("exact_five", text(self.exact_five)),
            ("double_block", text(self.double_block)),
        ]
    }

    fn set_option(&mut self, name: &str, value: &str) -> Result<(), Malformed> {
        match name {
            "size" => {
                let size = value.parse().ok().filter(|size: &u8| size.to_string() == value);
                let size = size.filter(|size| SIZE.contains(size));
                self.size = size.ok_or_else(|| Malformed::Size(Excerpt::of(value)))?;
            }
            "exact_five" => self.exact_five = switch("exact_five", value)?,
            "double_block" => self.double_block = switch("double_block", value)?,
            _ => return Err(Malformed::Option(Excerpt::of(name))),
        }
        Ok(())
    }

    /// Moves may follow each other without blanks: a move is digits, then a letter.
    fn record_words(text: &str) -> Vec<&str> {
        if !text.starts_with(|c: char| c.is_ascii_digit()) {
            return vec![text];
        }
        text.split_inclusive(|c: char| !c.is_ascii_digit()).collect()
    }

    fn start(&self, first: Side) -> Board {
        Board::empty(self.size, first)
    }

    fn to_move(&self, board: &Board) -> Option<Side> {
        self.end(board).is_none().then(|| board.side())
    }

    /// Returns the side that plays X; a position may begin with O to move.
    fn leader(&self, start: &Board) -> Side {
        start.first()
    }

    /// The text is a history, whose moves must be legal under these rules. Side 0 plays X unless
    /// `1:` precedes it.
    fn parse_position(&self, text: &str) -> Result<(Self, Board), Malformed> {
        let (first, moves) = history::read(text)?;
        let mut board = self.start(first);
        for (index, placed) in moves.into_iter().enumerate() {
            let at = placed.at;
            let marked = self.mark(&board, placed.square);
            let illegal = |why| Malformed::Move { number: index + 1, at, why };
            board = marked.map_err(illegal)?.0;
        }
        Ok((*self, board))
    }
}

impl Rules for Caro {
    type Event = CaroEvent;
    type End = CaroEnd;

    fn legal_moves(&self, board: &Board) -> Vec<Square> {
        if self.end(board).is_some() { Vec::new() } else { board.empty_squares().collect() }
    }

    fn play(played: &Match<Self>, square: Square) -> Result<Outcome<Self>, CannotMark> {
        if played.to_move().is_none() {
            return Err(CannotMark::GameOver(square));
        }
        let game = played.rules();
        let (after, events) = game.mark(played.position(), square)?;
        let end = game.end(&after);
        Ok(Outcome { events, after, end })
    }

    fn reopened(&self, board: &Board) -> Option<Board> {
        board.reopened()
    }

    fn standing(played: &Match<Self>, side: Side) -> Standing {
        let loser = match played.departures().last() {
            Some(departure) => departure.side(),
            // The side whose turn it would be has lost.
            None => played.position().line().map(|_| played.position().side()),
        };
        Standing::after_loss(loser, side)
    }
}
