//! Room for large tables that the system gets back.

/// The least room of a table of [`MANY`] bytes or more, in bytes. Allocators return as much to the system as soon as it is
/// free: the one of Linux does from 32 MiB on. What is smaller they keep, for each thread, so that a long session with
/// many searches would take several times the memory of its tables.
const ROOM: usize = 33 << 20;
const MANY: usize = 1 << 20;

/// Returns for how many items a table of `wanted` items claims addresses, at least so many. Room without items takes no
/// memory, and address spaces of 32 bits have none to spare. The price is time: the system clears what it hands out.
pub fn with_room<T>(wanted: usize) -> usize {
    let bytes = wanted.saturating_mul(size_of::<T>());
    let is_padded = usize::BITS >= 64 && (MANY..ROOM).contains(&bytes);
    if is_padded { ROOM / size_of::<T>() } else { wanted }
}
