//! Chấp: the handicap that the stronger side gives.

use std::fmt;
use std::ops::RangeInclusive;

use super::notation::parse_number;
use super::{Cell, OptionError, Side};

/// The points that may be given.
const POINTS: RangeInclusive<i32> = 0..=999;
/// The cells that may start empty: a side keeps at least one.
const MOST_CELLS: usize = 4;

/// What the stronger side gives before the game: its cells start empty, their
/// dân and some points go to the store of the next side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Handicap {
    /// The stronger side.
    pub side: Side,
    /// Its cells that start empty, ascending.
    pub cells: Vec<Cell>,
    /// The points it gives from its store, 0 to 999.
    pub points: i32,
}

impl Handicap {
    /// Reads `SIDE:CELL+CELL:POINTS`, as in `0:1+5:0` or `1::10`.
    ///
    /// # Errors
    /// [`OptionError::Handicap`] when it is not written like this, or a cell or
    /// the points are out of range.
    pub fn parse(text: &str) -> Result<Self, OptionError> {
        let refused = |why| OptionError::Handicap { value: text.to_owned(), why };
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
        if cells.len() > MOST_CELLS {
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
