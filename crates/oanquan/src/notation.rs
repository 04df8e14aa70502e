//! Positions as text: `CELLS SIDE STORES`, as in
//! `Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0`.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::cell::MOST_CELLS;
use super::{BySide, Cell, GameEnd, Pile, Position, QuanStones, Ring, Rules, Side};
use basics::Excerpt;

/// The most dân that a cell may hold in notation.
const MAX_DAN: u16 = 999;
/// The range of points that a store may hold in notation.
const STORE_RANGE: std::ops::RangeInclusive<i32> = -9999..=9999;

/// The reason why text is not a legal position; carries the refused value.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PositionError {
    /// The text does not have three parts.
    #[error(
        "a position has three parts, cells, side to move and stores, as in \
         Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0; this one has {0}"
    )]
    Parts(usize),
    /// No board has this many cells.
    #[error("a board has 12, 18 or 24 cells; this one has {0}")]
    CellCount(usize),
    /// The text of this cell is not `Q`, `Q` with a number, or a number.
    #[error(
        "cell {0} is \"{1}\"; write a number from 0 to {MAX_DAN}, or Q for a quan, \
         followed by the number of dân with it when there are any"
    )]
    Cell(Cell, Excerpt),
    /// A dân cell holds a quan.
    #[error("cell {0} holds a quan; only cells 0, 6, 12 and 18 can hold one")]
    MisplacedQuan(Cell),
    /// A cell holds a quan, but the rules replace each quan by dân.
    #[error("cell {0} holds a quan, but under quan=dan there are none")]
    QuanPiece(Cell),
    /// The side to move does not exist on the board.
    #[error(
        "\"{0}\" is not a side of this board; write the number of the side to move, \
         or - if the game is over"
    )]
    Side(Excerpt),
    /// The number of stores differs from the number of sides: found, needed.
    #[error("{1} sides need {1} stores; there are {0}")]
    StoreCount(usize, usize),
    /// The store of this side is not a whole number within range.
    #[error(
        "the store of side {0} is \"{1}\"; write a whole number from {from} to {to}",
        from = STORE_RANGE.start(),
        to = STORE_RANGE.end()
    )]
    Store(Side, Excerpt),
    /// The position names a side to move, but the game would already be over.
    #[error(
        "the game is over in this position ({0}); a finished game has - for the side \
         and 0 in its dân cells"
    )]
    AlreadyOver(GameEnd),
    /// The position is marked as finished, but this dân cell still holds dân.
    #[error("the game is over (-), but cell {0} is not 0; its dân belong in the store")]
    Unswept(Cell),
}

impl Position {
    /// Parses a position. The number of cells determines the number of sides;
    /// `rules.sides` is ignored.
    ///
    /// # Errors
    /// Returns [`PositionError`] if the text is not a legal position under `rules`.
    pub fn parse(text: &str, rules: &Rules) -> Result<Self, PositionError> {
        let parts: Vec<&str> = text.split_whitespace().collect();
        let &[cells, side, stores] = parts.as_slice() else {
            return Err(PositionError::Parts(parts.len()));
        };
        let texts: Vec<&str> = cells.split(',').collect();
        let ring = Ring::with_cells(texts.len()).ok_or(PositionError::CellCount(texts.len()))?;
        let mut cells = [Pile::default(); MOST_CELLS];
        for (cell, text) in ring.cells().zip(texts) {
            cells[cell.index()] = parse_pile(cell, text, rules)?;
        }
        let position = Position {
            cells,
            to_move: parse_side(side, ring)?,
            stores: parse_stores(stores, ring)?,
            departed: [false; 4],
        };
        if position.to_move.is_none() {
            let unswept = ring.cells().find(|&c| !c.is_quan() && !position.pile(c).is_empty());
            return unswept.map_or(Ok(position), |cell| Err(PositionError::Unswept(cell)));
        }
        match position.ending(rules) {
            Some(why) => Err(PositionError::AlreadyOver(why)),
            None => Ok(position),
        }
    }
}

fn parse_pile(cell: Cell, text: &str, rules: &Rules) -> Result<Pile, PositionError> {
    let refused = || PositionError::Cell(cell, Excerpt::of(text));
    let (quan, dan) = match text.strip_prefix('Q') {
        Some("") => (true, 0),
        Some(dan) => match parse_number(dan) {
            Some(dan @ 1..) => (true, dan),
            _ => return Err(refused()),
        },
        None => (false, parse_number(text).ok_or_else(refused)?),
    };
    let dan = u16::try_from(dan).ok().filter(|&dan| dan <= MAX_DAN).ok_or_else(refused)?;
    match quan {
        true if !cell.is_quan() => Err(PositionError::MisplacedQuan(cell)),
        true if rules.quan == QuanStones::Dan => Err(PositionError::QuanPiece(cell)),
        _ => Ok(Pile { dan, quan }),
    }
}

fn parse_side(text: &str, ring: Ring) -> Result<Option<Side>, PositionError> {
    match (text, parse_number(text)) {
        ("-", _) => Ok(None),
        (_, Some(side)) if (0..ring.sides() as i32).contains(&side) => {
            Ok(Some(Side::new(side as usize)))
        }
        _ => Err(PositionError::Side(Excerpt::of(text))),
    }
}

fn parse_stores(text: &str, ring: Ring) -> Result<BySide<i32>, PositionError> {
    let texts: Vec<&str> = text.split(',').collect();
    if texts.len() != ring.sides() {
        return Err(PositionError::StoreCount(texts.len(), ring.sides()));
    }
    let points = texts.iter().enumerate().map(|(i, text)| {
        parse_number(text)
            .filter(|points| STORE_RANGE.contains(points))
            .ok_or_else(|| PositionError::Store(Side::new(i), Excerpt::of(text)))
    });
    Ok(points.collect::<Result<Vec<_>, _>>()?.into())
}

/// Parses a whole number in its canonical form: no leading zeros, no plus sign.
pub(super) fn parse_number<T: FromStr + ToString>(text: &str) -> Option<T> {
    text.parse::<T>().ok().filter(|number| number.to_string() == text)
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let comma = |f: &mut fmt::Formatter<'_>, i| if i > 0 { f.write_str(",") } else { Ok(()) };
        for cell in self.ring().cells() {
            comma(f, cell.index())?;
            let pile = self.pile(cell);
            match (pile.quan, pile.dan) {
                (true, 0) => f.write_str("Q")?,
                (true, dan) => write!(f, "Q{dan}")?,
                (false, dan) => write!(f, "{dan}")?,
            }
        }
        match self.to_move {
            Some(side) => write!(f, " {side} ")?,
            None => f.write_str(" - ")?,
        }
        for (side, points) in self.stores.iter() {
            comma(f, side.index())?;
            write!(f, "{points}")?;
        }
        Ok(())
    }
}
