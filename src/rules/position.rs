//! A position: what lies in the cells, whose turn it is, what each side has stored.

use super::ending::REFILL_DAN;
use super::{BySide, Cell, Event, Handicap, QuanStones, Ring, Rules, Side};

/// What lies in one cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pile {
    /// How many dân.
    pub dan: u16,
    /// Whether the quan lies there.
    pub quan: bool,
}

impl Pile {
    /// No dân and no quan.
    pub fn is_empty(self) -> bool {
        self.dan == 0 && !self.quan
    }

    /// What the pile is worth to the side that captures it.
    pub fn points(self, rules: &Rules) -> i32 {
        i32::from(self.dan) + if self.quan { i32::from(rules.quan_value) } else { 0 }
    }
}

/// The whole state of a game except its history. It is always legal: it comes
/// from [`Position::start`], from [`Position::parse`], or from playing a turn.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) cells: Vec<Pile>,
    pub(super) to_move: Option<Side>,
    pub(super) stores: BySide<i32>,
    /// Who has left the game, by the number of the side.
    pub(super) departed: [bool; 4],
}

impl Position {
    /// The start position under `rules`, with `first` to move.
    pub fn start(rules: &Rules, first: Side) -> Self {
        let ring = Ring::new(rules.sides);
        let quan_cell = match rules.quan {
            QuanStones::Piece => Pile { dan: rules.quan_dan.into(), quan: true },
            QuanStones::Dan => {
                Pile { dan: u16::from(rules.quan_dan) + u16::from(rules.quan_value), quan: false }
            }
        };
        let citizen_cell = Pile { dan: rules.dan.into(), quan: false };
        let cells = ring.cells().map(|c| if c.is_quan() { quan_cell } else { citizen_cell });
        let mut start = Position {
            cells: cells.collect(),
            to_move: Some(first),
            stores: BySide::from_fn(rules.sides, |_| 0),
            departed: [false; 4],
        };
        let handicap = rules.handicap.as_ref();
        if let Some(handicap) = handicap.filter(|handicap| handicap.side.index() < rules.sides) {
            start.give(handicap);
        }
        start
    }

    /// The stronger side gives its handicap to the next.
    fn give(&mut self, handicap: &Handicap) {
        let weaker = handicap.side.next(self.stores.sides());
        self.stores[handicap.side] -= handicap.points;
        self.stores[weaker] += handicap.points;
        for cell in &handicap.cells {
            let pile = std::mem::take(&mut self.cells[cell.index()]);
            self.stores[weaker] += i32::from(pile.dan);
        }
    }

    /// Whether it is the start position under `rules` with `side` to move,
    /// whoever has left.
    pub(super) fn is_start(&self, rules: &Rules, side: Side) -> bool {
        let start = Position::start(&rules.on(self), side);
        *self == Position { departed: self.departed, ..start }
    }

    /// The ring of this board.
    pub fn ring(&self) -> Ring {
        Ring::new(self.stores.sides())
    }

    /// What lies in `cell`.
    pub fn pile(&self, cell: Cell) -> Pile {
        self.cells[cell.index()]
    }

    /// Whose turn it is; none when the game is over.
    pub fn to_move(&self) -> Option<Side> {
        self.to_move
    }

    /// The points `side` has banked; below zero when it borrowed for a refill.
    pub fn store(&self, side: Side) -> i32 {
        self.stores[side]
    }

    /// The points every side has banked.
    pub fn stores(&self) -> &BySide<i32> {
        &self.stores
    }

    /// Whether all five cells of `side` are empty.
    pub fn is_bare(&self, side: Side) -> bool {
        self.ring().own_cells(side).all(|cell| self.pile(cell).is_empty())
    }

    /// Whether the next turn begins with a refill.
    pub fn needs_refill(&self) -> bool {
        self.to_move.is_some_and(|side| self.is_bare(side))
    }

    /// Carries out one step of a turn. Whose turn it is changes only when a
    /// whole turn has been played, or the game is over.
    pub fn apply(&mut self, rules: &Rules, event: Event) {
        match event {
            Event::Refilled { side } => {
                for cell in self.ring().own_cells(side) {
                    self.cells[cell.index()].dan += 1;
                }
                self.stores[side] -= REFILL_DAN;
            }
            Event::Lifted { cell, dan } => self.cells[cell.index()].dan -= dan,
            Event::Dropped { cell } => self.cells[cell.index()].dan += 1,
            Event::Captured { side, cell, pile, .. } => {
                self.cells[cell.index()] = Pile::default();
                self.stores[side] += pile.points(rules);
            }
            Event::Swept { cell, dan } => {
                self.cells[cell.index()].dan -= dan;
                if let Some(owner) = cell.owner() {
                    self.stores[owner] += i32::from(dan);
                }
            }
            Event::GameOver(_) => self.to_move = None,
            Event::TurnEnded(_) => {}
        }
    }
}
