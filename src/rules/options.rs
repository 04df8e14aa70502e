//! The rule options and the presets that name sets of them. Options are data
//! that one [`super::play`] reads.

use std::fmt;
use std::ops::RangeInclusive;

use super::notation::parse_number;
use super::{Handicap, Position, Side};

/// What an empty quan cell does to the hand that comes up to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EmptyQuan {
    /// It ends the turn, like an occupied one.
    Stops,
    /// It counts as an ordinary empty cell, in a chain too.
    Passes,
}

/// What happens when a side with an empty row owns fewer than five points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refill {
    /// It refills all the same; its store goes below zero.
    Borrow,
    /// The game ends with the turn just played.
    End,
}

/// What ends the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Every quan cell is empty.
    Cells,
    /// Every quan piece is captured.
    Pieces,
}

/// Whether the first turn of the game may capture a quan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstQuan {
    /// It may.
    Allowed,
    /// The turn ends instead.
    Forbidden,
}

/// What stands for a quan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuanStones {
    /// One big stone.
    Piece,
    /// `quan_value` ordinary dân.
    Dan,
}

/// The rules a game is played by: one value for each option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    /// Option `empty_quan`.
    pub empty_quan: EmptyQuan,
    /// Option `quan_value`: points for a captured quan, 1 to 50.
    pub quan_value: u8,
    /// Option `young_quan`: a quan with fewer dân than this cannot be captured, 0 to 20.
    pub young_quan: u8,
    /// Option `refill`.
    pub refill: Refill,
    /// Option `ending`.
    pub ending: Ending,
    /// Option `first_quan`.
    pub first_quan: FirstQuan,
    /// Option `dan`: dân in each citizen cell at the start, 1 to 20.
    pub dan: u8,
    /// Option `quan_dan`: dân beside the quan in each quan cell at the start, 0 to 50.
    pub quan_dan: u8,
    /// Option `quan`.
    pub quan: QuanStones,
    /// Option `sides`: how many sides play, 2 to 4.
    pub sides: usize,
    /// Option `handicap`: what the stronger side gives; none when it gives nothing.
    pub handicap: Option<Handicap>,
}

/// The names of the presets, in the order in which they are offered.
pub const PRESETS: [&str; 5] = ["classic", "folk", "report", "rich", "bigquan"];

/// The names of the options, in the order in which the rules tell of them.
pub const OPTIONS: [&str; 11] = [
    "empty_quan",
    "quan_value",
    "young_quan",
    "refill",
    "ending",
    "first_quan",
    "dan",
    "quan_dan",
    "quan",
    "sides",
    "handicap",
];

impl Default for Rules {
    fn default() -> Self {
        Rules::classic()
    }
}

impl Rules {
    /// The preset `classic`: the first value of every option.
    pub fn classic() -> Self {
        Rules {
            empty_quan: EmptyQuan::Stops,
            quan_value: 10,
            young_quan: 0,
            refill: Refill::Borrow,
            ending: Ending::Cells,
            first_quan: FirstQuan::Allowed,
            dan: 5,
            quan_dan: 0,
            quan: QuanStones::Piece,
            sides: 2,
            handicap: None,
        }
    }

    /// The preset called `name`, one of [`PRESETS`].
    ///
    /// # Errors
    /// [`OptionError::Preset`] when there is none of that name.
    pub fn preset(name: &str) -> Result<Self, OptionError> {
        let classic = Rules::classic();
        Ok(match name {
            "classic" => classic,
            "folk" => Rules { empty_quan: EmptyQuan::Passes, young_quan: 5, ..classic },
            "report" => Rules { refill: Refill::End, ..classic },
            "rich" => Rules { dan: 10, ..classic },
            "bigquan" => Rules { quan_dan: 20, ..classic },
            _ => return Err(OptionError::Preset(name.to_owned())),
        })
    }

    /// Sets the option `name` to the value written as `value`.
    ///
    /// # Errors
    /// [`OptionError`] when there is no such option or it has no such value;
    /// the rules are unchanged then.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        match name {
            "empty_quan" => {
                let values = [("stops", EmptyQuan::Stops), ("passes", EmptyQuan::Passes)];
                self.empty_quan = word(name, value, values)?;
            }
            "quan_value" => self.quan_value = number(name, value, 1..=50)?,
            "young_quan" => self.young_quan = number(name, value, 0..=20)?,
            "refill" => {
                let values = [("borrow", Refill::Borrow), ("end", Refill::End)];
                self.refill = word(name, value, values)?;
            }
            "ending" => {
                let values = [("cells", Ending::Cells), ("pieces", Ending::Pieces)];
                self.ending = word(name, value, values)?;
            }
            "first_quan" => {
                let values = [("allowed", FirstQuan::Allowed), ("forbidden", FirstQuan::Forbidden)];
                self.first_quan = word(name, value, values)?;
            }
            "dan" => self.dan = number(name, value, 1..=20)?,
            "quan_dan" => self.quan_dan = number(name, value, 0..=50)?,
            "quan" => {
                let values = [("piece", QuanStones::Piece), ("dan", QuanStones::Dan)];
                self.quan = word(name, value, values)?;
            }
            "sides" => self.sides = number(name, value, 2..=4)?.into(),
            "handicap" if value == "none" => self.handicap = None,
            "handicap" => self.handicap = Some(Handicap::parse(value)?),
            _ => return Err(OptionError::Name(name.to_owned())),
        }
        Ok(())
    }

    /// Whether the options fit together.
    ///
    /// # Errors
    /// [`OptionError::Conflict`] when `quan=dan` meets an option that speaks of
    /// quan pieces.
    pub fn validate(&self) -> Result<(), OptionError> {
        let pieces_needed =
            [("young_quan", self.young_quan > 0), ("ending=pieces", self.ending == Ending::Pieces)];
        let conflict = pieces_needed.iter().find(|(_, set)| *set && self.quan == QuanStones::Dan);
        conflict.map_or(Ok(()), |(option, _)| Err(OptionError::Conflict(option)))
    }

    /// These rules for a board of `sides` sides.
    ///
    /// # Errors
    /// [`OptionError::HandicapSide`] when the side that gives a handicap does not
    /// play on that board.
    pub fn for_sides(&self, sides: usize) -> Result<Self, OptionError> {
        match self.handicap.as_ref().map(|handicap| handicap.side) {
            Some(side) if side.index() >= sides => Err(OptionError::HandicapSide(side, sides)),
            _ => Ok(Rules { sides, ..self.clone() }),
        }
    }

    /// These rules for the board of `position`.
    pub(super) fn on(&self, position: &Position) -> Self {
        Rules { sides: position.ring().sides(), ..self.clone() }
    }
}

fn word<T: Copy>(
    name: &str,
    value: &str,
    values: [(&'static str, T); 2],
) -> Result<T, OptionError> {
    let found = values.iter().find(|(text, _)| *text == value);
    found.map(|(_, meaning)| *meaning).ok_or_else(|| OptionError::Word {
        option: name.to_owned(),
        value: value.to_owned(),
        allowed: values.map(|(text, _)| text),
    })
}

fn number(name: &str, value: &str, range: RangeInclusive<u8>) -> Result<u8, OptionError> {
    let found = parse_number(value).filter(|number| range.contains(number));
    found.ok_or_else(|| OptionError::Range {
        option: name.to_owned(),
        value: value.to_owned(),
        range,
    })
}

/// Why rule options are refused; carries what was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionError {
    /// There is no preset of this name.
    Preset(String),
    /// There is no option of this name.
    Name(String),
    /// The option takes one of two words, and this is neither.
    Word {
        /// The option.
        option: String,
        /// What was given.
        value: String,
        /// What may be given.
        allowed: [&'static str; 2],
    },
    /// The option takes a whole number within a range.
    Range {
        /// The option.
        option: String,
        /// What was given.
        value: String,
        /// What may be given.
        range: RangeInclusive<u8>,
    },
    /// The handicap is not written as it should be.
    Handicap {
        /// What was given.
        value: String,
        /// What is wrong with it.
        why: &'static str,
    },
    /// The side that gives the handicap is not one of so many sides.
    HandicapSide(Side, usize),
    /// `quan=dan` leaves no quan pieces, which this option needs.
    Conflict(&'static str),
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionError::Preset(name) => {
                write!(
                    f,
                    "there are no rules called {name:?}; choose one of {}",
                    PRESETS.join(", ")
                )
            }
            OptionError::Name(name) => {
                write!(
                    f,
                    "there is no rule option called {name:?}; the options are {}",
                    OPTIONS.join(", ")
                )
            }
            OptionError::Word { option, value, allowed: [a, b] } => {
                write!(f, "{option} cannot be {value:?}; it is {a} or {b}")
            }
            OptionError::Range { option, value, range } => {
                write!(
                    f,
                    "{option} cannot be {value:?}; it is a whole number from {} to {}",
                    range.start(),
                    range.end()
                )
            }
            OptionError::Handicap { value, why } => {
                write!(f, "handicap cannot be {value:?}: {why}")
            }
            OptionError::HandicapSide(side, sides) => {
                write!(f, "handicap cannot be given by side {side}: {sides} sides play, from 0 on")
            }
            OptionError::Conflict(option) => {
                write!(f, "quan=dan leaves no quan pieces, so it cannot be combined with {option}")
            }
        }
    }
}

impl std::error::Error for OptionError {}
