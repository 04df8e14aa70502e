//! The mixing desk: effects and music in, one stream of samples out.

use std::cell::{Cell, OnceCell};
use std::io::Cursor;
use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use rodio::buffer::SamplesBuffer;
use rodio::mixer::{Mixer, mixer};
use rodio::{Decoder, Source};

use super::cues::{CUES, Cue, recordings, speeds};
use super::gate::{Closed, Gate};
use super::limit::Limit;
use super::tune::Tune;

/// Format of the mix, that of the recordings; a sound card with another one
/// converts the mix once, instead of every sound.
pub(super) const CHANNELS: NonZero<u16> = NonZero::new(2).unwrap();
pub(super) const RATE: NonZero<u32> = NonZero::new(44_100).unwrap();

/// A stone is not heard while so many effects are: a whole sowing played at
/// once is no clearer for being forty stones loud.
const STONES: usize = 8;

/// What a [`Desk`] sends to the sound card: stereo at 44.1 kHz, without end.
pub type Output = Box<dyn Source + Send>;

/// Mixes effects and music without knowing where they are heard. The desk
/// stays with the caller; its [`Output`] goes to whoever plays it.
pub struct Desk {
    mixer: Mixer,
    /// Decoded when first played: all of them at once would be felt when the
    /// program starts.
    effects: [OnceCell<Effect>; CUES.len()],
    /// Shared with every effect being heard, so that it also counts them.
    effects_on: Arc<AtomicBool>,
    music_on: Arc<AtomicBool>,
}

/// The recordings of one cue, decoded.
struct Effect {
    recordings: Vec<SamplesBuffer>,
    speeds: &'static [f32],
    /// How many times it was played.
    played: Cell<usize>,
}

impl Desk {
    /// A desk with effects on and music off, and what it sends out.
    pub fn new() -> (Desk, Output) {
        let (mixer, mix) = mixer(CHANNELS, RATE);
        let music_on = Arc::new(AtomicBool::new(false));
        // A mixer with nothing to play is over, and would be thrown away: the
        // tune, even when held, keeps it going.
        mixer.add(Gate::new(Tune::default(), Arc::clone(&music_on), Closed::Hold));
        let desk = Desk {
            mixer,
            effects: CUES.map(|_| OnceCell::new()),
            effects_on: Arc::new(AtomicBool::new(true)),
            music_on,
        };
        (desk, Box::new(Limit(mix)))
    }

    /// Plays an effect, unless effects are off.
    pub fn play(&self, cue: Cue) {
        let sounding = Arc::strong_count(&self.effects_on) - 1;
        let crowded = cue == Cue::Drop && sounding >= STONES;
        if !crowded && self.effects_on.load(Ordering::Relaxed) {
            let sound = self.effects[cue as usize].get_or_init(|| Effect::decode(cue)).next();
            self.mixer.add(Gate::new(sound, Arc::clone(&self.effects_on), Closed::End));
        }
    }

    /// Switches the effects on or off; off also ends those being heard.
    pub fn set_effects(&mut self, on: bool) {
        self.effects_on.store(on, Ordering::Relaxed);
    }

    /// Switches the music on or off; on again, it resumes where it was.
    pub fn set_music(&mut self, on: bool) {
        self.music_on.store(on, Ordering::Relaxed);
    }
}

impl Effect {
    /// Decodes the recordings of a cue.
    fn decode(cue: Cue) -> Effect {
        let decode = |wav: &&'static [u8]| {
            let sound = Decoder::new_wav(Cursor::new(*wav)).expect("an effect is a WAV file");
            let (channels, rate) = (sound.channels(), sound.sample_rate());
            SamplesBuffer::new(channels, rate, sound.collect::<Vec<_>>())
        };
        Effect {
            recordings: recordings(cue).iter().map(decode).collect(),
            speeds: speeds(cue),
            played: Cell::new(0),
        }
    }

    /// The effect to play now, a little different from the one before where
    /// the cue has variants.
    fn next(&self) -> impl Source + Send + 'static {
        let n = self.played.get();
        self.played.set(n.wrapping_add(1));
        let recording = self.recordings[n % self.recordings.len()].clone();
        recording.speed(self.speeds[n % self.speeds.len()])
    }
}
