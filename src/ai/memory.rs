//! Memory that the system may refuse. Where an allocation of Rust's own is refused the
//! program ends on the spot, so what options can make large is tried first.

use std::hint::black_box;

/// What has to be left when something large has been taken: everything else that is allocated
/// is small.
const SPARE: usize = 64 << 20;

/// What a thread takes: its stack, and the addresses that the system's allocator keeps for it.
const THREAD: usize = 72 << 20;

/// How many more threads can be started, at most `wanted`: one that has begun and gets no memory
/// would end the program.
pub(crate) fn threads_with_room(wanted: usize) -> usize {
    (1..=wanted).rev().find(|threads| has_room(threads * THREAD)).unwrap_or(0)
}

/// Whether the system would give so many bytes now, and some to spare.
pub(crate) fn has_room(bytes: usize) -> bool {
    let Some(bytes) = bytes.checked_add(SPARE) else { return false };
    let mut trial: Vec<u8> = Vec::new();
    let is_given = trial.try_reserve_exact(bytes).is_ok();
    // Nothing is done with it, but it must not be optimised away.
    black_box(&trial);
    is_given
}
