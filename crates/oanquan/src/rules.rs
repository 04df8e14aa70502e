//! The rules of a game: the values of its options. [`super::play`] reads them.

use super::{
    Direction, Directions, EmptyQuan, Ending, FirstQuan, Half, Handicap, OccupiedQuan, OptionError,
    Position, QuanStones, Refill, Remainder, RuleOption, Sale, Series, Sold,
};

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
    /// Option `direction`.
    pub direction: Directions,
    /// Option `occupied_quan`.
    pub occupied_quan: OccupiedQuan,
    /// Option `remainder`.
    pub remainder: Remainder,
    /// Option `series`.
    pub series: Series,
    /// Option `sale`.
    pub sale: Sale,
    /// Option `half`.
    pub half: Half,
    /// Option `sold`.
    pub sold: Sold,
    /// Option `fields_lost`: the wholly sold cells of a side that end a match, 3 to 5.
    pub fields_lost: u8,
    /// Option `rounds`: the most rounds of a match, 1 to 99, or 0 for no limit.
    pub rounds: u8,
}

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
            direction: Directions::Both,
            occupied_quan: OccupiedQuan::Stops,
            remainder: Remainder::Rows,
            series: Series::Off,
            sale: Sale::Difference,
            half: Half::Yes,
            sold: Sold::Owned,
            fields_lost: 3,
            rounds: 0,
        }
    }

    /// Checks that the options can be combined.
    ///
    /// # Errors
    /// Returns [`OptionError::Conflict`] if `quan=dan` is combined with an option that
    /// needs quan pieces, [`OptionError::SeriesSides`] if `series=fields` is combined with more
    /// than two sides, and [`OptionError::SplitSides`] if `remainder=split` is.
    pub fn validate(&self) -> Result<(), OptionError> {
        let pieces_needed = [
            (RuleOption::YoungQuan, self.young_quan > 0),
            (RuleOption::Ending, self.ending == Ending::Pieces),
        ];
        let conflict = pieces_needed.iter().find(|(_, set)| *set && self.quan == QuanStones::Dan);
        conflict.map_or(Ok(()), |(option, _)| Err(OptionError::Conflict(*option)))?;
        self.check_sides(self.sides)
    }

    /// Checks that these rules can be played on a board with `sides` sides: a match of several rounds
    /// has two, and so has a remainder that is split.
    fn check_sides(&self, sides: usize) -> Result<(), OptionError> {
        match () {
            () if sides == 2 => Ok(()),
            () if self.series == Series::Fields => Err(OptionError::SeriesSides(sides)),
            () if self.remainder == Remainder::Split => Err(OptionError::SplitSides(sides)),
            () => Ok(()),
        }
    }

    /// Returns these rules for a board with `sides` sides.
    ///
    /// # Errors
    /// Returns [`OptionError::HandicapSide`] if the side that gives the handicap does
    /// not exist on that board, [`OptionError::SeriesSides`] if `series=fields` does not fit it, and
    /// [`OptionError::SplitSides`] if `remainder=split` does not.
    pub fn for_sides(&self, sides: usize) -> Result<Self, OptionError> {
        self.check_sides(sides)?;
        match self.handicap.as_ref().map(|handicap| handicap.side) {
            Some(side) if side.index() >= sides => Err(OptionError::HandicapSide(side, sides)),
            _ => Ok(Rules { sides, ..self.clone() }),
        }
    }

    /// Returns these rules for a board with `sides` sides, as [`for_sides`](Self::for_sides) does, but
    /// without a handicap, rounds or a split remainder that it cannot have.
    pub fn fitted_to(&self, sides: usize) -> Self {
        let of_any_sides =
            || Rules { series: Series::Off, remainder: Remainder::Rows, ..self.clone() };
        let fitted = self.for_sides(sides).or_else(|_| of_any_sides().for_sides(sides));
        fitted.unwrap_or_else(|_| Rules { sides, handicap: None, ..of_any_sides() })
    }

    /// Returns whether a side may sow in this direction.
    pub fn allows(&self, direction: Direction) -> bool {
        self.directions().contains(&direction)
    }

    /// Returns the directions in which a side may sow, `+` before `-`.
    pub fn directions(&self) -> &'static [Direction] {
        match self.direction {
            Directions::Both => &Direction::BOTH,
            Directions::Plus => &[Direction::Plus],
        }
    }

    /// Returns whether the winner of a round can buy half a cell.
    pub fn sells_halves(&self) -> bool {
        self.half == Half::Yes && self.sale == Sale::Difference && self.sold == Sold::Owned
    }

    /// Returns these rules for the board of `position`.
    pub(super) fn on(&self, position: &Position) -> Self {
        Rules { sides: position.ring().sides(), ..self.clone() }
    }
}
