//! What a page in a browser lacks or does otherwise: threads, seeds and clocks, the calendar's
//! included, and the files and folders of the user.

#![allow(clippy::disallowed_methods, clippy::disallowed_types)]

#[cfg(not(target_family = "wasm"))]
mod desktop;
#[cfg(target_family = "wasm")]
mod page;

use std::io;

use jiff::Timestamp;

pub use basics::platform::*;
#[cfg(not(target_family = "wasm"))]
pub use desktop::*;
#[cfg(target_family = "wasm")]
pub use page::*;

/// Does `work` on a thread of its own; on a page, which has none, before this function returns.
///
/// # Errors
/// The system cannot start a thread.
pub(crate) fn in_background(name: &str, work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    if cfg!(target_family = "wasm") {
        work();
        return Ok(());
    }
    start_thread(name, work).map(drop)
}

/// Returns the date and time.
pub fn now() -> Timestamp {
    Timestamp::now()
}
