//! What a page in a browser lacks or does otherwise: threads, seeds and clocks, the calendar's
//! included.

use jiff::Timestamp;

pub use basics::platform::*;

/// Returns the date and time.
pub fn now() -> Timestamp {
    Timestamp::now()
}
