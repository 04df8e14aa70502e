//! Files that are never lost.
//!
//! A [`RonFile`] stores one value, with a version number, in a human-readable text file. The
//! program never overwrites or deletes a file that it cannot use: it renames the file, and a
//! [`LoadProblem`] gives the new name.

mod backup;
mod claim;
mod errands;
mod open_file;
mod problem;
mod ron_file;
mod ron_text;
mod set_aside;
mod text_file;
mod watch;

pub use backup::{Backup, Restored, Roots};
pub use claim::claim;
pub use errands::{Errand, Errands};
pub use open_file::open_file;
pub use problem::{Flaw, LoadProblem, ReadProblem, SaveProblem};
pub use ron_file::RonFile;
pub use ron_text::{
    MAX_BYTES, parse_ron, read_bytes, read_existing, read_ron, read_start, ron_text,
};
pub use set_aside::{move_into, set_aside};
pub use text_file::{
    check_new_file, lock_folder, lock_folder_of, make_folder_of, remove_drafts_in_own, write_bytes,
    write_text,
};
pub use watch::{DiskWatch, note_disk, watch_disk, with_disk};
