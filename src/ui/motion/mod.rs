//! The animation of a turn. Nothing here draws or changes the game: from the events and the
//! elapsed time it derives the position of every stone.

mod count;
mod heaps;
mod phase;
mod playback;
mod put_back;
mod running;
mod stage;
mod steps;
mod stones;

pub use heaps::{Heaps, Stone};
pub use phase::Phase;
pub use playback::Playback;
pub use stage::{Dust, Flight, Hand, Pointed, Stage, StonePlace};
pub use steps::{steps, swept};
