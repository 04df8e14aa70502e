//! What a page in a browser lacks or does otherwise than a desktop: threads, clocks and random
//! seeds, folders, the window itself, the language of the system and its wish for less motion. Nothing else of
//! the window asks the system for these.

#![allow(clippy::disallowed_methods, clippy::disallowed_types)]

#[cfg(not(target_family = "wasm"))]
mod desktop;
#[cfg(target_family = "wasm")]
mod page;

#[cfg(not(target_family = "wasm"))]
pub use desktop::*;
#[cfg(target_family = "wasm")]
pub use page::*;
pub use tabletop::platform::*;
