//! The numbers of which hash tables of positions consist.

/// Returns a number that looks random, for what `number` stands for in a position: Zobrist hashing
/// combines such keys with `^`. The same number always has the same key (SplitMix64).
pub const fn hash_key(number: u64) -> u64 {
    let mut mixed = number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}
