//! What a page in a browser has in place of a desktop: files that the browser keeps, downloads, the address
//! of the page, the wishes of the system and what screen readers find in the page.
//!
//! The modules named `platform` choose between this crate and the desktop; nothing else names it, apart from
//! the start of the program. The files are in memory, and [`fs`] is tested without a browser.

pub mod fs;
#[cfg(feature = "window")]
pub mod reflection;

#[cfg(target_family = "wasm")]
mod browser;
#[cfg(target_family = "wasm")]
mod download;
#[cfg(target_family = "wasm")]
mod store;
#[cfg(all(target_family = "wasm", feature = "window"))]
mod window;

#[cfg(target_family = "wasm")]
pub use browser::{
    address, can_share, element, has_started, hash, in_background, language, share,
    wants_less_motion,
};
#[cfg(target_family = "wasm")]
pub use store::{Kept, kept, open as open_store};
#[cfg(all(target_family = "wasm", feature = "window"))]
pub use window::join;
