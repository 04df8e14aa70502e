//! Sound: the effects of events, the music, and the sound card.
//!
//! - `sound`: the table of effects, one line each.
//! - `cue`: an effect with its position and pitch, and when it is due.
//! - `cue_sheet`: returns the cues of an animation when they are due.
//! - `piece`: the pieces of music.
//! - `volumes`: the volumes of effects and music.
//! - `mixer`: mixes effects and music without a device, so tests can listen.
//! - `format`: the common format of all audio.
//! - `voice`, `jukebox`, `ogg`: a playing effect, the playing music, and its decoder.
//! - `fader`, `limit`: click-free volume changes, and a limiter.
//! - `recording`, `shelf`, `pack`: the recordings, included in the program or fetched later.
//! - `platform`: the sound card on its own thread, reopened when it disappears, or the sound of a page.
//!
//! A machine without sound stays silent: nothing here returns an error to the game. This crate knows
//! no rules: what a game does with its events is up to the game. Only this crate uses rodio and symphonia.

#![cfg(feature = "gui")]

mod cue;
mod cue_sheet;
mod fader;
mod format;
mod jukebox;
mod limit;
mod mixer;
mod ogg;
mod pack;
mod piece;
mod platform;
mod recording;
mod shelf;
mod sound;
mod voice;
mod volumes;

pub use cue::{Cue, Surface, TimedCue};
pub use cue_sheet::CueSheet;
pub use mixer::{Output, SoundMixer};
pub use piece::{MusicChoice, MusicContext, MusicPiece};
#[cfg(not(target_family = "wasm"))]
pub use platform::{CardLost, CardTimeouts, Cards, LentOutput};
pub use shelf::Shelf;
pub use sound::{Sound, Start};
pub use volumes::Volumes;

use platform::{Device, open_device};

/// The sound of the program: a mixer connected to the sound card.
pub struct Audio {
    mixer: SoundMixer,
    /// Dropping it closes the sound card.
    device: Option<Device>,
}

impl Audio {
    /// Opens the sound of the program, silent until [`Audio::set_volumes`]. Returns at once;
    /// the sound card opens in the background, in a browser with the first press. Without a card, the log
    /// says so once and everything stays silent; a card that appears later is used.
    pub fn open() -> Audio {
        let (mixer, output) = SoundMixer::new();
        let device = open_device(&mixer, output);
        Audio { mixer, device }
    }

    /// Returns sound that stays silent and opens no sound card.
    pub fn silent() -> Audio {
        Audio { mixer: SoundMixer::new().0, device: None }
    }

    /// Returns whether a sound card is open.
    pub fn is_open(&self) -> bool {
        self.device.as_ref().is_some_and(Device::is_open)
    }

    /// Plays an effect now, over whatever is playing: a [`Cue`], or a plain
    /// [`Sound`] from the centre.
    pub fn play(&self, cue: impl Into<Cue>) {
        // Effects played before the card opens would all sound at once when it does.
        if self.is_open() {
            self.mixer.play(cue);
            self.wake();
        }
    }

    /// Sets the volumes of effects and music, and whether they are on. Switching effects off
    /// stops them; music switched on again resumes where it stopped.
    pub fn set_volumes(&mut self, volumes: Volumes) {
        self.mixer.set_volumes(volumes);
        self.wake();
    }

    /// Plays the music of the menu or of the game; each resumes where it stopped. Cheap enough
    /// to call in every frame.
    pub fn set_context(&mut self, context: MusicContext) {
        if self.mixer.set_context(context) {
            self.wake();
        }
    }

    /// Chooses the music of the game.
    pub fn set_music(&mut self, music_choice: MusicChoice) {
        self.mixer.set_music(music_choice);
        self.wake();
    }

    /// Pauses the music, for example while the window is minimised, or resumes it. Effects
    /// still play.
    pub fn set_paused(&mut self, paused: bool) {
        self.mixer.set_paused(paused);
        self.wake();
    }

    /// Returns the current or latest piece, or `None` before the first.
    pub fn playing(&self) -> Option<MusicPiece> {
        self.mixer.playing()
    }

    /// Lets a silent card ask for samples again: something may sound.
    fn wake(&self) {
        if let Some(device) = &self.device {
            device.wake();
        }
    }
}
