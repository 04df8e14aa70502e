//! What is proven about the gain of the prover, by cells and side to move.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use crate::memory::has_room;
use crate::packed::{Choice, Packed, PackedRules};

/// Mixes the words of a key.
const ODD: u64 = 0x9E37_79B9_7F4A_7C15;

/// The cells, the side to move and, where the stores matter, the need.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Key {
    cells: [u64; 2],
    need: i16,
}

impl Key {
    /// Returns the key of a position from which the prover needs to gain `need` points.
    pub fn new(rules: &PackedRules, position: &Packed, need: i32) -> Key {
        let key = position.key();
        let need = if rules.stores_matter() { need as i16 } else { 0 };
        Key { cells: [key as u64, (key >> 64) as u64], need }
    }

    /// Returns a hash of the key.
    pub fn hash(&self) -> u64 {
        let mut hasher = Fold::default();
        std::hash::Hash::hash(self, &mut hasher);
        hasher.finish()
    }
}

/// The bounds of the gain.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bound {
    /// The prover can gain at least this much.
    pub low: i16,
    /// The search found no way to gain as much as this that avoids loops without gain.
    pub high: i16,
    /// The move of the prover that proves `low`.
    pub choice: Choice,
}

impl Default for Bound {
    fn default() -> Self {
        Bound { low: i16::MIN, high: i16::MAX, choice: 0 }
    }
}

/// A hash function for the keys, which are no choice of a stranger.
#[derive(Clone, Default)]
pub(super) struct Fold(u64);

impl Hasher for Fold {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u64(&mut self, word: u64) {
        let product = u128::from(self.0 ^ word ^ ODD) * u128::from(ODD.rotate_left(17) | 1);
        self.0 = (product as u64) ^ (product >> 64) as u64;
    }

    fn write_i16(&mut self, word: i16) {
        self.write_u64(word as u64);
    }

    fn finish(&self) -> u64 {
        (self.0 ^ self.0 >> 29).wrapping_mul(ODD)
    }
}

/// A map whose keys are hashed fast.
pub(super) type FoldMap<K, V> = HashMap<K, V, BuildHasherDefault<Fold>>;

/// The bounds of all positions that the search has decided. None is ever lost, so that the strategy can be
/// read from them.
#[derive(Default)]
pub(super) struct Bounds {
    map: FoldMap<Key, Bound>,
}

impl Bounds {
    /// Returns what is known of a position.
    pub fn get(&self, key: &Key) -> Bound {
        self.map.get(key).copied().unwrap_or_default()
    }

    /// Returns the size of the table in bytes, about.
    pub fn bytes(&self) -> usize {
        self.map.capacity() * (size_of::<(Key, Bound)>() + 1) * 8 / 7
    }

    /// Changes a bound; returns `None` if that takes more than `memory` bytes or the system refuses the memory.
    pub fn update(
        &mut self,
        key: Key,
        memory: usize,
        change: impl FnOnce(&mut Bound),
    ) -> Option<()> {
        if self.map.len() == self.map.capacity() && !self.map.contains_key(&key) {
            let wanted = self.bytes().max(1 << 16);
            if 2 * self.bytes() > memory || !has_room(2 * wanted) {
                return None;
            }
            self.map.try_reserve(self.map.len().max(1 << 10)).ok()?;
        }
        change(self.map.entry(key).or_default());
        Some(())
    }
}
