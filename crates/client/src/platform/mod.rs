//! What a page does otherwise than a desktop: the sockets, and random numbers that nobody can guess.

#[cfg(not(target_family = "wasm"))]
mod desktop;
#[cfg(target_family = "wasm")]
mod page;

use messages::Key;
use thiserror::Error;

#[cfg(not(target_family = "wasm"))]
use desktop as platform;
#[cfg(target_family = "wasm")]
use page as platform;

pub use platform::{connect, returns};

/// The system has no random numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the system gives no random numbers")]
pub struct NoRandomness;

/// Draws the secret of a client.
///
/// # Errors
/// The system has no random numbers.
pub fn draw_key() -> Result<Key, NoRandomness> {
    let mut bytes = [0; 16];
    platform::fill(&mut bytes)?;
    Key::new(u128::from_le_bytes(bytes)).map_err(|_| NoRandomness)
}
