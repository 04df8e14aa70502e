//! Positions as text: `CELLS SIDE STORES`, as in
//! `Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0`. In a match of several rounds, a letter behind the number of a
//! dân cell marks it as sold (`x`), half sold (`h`) or a pond (`o`), as in `5,5,5,5,5x`.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::cell::MAX_CELLS;
use super::{
    BySide, Cell, FieldState, Fields, GameEnd, Pile, Position, QuanStones, Ring, Rules, Series,
    Side, Sold,
};
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
    /// A suffix of this cell does not fit the rules.
    #[error(
        "cell {0} cannot have the suffix {1} under these rules: x is for sold cells (series=fields \
         with sold=owned), h for half-sold ones (also half=yes and sale=difference), and o for ponds \
         (series=fields with sold=pond)"
    )]
    Suffix(Cell, char),
    /// A pond holds dân.
    #[error("cell {0} is a pond, which always stays empty; write 0o")]
    FullPond(Cell),
    /// This side owns no cell from which it could ever move.
    #[error("side {0} owns no cell, so it could never move; leave it at least one")]
    NoCell(Side),
    /// The side to move does not exist on the board.
    #[error(
        "\"{0}\" is not a side of this board; write the number of the side to move, \
         or - if the game is over"
    )]
    Side(Excerpt),
    /// The number of stores differs from the number of sides: found, needed.
    #[error("{1} sides need {1} stores with commas between them; this text has {0}")]
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
        let mut cells = [Pile::default(); MAX_CELLS];
        let mut fields = Fields::default();
        for (cell, text) in ring.cells().zip(texts) {
            let (pile, state) = parse_cell(cell, text, rules)?;
            if let Some(suffix) = state.suffix()
                && !allows(rules, cell, state, ring.sides())
            {
                return Err(PositionError::Suffix(cell, suffix));
            }
            if state == FieldState::Pond && !pile.is_empty() {
                return Err(PositionError::FullPond(cell));
            }
            cells[cell.index()] = pile;
            fields.set(cell, state);
        }
        let position = Position {
            cells,
            to_move: parse_side(side, ring)?,
            stores: parse_stores(stores, ring)?,
            departed: [false; 4],
            fields,
        };
        let mut sides = (0..ring.sides()).map(Side::new);
        if let Some(side) = sides.find(|side| position.own_cells(*side).next().is_none()) {
            return Err(PositionError::NoCell(side));
        }
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

/// Parses the pile and the state of a cell.
fn parse_cell(cell: Cell, text: &str, rules: &Rules) -> Result<(Pile, FieldState), PositionError> {
    let with_suffix = |state: FieldState| Some((text.strip_suffix(state.suffix()?)?, state));
    let marked = FieldState::ALL.into_iter().find_map(with_suffix);
    let (pile, state) = marked.unwrap_or((text, FieldState::Unsold));
    let pile = parse_pile(pile).ok_or_else(|| PositionError::Cell(cell, Excerpt::of(text)))?;
    match pile.quan {
        true if !cell.is_quan() => Err(PositionError::MisplacedQuan(cell)),
        true if rules.quan == QuanStones::Dan => Err(PositionError::QuanPiece(cell)),
        _ => Ok((pile, state)),
    }
}

/// Returns whether `cell` of a board with `sides` sides can be in this state.
fn allows(rules: &Rules, cell: Cell, state: FieldState, sides: usize) -> bool {
    let are_sold = rules.series == Series::Fields && sides == 2 && !cell.is_quan();
    match state {
        FieldState::Unsold => true,
        FieldState::HalfSold => are_sold && rules.sells_halves(),
        FieldState::Sold => are_sold && rules.sold == Sold::Owned,
        FieldState::Pond => are_sold && rules.sold == Sold::Pond,
    }
}

fn parse_pile(text: &str) -> Option<Pile> {
    let (quan, dan) = match text.strip_prefix('Q') {
        Some("") => (true, 0),
        Some(dan) => (true, parse_number(dan).filter(|dan| *dan > 0)?),
        None => (false, parse_number(text)?),
    };
    (dan <= MAX_DAN).then_some(Pile { dan, quan })
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
            if let Some(suffix) = self.fields.state(cell).suffix() {
                write!(f, "{suffix}")?;
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
