//! The mixer: combines effects and music into one stream of samples.

use std::cell::{Cell, OnceCell};
use std::io::Cursor;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU32, Ordering};

use rodio::mixer::{Mixer, MixerSource, mixer};
use rodio::{Decoder, Sample, Source};

use basics::platform::random_seed;

use super::fader::Fader;
use super::format::{CHANNELS, RATE, one_format};
use super::jukebox::{ANY, Controls, Jukebox};
use super::limit::Limit;
use super::recording::{Recording, SOUNDS};
use super::sound::{EFFECTS, Manners};
use super::voice::{Effects, Voice};
use super::{Cue, MusicChoice, MusicContext, MusicPiece, Shelf, Sound, Volumes};

/// The number of playing effects from which effects that thin out are dropped: forty stones
/// at once are louder but no clearer.
const CROWD: usize = 8;

/// Mixes effects and music independently of any device. The caller keeps the mixer and passes
/// its [`Output`] to a player.
pub struct SoundMixer {
    mixer: Mixer,
    shelf: Arc<Shelf>,
    /// The recordings, decoded when first played, because decoding all of them would delay the
    /// start of the program.
    recordings: [OnceCell<Recordings>; EFFECTS.len()],
    /// Shared with every playing effect, so that its count is their number.
    effects: Arc<Effects>,
    music: Arc<Controls>,
    context: MusicContext,
    music_choice: MusicChoice,
}

/// The decoded recordings of one effect, and the number of times it was played.
struct Recordings {
    samples: Vec<Arc<[Sample]>>,
    played: Cell<usize>,
}

impl SoundMixer {
    /// Creates a silent mixer and its output, with the recordings that the program includes.
    pub fn new() -> (SoundMixer, Output) {
        Self::with_shelf(Shelf::included())
    }

    /// Creates a silent mixer and its output, with the recordings of a shelf.
    pub fn with_shelf(shelf: Shelf) -> (SoundMixer, Output) {
        let shelf = Arc::new(shelf);
        let (mixer, mix) = mixer(CHANNELS, RATE);
        let off = Volumes { effects_on: false, music_on: false, ..Volumes::default() };
        let effects = Arc::new(Effects {
            fader: Fader::new(off.effects_factor(), off.effects_on),
            era: AtomicU32::new(0),
        });
        let music = Arc::new(Controls {
            fader: Fader::new(off.music_factor(), off.music_on),
            paused: AtomicBool::new(false),
            wanted: AtomicU8::new(MusicPiece::MENU as u8),
            playing: AtomicU8::new(ANY),
            is_silent: AtomicBool::new(true),
            duck: Arc::new(()),
        });
        // A mixer without sources would end. The music, even while paused, keeps it alive.
        mixer.add(Jukebox::new(Arc::clone(&music), Arc::clone(&shelf), random_seed()));
        let output =
            Output { mix: Limit(mix), effects: Arc::clone(&effects), music: Arc::clone(&music) };
        let recordings = std::array::from_fn(|_| OnceCell::new());
        let (context, music_choice) = (MusicContext::default(), MusicChoice::default());
        (SoundMixer { mixer, shelf, recordings, effects, music, context, music_choice }, output)
    }

    /// Plays an effect, unless effects are off.
    pub fn play(&self, cue: impl Into<Cue>) {
        let cue = cue.into();
        let spec = cue.sound.spec();
        let most = match spec.manners {
            Manners::Thins => CROWD,
            // The tune makes room for the stones.
            Manners::Follows => CROWD - 2,
            Manners::Stays | Manners::Ducks => usize::MAX,
        };
        let crowded = self.effects.sounding() >= most;
        if crowded || !self.effects.fader.is_on() {
            return;
        }
        let Some(recordings) = self.recordings(cue.sound) else { return };
        let n = recordings.played.get();
        recordings.played.set(n.wrapping_add(1));
        let recording = Arc::clone(&recordings.samples[n % recordings.samples.len()]);
        let speed = spec.speeds[n % spec.speeds.len()];
        let duck = (spec.manners == Manners::Ducks).then(|| Arc::clone(&self.music.duck));
        self.mixer.add(Voice::new(recording, speed, &cue, Arc::clone(&self.effects), duck));
    }

    /// Returns the recordings of an effect, or `None` if they have not come.
    fn recordings(&self, sound: Sound) -> Option<&Recordings> {
        let recordings = &self.recordings[sound as usize];
        if recordings.get().is_none() {
            let decoded = Recordings::decode(sound, &self.shelf)?;
            return Some(recordings.get_or_init(|| decoded));
        }
        recordings.get()
    }

    /// Returns the shelf with the recordings.
    pub fn shelf(&self) -> &Arc<Shelf> {
        &self.shelf
    }

    /// Sets the volumes of effects and music, and whether they are on.
    pub fn set_volumes(&mut self, volumes: Volumes) {
        if volumes.effects_on {
            // Without waiting for the first effect.
            self.shelf.want(SOUNDS);
        }
        self.effects.fader.set(volumes.effects_factor(), volumes.effects_on);
        self.music.fader.set(volumes.music_factor(), volumes.music_on);
    }

    /// Plays the music of the menu or of the game; each resumes where it stopped. Returns whether it is
    /// another one than before.
    pub fn set_context(&mut self, context: MusicContext) -> bool {
        let is_new = std::mem::replace(&mut self.context, context) != context;
        self.update_wanted();
        is_new
    }

    /// Chooses the music of the game.
    pub fn set_music(&mut self, music_choice: MusicChoice) {
        self.music_choice = music_choice;
        self.update_wanted();
    }

    /// Pauses or resumes the music.
    pub fn set_paused(&mut self, paused: bool) {
        self.music.paused.store(paused, Ordering::Relaxed);
    }

    /// Returns the current or latest piece, or `None` before the first.
    pub fn playing(&self) -> Option<MusicPiece> {
        MusicPiece::from_index(self.music.playing.load(Ordering::Relaxed))
    }

    fn update_wanted(&self) {
        let wanted = match (self.context, self.music_choice) {
            (MusicContext::Menu, _) => MusicPiece::MENU as u8,
            (MusicContext::Game, MusicChoice::Only(piece)) => piece as u8,
            (MusicContext::Game, MusicChoice::Shuffle) => ANY,
        };
        self.music.wanted.store(wanted, Ordering::Relaxed);
    }
}

impl Recordings {
    /// Decodes the recordings of an effect. Returns `None` if they have not come.
    fn decode(sound: Sound, shelf: &Shelf) -> Option<Self> {
        let decode = |recording| shelf.get(recording).map(|wav| samples(recording, wav));
        let samples = sound.spec().recordings.iter().map(decode).collect::<Option<Vec<_>>>()?;
        Some(Recordings { samples, played: Cell::new(0) })
    }
}

/// Decodes a recording; one that is not a WAV file in the common format has no samples.
fn samples(recording: &Recording, wav: &'static [u8]) -> Arc<[Sample]> {
    match Decoder::new_wav(Cursor::new(wav)) {
        Ok(wav) if (wav.channels().get(), wav.sample_rate()) == (1, RATE) => wav.collect(),
        _ => {
            log::warn!("{}: no WAV file of an effect", recording.name);
            Arc::default()
        }
    }
}

/// The endless output of a [`SoundMixer`]: stereo at 44.1 kHz.
pub struct Output {
    mix: Limit<MixerSource>,
    effects: Arc<Effects>,
    music: Arc<Controls>,
}

impl Output {
    /// Returns whether nothing plays. What follows is then silent until something of the mixer is changed or
    /// a recording comes.
    pub fn is_silent(&self) -> bool {
        self.effects.sounding() == 0 && self.music.is_silent.load(Ordering::Relaxed)
    }

    /// Stops all playing effects: those cut off by the loss of the sound card must not continue
    /// when it returns.
    pub fn forget_effects(&self) {
        self.effects.era.fetch_add(1, Ordering::Relaxed);
    }
}

impl Iterator for Output {
    type Item = Sample;

    fn next(&mut self) -> Option<Sample> {
        self.mix.next()
    }
}

one_format!(Output);
