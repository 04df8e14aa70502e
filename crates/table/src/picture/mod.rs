//! Pictures of a match.

mod animation;
mod film;
pub mod pictured;
mod readable;
mod shared;

pub use film::Shown;
pub use shared::{Origin, Sheet};
pub(crate) use shared::{shared, texts};
