//! The motion of a turn: its events played out in time. Nothing here draws or
//! changes the game; given the events and the time passed it says which stone
//! is where.

mod heaps;
mod playback;
mod stage;

pub use heaps::{Heaps, Stone};
pub use playback::Playback;
pub use stage::{Flight, Hand, Pointed, Stage, StonePlace};
