//! A position prepared for access to the transposition table.

use super::buckets::EntryKey;
use crate::packed::{Choice, mirrored_choice};

/// Multiplicative hashing (Knuth): the high bits of the product are mixed best.
pub(super) fn hash((first, second, stores): EntryKey) -> u64 {
    const ODD: u128 = 0x9E37_79B9_7F4A_7C15_F39C_C060_5CED_C835;
    let cells = u128::from(second) << 64 | u128::from(first);
    let folded = cells ^ u128::from(stores) << 112;
    let mixed = (folded ^ folded >> 67).wrapping_mul(ODD);
    (mixed >> 64) as u64 ^ (mixed >> 96) as u64
}

/// A position prepared for access to the table.
#[derive(Clone, Copy)]
pub(crate) struct Lookup {
    pub(super) key: EntryKey,
    /// The current margin, which is added to stored values.
    pub(super) margin: i32,
    /// Whether the entry describes the mirror image.
    pub(super) mirrored: bool,
}

impl Lookup {
    /// Returns a hash of the position.
    pub fn hash(&self) -> u64 {
        hash(self.key)
    }

    /// Converts a choice to the orientation of the entry, or back.
    pub fn choice(&self, choice: Choice) -> Choice {
        if self.mirrored { mirrored_choice(choice) } else { choice }
    }
}
