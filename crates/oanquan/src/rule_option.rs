//! The rule options by name, and their values.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use strum::{Display, EnumString, IntoStaticStr, VariantArray};

use super::notation::parse_number;
use super::{
    Directions, EmptyQuan, Ending, FirstQuan, Half, Handicap, OccupiedQuan, OptionError,
    QuanStones, Refill, Remainder, Rules, Sale, Series, Sold,
};
use basics::Excerpt;

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
/// The range of the option `fields_lost`: wholly sold cells of a side that end a match.
pub const FIELDS_LOST: RangeInclusive<u8> = 3..=5;
/// The range of the option `rounds`: the most rounds of a match; 0 means no limit.
pub const ROUNDS: RangeInclusive<u8> = 0..=99;

/// A rule option. Its name in records and on the command line is its display form, such as
/// `empty_quan`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[derive(Display, EnumString, IntoStaticStr, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum RuleOption {
    /// The effect of an empty quan cell that comes next.
    EmptyQuan,
    /// Points for a captured quan.
    QuanValue,
    /// A quan with fewer dân than this cannot be captured.
    YoungQuan,
    /// The rule for a side that cannot pay for its refill.
    Refill,
    /// The condition that ends the game.
    Ending,
    /// Whether the first turn may capture a quan.
    FirstQuan,
    /// Dân in each dân cell at the start.
    Dan,
    /// Dân beside the quan in each quan cell at the start.
    QuanDan,
    /// The stones that represent a quan.
    Quan,
    /// The number of sides.
    Sides,
    /// The stronger side's handicap.
    Handicap,
    /// The directions in which a side may sow.
    Direction,
    /// The effect of an occupied quan cell that comes next.
    OccupiedQuan,
    /// Who gets the dân that are left in the rows.
    Remainder,
    /// Whether a match has several rounds.
    Series,
    /// The cells that the loser of a round sells.
    Sale,
    /// Whether half a cell can be sold.
    Half,
    /// What becomes of a sold cell.
    Sold,
    /// The sold cells of a side that end a match.
    FieldsLost,
    /// The most rounds of a match.
    Rounds,
}

/// The value of a rule option. Its display form is its text in records and on the command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionValue {
    /// Of [`RuleOption::EmptyQuan`].
    EmptyQuan(EmptyQuan),
    /// Of [`RuleOption::QuanValue`], within [`QUAN_VALUE`].
    QuanValue(u8),
    /// Of [`RuleOption::YoungQuan`], within [`YOUNG_QUAN`].
    YoungQuan(u8),
    /// Of [`RuleOption::Refill`].
    Refill(Refill),
    /// Of [`RuleOption::Ending`].
    Ending(Ending),
    /// Of [`RuleOption::FirstQuan`].
    FirstQuan(FirstQuan),
    /// Of [`RuleOption::Dan`], within [`DAN`].
    Dan(u8),
    /// Of [`RuleOption::QuanDan`], within [`QUAN_DAN`].
    QuanDan(u8),
    /// Of [`RuleOption::Quan`].
    Quan(QuanStones),
    /// Of [`RuleOption::Sides`], within [`SIDES`].
    Sides(u8),
    /// Of [`RuleOption::Handicap`]; `None` without a handicap.
    Handicap(Option<Handicap>),
    /// Of [`RuleOption::Direction`].
    Direction(Directions),
    /// Of [`RuleOption::OccupiedQuan`].
    OccupiedQuan(OccupiedQuan),
    /// Of [`RuleOption::Remainder`].
    Remainder(Remainder),
    /// Of [`RuleOption::Series`].
    Series(Series),
    /// Of [`RuleOption::Sale`].
    Sale(Sale),
    /// Of [`RuleOption::Half`].
    Half(Half),
    /// Of [`RuleOption::Sold`].
    Sold(Sold),
    /// Of [`RuleOption::FieldsLost`], within [`FIELDS_LOST`].
    FieldsLost(u8),
    /// Of [`RuleOption::Rounds`], within [`ROUNDS`].
    Rounds(u8),
}

impl RuleOption {
    /// All options, in the order of the rules.
    pub const ALL: &[RuleOption] = RuleOption::VARIANTS;

    /// Parses a value of this option.
    ///
    /// # Errors
    /// Returns [`OptionError`] if the option does not take the value.
    pub fn parse_value(self, text: &str) -> Result<OptionValue, OptionError> {
        Ok(match self {
            RuleOption::EmptyQuan => OptionValue::EmptyQuan(self.word(text)?),
            RuleOption::QuanValue => OptionValue::QuanValue(self.number(text, QUAN_VALUE)?),
            RuleOption::YoungQuan => OptionValue::YoungQuan(self.number(text, YOUNG_QUAN)?),
            RuleOption::Refill => OptionValue::Refill(self.word(text)?),
            RuleOption::Ending => OptionValue::Ending(self.word(text)?),
            RuleOption::FirstQuan => OptionValue::FirstQuan(self.word(text)?),
            RuleOption::Dan => OptionValue::Dan(self.number(text, DAN)?),
            RuleOption::QuanDan => OptionValue::QuanDan(self.number(text, QUAN_DAN)?),
            RuleOption::Quan => OptionValue::Quan(self.word(text)?),
            RuleOption::Sides => OptionValue::Sides(self.number(text, SIDES)?),
            RuleOption::Handicap if text == "none" => OptionValue::Handicap(None),
            RuleOption::Handicap => OptionValue::Handicap(Some(Handicap::parse(text)?)),
            RuleOption::Direction => OptionValue::Direction(self.word(text)?),
            RuleOption::OccupiedQuan => OptionValue::OccupiedQuan(self.word(text)?),
            RuleOption::Remainder => OptionValue::Remainder(self.word(text)?),
            RuleOption::Series => OptionValue::Series(self.word(text)?),
            RuleOption::Sale => OptionValue::Sale(self.word(text)?),
            RuleOption::Half => OptionValue::Half(self.word(text)?),
            RuleOption::Sold => OptionValue::Sold(self.word(text)?),
            RuleOption::FieldsLost => OptionValue::FieldsLost(self.number(text, FIELDS_LOST)?),
            RuleOption::Rounds => OptionValue::Rounds(self.number(text, ROUNDS)?),
        })
    }

    fn word<T>(self, text: &str) -> Result<T, OptionError>
    where
        T: FromStr + VariantArray + Copy + Into<&'static str>,
    {
        text.parse().map_err(|_| OptionError::Word {
            option: self,
            value: Excerpt::of(text),
            allowed: T::VARIANTS.iter().map(|value| (*value).into()).collect(),
        })
    }

    fn number(self, text: &str, range: RangeInclusive<u8>) -> Result<u8, OptionError> {
        let found = parse_number(text).filter(|number| range.contains(number));
        found.ok_or_else(|| OptionError::Range { option: self, value: Excerpt::of(text), range })
    }
}

impl OptionValue {
    /// Returns the option that this is a value of.
    pub fn option(&self) -> RuleOption {
        match self {
            OptionValue::EmptyQuan(_) => RuleOption::EmptyQuan,
            OptionValue::QuanValue(_) => RuleOption::QuanValue,
            OptionValue::YoungQuan(_) => RuleOption::YoungQuan,
            OptionValue::Refill(_) => RuleOption::Refill,
            OptionValue::Ending(_) => RuleOption::Ending,
            OptionValue::FirstQuan(_) => RuleOption::FirstQuan,
            OptionValue::Dan(_) => RuleOption::Dan,
            OptionValue::QuanDan(_) => RuleOption::QuanDan,
            OptionValue::Quan(_) => RuleOption::Quan,
            OptionValue::Sides(_) => RuleOption::Sides,
            OptionValue::Handicap(_) => RuleOption::Handicap,
            OptionValue::Direction(_) => RuleOption::Direction,
            OptionValue::OccupiedQuan(_) => RuleOption::OccupiedQuan,
            OptionValue::Remainder(_) => RuleOption::Remainder,
            OptionValue::Series(_) => RuleOption::Series,
            OptionValue::Sale(_) => RuleOption::Sale,
            OptionValue::Half(_) => RuleOption::Half,
            OptionValue::Sold(_) => RuleOption::Sold,
            OptionValue::FieldsLost(_) => RuleOption::FieldsLost,
            OptionValue::Rounds(_) => RuleOption::Rounds,
        }
    }

    /// Returns the value of an option that is a number, or `None` for other options.
    pub fn number(&self) -> Option<u8> {
        match *self {
            OptionValue::QuanValue(number)
            | OptionValue::YoungQuan(number)
            | OptionValue::Dan(number)
            | OptionValue::QuanDan(number)
            | OptionValue::Sides(number)
            | OptionValue::FieldsLost(number)
            | OptionValue::Rounds(number) => Some(number),
            OptionValue::EmptyQuan(_)
            | OptionValue::Refill(_)
            | OptionValue::Ending(_)
            | OptionValue::FirstQuan(_)
            | OptionValue::Quan(_)
            | OptionValue::Handicap(_)
            | OptionValue::Direction(_)
            | OptionValue::OccupiedQuan(_)
            | OptionValue::Remainder(_)
            | OptionValue::Series(_)
            | OptionValue::Sale(_)
            | OptionValue::Half(_)
            | OptionValue::Sold(_) => None,
        }
    }
}

impl fmt::Display for OptionValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionValue::EmptyQuan(value) => value.fmt(f),
            OptionValue::QuanValue(number)
            | OptionValue::YoungQuan(number)
            | OptionValue::Dan(number)
            | OptionValue::QuanDan(number)
            | OptionValue::Sides(number)
            | OptionValue::FieldsLost(number)
            | OptionValue::Rounds(number) => number.fmt(f),
            OptionValue::Refill(value) => value.fmt(f),
            OptionValue::Ending(value) => value.fmt(f),
            OptionValue::FirstQuan(value) => value.fmt(f),
            OptionValue::Quan(value) => value.fmt(f),
            OptionValue::Handicap(Some(handicap)) => handicap.fmt(f),
            OptionValue::Handicap(None) => f.write_str("none"),
            OptionValue::Direction(value) => value.fmt(f),
            OptionValue::OccupiedQuan(value) => value.fmt(f),
            OptionValue::Remainder(value) => value.fmt(f),
            OptionValue::Series(value) => value.fmt(f),
            OptionValue::Sale(value) => value.fmt(f),
            OptionValue::Half(value) => value.fmt(f),
            OptionValue::Sold(value) => value.fmt(f),
        }
    }
}

impl Rules {
    /// Returns the value of an option.
    pub fn value(&self, option: RuleOption) -> OptionValue {
        match option {
            RuleOption::EmptyQuan => OptionValue::EmptyQuan(self.empty_quan),
            RuleOption::QuanValue => OptionValue::QuanValue(self.quan_value),
            RuleOption::YoungQuan => OptionValue::YoungQuan(self.young_quan),
            RuleOption::Refill => OptionValue::Refill(self.refill),
            RuleOption::Ending => OptionValue::Ending(self.ending),
            RuleOption::FirstQuan => OptionValue::FirstQuan(self.first_quan),
            RuleOption::Dan => OptionValue::Dan(self.dan),
            RuleOption::QuanDan => OptionValue::QuanDan(self.quan_dan),
            RuleOption::Quan => OptionValue::Quan(self.quan),
            // At most 4.
            RuleOption::Sides => OptionValue::Sides(self.sides as u8),
            RuleOption::Handicap => OptionValue::Handicap(self.handicap.clone()),
            RuleOption::Direction => OptionValue::Direction(self.direction),
            RuleOption::OccupiedQuan => OptionValue::OccupiedQuan(self.occupied_quan),
            RuleOption::Remainder => OptionValue::Remainder(self.remainder),
            RuleOption::Series => OptionValue::Series(self.series),
            RuleOption::Sale => OptionValue::Sale(self.sale),
            RuleOption::Half => OptionValue::Half(self.half),
            RuleOption::Sold => OptionValue::Sold(self.sold),
            RuleOption::FieldsLost => OptionValue::FieldsLost(self.fields_lost),
            RuleOption::Rounds => OptionValue::Rounds(self.rounds),
        }
    }

    /// Sets an option to a value, which must be within its range.
    pub fn set_value(&mut self, value: OptionValue) {
        match value {
            OptionValue::EmptyQuan(value) => self.empty_quan = value,
            OptionValue::QuanValue(points) => self.quan_value = points,
            OptionValue::YoungQuan(dan) => self.young_quan = dan,
            OptionValue::Refill(value) => self.refill = value,
            OptionValue::Ending(value) => self.ending = value,
            OptionValue::FirstQuan(value) => self.first_quan = value,
            OptionValue::Dan(dan) => self.dan = dan,
            OptionValue::QuanDan(dan) => self.quan_dan = dan,
            OptionValue::Quan(value) => self.quan = value,
            OptionValue::Sides(sides) => self.sides = sides.into(),
            OptionValue::Handicap(handicap) => self.handicap = handicap,
            OptionValue::Direction(value) => self.direction = value,
            OptionValue::OccupiedQuan(value) => self.occupied_quan = value,
            OptionValue::Remainder(value) => self.remainder = value,
            OptionValue::Series(value) => self.series = value,
            OptionValue::Sale(value) => self.sale = value,
            OptionValue::Half(value) => self.half = value,
            OptionValue::Sold(value) => self.sold = value,
            OptionValue::FieldsLost(cells) => self.fields_lost = cells,
            OptionValue::Rounds(rounds) => self.rounds = rounds,
        }
    }

    /// Sets the option `name` to `value`, both given as text.
    ///
    /// # Errors
    /// Returns [`OptionError`] if the option does not exist or does not take the
    /// value; the rules are then unchanged.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        let option = RuleOption::from_str(name);
        let option = option.map_err(|_| OptionError::Name(Excerpt::of(name)))?;
        self.set_value(option.parse_value(value)?);
        Ok(())
    }
}
