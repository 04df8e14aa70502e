//! The files and folders of a desktop.

mod draft;
mod folders;

pub use std::fs;

pub use draft::{Draft, remove_drafts, remove_old_drafts, sync_folder};
pub use folders::{documents_folder, expanded, pictures_folder};
