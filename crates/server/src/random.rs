//! Random numbers that nobody can guess, from the source of the system.

use messages::{Code, Key, RoomId};
use thiserror::Error;

/// The system has no random numbers.
#[derive(Debug, Error)]
#[error("the system gives no random numbers: {0}")]
pub struct NoRandomness(getrandom::Error);

/// Returns a new name of a room.
pub(crate) fn room() -> Result<RoomId, NoRandomness> {
    bits().map(RoomId::new)
}

/// Returns a new code.
pub(crate) fn code() -> Result<Code, NoRandomness> {
    bits().map(Code::of_bits)
}

/// Returns a new key.
pub(crate) fn key() -> Result<Key, NoRandomness> {
    loop {
        let (high, low) = (u128::from(bits()?), u128::from(bits()?));
        // Bits that are all alike come once in an age.
        if let Ok(key) = Key::new(high << 64 | low) {
            return Ok(key);
        }
    }
}

/// Returns 64 random bits.
pub(crate) fn bits() -> Result<u64, NoRandomness> {
    getrandom::u64().map_err(NoRandomness)
}
