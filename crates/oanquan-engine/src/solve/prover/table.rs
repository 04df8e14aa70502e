//! The table of proof numbers.

use crate::memory::has_room;

/// More than any number: no limit.
pub(super) const NEVER: u32 = u32::MAX / 4;

/// Entries per bucket.
const WAYS: usize = 4;
/// The size of an entry in bytes.
pub(super) const NUMBER_BYTES: usize = size_of::<Entry>();

/// The numbers of a position for its side to move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Numbers {
    /// The effort to prove what the side to move wants.
    pub own: u32,
    /// The effort to prove what the other side wants.
    pub other: u32,
}

impl Numbers {
    /// Returns the numbers of a position at which the prover fails; `tag` names the position of the
    /// line that this depends on, 0 none.
    pub fn failed(is_prover: bool, tag: u32) -> Numbers {
        if is_prover {
            Numbers { own: u32::MAX, other: tag }
        } else {
            Numbers { own: tag, other: u32::MAX }
        }
    }

    /// Returns the tag of a failure.
    pub fn failure(self) -> Option<u32> {
        match self {
            Numbers { own: u32::MAX, other: tag } | Numbers { own: tag, other: u32::MAX } => {
                Some(tag)
            }
            _ => None,
        }
    }

    fn weight(self) -> u64 {
        u64::from(self.own) + u64::from(self.other)
    }
}

/// The numbers of the position with this hash. No hash is 0.
#[derive(Clone, Copy, Default)]
struct Entry {
    hash: u64,
    numbers: Numbers,
}

#[derive(Clone, Copy, Default)]
#[repr(align(64))]
struct Bucket([Entry; WAYS]);

/// A table of numbers. It identifies positions by a hash: a confusion misleads the search, but
/// proves nothing.
pub(super) struct NumberTable {
    buckets: Vec<Bucket>,
}

impl NumberTable {
    /// Creates a small table.
    pub fn new() -> Self {
        NumberTable { buckets: vec![Bucket::default(); 1 << 10] }
    }

    /// Returns the size of the table in bytes.
    pub fn bytes(&self) -> usize {
        self.buckets.len() * size_of::<Bucket>()
    }

    /// Grows the table to this number of entries; returns `false` if the system refuses the
    /// memory.
    pub fn grow(&mut self, entries: usize) -> bool {
        let len = (entries / WAYS).max(1).next_power_of_two();
        if len <= self.buckets.len() {
            return true;
        }
        let mut larger = NumberTable { buckets: Vec::new() };
        if !has_room(len * size_of::<Bucket>()) || larger.buckets.try_reserve_exact(len).is_err() {
            return false;
        }
        larger.buckets.resize(len, Bucket::default());
        for entry in self.buckets.iter().flat_map(|bucket| bucket.0) {
            if entry.hash != 0 {
                larger.put(entry.hash, entry.numbers);
            }
        }
        *self = larger;
        true
    }

    fn bucket(&self, hash: u64) -> usize {
        hash as usize & (self.buckets.len() - 1)
    }

    /// Returns the numbers stored under this hash.
    pub fn get(&self, hash: u64) -> Option<Numbers> {
        let hash = hash.max(1);
        let bucket = &self.buckets[self.bucket(hash)];
        bucket.0.iter().find(|entry| entry.hash == hash).map(|entry| entry.numbers)
    }

    /// Stores numbers in place of older ones or of the smallest ones.
    pub fn put(&mut self, hash: u64, numbers: Numbers) {
        let hash = hash.max(1);
        let index = self.bucket(hash);
        let ways = &mut self.buckets[index].0;
        let known = ways.iter().position(|entry| entry.hash == hash);
        let least = || (0..WAYS).min_by_key(|&way| ways[way].numbers.weight()).unwrap_or(0);
        let way = known.unwrap_or_else(least);
        ways[way] = Entry { hash, numbers };
    }
}
