//! The animation of a turn. Nothing here draws or changes the game: from the events and the
//! elapsed time it derives the position of every stone.

mod count;
mod cues;
mod flight;
mod heaps;
mod pace;
mod phase;
mod playback;
mod put_back;
mod running;
mod stage;
mod step;
mod steps;
mod stones;

pub use cues::{CueContext, cues};
pub use flight::{Flight, Hand, StonePlace};
pub use heaps::{Heaps, Stone};
pub use pace::paced;
pub use phase::Phase;
pub use playback::Playback;
pub use stage::{Dust, Pointed, Stage};
pub use step::{Beat, Step};
pub use steps::{steps, swept};
