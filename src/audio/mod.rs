//! Sound: which effect follows which event, the background tune, and the
//! device that plays them.
//!
//! - `cues`: the table from events to effects and from effects to samples.
//! - `desk`: mixes effects and music; knows no device, so tests can listen.
//! - `tune`: the background music, decoded while it plays.
//! - `gate`: switches a sound on and off without a click.
//! - `limit`: keeps the mix within full scale.
//! - `device`: opens the sound card on a thread of its own.
//!
//! A machine that cannot play sound is silent, not broken: nothing here
//! returns an error to the game. Only this module uses rodio.

mod cues;
mod desk;
mod device;
mod gate;
mod limit;
mod tune;

pub use cues::{Cue, cue};
pub use desk::{Desk, Output};

use device::Device;

/// The sound of the program: a mixing desk connected to the sound card.
pub struct Audio {
    desk: Desk,
    /// Dropping it closes the sound card.
    device: Option<Device>,
}

impl Audio {
    /// Opens the sound of the program, effects on and music off. It returns at
    /// once; the sound card is opened meanwhile. Where there is none, the log
    /// says so once and everything stays silent.
    pub fn open() -> Audio {
        let (desk, output) = Desk::new();
        Audio { desk, device: Device::open(output) }
    }

    /// Sound that is never heard and opens no sound card.
    pub fn silent() -> Audio {
        Audio { desk: Desk::new().0, device: None }
    }

    /// Plays an effect now, over whatever is playing.
    pub fn play(&self, cue: Cue) {
        // What is played before the card is open would be heard late, all at
        // once, when it opens.
        if self.device.as_ref().is_some_and(Device::is_open) {
            self.desk.play(cue);
        }
    }

    /// Switches the effects on or off; off also ends those being heard.
    pub fn set_effects(&mut self, on: bool) {
        self.desk.set_effects(on);
    }

    /// Switches the music on or off; on again, it resumes where it was.
    pub fn set_music(&mut self, on: bool) {
        self.desk.set_music(on);
    }
}
