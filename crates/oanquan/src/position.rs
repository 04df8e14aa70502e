//! A position: the contents of the cells, the side to move, and the stores.

use super::cell::MAX_CELLS;
use super::{
    BySide, Cell, Event, FieldState, Fields, Handicap, QuanStones, Ring, Rules, Series, Side,
};

/// The contents of one cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pile {
    /// The number of dân.
    pub dan: u16,
    /// Whether the cell holds a quan.
    pub quan: bool,
}

impl Pile {
    /// Returns whether the cell holds neither dân nor a quan.
    pub fn is_empty(self) -> bool {
        self.dan == 0 && !self.quan
    }

    /// Returns the points that a side earns by capturing the pile.
    pub fn points(self, rules: &Rules) -> i32 {
        i32::from(self.dan) + if self.quan { i32::from(rules.quan_value) } else { 0 }
    }
}

/// The complete state of a game except its history. A position is always legal:
/// [`Position::start`], [`Position::parse`], playing a turn and imagining that one is
/// [passed](Position::passed) are its only sources.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// The contents of the cells. Those that the board does not have are empty.
    pub(super) cells: [Pile; MAX_CELLS],
    pub(super) to_move: Option<Side>,
    pub(super) stores: BySide<i32>,
    /// Whether each side has left the game, indexed by side.
    pub(super) departed: [bool; 4],
    pub(super) fields: Fields,
}

impl Position {
    /// Returns the start position under `rules`, with `first` to move.
    pub fn start(rules: &Rules, first: Side) -> Self {
        let mut start = Position::round_start(rules, first, Fields::default());
        let handicap = rules.handicap.as_ref();
        if let Some(handicap) = handicap.filter(|handicap| handicap.side.index() < rules.sides) {
            start.give(handicap);
        }
        start
    }

    /// Returns the start position of a later round of a match under `rules`, with `first` to move:
    /// ponds are empty, and there is no handicap.
    pub fn round_start(rules: &Rules, first: Side, fields: Fields) -> Self {
        let ring = Ring::new(rules.sides);
        let quan_cell = match rules.quan {
            QuanStones::Piece => Pile { dan: rules.quan_dan.into(), quan: true },
            QuanStones::Dan => {
                Pile { dan: u16::from(rules.quan_dan) + u16::from(rules.quan_value), quan: false }
            }
        };
        let dan_cell = Pile { dan: rules.dan.into(), quan: false };
        let mut cells = [Pile::default(); MAX_CELLS];
        for cell in ring.cells() {
            cells[cell.index()] = match fields.state(cell) {
                FieldState::Pond => Pile::default(),
                _ if cell.is_quan() => quan_cell,
                _ => dan_cell,
            };
        }
        let stores = BySide::from_fn(rules.sides, |_| 0);
        Position { cells, to_move: Some(first), stores, departed: [false; 4], fields }
    }

    /// Moves the handicap from the stronger side to the next side.
    fn give(&mut self, handicap: &Handicap) {
        let weaker = handicap.side.next(self.stores.sides());
        self.stores[handicap.side] -= handicap.points;
        self.stores[weaker] += handicap.points;
        for cell in &handicap.cells {
            let pile = std::mem::take(&mut self.cells[cell.index()]);
            self.stores[weaker] += i32::from(pile.dan);
        }
    }

    /// Returns the positions from which the first turn of a game under `rules` is played when cells
    /// have been sold as in `fields`, with `first` to move: the start of a match and that of a later
    /// round, which has no handicap.
    pub fn starts(
        rules: &Rules,
        first: Side,
        fields: Fields,
    ) -> impl Iterator<Item = Position> + use<> {
        let start = Position::start(rules, first);
        let is_later = rules.series == Series::Fields;
        let later = is_later.then(|| Position::round_start(rules, first, fields));
        let later = later.filter(|later| *later != start);
        std::iter::once(start).filter(move |_| fields.are_unsold()).chain(later)
    }

    /// Returns whether the first turn of a game can be played from here by `side`, regardless of
    /// departures.
    pub(super) fn is_start(&self, rules: &Rules, side: Side) -> bool {
        let mut starts = Position::starts(&rules.on(self), side, self.fields);
        starts.any(|start| *self == Position { departed: self.departed, ..start })
    }

    /// Returns the ring of the board.
    pub fn ring(&self) -> Ring {
        Ring::new(self.stores.sides())
    }

    /// Returns this position as if the side to move passed its turn, which the rules do not allow: it shows
    /// what the next side threatens. Changes nothing if the game is over.
    pub fn passed(&self) -> Self {
        let to_move = self.to_move.map(|side| self.next_side(side));
        Position { to_move, ..self.clone() }
    }

    /// Returns the contents of `cell`.
    pub fn pile(&self, cell: Cell) -> Pile {
        self.cells[cell.index()]
    }

    /// Returns the side to move, or `None` if the game is over.
    pub fn to_move(&self) -> Option<Side> {
        self.to_move
    }

    /// Returns the points in the store of `side`; negative after borrowing for a refill.
    pub fn store(&self, side: Side) -> i32 {
        self.stores[side]
    }

    /// Returns the points in every side's store.
    pub fn stores(&self) -> &BySide<i32> {
        &self.stores
    }

    /// Returns which cells have been sold in earlier rounds of the match.
    pub fn fields(&self) -> Fields {
        self.fields
    }

    /// Returns the side that plays and refills `cell`, or `None` for a quan cell and a pond.
    pub fn owner(&self, cell: Cell) -> Option<Side> {
        self.fields.owner(cell)
    }

    /// Returns the cells that `side` plays and refills, ascending: five, unless cells have been sold.
    pub fn own_cells(&self, side: Side) -> impl Iterator<Item = Cell> + use<> {
        self.fields.own_cells(side)
    }

    /// Returns all points on the board and in the stores, which stay the same during a game, except for
    /// a dân that is [left over](Event::LeftOver) at its end.
    pub fn all_points(&self, rules: &Rules) -> i32 {
        let piles = self.ring().cells().map(|cell| self.pile(cell).points(rules));
        piles.sum::<i32>() + self.stores.iter().map(|(_, points)| points).sum::<i32>()
    }

    /// Returns the number of dân on the board, in quan cells, too.
    pub fn dan_on_board(&self) -> u32 {
        self.ring().cells().map(|cell| u32::from(self.pile(cell).dan)).sum()
    }

    /// Returns whether all cells that `side` owns are empty.
    pub fn is_bare(&self, side: Side) -> bool {
        self.own_cells(side).all(|cell| self.pile(cell).is_empty())
    }

    /// Returns the points that a refill costs `side`: one for each cell that it owns.
    pub fn refill_cost(&self, side: Side) -> i32 {
        self.own_cells(side).count() as i32
    }

    /// Returns whether the next turn begins with a refill.
    pub fn needs_refill(&self) -> bool {
        self.to_move.is_some_and(|side| self.is_bare(side))
    }

    /// Applies one event. The side to move changes only after a whole turn or when
    /// the game ends.
    pub fn apply(&mut self, rules: &Rules, event: Event) {
        match event {
            Event::Refilled { side } => {
                for cell in self.own_cells(side) {
                    self.cells[cell.index()].dan += 1;
                }
                self.stores[side] -= self.refill_cost(side);
            }
            Event::Lifted { cell, dan } => self.cells[cell.index()].dan -= dan,
            Event::Dropped { cell } => self.cells[cell.index()].dan += 1,
            Event::Ponded { side, .. } => self.stores[side] += 1,
            Event::Captured { side, cell, pile, .. } => {
                self.cells[cell.index()] = Pile::default();
                self.stores[side] += pile.points(rules);
            }
            Event::Swept { side, cell, dan } => {
                self.cells[cell.index()].dan -= dan;
                self.stores[side] += i32::from(dan);
            }
            Event::LeftOver { cell } => self.cells[cell.index()].dan -= 1,
            Event::GameOver(_) => self.to_move = None,
            Event::TurnEnded(_) => {}
        }
    }
}
