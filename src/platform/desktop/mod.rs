//! What the program asks of a desktop.

#[cfg(feature = "gui")]
mod files;
mod folders;
#[cfg(feature = "gui")]
mod hosting;
#[cfg(feature = "gui")]
mod less_motion;
#[cfg(feature = "gui")]
mod no_window;
#[cfg(feature = "gui")]
mod utf8;
#[cfg(feature = "gui")]
mod window;

#[cfg(feature = "gui")]
use ::window::NothingKept;

#[cfg(feature = "gui")]
pub use files::desktop;
pub use folders::{config_file, data_folder};
#[cfg(feature = "gui")]
pub use utf8::{ensure_utf8, log_fallback};
#[cfg(feature = "gui")]
pub use window::open_window;

/// Returns why settings and games are not kept; `None` if they are.
#[cfg(feature = "gui")]
pub fn nothing_kept() -> Option<NothingKept> {
    data_folder().is_none().then_some(NothingKept::NoHome)
}

/// Returns the locale of the system, such as `vi_VN.UTF-8`; empty if it has none.
#[cfg(feature = "gui")]
pub fn locale() -> String {
    sys_locale::get_locale().unwrap_or_default()
}
