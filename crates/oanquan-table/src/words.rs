//! The values of the rules in sentences, and the names of some in the files of words.

use oanquan::{
    Cell, Directions, EmptyQuan, Ending, FirstQuan, GameEnd, Half, Move, OccupiedQuan, Preset,
    QuanStones, Refill, Remainder, RuleOption, Sale, Series, Sold,
};
use words::{Kind, Value, Variable};

/// The crate, as the one that declares words and names values for them.
#[derive(Clone, Copy, Debug)]
pub struct Here;

/// The fields of the words of this crate, one a line.
pub const FIELDS: &str = include_str!(concat!(env!("OUT_DIR"), "/fields.txt"));

/// Names the values of types for the words of the crate, as `words::choices!` does.
macro_rules! choices {
    ($($named:tt)+) => { ::words::choices! { in $crate::words::Here; $($named)+ } };
}

#[cfg(feature = "gui")]
pub(crate) use choices;

choices! {
    GameEnd {
        GameEnd::QuanEmpty => "quan-empty",
        GameEnd::QuanCaptured => "quan-captured",
        GameEnd::CannotRefill => "cannot-refill",
        GameEnd::Repetition => "repetition",
        GameEnd::Growth => "growth",
        GameEnd::NoProgress => "no-progress",
        GameEnd::Stopped => "stopped",
        GameEnd::Resigned => "resigned",
        GameEnd::OutOfTime => "out-of-time",
        GameEnd::Gone => "gone",
    }
    Preset {
        Preset::Classic => "classic",
        Preset::Folk => "folk",
        Preset::Report => "report",
        Preset::Rich => "rich",
        Preset::BigQuan => "bigquan",
        Preset::Tonkin => "tonkin",
    }
    RuleOption {
        RuleOption::EmptyQuan => "empty-quan",
        RuleOption::QuanValue => "quan-value",
        RuleOption::YoungQuan => "young-quan",
        RuleOption::Refill => "refill",
        RuleOption::Ending => "ending",
        RuleOption::FirstQuan => "first-quan",
        RuleOption::Dan => "dan",
        RuleOption::QuanDan => "quan-dan",
        RuleOption::Quan => "quan",
        RuleOption::Sides => "sides",
        RuleOption::Handicap => "handicap",
        RuleOption::Direction => "direction",
        RuleOption::OccupiedQuan => "occupied-quan",
        RuleOption::Remainder => "remainder",
        RuleOption::Series => "series",
        RuleOption::Sale => "sale",
        RuleOption::Half => "half",
        RuleOption::Sold => "sold",
        RuleOption::FieldsLost => "fields-lost",
        RuleOption::Rounds => "rounds",
    }
    EmptyQuan { EmptyQuan::Stops => "stops", EmptyQuan::Passes => "passes" }
    Refill { Refill::Borrow => "borrow", Refill::End => "end", Refill::Lend => "lend" }
    Ending { Ending::Cells => "cells", Ending::Pieces => "pieces" }
    FirstQuan { FirstQuan::Allowed => "allowed", FirstQuan::Forbidden => "forbidden" }
    QuanStones { QuanStones::Piece => "piece", QuanStones::Dan => "dan" }
    Directions { Directions::Both => "both", Directions::Plus => "plus" }
    OccupiedQuan { OccupiedQuan::Stops => "stops", OccupiedQuan::GivesOne => "gives-one" }
    Remainder { Remainder::Rows => "rows", Remainder::Split => "split" }
    Series { Series::Off => "off", Series::Fields => "fields" }
    Sale { Sale::Difference => "difference", Sale::Threshold => "threshold" }
    Half { Half::Yes => "yes", Half::No => "no" }
    Sold { Sold::Owned => "owned", Sold::Pond => "pond" }
}

impl Variable<Here> for Cell {
    const KIND: Kind = Kind::Number;

    fn value(&self) -> Value<'_> {
        Value::Number(i64::try_from(self.index()).unwrap_or(i64::MAX))
    }
}

impl Variable<Here> for Move {
    const KIND: Kind = Kind::Text;

    fn value(&self) -> Value<'_> {
        Value::Notation(self)
    }
}
