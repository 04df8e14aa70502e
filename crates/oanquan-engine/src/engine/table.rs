//! The transposition table: the results of earlier searches.
//!
//! An entry contains the whole position, so positions are never confused. Values are
//! stored as the margin still to come, so positions that differ only in their stores
//! share an entry (except under `refill=end` and `refill=lend`, where stores affect the game).

use std::iter;

use super::buckets::{Bucket, Buckets, EntryKey, EntryWords, WAYS, key_of};
use super::entry::TableEntry;
use super::lookup::{Lookup, hash};
use super::proof::SearchResult;
use crate::packed::{Choice, Packed};

/// Buckets created or moved between two checks for cancellation: a fraction of a
/// millisecond.
const LOOK_EVERY: usize = 1 << 12;
/// The size of an entry in bytes.
pub(crate) const ENTRY_BYTES: usize = size_of::<EntryWords>();

/// Returns the entry of a bucket that a new one replaces: the shallowest of those kept
/// for their depth, or otherwise the most recent one.
fn way_to_replace(bucket: &Bucket, depth: u32) -> usize {
    let depth_of = |way| u32::from(entry(bucket, way).depth());
    let kept = (0..WAYS - 1).min_by_key(|&way| depth_of(way)).unwrap_or(0);
    let latest = WAYS - 1;
    let is_deep = depth_of(kept) <= depth;
    if depth_of(kept) == 0 || depth_of(latest) > 0 && is_deep { kept } else { latest }
}

/// Returns an entry of a bucket.
fn entry(bucket: &Bucket, way: usize) -> TableEntry {
    TableEntry::from_words([bucket.word(way, 2), bucket.word(way, 3)])
}

/// The transposition table. A full bucket keeps its deepest entries and the latest one.
pub(crate) struct TranspositionTable {
    buckets: Buckets,
    /// Whether stores are part of the key.
    stores_matter: bool,
    /// Whether a position and its mirror image share an entry.
    mirrors: bool,
}

impl TranspositionTable {
    /// Creates an empty table with at least `entries` entries.
    pub fn new(entries: usize, stores_matter: bool, mirrors: bool) -> Self {
        let wanted = (entries / WAYS).next_power_of_two();
        let mut buckets = Buckets::with_room(wanted).unwrap_or_else(Buckets::none);
        buckets.extend_to(wanted);
        TranspositionTable { buckets, stores_matter, mirrors }
    }

    /// Returns the size of the table in bytes.
    pub fn bytes(&self) -> usize {
        WAYS * self.buckets.len() * ENTRY_BYTES
    }

    /// Grows the table to at least `entries` entries and keeps its contents. This can take
    /// a while; if `is_cancelled` returns `true`, it stops and leaves the table unchanged.
    pub fn grow(&mut self, entries: usize, is_cancelled: impl Fn() -> bool) -> bool {
        let (all, now) = ((entries / WAYS).next_power_of_two(), self.buckets.len());
        let sizes = iter::successors(Some(all), |size| Some(size / 2));
        let mut sizes = sizes.take_while(|&size| size > now);
        let room = sizes.find_map(|size| Some((size, Buckets::with_room(size)?)));
        let Some((wanted, buckets)) = room else { return all <= now };
        let is_enough = wanted == all;
        let mut larger = TranspositionTable { buckets, ..*self };
        while larger.buckets.len() < wanted {
            if is_cancelled() {
                return is_enough;
            }
            larger.buckets.extend_to(wanted.min(larger.buckets.len() + LOOK_EVERY));
        }
        for first in (0..self.buckets.len()).step_by(LOOK_EVERY) {
            if is_cancelled() {
                return is_enough;
            }
            for words in self.buckets.entries(first..self.buckets.len().min(first + LOOK_EVERY)) {
                let depth = TableEntry::from_words([words[2], words[3]]).depth();
                if depth > 0 {
                    let bucket = larger.bucket(key_of(&words));
                    larger
                        .buckets
                        .change(bucket, |bucket| (way_to_replace(bucket, depth.into()), words));
                }
            }
        }
        *self = larger;
        is_enough
    }

    /// Prepares `position` for access to the table.
    pub fn lookup(&self, position: &Packed) -> Lookup {
        let (key, margin) = (position.key(), position.margin());
        let stores = if self.stores_matter { margin as u16 } else { 0 };
        let mirror_key = if self.mirrors { position.mirrored().key() } else { key };
        let (least, is_mirrored) = (key.min(mirror_key), mirror_key < key);
        let key = (least as u64, (least >> 64) as u64, stores);
        Lookup { key, margin, mirrored: is_mirrored }
    }

    fn bucket(&self, key: EntryKey) -> usize {
        hash(key) as usize & (self.buckets.len() - 1)
    }

    /// Returns the entry of a position.
    pub fn get(&self, lookup: &Lookup) -> Option<TableEntry> {
        let words = self.buckets.find(self.bucket(lookup.key), &lookup.key)?;
        Some(TableEntry::from_words(words)).filter(|entry| entry.depth() > 0)
    }

    /// Stores the result of a search to `depth` with this window.
    pub fn put(
        &self,
        lookup: &Lookup,
        depth: u32,
        window: (i32, i32),
        found: SearchResult,
        best: Option<Choice>,
    ) {
        self.buckets.change(self.bucket(lookup.key), |bucket| {
            let known = bucket.find(&lookup.key).map(|way| (way, entry(bucket, way)));
            let known = known.filter(|(_, entry)| entry.depth() > 0);
            let (way, entry) = known
                .unwrap_or_else(|| (way_to_replace(bucket, depth), TableEntry::none(lookup.key.2)));
            let [worths, rest] = entry.with(lookup, depth, window, found, best).words();
            (way, [lookup.key.0, lookup.key.1, worths, rest])
        });
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    #[test]
    fn cancelling_growth_stops_at_the_next_check_and_changes_nothing() {
        let mut table = TranspositionTable::new(1 << 12, false, true);
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
