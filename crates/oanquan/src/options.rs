//! The rule options, and the presets that name sets of them. Options are data;
//! [`super::play`] reads them.

use std::ops::RangeInclusive;

use super::notation::parse_number;
use super::{Handicap, OptionError, Position};
use excerpt::Excerpt;

/// The effect of an empty quan cell that comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EmptyQuan {
    /// It ends the turn, like an occupied one.
    Stops,
    /// It counts as an ordinary empty cell, also within a chain of captures.
    Passes,
}

impl EmptyQuan {
    /// The values and their names.
    const VALUES: [(&str, Self); 2] = [("stops", Self::Stops), ("passes", Self::Passes)];
}

/// The rule for a side that has an empty row and fewer than five points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refill {
    /// It refills anyway, and its store goes below zero.
    Borrow,
    /// The game ends with the turn just played.
    End,
}

impl Refill {
    /// The values and their names.
    const VALUES: [(&str, Self); 2] = [("borrow", Self::Borrow), ("end", Self::End)];
}

/// The condition that ends the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Every quan cell is empty.
    Cells,
    /// Every quan piece is captured.
    Pieces,
}

impl Ending {
    /// The values and their names.
    const VALUES: [(&str, Self); 2] = [("cells", Self::Cells), ("pieces", Self::Pieces)];
}

/// Whether the first turn of the game may capture a quan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstQuan {
    /// The first turn may capture a quan.
    Allowed,
    /// The turn ends instead.
    Forbidden,
}

impl FirstQuan {
    /// The values and their names.
    const VALUES: [(&str, Self); 2] = [("allowed", Self::Allowed), ("forbidden", Self::Forbidden)];
}

/// The stones that represent a quan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuanStones {
    /// One big stone.
    Piece,
    /// `quan_value` ordinary dân.
    Dan,
}

impl QuanStones {
    /// The values and their names.
    const VALUES: [(&str, Self); 2] = [("piece", Self::Piece), ("dan", Self::Dan)];
}

/// The rules of a game: one value per option.
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
    /// Option `dan`: dân in each dân cell at the start, 1 to 20.
    pub dan: u8,
    /// Option `quan_dan`: dân beside the quan in each quan cell at the start, 0 to 50.
    pub quan_dan: u8,
    /// Option `quan`.
    pub quan: QuanStones,
    /// Option `sides`: the number of sides, 2 to 4.
    pub sides: usize,
    /// Option `handicap`: the stronger side's handicap, or `None` without one.
    pub handicap: Option<Handicap>,
}

/// The names of the presets, in display order.
pub const PRESETS: [&str; 5] = ["classic", "folk", "report", "rich", "bigquan"];

/// The names of the options, in the order of the rules.
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

/// The range of the option `quan_value`: points for a captured quan.
pub const QUAN_VALUE: RangeInclusive<u8> = 1..=50;
/// The range of the option `young_quan`: dân that protect a quan.
pub const YOUNG_QUAN: RangeInclusive<u8> = 0..=20;
/// The range of the option `dan`: dân in each dân cell at the start.
pub const DAN: RangeInclusive<u8> = 1..=20;
/// The range of the option `quan_dan`: dân beside each quan at the start.
pub const QUAN_DAN: RangeInclusive<u8> = 0..=50;
/// The range of the option `sides`.
pub const SIDES: RangeInclusive<u8> = 2..=4;

impl Default for Rules {
    fn default() -> Self {
        Rules::classic()
    }
}

impl Rules {
    /// Returns the preset `classic`: the first value of every option.
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

    /// Returns the preset with the given name, one of [`PRESETS`].
    ///
    /// # Errors
    /// Returns [`OptionError::Preset`] if no preset has this name.
    pub fn preset(name: &str) -> Result<Self, OptionError> {
        let classic = Rules::classic();
        Ok(match name {
            "classic" => classic,
            "folk" => Rules { empty_quan: EmptyQuan::Passes, young_quan: 5, ..classic },
            "report" => Rules { refill: Refill::End, ..classic },
            "rich" => Rules { dan: 10, ..classic },
            "bigquan" => Rules { quan_dan: 20, ..classic },
            _ => return Err(OptionError::Preset(Excerpt::of(name))),
        })
    }

    /// Returns the given preset with the number of sides and the handicap of these
    /// rules, which depend on the players.
    ///
    /// # Errors
    /// Returns [`OptionError::Preset`] if no preset has this name.
    pub fn with_preset(&self, name: &str) -> Result<Self, OptionError> {
        let preset = Rules::preset(name)?;
        Ok(Rules { sides: self.sides, handicap: self.handicap.clone(), ..preset })
    }

    /// Returns the preset that these rules equal, ignoring sides and handicap.
    pub fn named_preset(&self) -> Option<&'static str> {
        let is_it = |name: &&str| self.with_preset(name).is_ok_and(|preset| preset == *self);
        PRESETS.into_iter().find(is_it)
    }

    /// Sets the option `name` to `value`.
    ///
    /// # Errors
    /// Returns [`OptionError`] if the option does not exist or does not take the
    /// value; the rules are then unchanged.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        match name {
            "empty_quan" => self.empty_quan = word(name, value, EmptyQuan::VALUES)?,
            "quan_value" => self.quan_value = number(name, value, QUAN_VALUE)?,
            "young_quan" => self.young_quan = number(name, value, YOUNG_QUAN)?,
            "refill" => self.refill = word(name, value, Refill::VALUES)?,
            "ending" => self.ending = word(name, value, Ending::VALUES)?,
            "first_quan" => self.first_quan = word(name, value, FirstQuan::VALUES)?,
            "dan" => self.dan = number(name, value, DAN)?,
            "quan_dan" => self.quan_dan = number(name, value, QUAN_DAN)?,
            "quan" => self.quan = word(name, value, QuanStones::VALUES)?,
            "sides" => self.sides = number(name, value, SIDES)?.into(),
            "handicap" if value == "none" => self.handicap = None,
            "handicap" => self.handicap = Some(Handicap::parse(value)?),
            _ => return Err(OptionError::Name(Excerpt::of(name))),
        }
        Ok(())
    }

    /// Returns the value of the option `name` as text, or `None` if the option does
    /// not exist.
    pub fn value(&self, name: &str) -> Option<String> {
        Some(match name {
            "empty_quan" => text_of(self.empty_quan, EmptyQuan::VALUES),
            "quan_value" => self.quan_value.to_string(),
            "young_quan" => self.young_quan.to_string(),
            "refill" => text_of(self.refill, Refill::VALUES),
            "ending" => text_of(self.ending, Ending::VALUES),
            "first_quan" => text_of(self.first_quan, FirstQuan::VALUES),
            "dan" => self.dan.to_string(),
            "quan_dan" => self.quan_dan.to_string(),
            "quan" => text_of(self.quan, QuanStones::VALUES),
            "sides" => self.sides.to_string(),
            "handicap" => {
                self.handicap.as_ref().map_or_else(|| "none".to_owned(), Handicap::to_string)
            }
            _ => return None,
        })
    }

    /// Checks that the options can be combined.
    ///
    /// # Errors
    /// Returns [`OptionError::Conflict`] if `quan=dan` is combined with an option that
    /// needs quan pieces.
    pub fn validate(&self) -> Result<(), OptionError> {
        let pieces_needed =
            [("young_quan", self.young_quan > 0), ("ending=pieces", self.ending == Ending::Pieces)];
        let conflict = pieces_needed.iter().find(|(_, set)| *set && self.quan == QuanStones::Dan);
        conflict.map_or(Ok(()), |(option, _)| Err(OptionError::Conflict(option)))
    }

    /// Returns these rules for a board with `sides` sides.
    ///
    /// # Errors
    /// Returns [`OptionError::HandicapSide`] if the side that gives the handicap does
    /// not exist on that board.
    pub fn for_sides(&self, sides: usize) -> Result<Self, OptionError> {
        match self.handicap.as_ref().map(|handicap| handicap.side) {
            Some(side) if side.index() >= sides => Err(OptionError::HandicapSide(side, sides)),
            _ => Ok(Rules { sides, ..self.clone() }),
        }
    }

    /// Returns these rules for the board of `position`.
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
        value: Excerpt::of(value),
        allowed: values.map(|(text, _)| text),
    })
}

fn text_of<T: PartialEq>(meaning: T, values: [(&'static str, T); 2]) -> String {
    let found = values.into_iter().find(|(_, value)| *value == meaning);
    found.map_or_else(String::new, |(text, _)| text.to_owned())
}

fn number(name: &str, value: &str, range: RangeInclusive<u8>) -> Result<u8, OptionError> {
    let found = parse_number(value).filter(|number| range.contains(number));
    found.ok_or_else(|| OptionError::Range {
        option: name.to_owned(),
        value: Excerpt::of(value),
        range,
    })
}
