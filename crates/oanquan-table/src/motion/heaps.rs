//! The stones in each cell and store. Every stone keeps its identity for the whole game, so a
//! pebble looks the same wherever it is sown.

use oanquan::{BySide, Cell, Event, Pile, Position, Rules, Side};

/// One stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stone {
    /// The number of the stone, which decides its looks: unique among the dân, and among the quan, of a game.
    pub id: u16,
    /// Whether the stone is a quan.
    pub quan: bool,
}

/// The stones in the cells and stores, in order of arrival, and the points of each side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heaps {
    cells: Vec<Vec<Stone>>,
    stores: BySide<Vec<Stone>>,
    points: BySide<i32>,
    next_id: u16,
    /// The number of quan created so far.
    quan: u16,
}

impl Heaps {
    /// Creates the stones of `position`. A store is shown as one dân per point.
    pub fn new(position: &Position) -> Self {
        let piles = position.ring().cells().map(|cell| position.pile(cell));
        Self::of(piles, position.stores())
    }

    /// Creates the stones of `position` as [`Heaps::new`] does, except that the quan which the board lacks
    /// lie in the stores, in the larger one first. They lie nowhere if `position` has other points in all
    /// than the start of a game.
    pub fn with_captured_quan(position: &Position, rules: &Rules) -> Self {
        let mut heaps = Self::new(position);
        let start = Position::start(rules, Side::NEAR);
        let count = |position: &Position| {
            let quan = position.ring().cells().filter(|&cell| position.pile(cell).quan).count();
            let dan: u16 = position.ring().cells().map(|cell| position.pile(cell).dan).sum();
            (quan, i32::from(dan) + position.stores().iter().map(|(_, points)| points).sum::<i32>())
        };
        let value = i32::from(rules.quan_value);
        let [(quan, rest), (all_quan, all_rest)] = [count(position), count(&start)];
        let captured = all_quan.saturating_sub(quan);
        if rest != all_rest + value * captured as i32 {
            return heaps;
        }
        for _ in 0..captured {
            let dan = |heaps: &Heaps, side: Side| {
                heaps.stores[side].iter().filter(|stone| !stone.quan).count() as i32
            };
            let sides = (0..rules.sides).map(Side::new);
            let Some(side) = sides.rev().max_by_key(|&side| dan(&heaps, side)) else { break };
            if dan(&heaps, side) < value {
                break;
            }
            let kept = heaps.stores[side].len() - value as usize;
            heaps.stores[side].truncate(kept);
            let quan = heaps.new_stone(true);
            heaps.stores[side].insert(0, quan);
        }
        heaps
    }

    /// Creates the stones of cells that hold these piles, in ring order, and of stores, as
    /// [`Heaps::new`] does.
    pub fn of(piles: impl IntoIterator<Item = Pile>, stores: &BySide<i32>) -> Self {
        let none = BySide::from_fn(stores.sides(), |_| Vec::new());
        let mut heaps =
            Heaps { cells: Vec::new(), stores: none, points: stores.clone(), next_id: 0, quan: 0 };
        for pile in piles {
            let stones = heaps.new_pile(pile);
            heaps.cells.push(stones);
        }
        for (side, &points) in stores.iter() {
            heaps.stores[side] = heaps.new_dan(usize::try_from(points).unwrap_or(0));
        }
        heaps
    }

    /// Returns the stones in `cell`.
    pub fn cell(&self, cell: Cell) -> &[Stone] {
        &self.cells[cell.index()]
    }

    /// Returns the contents of `cell` as a pile.
    pub fn pile(&self, cell: Cell) -> Pile {
        let stones = self.cell(cell);
        let quan = stones.iter().filter(|stone| stone.quan).count();
        Pile { dan: (stones.len() - quan) as u16, quan: quan > 0 }
    }

    /// Returns the stones in the store of `side`.
    pub fn store(&self, side: Side) -> &[Stone] {
        &self.stores[side]
    }

    /// Returns the points of `side`.
    pub fn points(&self, side: Side) -> i32 {
        self.points[side]
    }

    /// Removes the stones that `event` moves from their cell or store and returns them. A refill
    /// moves `refill` stones.
    pub(super) fn take(&mut self, event: &Event, refill: usize) -> Vec<Stone> {
        match *event {
            Event::Refilled { side } => self.take_from_store(side, refill),
            Event::Captured { cell, .. } => std::mem::take(&mut self.cells[cell.index()]),
            Event::Lifted { cell, dan } | Event::Swept { cell, dan, .. } => {
                self.take_dan(cell, dan.into())
            }
            Event::LeftOver { cell } => self.take_dan(cell, 1),
            Event::Dropped { .. }
            | Event::Ponded { .. }
            | Event::TurnEnded(_)
            | Event::GameOver(_) => Vec::new(),
        }
    }

    /// Removes the uppermost `dan` dân from a cell and returns them.
    fn take_dan(&mut self, cell: Cell, dan: usize) -> Vec<Stone> {
        let stones = &mut self.cells[cell.index()];
        let mut taken = Vec::with_capacity(dan);
        for index in (0..stones.len()).rev() {
            if taken.len() < dan && !stones[index].quan {
                taken.push(stones.remove(index));
            }
        }
        taken.reverse();
        taken
    }

    /// Removes the stone with this index from a cell and returns it.
    pub(super) fn take_stone(&mut self, cell: Cell, slot: usize) -> Stone {
        self.cells[cell.index()].remove(slot)
    }

    /// Adds a stone to a cell.
    pub(super) fn put(&mut self, cell: Cell, stone: Stone) {
        self.cells[cell.index()].push(stone);
    }

    /// Adds stones to a store and their value to its points.
    pub(super) fn bank(&mut self, side: Side, stones: Vec<Stone>, rules: &Rules) {
        self.points[side] += worth(&stones, rules);
        self.stores[side].extend(stones);
    }

    /// Removes the stones from all stores and returns them. The points stay.
    pub(super) fn take_stores(&mut self) -> BySide<Vec<Stone>> {
        let none = BySide::from_fn(self.stores.sides(), |_| Vec::new());
        std::mem::replace(&mut self.stores, none)
    }

    /// Puts the stones back that [`Heaps::take_stores`] removed.
    pub(super) fn put_stores(&mut self, stores: BySide<Vec<Stone>>) {
        self.stores = stores;
    }

    /// Takes `count` dân from a store. Missing dân are borrowed, as new stones.
    fn take_from_store(&mut self, side: Side, count: usize) -> Vec<Stone> {
        self.points[side] -= count as i32;
        let mut taken = Vec::with_capacity(count);
        while taken.len() < count {
            let Some(at) = self.stores[side].iter().rposition(|stone| !stone.quan) else {
                break;
            };
            taken.push(self.stores[side].remove(at));
        }
        let borrowed = self.new_dan(count - taken.len());
        taken.extend(borrowed);
        taken
    }

    fn new_pile(&mut self, pile: Pile) -> Vec<Stone> {
        let quan = pile.quan.then(|| self.new_stone(true));
        quan.into_iter().chain(self.new_dan(pile.dan.into())).collect()
    }

    fn new_dan(&mut self, count: usize) -> Vec<Stone> {
        (0..count).map(|_| self.new_stone(false)).collect()
    }

    /// Numbers further stones after those of `earlier`.
    pub(super) fn continue_ids(&mut self, earlier: &Heaps) {
        self.next_id = self.next_id.max(earlier.next_id);
        self.quan = self.quan.max(earlier.quan);
    }

    pub(super) fn new_stone(&mut self, quan: bool) -> Stone {
        self.next_id += 1;
        if !quan {
            return Stone { id: self.next_id, quan };
        }
        self.quan += 1;
        Stone { id: FIRST_QUAN + QUAN_STEP * (self.quan - 1), quan }
    }
}

/// The numbers of the quan follow each other in steps in which the two drawn large stones alternate,
/// whatever the number of dân between them.
const FIRST_QUAN: u16 = 1242;
const QUAN_STEP: u16 = 56;

/// Returns the value of stones in points. A store, unlike a cell, can hold several quan.
pub(super) fn worth(stones: &[Stone], rules: &Rules) -> i32 {
    stones.iter().map(|stone| if stone.quan { i32::from(rules.quan_value) } else { 1 }).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the quan and the dân in the stores of both sides in a position of the classic game.
    fn stores(position: &str) -> [(usize, usize); 2] {
        let rules = Rules::classic();
        let position = Position::parse(position, &rules).expect("a position");
        let heaps = Heaps::with_captured_quan(&position, &rules);
        [Side::NEAR, Side::FAR].map(|side| {
            let quan = heaps.store(side).iter().filter(|stone| stone.quan).count();
            (quan, heaps.store(side).len() - quan)
        })
    }

    #[test]
    fn a_quan_that_the_board_lacks_lies_in_a_store() {
        assert_eq!(stores("Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0"), [(0, 0), (0, 0)]);
        assert_eq!(stores("0,5,5,5,5,5,Q,5,5,0,0,0 0 6,19"), [(0, 6), (1, 9)]);
        assert_eq!(stores("1,5,5,5,5,5,0,5,0,0,0,0 0 22,17"), [(1, 12), (1, 7)]);
        assert_eq!(stores("1,5,5,5,5,5,0,5,0,0,0,0 0 31,8"), [(2, 11), (0, 8)]);
    }

    #[test]
    fn a_quan_that_nobody_can_have_lies_nowhere() {
        assert_eq!(stores("0,5,5,5,5,5,Q,5,5,5,5,5 0 0,0"), [(0, 0), (0, 0)], "a made-up board");
        assert_eq!(stores("0,5,5,5,5,5,Q,5,5,5,5,0 0 9,6"), [(0, 9), (0, 6)], "both have less");
    }
}
