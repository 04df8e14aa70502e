//! Chấp: the handicap given by the stronger side.

use std::fmt;
use std::ops::RangeInclusive;

use super::notation::parse_number;
use super::{Cell, OptionError, Side};
use basics::Excerpt;

/// The allowed range of points.
const POINTS: RangeInclusive<i32> = 0..=999;
/// The most cells that may start empty; the side keeps at least one filled.
const MAX_CELLS: usize = 4;

/// A handicap: some cells of the stronger side start empty, and their dân and a
/// number of points go to the next side's store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Handicap {
    /// The stronger side.
    pub side: Side,
    /// The cells that start empty, ascending.
    pub cells: Vec<Cell>,
    /// The points given from the store, 0 to 999.
    pub points: i32,
}

impl Handicap {
    /// Parses `SIDE:CELL+CELL:POINTS`, as in `0:1+5:0` or `1::10`.
    ///
    /// # Errors
    /// Returns [`OptionError::Handicap`] if the format is wrong, or a cell or the
    /// points are out of range.
    pub fn parse(text: &str) -> Result<Self, OptionError> {
        let refused = |why| OptionError::Handicap { value: Excerpt::of(text), why };
        let parts: Vec<&str> = text.split(':').collect();
        let &[side, cells, points] = parts.as_slice() else {
            return Err(refused("use none or SIDE:CELL+CELL:POINTS, as in 0:1+5:0 or 1::10"));
        };
        let side = parse_number(side).filter(|side| (0..4).contains(side));
        let side = Side::new(side.ok_or_else(|| refused("the side must be a number from 0 to 3"))?);
        let points = parse_number(points).filter(|points| POINTS.contains(points));
        let points =
            points.ok_or_else(|| refused("the points must be a whole number from 0 to 999"))?;
        let texts = cells.split('+').filter(|_| !cells.is_empty());
        let own = |text| {
            let cell = parse_number(text).filter(|cell| (0..24).contains(cell))?;
            Some(Cell::new(cell)).filter(|cell| cell.owner() == Some(side))
        };
        let cells: Option<Vec<Cell>> = texts.map(own).collect();
        let mut cells = cells.ok_or_else(|| refused("the cells must be dân cells of that side"))?;
        cells.sort();
        if cells.windows(2).any(|pair| pair[0] == pair[1]) {
            return Err(refused("a cell appears twice"));
        }
        if cells.len() > MAX_CELLS {
            return Err(refused("at most four cells can start empty"));
        }
        Ok(Handicap { side, cells, points })
    }
}

impl fmt::Display for Handicap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cells: Vec<String> = self.cells.iter().map(Cell::to_string).collect();
        write!(f, "{}:{}:{}", self.side, cells.join("+"), self.points)
    }
}
