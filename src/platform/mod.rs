//! What a page in a browser lacks or does otherwise than a desktop: threads, clocks and random
//! seeds, folders, the language of the system and its wish for less motion. Nothing else of the
//! window asks the system for these.

#![allow(clippy::disallowed_methods, clippy::disallowed_types)]

#[cfg(feature = "gui")]
pub mod desktop;
mod folders;
#[cfg(feature = "gui")]
pub mod less_motion;

pub use folders::{config_file, data_folder};
pub use tabletop::platform::*;

/// Returns the locale of the system, such as `vi_VN.UTF-8`; empty if it has none.
#[cfg(feature = "gui")]
pub fn locale() -> String {
    sys_locale::get_locale().unwrap_or_default()
}
