//! Sound: which effect follows which event, the music, and the sound card that
//! plays them.
//!
//! - `sound`: the table of the effects. Adding one is a line.
//! - `cue`: from the events of a turn to cues with their times.
//! - `cue_sheet`: hands out the cues of a turn as they are due.
//! - `piece`: the pieces of music.
//! - `volumes`: how loud effects and music are.
//! - `mixer`: mixes effects and music; knows no device, so tests can listen.
//! - `format`: the one format of every stream of samples.
//! - `voice`, `jukebox`: one effect, and the music, being heard.
//! - `fader`, `limit`: loudness without clicks, and within full scale.
//! - `device`, `card`: the sound card, on a thread of its own; when it goes
//!   away it is opened again.
//!
//! A machine that cannot play sound is silent, not broken: nothing here
//! returns an error to the game. Only this module uses rodio.

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
pub use cue::{Cue, CueContext, Surface, TimedCue, cues};
pub use cue_sheet::CueSheet;
pub use device::LentOutput;
pub use mixer::{Output, SoundMixer};
pub use piece::{MusicChoice, MusicContext, MusicPiece};
pub use sound::Sound;
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
    /// Opens the sound of the program, with nothing on until
    /// [`Audio::set_volumes`]. It returns at once; the sound card is opened
    /// meanwhile. Where there is none, the log says so once, everything stays
    /// silent, and a card that comes later is used.
    pub fn open() -> Audio {
        Audio::with_cards(DefaultCard)
    }

    /// The same with sound cards of another kind.
    pub fn with_cards(cards: impl Cards) -> Audio {
        let (mixer, output) = SoundMixer::new();
        Audio { mixer, device: Device::open(output, Box::new(cards)) }
    }

    /// Sound that is never heard and opens no sound card.
    pub fn silent() -> Audio {
        Audio { mixer: SoundMixer::new().0, device: None }
    }

    /// Whether there is a sound card, and it is open.
    pub fn is_open(&self) -> bool {
        self.device.as_ref().is_some_and(Device::is_open)
    }

    /// Plays an effect now, over whatever is playing: a [`Cue`], or a plain
    /// [`Sound`] from the middle.
    pub fn play(&self, cue: impl Into<Cue>) {
        // What is played before the card is open would be heard late, all at
        // once, when it opens.
        if self.is_open() {
            self.mixer.play(cue);
        }
    }

    /// Sets how loud effects and music are, and whether they are on. Effects
    /// switched off end; music switched on again resumes where it was.
    pub fn set_volumes(&mut self, volumes: Volumes) {
        self.mixer.set_volumes(volumes);
    }

    /// Plays the music of the menu or of the game. Each goes on where it was
    /// left. It costs nothing to say so in every frame.
    pub fn set_context(&mut self, context: MusicContext) {
        self.mixer.set_context(context);
    }

    /// Chooses the music of the game.
    pub fn set_music(&mut self, music_choice: MusicChoice) {
        self.mixer.set_music(music_choice);
    }

    /// Holds the music, as while the window is minimised, or lets it go on
    /// where it was. Effects are still heard.
    pub fn set_paused(&mut self, paused: bool) {
        self.mixer.set_paused(paused);
    }

    /// The piece that was put on last, once any was.
    pub fn playing(&self) -> Option<MusicPiece> {
        self.mixer.playing()
    }
}
