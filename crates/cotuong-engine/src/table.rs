//! The transposition table, which the threads of a search share.
//!
//! Two threads may write to a place at the same time, and a third may read one number of each. So a place
//! holds the key combined with the entry: both together tell whether they belong to each other (Hyatt and
//! Mann, *A lock-less transposition-table implementation for parallel search*, 2002).

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use bytemuck::zeroed_slice_box;

use basics::with_room;
use cotuong_board::{Move, SQUARES, Square};

use super::analysis::{FORBIDDEN, MAX_ESTIMATE, PROVEN, WON};
use super::path::MAX_PLIES;

/// The least and the greatest number of entries.
const FEWEST: u64 = 1 << 10;
const MAX: u64 = 1 << 21;
/// The first bit of the number of the search in an entry, and its greatest number.
const SEARCH_BIT: u32 = 41;
const SEARCHES: u64 = (1 << (64 - SEARCH_BIT)) - 1;

/// What the score of an entry says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    /// Nothing: only the move counts.
    None,
    /// The score is at least this.
    Lower,
    /// The score is at most this.
    Upper,
    /// The score is this.
    Exact,
}

/// What is known about a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    /// The best move, if one is known.
    pub best: Option<Move>,
    /// The score for the side to move. That of a proven win or loss counts from the position itself.
    pub score: i32,
    pub depth: i32,
    pub bound: Bound,
}

/// What a place of the table holds: the key of a position and its entry, packed into a number. With the
/// number 0, it holds nothing.
pub(crate) type Slot = [u64; 2];

/// A place of the table: the key of a position combined with its packed entry, and this entry.
type Place = [AtomicU64; 2];

/// The memory of a search.
pub(crate) struct Memory {
    places: Box<[Place]>,
    /// The number of places that the search uses, a power of two.
    size: usize,
    /// The number of the search.
    search: u64,
}

/// The places of the last search, and its number. The next search takes them over: new memory costs
/// more time than a short search has.
static KEPT: Mutex<(Option<Box<[Place]>>, u64)> = Mutex::new((None, 0));

impl Memory {
    /// Returns memory for a search of so many nodes.
    pub(crate) fn new(nodes: u64) -> Self {
        let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        let (places, search) = (kept.0.take(), kept.1 + 1);
        kept.1 = search;
        drop(kept);
        let size = nodes.clamp(FEWEST, MAX).next_power_of_two() as usize;
        let fits = |places: &[Place]| places.len() >= size && search & SEARCHES != 0;
        // Places that no search has written to take no memory.
        let new = || zeroed_slice_box(with_room::<Place>(size));
        let places = places.filter(|places| fits(places)).unwrap_or_else(new);
        Memory { places, size, search: search & SEARCHES }
    }

    /// Returns the table in this memory. It is empty unless the search `recalls` what earlier ones have
    /// found.
    pub(crate) fn table(&self, recalls: bool) -> Table<'_> {
        Table { places: &self.places, mask: self.size - 1, search: self.search, recalls }
    }
}

impl Drop for Memory {
    /// Leaves the places to the next search.
    fn drop(&mut self) {
        let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.0.as_ref().is_none_or(|kept| kept.len() < self.places.len()) {
            kept.0 = Some(std::mem::take(&mut self.places));
        }
    }
}

/// The transposition table.
#[derive(Clone, Copy)]
pub(crate) struct Table<'a> {
    places: &'a [Place],
    /// One less than the number of places that this search uses.
    mask: usize,
    /// The number of the search.
    search: u64,
    /// Whether the search uses what earlier ones have found.
    recalls: bool,
}

impl Table<'_> {
    /// Returns what the place of a key holds. Asked for early, it has arrived when it is needed.
    pub(crate) fn slot(&self, key: u64) -> Slot {
        let [combined, packed] = &self.places[key as usize & self.mask];
        let packed = packed.load(Ordering::Relaxed);
        [combined.load(Ordering::Relaxed) ^ packed, packed]
    }

    pub(crate) fn get(&self, key: u64) -> Option<Entry> {
        self.read(self.slot(key), key)
    }

    /// Returns the entry of a position from what its place holds.
    pub(crate) fn read(&self, [found, packed]: Slot, key: u64) -> Option<Entry> {
        let is_valid = found == key && packed != 0 && (self.recalls || self.is_own(packed));
        is_valid.then(|| Entry::unpack(packed))
    }

    /// Returns whether an entry comes from this search.
    fn is_own(&self, packed: u64) -> bool {
        packed >> SEARCH_BIT == self.search
    }

    /// Replaces the entry, unless the one that is there comes from a much deeper search of the same
    /// position.
    pub(crate) fn set(&self, key: u64, mut entry: Entry) {
        if let Some(known) = self.get(key) {
            let is_deeper = known.depth > entry.depth + 3 && known.bound != Bound::None;
            if is_deeper && entry.bound != Bound::Exact {
                return;
            }
            entry.best = entry.best.or(known.best);
        }
        let packed = entry.pack() | self.search << SEARCH_BIT;
        let place = &self.places[key as usize & self.mask];
        place[0].store(key ^ packed, Ordering::Relaxed);
        place[1].store(packed, Ordering::Relaxed);
    }
}

impl Entry {
    /// From the lowest bit: 16 bits of the score, 8 of the depth, 2 of the bound, one that is set, 7 for
    /// each crossing of the move; then the number of the search.
    fn pack(self) -> u64 {
        let [from, to] = match self.best {
            Some(Move { from, to }) => [from.index() as u64, to.index() as u64],
            None => [SQUARES as u64; 2],
        };
        let score = u64::from(self.score as i16 as u16);
        let depth = self.depth.clamp(0, u8::MAX.into()) as u64;
        score | depth << 16 | (self.bound as u64) << 24 | 1 << 26 | from << 27 | to << 34
    }

    fn unpack(packed: u64) -> Self {
        let square = |shift: u32| Square::from_index((packed >> shift & 0x7f) as usize);
        let best = square(27).zip(square(34)).map(|(from, to)| Move { from, to });
        let score = i32::from(packed as u16 as i16);
        let bound = match packed >> 24 & 3 {
            0 => Bound::None,
            1 => Bound::Lower,
            2 => Bound::Upper,
            _ => Bound::Exact,
        };
        Entry { best, score, depth: (packed >> 16 & 0xff) as i32, bound }
    }
}

/// Returns the score that counts from the position `ply` moves after the root, from one that counts
/// from the root; `None` for a score that holds only along one way to the position.
pub(crate) fn from_here(score: i32, ply: usize) -> Option<i32> {
    match score.abs() {
        size if size > PROVEN => Some(score + score.signum() * ply as i32),
        size if size > MAX_ESTIMATE => None,
        _ => Some(score),
    }
}

/// Returns the score that [`from_here`] turns into `score`.
pub(crate) fn from_root(score: i32, ply: usize) -> i32 {
    if score.abs() > PROVEN { score - score.signum() * ply as i32 } else { score }
}

const _: () = assert!(WON - PROVEN > 2 * MAX_PLIES as i32 && WON < i16::MAX as i32);
const _: () = assert!(FORBIDDEN - MAX_ESTIMATE > MAX_PLIES as i32 && FORBIDDEN < PROVEN);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_of_an_entry_is_none() {
        let memory = Memory::new(FEWEST);
        let table = memory.table(false);
        let entry = |score| Entry { best: None, score, depth: 3, bound: Bound::Exact };
        let read = |key| table.get(key).map(|entry| entry.score);
        let (one, other) = (5, 5 + (FEWEST << 3));
        table.set(one, entry(17));
        assert_eq!((read(one), read(other)), (Some(17), None));
        // Another thread has written the second number of another entry to the same place, but not yet
        // the first.
        let [first, _] = &memory.places[one as usize];
        let before = first.load(Ordering::Relaxed);
        table.set(other, entry(-4));
        first.store(before, Ordering::Relaxed);
        assert_eq!((read(one), read(other)), (None, None));
    }
}
