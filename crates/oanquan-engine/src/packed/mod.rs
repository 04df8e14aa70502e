//! A compact, fast two-sided position without sold cells, for deep searches.
//!
//! The six cells of a side share one number, with ten bits per cell and one more bit for
//! the quan. The board is always seen from the side to move, whose row is cells 1 to 5.
//! Only the difference of the stores is kept; together with the total points of the game
//! it determines both stores. A lap is a single addition from a table.
//!
//! **No cell overflows.** [`PackedRules::pack`] refuses positions with more than
//! [`MAX_PACKED_DAN`] dân. A turn adds at most the five dân of a refill to the board, so
//! after [`MAX_PACKED_TURNS`] turns all dân still fit into one cell. Every start position
//! fits: 20 dân in each of ten cells, plus 50 dân and a quan of 50 dân in each of two
//! cells, make 400.

mod lanes;
mod perft;
mod play;

use std::iter;

pub use perft::packed_perft;
pub use play::{PackedTurn, WAYS};

use lanes::{CELL_LANES, Halves, MAX_LANE, OWN_ROW, QUAN, QUAN_CELL, ROW_ONES};
use oanquan::{
    Cell, Direction, EmptyQuan, Ending, Fields, FirstQuan, Game, Move, OccupiedQuan, Position,
    QuanStones, REFILL_DAN, Refill, Remainder, Rules, Side, growth_limit,
};

/// The cells of a two-sided ring.
const CELLS: usize = 12;
/// The most turns that may be played from a packed position.
pub const MAX_PACKED_TURNS: u32 = 120;
/// The most dân on the board of a position that can be packed.
pub const MAX_PACKED_DAN: u32 = MAX_LANE - MAX_PACKED_TURNS * REFILL_DAN as u32;

/// A two-sided position that has a side to move, seen from that side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Packed {
    cells: Halves,
    /// The store of the side to move minus the other store.
    margin: i32,
    /// The side to move.
    side: u8,
}

/// A move in a packed position: `2 * (cell - 1)`, plus 1 for the direction `-`, with the
/// cell counted from the quan cell of the side to move. Ascending choices follow the order
/// of [`Position::legal_moves`].
pub type Choice = u8;

impl Packed {
    /// Returns the store of the side to move minus the other store.
    pub fn margin(&self) -> i32 {
        self.margin
    }

    /// Returns the side to move.
    pub fn side(&self) -> Side {
        Side::new(self.side.into())
    }

    /// Returns the cells and the side to move, which identify a position for repetition.
    pub fn key(&self) -> u128 {
        // The highest bit of a half is unused.
        let own = self.cells.own | u64::from(self.side) << 63;
        u128::from(self.cells.other) << 64 | u128::from(own)
    }

    /// Returns the mirror image, in which `1+` has the effect of `5-` here under rules
    /// that are [symmetric](PackedRules::are_symmetric).
    pub fn mirrored(&self) -> Packed {
        Packed { cells: self.cells.mirrored(), ..*self }
    }

    /// Returns the number of dân in a cell; cell 0 is the quan cell of the side to move.
    pub fn dan(&self, cell: usize) -> u32 {
        CELL_LANES[cell].dan(self.cells.pile(&CELL_LANES[cell]))
    }

    /// Returns the number of dân on the board, including quan cells.
    pub fn dan_on_board(&self) -> u32 {
        self.cells.all_dan()
    }

    /// Returns the number of quan pieces on the board.
    pub fn quans(&self) -> u32 {
        u32::from(self.cells.own & QUAN != 0) + u32::from(self.cells.other & QUAN != 0)
    }

    /// Returns whether a quan cell holds its quan: 0 is that of the side to move, 6 the other.
    pub fn has_quan(&self, cell: usize) -> bool {
        self.cells.pile(&CELL_LANES[cell]) & QUAN != 0
    }

    /// Returns whether the row of the side to move is empty, so that it refills first.
    pub fn is_bare(&self) -> bool {
        self.cells.own & OWN_ROW == 0
    }

    /// Returns the number of filled cells of the side to move, and that of the other side.
    pub fn filled(&self) -> [usize; 2] {
        [self.cells.own, self.cells.other].map(|half| lanes::filled_count(half) as usize)
    }

    /// Returns the number of filled cells of the side to move minus that of the other side.
    pub fn filled_margin(&self) -> i32 {
        lanes::filled_count(self.cells.own) - lanes::filled_count(self.cells.other)
    }

    /// Returns the cells that the side to move may lift, ascending.
    fn liftable(&self) -> impl Iterator<Item = Choice> + use<> {
        let row = if self.is_bare() { ROW_ONES } else { self.cells.own };
        let mut filled = lanes::filled(row);
        iter::from_fn(move || {
            let bit = filled.trailing_zeros();
            filled &= filled.wrapping_sub(1);
            (bit < u64::BITS).then(|| lanes::cell_of_bit(bit) as Choice)
        })
    }

    /// Converts a choice to a move.
    pub fn to_move(&self, choice: Choice) -> Move {
        let cell = Cell::new(usize::from(self.side) * 6 + usize::from(choice / 2) + 1);
        Move { cell, direction: Direction::BOTH[usize::from(choice % 2)] }
    }

    /// Converts a legal move to a choice.
    pub fn to_choice(&self, mv: Move) -> Choice {
        let cell = mv.cell.index() - usize::from(self.side) * 6;
        (2 * (cell - 1) + usize::from(mv.direction == Direction::Minus)) as Choice
    }
}

/// Returns the choice with the same effect in the mirror image.
pub fn mirrored_choice(choice: Choice) -> Choice {
    9 - choice
}

/// The rules of a two-sided game, prepared for packed positions.
#[derive(Clone, Debug)]
pub struct PackedRules {
    /// Whether an empty quan cell counts as an ordinary empty cell.
    passes: bool,
    /// Whether an occupied quan cell after a lap gives a dân to the next cell.
    gives_one: bool,
    /// The number of directions in which a side may sow.
    ways: u8,
    /// Whether the sides share the dân in the rows at the end.
    splits: bool,
    quan_value: i32,
    young_quan: u32,
    /// What becomes of a side that has an empty row and fewer than five points.
    refill: Refill,
    /// The mask of stones in quan cells that prevent the end of the game.
    keeps_going: u64,
    /// All points of the game, on the board and in the stores.
    points: i32,
    /// The most dân that may lie on the board after a turn.
    growth_limit: u32,
    /// The start positions from which capturing a quan is forbidden.
    barred: Vec<Packed>,
}

impl PackedRules {
    /// Packs the rules and the current position of `game`, as [`pack`](Self::pack) does; the limit of
    /// growth is that of the game.
    pub fn of_game(game: &Game) -> Option<(PackedRules, Packed)> {
        let (rules, packed) = Self::pack(game.rules(), game.position())?;
        Some((PackedRules { growth_limit: game.growth_limit(), ..rules }, packed))
    }

    /// Packs the rules and `position`, from which the game begins. Returns `None` unless the position has two sides, a
    /// side to move, no sold cells, and at most [`MAX_PACKED_DAN`] dân.
    pub fn pack(rules: &Rules, position: &Position) -> Option<(PackedRules, Packed)> {
        let packed = pack(position)?;
        let points = position.all_points(rules);
        let two_sides = Rules { sides: 2, ..rules.clone() };
        let starts = |side| Position::starts(&two_sides, side, Fields::default());
        let starts = [Side::NEAR, Side::FAR].into_iter().flat_map(starts);
        let forbids = rules.first_quan == FirstQuan::Forbidden;
        let barred = starts.filter(|start| forbids && start.all_points(rules) == points);
        let barred = barred.filter_map(|start| pack(&start)).collect();
        let packed_rules = PackedRules {
            passes: rules.empty_quan == EmptyQuan::Passes,
            gives_one: rules.occupied_quan == OccupiedQuan::GivesOne,
            ways: rules.directions().len() as u8,
            splits: rules.remainder == Remainder::Split,
            quan_value: rules.quan_value.into(),
            young_quan: rules.young_quan.into(),
            refill: rules.refill,
            keeps_going: match rules.ending {
                Ending::Cells => QUAN_CELL,
                Ending::Pieces => QUAN,
            },
            points,
            growth_limit: growth_limit(rules, position),
            barred,
        };
        debug_assert!(rules.quan == QuanStones::Piece || packed.quans() == 0);
        Some((packed_rules, packed))
    }

    /// Packs another position of the same game.
    pub fn pack_another(&self, position: &Position) -> Option<Packed> {
        pack(position)
    }

    /// Returns whether the value of a position depends on the stores, and not only on the
    /// cells and the side to move.
    pub fn stores_matter(&self) -> bool {
        self.refill.can_fail()
    }

    /// Returns whether a turn from this position may not capture a quan.
    pub fn forbids_quan_capture(&self, position: &Packed) -> bool {
        self.barred.contains(position)
    }

    /// Returns whether the cells are those of such a position, regardless of the stores.
    pub fn looks_like_forbidding_start(&self, position: &Packed) -> bool {
        let is_like = |start: &Packed| (start.side, start.cells) == (position.side, position.cells);
        self.barred.iter().any(is_like)
    }

    /// Returns the legal choices in ascending order.
    pub fn choices(&self, position: &Packed) -> impl Iterator<Item = Choice> + use<> {
        let ways = self.ways;
        position.liftable().flat_map(move |cell| (0..ways).map(move |way| 2 * (cell - 1) + way))
    }

    /// Returns the margin of the side to move if the game ended now: both sides collect their rows,
    /// unless they split them.
    pub fn swept_margin(&self, position: &Packed) -> i32 {
        match self.splits {
            true => position.margin,
            false => {
                let Halves { own, other } = position.cells;
                position.margin + lanes::row_dan(own) - lanes::row_dan(other)
            }
        }
    }

    /// Returns whether a side with an empty row may never borrow.
    pub fn refill_ends(&self) -> bool {
        self.refill == Refill::End
    }

    /// Returns whether an occupied quan cell after a lap gives a dân to the next cell.
    pub fn gives_one(&self) -> bool {
        self.gives_one
    }

    /// Returns whether the sides share the dân in the rows at the end.
    pub fn splits(&self) -> bool {
        self.splits
    }

    /// Returns whether the rules have one of the options of the preset Tonkin that change how a game
    /// goes.
    pub fn have_options_of_tonkin(&self) -> bool {
        self.gives_one || self.splits || !self.are_symmetric()
    }

    /// Returns whether the mirror image of a position has the same value.
    pub fn are_symmetric(&self) -> bool {
        usize::from(self.ways) == WAYS
    }

    /// Returns the cells as the side to move sees them; a mirror image of the same value has the
    /// same shape.
    pub fn shape(&self, position: &Packed) -> u128 {
        let cells = |halves: Halves| u128::from(halves.other) << 64 | u128::from(halves.own);
        let shape = cells(position.cells);
        if self.are_symmetric() { shape.min(cells(position.cells.mirrored())) } else { shape }
    }

    /// Returns whether an empty quan cell counts as an ordinary empty cell.
    pub fn passes(&self) -> bool {
        self.passes
    }

    /// Returns the points of a quan.
    pub fn quan_value(&self) -> i32 {
        self.quan_value
    }

    /// Returns the least number of dân beside a quan that can be captured.
    pub fn young_quan(&self) -> u32 {
        self.young_quan
    }

    /// Returns whether the game ends with the last quan piece.
    pub fn pieces_end(&self) -> bool {
        self.keeps_going == QUAN
    }

    /// Returns the points on the board.
    pub fn points_on_board(&self, position: &Packed) -> i32 {
        position.dan_on_board() as i32 + self.quan_value * position.quans() as i32
    }
}

fn pack(position: &Position) -> Option<Packed> {
    let side = position.to_move()?;
    let ring = position.ring();
    let piles = || ring.cells().map(|cell| position.pile(cell));
    let dan: u32 = piles().map(|pile| u32::from(pile.dan)).sum();
    if ring.sides() != 2 || dan > MAX_PACKED_DAN || !position.fields().are_unsold() {
        return None;
    }
    let lying = CELL_LANES.iter().zip(piles());
    let lying = lying.map(|(lane, pile)| lane.holding(pile.dan.into(), pile.quan));
    let cells = lying.fold(Halves::default(), Halves::with);
    let cells = if side == Side::NEAR { cells } else { cells.turned() };
    let margin = position.store(side) - position.store(side.next(2));
    Some(Packed { cells, margin, side: side.index() as u8 })
}
