//! Pictures of a match.

mod animation;
mod film;
pub mod pictured;
mod shared;

pub use film::Shown;
pub use shared::Origin;
pub(crate) use shared::{shared, texts};
