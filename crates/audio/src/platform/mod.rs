//! What differs between a desktop and a page in a browser: whether the program includes the recordings, and
//! what plays them.

#[cfg(not(target_family = "wasm"))]
mod desktop;
#[cfg(target_family = "wasm")]
mod page;

#[cfg(not(target_family = "wasm"))]
pub use desktop::*;
#[cfg(target_family = "wasm")]
pub(crate) use page::*;
