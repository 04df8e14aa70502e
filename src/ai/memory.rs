//! Tests whether the system grants memory. Rust ends the program when an ordinary allocation
//! fails, so allocations that an option can make large are tried first.

use std::hint::black_box;

/// The memory in bytes that must remain after a large allocation; all others are small.
const SPARE: usize = 64 << 20;

/// The memory in bytes that a thread needs: its stack and its arena in the system's allocator.
const THREAD: usize = 72 << 20;

/// Returns how many more threads can be started, at most `wanted`. A thread that has started
/// and then gets no memory would end the program.
pub(crate) fn threads_with_room(wanted: usize) -> usize {
    (1..=wanted).rev().find(|threads| has_room(threads * THREAD)).unwrap_or(0)
}

/// Returns whether the system would grant `bytes` bytes now, with some to spare.
pub(crate) fn has_room(bytes: usize) -> bool {
    let Some(bytes) = bytes.checked_add(SPARE) else { return false };
    let mut trial: Vec<u8> = Vec::new();
    let is_given = trial.try_reserve_exact(bytes).is_ok();
    // The compiler must not remove the allocation as unused.
    black_box(&trial);
    is_given
}
