//! The storage of the transposition table, which several threads read and write
//! concurrently.
//!
//! An entry consists of four words, so a read during a write could return a mixture of
//! two entries. A counter that increases before and after each write detects this, and
//! the reader discards the result. (A seqlock; Boehm, *Can seqlocks get along with
//! programming language memory models?*, 2012.)

use std::sync::atomic::{AtomicU32, AtomicU64, Ordering, fence};

use basics::with_room;

use crate::memory::has_room;

/// The words of an entry. The key is the first two words and the bits of the third from
/// [`KEY_SHIFT`] up.
pub(super) type EntryWords = [u64; 4];

/// The key of an entry.
pub(super) type EntryKey = (u64, u64, u16);

/// The position of the last part of the key in the third word: its highest 16 bits.
pub(super) const KEY_SHIFT: u32 = 48;

/// Returns the key of an entry.
pub(super) fn key_of(words: &EntryWords) -> EntryKey {
    (words[0], words[1], (words[2] >> KEY_SHIFT) as u16)
}

/// Entries per bucket.
pub(super) const WAYS: usize = 4;
/// The number of write counters, which buckets share in turn; a power of two.
const COUNTS: usize = 1 << 12;

/// A bucket of entries; it occupies two cache lines.
#[derive(Default)]
#[repr(align(64))]
pub(super) struct Bucket([[AtomicU64; 4]; WAYS]);

impl Bucket {
    /// Returns one word of an entry.
    pub fn word(&self, way: usize, word: usize) -> u64 {
        self.0[way][word].load(Ordering::Relaxed)
    }

    /// Returns all words of an entry.
    pub fn words(&self, way: usize) -> EntryWords {
        std::array::from_fn(|word| self.word(way, word))
    }

    /// Returns the index of the entry with this key.
    pub fn find(&self, key: &EntryKey) -> Option<usize> {
        (0..WAYS).find(|&way| {
            self.word(way, 0) == key.0
                && self.word(way, 1) == key.1
                && (self.word(way, 2) >> KEY_SHIFT) as u16 == key.2
        })
    }
}

/// The buckets of a table.
pub(super) struct Buckets {
    buckets: Vec<Bucket>,
    /// Write counters, each shared by several buckets: odd while one of them is written.
    counts: Box<[AtomicU32; COUNTS]>,
}

impl Buckets {
    /// Returns an empty list of buckets.
    pub fn none() -> Self {
        Buckets { buckets: Vec::new(), counts: Box::new([const { AtomicU32::new(0) }; COUNTS]) }
    }

    /// Returns an empty list with room for so many buckets, or `None` if the system refuses the memory.
    pub fn with_room(buckets: usize) -> Option<Self> {
        let bytes = buckets.checked_mul(size_of::<Bucket>())?;
        let mut empty = Buckets::none();
        let mut reserves = |room| empty.buckets.try_reserve_exact(room).is_ok();
        // In games between hard and expert, the room costs a fifth of the time.
        let has_reserved = reserves(with_room::<Bucket>(buckets)) || reserves(buckets);
        (has_room(bytes) && has_reserved).then_some(empty)
    }

    /// Returns the number of buckets.
    pub fn len(&self) -> usize {
        self.buckets.len()
    }

    /// Adds empty buckets up to the given number.
    pub fn extend_to(&mut self, buckets: usize) {
        self.buckets.resize_with(buckets, Bucket::default);
    }

    /// Returns the last two words of the entry with this key, or `None` if there is none or
    /// another thread is writing to the bucket.
    pub fn find(&self, bucket: usize, key: &EntryKey) -> Option<[u64; 2]> {
        let (count, bucket) = (&self.counts[bucket % COUNTS], &self.buckets[bucket]);
        let before = count.load(Ordering::Acquire);
        let way = bucket.find(key)?;
        let found = [bucket.word(way, 2), bucket.word(way, 3)];
        fence(Ordering::Acquire);
        let is_whole = before.is_multiple_of(2) && count.load(Ordering::Relaxed) == before;
        is_whole.then_some(found)
    }

    /// Replaces the entry of a bucket that `change` chooses by the words that it returns.
    /// Does nothing if another thread is writing to the bucket.
    pub fn change(&self, bucket: usize, change: impl FnOnce(&Bucket) -> (usize, EntryWords)) {
        let (count, bucket) = (&self.counts[bucket % COUNTS], &self.buckets[bucket]);
        let before = count.load(Ordering::Relaxed);
        let is_free = before.is_multiple_of(2)
            && count
                .compare_exchange(
                    before,
                    before.wrapping_add(1),
                    Ordering::Acquire,
                    Ordering::Relaxed,
                )
                .is_ok();
        if !is_free {
            return;
        }
        fence(Ordering::Release);
        let (way, words) = change(bucket);
        for (slot, word) in bucket.0[way].iter().zip(words) {
            slot.store(word, Ordering::Relaxed);
        }
        count.store(before.wrapping_add(2), Ordering::Release);
    }

    /// Returns all entries of the given buckets.
    pub fn entries(&self, buckets: std::ops::Range<usize>) -> impl Iterator<Item = EntryWords> {
        self.buckets[buckets].iter().flat_map(|bucket| (0..WAYS).map(|way| bucket.words(way)))
    }
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;

    /// The number of writes and reads per thread.
    const TIMES: u64 = 200_000;

    #[test]
    fn entries_read_during_writes_are_never_torn() {
        let mut buckets = Buckets::none();
        buckets.extend_to(1);
        let read = thread::scope(|scope| {
            let readers: Vec<_> = (0..3u64)
                .map(|thread| {
                    let buckets = &buckets;
                    scope.spawn(move || {
                        let mut read = 0;
                        for time in 0..TIMES {
                            // All threads write the same key; the other two words identify
                            // the writer.
                            let sign = thread << 32 | time;
                            buckets.change(0, |_| (0, [1, 2, sign, !sign]));
                            if let Some([sign, check]) = buckets.find(0, &(1, 2, 0)) {
                                assert_eq!(check, !sign);
                                read += 1;
                            }
                        }
                        read
                    })
                })
                .collect();
            readers.into_iter().map(|reader| reader.join().expect("whole entries")).sum::<u64>()
        });
        assert!(read > 0, "nothing was read");
    }

    #[test]
    fn the_last_entry_written_is_found_by_its_whole_key() {
        let mut buckets = Buckets::none();
        buckets.extend_to(2);
        buckets.change(1, |_| (3, [7, 8, 9 << 48 | 10, 11]));
        assert_eq!(buckets.find(1, &(7, 8, 9)), Some([9 << 48 | 10, 11]));
        for (bucket, key) in [(0, (7, 8, 9)), (1, (6, 8, 9)), (1, (7, 6, 9)), (1, (7, 8, 6))] {
            assert_eq!(buckets.find(bucket, &key), None);
        }
    }
}
