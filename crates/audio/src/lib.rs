//! Sound: the effects of events, the music, and the sound card.
//!
//! - `sound`: the table of effects, one line each.
//! - `cue`: an effect with its position and pitch, and when it is due.
//! - `cue_sheet`: returns the cues of an animation when they are due.
//! - `piece`: the pieces of music.
//! - `volumes`: the volumes of effects and music.
//! - `mixer`: mixes effects and music without a device, so tests can listen.
//! - `format`: the common format of all audio.
//! - `voice`, `jukebox`: a playing effect, and the playing music.
//! - `fader`, `limit`: click-free volume changes, and a limiter.
//! - `device`, `card`: the sound card on its own thread, reopened when it disappears.
//!
//! A machine without sound stays silent: nothing here returns an error to the game. This crate knows
//! no rules: what a game does with its events is up to the game. Only this crate uses rodio.

#![cfg(feature = "gui")]

mod card;
mod cue;
mod cue_sheet;
mod device;
mod fader;
mod format;
mod jukebox;
mod limit;
mod mixer;
mod piece;
mod sound;
mod voice;
mod volumes;

pub use card::{CardLost, CardTimeouts, Cards};
pub use cue::{Cue, Surface, TimedCue};
pub use cue_sheet::CueSheet;
pub use device::LentOutput;
pub use mixer::{Output, SoundMixer};
pub use piece::{MusicChoice, MusicContext, MusicPiece};
pub use sound::{Sound, Start};
pub use volumes::Volumes;

use card::DefaultCard;
use device::Device;

/// The sound of the program: a mixer connected to the sound card.
pub struct Audio {
    mixer: SoundMixer,
    /// Dropping it closes the sound card.
    device: Option<Device>,
}

impl Audio {
    /// Opens the sound of the program, silent until [`Audio::set_volumes`]. Returns at once;
    /// the sound card opens in the background. Without a card, the log says so once and
    /// everything stays silent; a card that appears later is used.
    pub fn open() -> Audio {
        Audio::with_cards(DefaultCard)
    }

    /// Opens the sound of the program with the given source of sound cards.
    pub fn with_cards(cards: impl Cards) -> Audio {
        let (mixer, output) = SoundMixer::new();
        Audio { mixer, device: Device::open(output, Box::new(cards)) }
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
        }
    }

    /// Sets the volumes of effects and music, and whether they are on. Switching effects off
    /// stops them; music switched on again resumes where it stopped.
    pub fn set_volumes(&mut self, volumes: Volumes) {
        self.mixer.set_volumes(volumes);
    }

    /// Plays the music of the menu or of the game; each resumes where it stopped. Cheap enough
    /// to call in every frame.
    pub fn set_context(&mut self, context: MusicContext) {
        self.mixer.set_context(context);
    }

    /// Chooses the music of the game.
    pub fn set_music(&mut self, music_choice: MusicChoice) {
        self.mixer.set_music(music_choice);
    }

    /// Pauses the music, for example while the window is minimised, or resumes it. Effects
    /// still play.
    pub fn set_paused(&mut self, paused: bool) {
        self.mixer.set_paused(paused);
    }

    /// Returns the current or latest piece, or `None` before the first.
    pub fn playing(&self) -> Option<MusicPiece> {
        self.mixer.playing()
    }
}
