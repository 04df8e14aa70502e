//! The stones go back to the cells after a round of a match: each flies from the store in which it
//! lay to a cell of the next round.

use oanquan::{BySide, Cell, Pile, Position, Side};

use super::{Beat, Flight, Heaps, Stone, StonePlace, pace};

/// The stones on their way to the next round.
pub(super) struct PutBack {
    /// The stores before, in which the stones that have not taken off yet lie.
    stores: BySide<Vec<Stone>>,
    /// Each stone with its places before and after, in the order of take-off. A stone that lies in
    /// the same cell in both rounds stays there.
    ways: Vec<(Stone, StonePlace, StonePlace)>,
    /// The heaps of the next round.
    after: Heaps,
    beat: Beat,
}

impl PutBack {
    /// Moves the stones of `heaps` to the round that begins at `start`. Stones that the round does
    /// not need vanish, and missing ones appear over the store of the side that owns the cell.
    pub fn new(mut heaps: Heaps, start: &Position, beat: Beat) -> Self {
        let ring = start.ring();
        let stores = heaps.take_stores();
        let mut supply = Supply::new(&stores);
        let mut after = Heaps::of(ring.cells().map(|_| Pile::default()), start.stores());
        let mut ways = Vec::new();
        // Both sides put their stones back at the same time, and the quan last.
        let rows = [Side::NEAR, Side::FAR].map(|side| ring.own_cells(side));
        let [near, far] = rows.map(Iterator::collect::<Vec<_>>);
        let row_cells = near.into_iter().zip(far).flat_map(|(near, far)| [near, far]);
        let quan_cells = ring.cells().filter(|cell| cell.is_quan());
        for cell in row_cells.chain(quan_cells) {
            let pile = start.pile(cell);
            let owner = start.owner(cell).unwrap_or(Side::NEAR);
            let kinds = std::iter::repeat_n(true, usize::from(pile.quan));
            let kinds = kinds.chain(std::iter::repeat_n(false, pile.dan.into()));
            for quan in kinds {
                let lies = heaps.cell(cell).iter().position(|stone| stone.quan == quan);
                let (stone, from) = match lies {
                    Some(slot) => (heaps.take_stone(cell, slot), StonePlace::Cell(cell, slot)),
                    None => supply
                        .take(owner, quan)
                        .unwrap_or_else(|| (heaps.new_stone(quan), StonePlace::Store(owner, 0))),
                };
                let slot = after.cell(cell).len();
                after.put(cell, stone);
                ways.push((stone, from, StonePlace::Cell(cell, slot)));
            }
        }
        after.continue_ids(&heaps);
        PutBack { stores, ways, after, beat }
    }

    /// Returns the heaps of the next round.
    pub fn into_heaps(self) -> Heaps {
        self.after
    }

    /// Returns the stones of the store of `side` before they took off.
    pub fn store(&self, side: Side) -> &[Stone] {
        &self.stores[side]
    }

    /// Returns every stone on its way after `seconds`.
    pub fn flights(&self, seconds: f32) -> Vec<Flight> {
        let count = self.ways.len();
        let flight = |(index, &(stone, from, to)): (usize, &(Stone, StonePlace, StonePlace))| {
            let progress = pace::put_back_flight(index, count, seconds, self.beat);
            Flight { stone, from, to, progress }
        };
        self.ways.iter().enumerate().map(flight).collect()
    }
}

impl PutBack {
    /// Returns the stones that lie in `cell` after `seconds`.
    pub fn pile(&self, cell: Cell, seconds: f32) -> Pile {
        let mut pile = Pile::default();
        for flight in self.flights(seconds) {
            if let Some(StonePlace::Cell(at, _)) = flight.at_rest()
                && at == cell
            {
                pile.quan |= flight.stone.quan;
                pile.dan += u16::from(!flight.stone.quan);
            }
        }
        pile
    }
}

/// The stones of the stores that have not been put back, each with its place.
struct Supply(BySide<Vec<(Stone, StonePlace)>>);

impl Supply {
    fn new(stores: &BySide<Vec<Stone>>) -> Self {
        let places = |side: Side| {
            let stones = stores[side].iter().enumerate();
            stones.map(|(slot, &stone)| (stone, StonePlace::Store(side, slot))).collect()
        };
        Supply(BySide::from_fn(stores.sides(), places))
    }

    /// Takes a stone of this kind from the store of `owner` or, if there is none, from another.
    fn take(&mut self, owner: Side, quan: bool) -> Option<(Stone, StonePlace)> {
        let mut sides: Vec<Side> = (0..self.0.sides()).map(Side::new).collect();
        sides.sort_by_key(|side| *side != owner);
        sides.into_iter().find_map(|side| {
            let stones = &mut self.0[side];
            let at = stones.iter().rposition(|(stone, _)| stone.quan == quan)?;
            Some(stones.remove(at))
        })
    }
}
