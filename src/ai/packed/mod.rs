//! A two-sided position small and quick enough for deep search.
//!
//! The six cells of a side share one number, ten bits each, and its quan is one
//! bit more. The board is always seen from the side to move: its row is cells 1
//! to 5, whichever side it is. Of the stores only the difference is kept: with
//! all points of the game known, it tells both. A lap is one addition from a
//! table.
//!
//! **No cell overflows.** [`PackedRules::pack`] refuses positions with more than
//! [`MAX_PACKED_DAN`] dân. A turn adds at most the five dân of a refill to the
//! board, so after [`MAX_PACKED_TURNS`] turns all dân together still fit into
//! one cell. Every start position fits: 20 dân in ten cells and, in two cells,
//! 50 dân beside a quan of 50 dân make 400.

mod lanes;
mod perft;
mod play;

use std::iter;

pub use perft::packed_perft;
pub use play::{PackedTurn, WAYS};

use crate::rules::{
    Cell, Direction, EmptyQuan, Ending, FirstQuan, Move, Position, QuanStones, Refill, Rules, Side,
};
use lanes::{CELL_LANES, Halves, MAX_LANE, OWN_ROW, QUAN, QUAN_CELL, ROW_ONES};

/// Cells of a two-sided ring.
const CELLS: usize = 12;
/// The turns that a packed position may be followed for.
pub const MAX_PACKED_TURNS: u32 = 120;
/// The most dân on the board of a position that can be packed.
pub const MAX_PACKED_DAN: u32 = MAX_LANE - MAX_PACKED_TURNS * REFILL as u32;
/// What a refill costs, and what must be in store where borrowing is not allowed.
const REFILL: i32 = 5;

/// A position of the two-sided game in which somebody is to move, seen from the
/// side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Packed {
    cells: Halves,
    /// The store of the side to move less the other store.
    margin: i32,
    /// The side to move.
    side: u8,
}

/// A choice in a packed position: `2 * (cell - 1)`, and 1 more for the falling
/// direction, the cell counted from the mover's quan cell. Choices ascend as
/// moves are listed.
pub type Choice = u8;

impl Packed {
    /// The store of the side to move less the other store.
    pub fn margin(&self) -> i32 {
        self.margin
    }

    /// The side to move.
    pub fn side(&self) -> Side {
        Side::new(self.side.into())
    }

    /// What repetition looks at: the cells and the side to move.
    pub fn key(&self) -> u128 {
        // No half uses its highest bit.
        let own = self.cells.own | u64::from(self.side) << 63;
        u128::from(self.cells.other) << 64 | u128::from(own)
    }

    /// The position that a mirror shows: `1+` here does there what `5-` does here.
    pub fn mirrored(&self) -> Packed {
        Packed { cells: self.cells.mirrored(), ..*self }
    }

    /// The dân in a cell, counted from the mover's quan cell, which is cell 0.
    pub fn dan(&self, cell: usize) -> u32 {
        CELL_LANES[cell].dan(self.cells.pile(&CELL_LANES[cell]))
    }

    /// The dân on the board, those in quan cells included.
    pub fn dan_on_board(&self) -> u32 {
        self.cells.all_dan()
    }

    /// How many quan pieces are on the board.
    pub fn quans(&self) -> u32 {
        u32::from(self.cells.own & QUAN != 0) + u32::from(self.cells.other & QUAN != 0)
    }

    /// Whether the quan lies in the mover's quan cell (0) or the other (6).
    pub fn has_quan(&self, cell: usize) -> bool {
        self.cells.pile(&CELL_LANES[cell]) & QUAN != 0
    }

    /// Whether the row of the side to move is empty, so that it refills first.
    pub fn is_bare(&self) -> bool {
        self.cells.own & OWN_ROW == 0
    }

    /// What the side to move would be ahead by if both sides collected their
    /// rows now.
    pub fn swept_margin(&self) -> i32 {
        self.margin + lanes::row_dan(self.cells.own) - lanes::row_dan(self.cells.other)
    }

    /// How many cells of its row the side to move has dân in, less those of the
    /// other side.
    pub fn filled_margin(&self) -> i32 {
        lanes::filled_count(self.cells.own) - lanes::filled_count(self.cells.other)
    }

    /// The choices there are, in the order in which moves are listed.
    pub fn choices(&self) -> impl Iterator<Item = Choice> + use<> {
        let row = if self.is_bare() { ROW_ONES } else { self.cells.own };
        let mut filled = lanes::filled(row);
        let cells = iter::from_fn(move || {
            let bit = filled.trailing_zeros();
            filled &= filled.wrapping_sub(1);
            (bit < u64::BITS).then(|| lanes::cell_of_bit(bit) as Choice)
        });
        cells.flat_map(|cell| [2 * (cell - 1), 2 * (cell - 1) + 1])
    }

    /// The move that a choice stands for.
    pub fn to_move(&self, choice: Choice) -> Move {
        let cell = Cell::new(usize::from(self.side) * 6 + usize::from(choice / 2) + 1);
        Move { cell, direction: Direction::BOTH[usize::from(choice % 2)] }
    }

    /// The choice that stands for a legal move.
    pub fn to_choice(&self, mv: Move) -> Choice {
        let cell = mv.cell.index() - usize::from(self.side) * 6;
        (2 * (cell - 1) + usize::from(mv.direction == Direction::Minus)) as Choice
    }
}

/// The choice that does in a mirror what `choice` does.
pub fn mirrored_choice(choice: Choice) -> Choice {
    9 - choice
}

/// The rules of a two-sided game as packed positions are played by them.
#[derive(Clone, Debug)]
pub struct PackedRules {
    /// Whether an empty quan cell counts as an ordinary empty cell.
    passes: bool,
    quan_value: i32,
    young_quan: u32,
    /// Whether a bare side with fewer than five points ends the game.
    refill_ends: bool,
    /// What lies in quan cells and keeps the game going.
    keeps_going: u64,
    /// All points of the game, on the board and in the stores.
    points: i32,
    /// The positions whose first turn cannot capture a quan, by the side to move.
    barred: Option<[Packed; 2]>,
}

impl PackedRules {
    /// The rules for games that have come to `position`; none unless it has two
    /// sides and somebody is to move. The packed position comes with them; none
    /// when there are too many dân.
    pub fn pack(rules: &Rules, position: &Position) -> Option<(PackedRules, Packed)> {
        let packed = pack(position)?;
        let points = |position: &Position| -> i32 {
            let piles = position.ring().cells().map(|cell| position.pile(cell).points(rules));
            piles.sum::<i32>() + position.stores().iter().map(|(_, points)| points).sum::<i32>()
        };
        let start = Position::start(&Rules { sides: 2, ..rules.clone() }, Side::NEAR);
        let forbids_quan_capture =
            rules.first_quan == FirstQuan::Forbidden && points(&start) == points(position);
        let barred = pack(&start).filter(|_| forbids_quan_capture).map(|near| {
            [near, Packed { side: 1, margin: -near.margin, cells: near.cells.turned() }]
        });
        let packed_rules = PackedRules {
            passes: rules.empty_quan == EmptyQuan::Passes,
            quan_value: rules.quan_value.into(),
            young_quan: rules.young_quan.into(),
            refill_ends: rules.refill == Refill::End,
            keeps_going: match rules.ending {
                Ending::Cells => QUAN_CELL,
                Ending::Pieces => QUAN,
            },
            points: points(position),
            barred,
        };
        debug_assert!(rules.quan == QuanStones::Piece || packed.quans() == 0);
        Some((packed_rules, packed))
    }

    /// Packs another position of the same game.
    pub fn pack_another(&self, position: &Position) -> Option<Packed> {
        pack(position)
    }

    /// Whether what a position is worth depends on what has been stored so far:
    /// otherwise only on its cells and the side to move.
    pub fn stores_matter(&self) -> bool {
        self.refill_ends
    }

    /// Whether the first turn of a game cannot capture a quan here.
    pub fn forbids_quan_capture(&self, position: &Packed) -> bool {
        self.barred.is_some_and(|barred| barred[usize::from(position.side)] == *position)
    }

    /// Whether these are the cells of such a position, whatever the stores.
    pub fn looks_like_forbidding_start(&self, position: &Packed) -> bool {
        self.barred.is_some_and(|barred| barred[usize::from(position.side)].cells == position.cells)
    }

    /// The points that lie on the board.
    pub fn points_on_board(&self, position: &Packed) -> i32 {
        position.dan_on_board() as i32 + self.quan_value * position.quans() as i32
    }
}

fn pack(position: &Position) -> Option<Packed> {
    let side = position.to_move()?;
    let ring = position.ring();
    let piles = || ring.cells().map(|cell| position.pile(cell));
    let dan: u32 = piles().map(|pile| u32::from(pile.dan)).sum();
    if ring.sides() != 2 || dan > MAX_PACKED_DAN {
        return None;
    }
    let lying = CELL_LANES.iter().zip(piles());
    let lying = lying.map(|(lane, pile)| lane.holding(pile.dan.into(), pile.quan));
    let cells = lying.fold(Halves::default(), Halves::with);
    let cells = if side == Side::NEAR { cells } else { cells.turned() };
    let margin = position.store(side) - position.store(side.next(2));
    Some(Packed { cells, margin, side: side.index() as u8 })
}
