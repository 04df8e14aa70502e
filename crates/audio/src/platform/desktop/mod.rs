//! The sound card of a desktop, whose program includes the recordings.

mod card;
mod device;

pub use card::{CardLost, CardTimeouts, Cards};
pub use device::LentOutput;

pub(crate) use device::Device;

use crate::{Audio, Output, SoundMixer};
use card::DefaultCard;

/// Returns the bytes of a recording, if the program includes them. The path is relative to the source file.
macro_rules! included {
    ($path:expr) => {
        Some(include_bytes!($path).as_slice())
    };
}
pub(crate) use included;

/// Starts to open the sound card, which plays the output of the mixer.
pub(crate) fn open_device(_: &SoundMixer, output: Output) -> Option<Device> {
    Device::open(output, Box::new(DefaultCard))
}

impl Audio {
    /// Opens the sound of the program with the given source of sound cards.
    pub fn with_cards(cards: impl Cards) -> Audio {
        let (mixer, output) = SoundMixer::new();
        Audio { mixer, device: Device::open(output, Box::new(cards)) }
    }
}
