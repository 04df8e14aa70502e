//! The transposition table: what earlier searches found out about positions.
//!
//! An entry holds the whole position, so one is never taken for another. Worths
//! are kept as the margin still to come: what was stored on the way does not
//! matter, and positions that differ only in stores share an entry (except
//! under `refill=end`, where stores decide about the game).

use super::proof::{Found, KeptProof, Proof};
use crate::ai::packed::{Choice, Packed, mirrored_choice};

/// What marks an entry without a best choice.
const NO_CHOICE: Choice = 15;
/// How many buckets are made or moved between two looks at whether to stop: a
/// fraction of a millisecond.
const LOOK_EVERY: usize = 1 << 12;
/// Bytes of an entry.
pub(in crate::ai) const ENTRY_BYTES: usize = size_of::<Entry>();

/// Whether a value is exact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Bound {
    /// Not less than the value.
    Low,
    /// The value.
    Exact,
    /// Not greater than the value.
    High,
}

/// A bound and a best choice in one byte, so that an entry takes no more than 32.
#[derive(Clone, Copy, Debug, Default)]
struct BoundAndBest(u8);

impl BoundAndBest {
    const BITS: u32 = 4;

    fn new(bound: Bound, best: Choice) -> Self {
        BoundAndBest((bound as u8) << Self::BITS | best)
    }

    fn bound(self) -> Bound {
        match self.0 >> Self::BITS {
            0 => Bound::Low,
            1 => Bound::Exact,
            _ => Bound::High,
        }
    }

    fn best(self) -> Choice {
        self.0 & ((1 << Self::BITS) - 1)
    }
}

/// What is known about one position.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::ai) struct Entry {
    key: u128,
    /// The margin of the stores where it matters, otherwise 0.
    stores: i16,
    /// The value of the deepest search, its depth and what it bounds. An entry
    /// of depth 0 is vacant.
    value: i16,
    depth: u8,
    bound_and_best: BoundAndBest,
    /// Proven bounds, whatever the depth.
    low_proof: KeptProof,
    high_proof: KeptProof,
    low: i16,
    high: i16,
}

impl Entry {
    /// The best choice seen so far.
    pub fn best(&self) -> Option<Choice> {
        Some(self.bound_and_best.best()).filter(|&best| best != NO_CHOICE)
    }

    /// The margin that is proven to be reached at least.
    pub fn least(&self, place: &Place) -> Option<(i32, Proof)> {
        proven(self.low, self.low_proof, place)
    }

    /// The margin that is proven to be reached at most.
    pub fn most(&self, place: &Place) -> Option<(i32, Proof)> {
        proven(self.high, self.high_proof, place)
    }

    /// The value that settles a search to `depth` with this window, if one is known.
    pub fn settles(&self, place: &Place, depth: u32, (alpha, beta): (i32, i32)) -> Option<Found> {
        let (least, most) = (self.least(place), self.most(place));
        if let (Some((low, low_proof)), Some((high, high_proof))) = (least, most)
            && low == high
        {
            return Some(Found { value: low, low: low_proof, high: high_proof });
        }
        if let Some((value, low)) = least.filter(|(low, _)| *low >= beta) {
            return Some(Found { value, low, high: Proof::NONE });
        }
        if let Some((value, high)) = most.filter(|(high, _)| *high <= alpha) {
            return Some(Found { value, low: Proof::NONE, high });
        }
        let value = i32::from(self.value) + place.margin;
        let is_enough = match self.bound_and_best.bound() {
            Bound::Low => value >= beta,
            Bound::High => value <= alpha,
            Bound::Exact => true,
        };
        (is_enough && u32::from(self.depth) >= depth).then(|| Found::guess(value))
    }
}

/// Where a bucket takes a new entry: in place of the shallowest of those that are
/// kept for their depth, or else of the latest.
fn slot(bucket: &[Entry; WAYS], depth: u32) -> usize {
    let kept = (0..WAYS - 1).min_by_key(|&slot| bucket[slot].depth).unwrap_or(0);
    let latest = WAYS - 1;
    let is_deep = u32::from(bucket[kept].depth) <= depth;
    if bucket[kept].depth == 0 || bucket[latest].depth > 0 && is_deep { kept } else { latest }
}

/// A bound on the margin still to come as one on the margin, when it is proven.
fn proven(bound: i16, proof: KeptProof, place: &Place) -> Option<(i32, Proof)> {
    let proof = proof.get();
    proof.holds().then_some((i32::from(bound) + place.margin, proof))
}

/// How a position is looked up.
#[derive(Clone, Copy)]
pub(in crate::ai) struct Place {
    key: u128,
    stores: i16,
    /// What is added to a stored worth.
    margin: i32,
    /// Whether the entry is that of the mirror image.
    mirrored: bool,
}

impl Place {
    /// The choice as the entry has it, or back again.
    pub fn choice(&self, choice: Choice) -> Choice {
        if self.mirrored { mirrored_choice(choice) } else { choice }
    }
}

/// Entries that share a bucket.
const WAYS: usize = 4;

/// Two lines of the processor's cache.
#[derive(Clone, Copy, Debug, Default)]
#[repr(align(64))]
struct Bucket([Entry; WAYS]);

/// The table. A full bucket keeps the deepest searches and the latest one.
pub(in crate::ai) struct Table {
    buckets: Vec<Bucket>,
    /// Whether stores are part of a position.
    stores_matter: bool,
    /// Whether a position and its mirror image share an entry.
    mirrors: bool,
}

impl Table {
    /// An empty table of at least `entries` entries.
    pub fn new(entries: usize, stores_matter: bool, mirrors: bool) -> Self {
        let buckets = (entries / WAYS).next_power_of_two();
        Table { buckets: vec![Bucket::default(); buckets], stores_matter, mirrors }
    }

    /// How many bytes it takes.
    pub fn bytes(&self) -> usize {
        WAYS * self.buckets.len() * ENTRY_BYTES
    }

    /// Makes room for at least `entries` entries and keeps what is known. As that
    /// can take a while, it is given up, and nothing is changed, once `is_cancelled`.
    pub fn grow(&mut self, entries: usize, is_cancelled: impl Fn() -> bool) {
        let wanted = (entries / WAYS).next_power_of_two();
        if wanted <= self.buckets.len() {
            return;
        }
        let mut larger = Table { buckets: Vec::with_capacity(wanted), ..*self };
        while larger.buckets.len() < wanted {
            if is_cancelled() {
                return;
            }
            let made = wanted.min(larger.buckets.len() + LOOK_EVERY);
            larger.buckets.resize(made, Bucket::default());
        }
        for buckets in self.buckets.chunks(LOOK_EVERY) {
            if is_cancelled() {
                return;
            }
            for entry in buckets.iter().flat_map(|bucket| &bucket.0).filter(|entry| entry.depth > 0)
            {
                let bucket = larger.bucket(entry.key, entry.stores);
                let bucket = &mut larger.buckets[bucket].0;
                let slot = slot(bucket, entry.depth.into());
                bucket[slot] = *entry;
            }
        }
        *self = larger;
    }

    /// Where `position` belongs.
    pub fn place(&self, position: &Packed) -> Place {
        let (key, margin) = (position.key(), position.margin());
        let stores = if self.stores_matter { margin as i16 } else { 0 };
        let place = Place { key, stores, margin, mirrored: false };
        if self.mirrors {
            let mirror_key = position.mirrored().key();
            if mirror_key < key {
                return Place { key: mirror_key, mirrored: true, ..place };
            }
        }
        place
    }

    fn bucket(&self, key: u128, stores: i16) -> usize {
        // Multiplicative hashing (Knuth): the high bits of the product are mixed best.
        const ODD: u128 = 0x9E37_79B9_7F4A_7C15_F39C_C060_5CED_C835;
        let folded = key ^ u128::from(stores as u16) << 112;
        let mixed = (folded ^ folded >> 67).wrapping_mul(ODD);
        ((mixed >> 64) as u64 ^ (mixed >> 96) as u64) as usize & (self.buckets.len() - 1)
    }

    /// What is known about a position.
    pub fn get(&self, place: &Place) -> Option<&Entry> {
        let is_it = |entry: &&Entry| {
            entry.key == place.key && entry.stores == place.stores && entry.depth > 0
        };
        self.buckets[self.bucket(place.key, place.stores)].0.iter().find(is_it)
    }

    /// Keeps what a search to `depth` with this window has found.
    pub fn put(
        &mut self,
        place: &Place,
        depth: u32,
        (alpha, beta): (i32, i32),
        found: Found,
        best: Option<Choice>,
    ) {
        let bucket = self.bucket(place.key, place.stores);
        let bucket = &mut self.buckets[bucket].0;
        let is_it = |entry: &Entry| entry.key == place.key && entry.stores == place.stores;
        let known = bucket.iter().position(is_it);
        let slot = known.unwrap_or_else(|| slot(bucket, depth));
        let entry = &mut bucket[slot];
        if known.is_none() {
            let bound_and_best = BoundAndBest::new(Bound::Low, NO_CHOICE);
            *entry =
                Entry { key: place.key, stores: place.stores, bound_and_best, ..Entry::default() };
        }
        let value = (found.value - place.margin) as i16;
        entry.depth = depth as u8;
        entry.value = value;
        let bound = match found.value {
            value if value >= beta => Bound::Low,
            value if value <= alpha => Bound::High,
            _ => Bound::Exact,
        };
        let best = best.map_or(entry.bound_and_best.best(), |best| place.choice(best));
        entry.bound_and_best = BoundAndBest::new(bound, best);
        if found.low.holds() && (!entry.low_proof.get().holds() || value > entry.low) {
            (entry.low, entry.low_proof) = (value, KeptProof::new(found.low));
        }
        if found.high.holds() && (!entry.high_proof.get().holds() || value < entry.high) {
            (entry.high, entry.high_proof) = (value, KeptProof::new(found.high));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    #[test]
    fn a_growth_that_is_cancelled_stops_at_the_next_look_and_changes_nothing() {
        let mut table = Table::new(1 << 12, false, true);
        let before = table.bytes();
        let looks = Cell::new(0);
        table.grow(1 << 20, || {
            looks.set(looks.get() + 1);
            looks.get() == 3
        });
        assert_eq!((looks.get(), table.bytes()), (3, before));
        table.grow(1 << 20, || false);
        assert_eq!(table.bytes(), ENTRY_BYTES << 20);
    }
}
