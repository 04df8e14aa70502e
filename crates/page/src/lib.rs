//! What a page in a browser has in place of a desktop: files that the browser keeps, downloads, files beside
//! the page, sound, sockets, the address of the page, the wishes of the system, workers for the searches, and what
//! screen readers find in the page.
//!
//! The modules named `platform` choose between this crate and the desktop; nothing else names it, apart from
//! the start of the program. The files are in memory, and [`fs`] is tested without a browser.

pub mod fs;
#[cfg(feature = "window")]
pub mod reflection;
pub mod workers;

#[cfg(target_family = "wasm")]
mod browser;
#[cfg(target_family = "wasm")]
mod download;
#[cfg(target_family = "wasm")]
mod fetch;
#[cfg(target_family = "wasm")]
mod picker;
#[cfg(target_family = "wasm")]
mod socket;
#[cfg(target_family = "wasm")]
mod sound;
#[cfg(target_family = "wasm")]
mod store;
#[cfg(all(target_family = "wasm", feature = "window"))]
mod window;

#[cfg(target_family = "wasm")]
pub use browser::{
    address, can_share, element, forget_hash, has_fingers, has_started, hash, host, in_background,
    language, minutes_ahead_of_utc, reload, share, takes_pictures, wants_less_motion,
};
#[cfg(target_family = "wasm")]
pub use fetch::{fetch, sleep};
#[cfg(target_family = "wasm")]
pub use picker::{PickedFile, pick_file};
#[cfg(target_family = "wasm")]
pub use socket::{BrowserSocket, SocketNews, fill_randomly, note_returns, returns};
#[cfg(target_family = "wasm")]
pub use sound::Speaker;
#[cfg(target_family = "wasm")]
pub use store::{Kept, keep_files, kept, open as open_store};
#[cfg(all(target_family = "wasm", feature = "window"))]
pub use window::{game_before, join, note_game, note_steps, note_watched, wake, watched_before};
