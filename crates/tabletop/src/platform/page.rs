//! The files, the folders and the time zone of a page in a browser.

use std::path::{Path, PathBuf};

use jiff::tz::{Offset, TimeZone};
use jiff::{Timestamp, ZonedDateTime};

pub use page::fs::{self, Draft};
pub use page::workers::{is_worker, serve, wait_for_beside};

/// Returns the folder whose files are handed to the person.
pub fn documents_folder() -> Option<PathBuf> {
    Some(PathBuf::from(fs::DOWNLOADS))
}

/// Returns what [`documents_folder`] returns.
pub fn pictures_folder() -> Option<PathBuf> {
    documents_folder()
}

/// Converts a typed path. A page has no home folder.
pub fn expanded(text: &str) -> PathBuf {
    PathBuf::from(text.trim())
}

/// Does nothing: what is written appears at once and as a whole.
pub fn remove_drafts(_folder: &Path) {}

/// Does nothing: 0.1.0 was no page.
pub fn remove_old_drafts(_folder: &Path) {}

/// Does nothing: a folder is no more than a part of a name.
pub fn sync_folder(_folder: &Path) {}

/// Returns a moment in the time zone of the browser, which says how far that is from UTC then: a table of all time
/// zones of the world would be a part of the page.
pub fn local_time(moment: Timestamp) -> ZonedDateTime {
    let minutes = page::minutes_ahead_of_utc(moment.as_millisecond());
    let offset = Offset::from_seconds(60 * minutes);
    moment.to_zoned_datetime(offset.map_or(TimeZone::UTC, Offset::to_time_zone))
}
