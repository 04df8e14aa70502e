//! The files, the folders and the time zone of a desktop.

mod draft;
mod folders;

pub use std::fs;

use jiff::tz::TimeZone;
use jiff::{Timestamp, ZonedDateTime};

pub use draft::{Draft, remove_drafts, remove_old_drafts, sync_folder};
pub use folders::{documents_folder, expanded, pictures_folder};

/// Returns a moment in the time zone of the system.
pub fn local_time(moment: Timestamp) -> ZonedDateTime {
    moment.to_zoned_datetime(TimeZone::system())
}
