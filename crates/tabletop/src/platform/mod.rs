//! What a page in a browser lacks or does otherwise: threads, seeds and clocks, the calendar's
//! included, and the folders of the user.

#![allow(clippy::disallowed_methods, clippy::disallowed_types)]

mod folders;

use jiff::Timestamp;

pub use basics::platform::*;
pub use folders::{documents_folder, expanded, home_folder, pictures_folder};

/// Returns the date and time.
pub fn now() -> Timestamp {
    Timestamp::now()
}
