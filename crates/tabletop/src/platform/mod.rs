//! What a page in a browser lacks or does otherwise: threads, seeds and clocks, the calendar's
//! included, and the files and folders of the user.

#![allow(clippy::disallowed_methods, clippy::disallowed_types)]

#[cfg(not(target_family = "wasm"))]
mod desktop;
#[cfg(target_family = "wasm")]
mod page;

use jiff::Timestamp;

pub use basics::platform::*;
#[cfg(not(target_family = "wasm"))]
pub use desktop::*;
#[cfg(target_family = "wasm")]
pub use page::*;

/// Returns the date and time.
pub fn now() -> Timestamp {
    Timestamp::now()
}
