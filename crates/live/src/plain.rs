//! The motion of games in which a step is one movement with a fixed duration.

use audio::{Cue, TimedCue};
use basics::Speed;
use tabletop::{GameEntry, Step};
use ui_kit::theme::durations;

use super::{Motion, Moving, Seen};

/// A game in which each move is one movement, and nothing else moves or sounds.
pub trait PlainGame: Moving<Surface = usize, Motion = Plain> {
    /// Returns the duration of the motion of an entry with a move, in seconds at normal speed.
    fn duration(entry: &Self::Entry) -> f32;

    /// Returns the sounds of an entry with this move on a board of this look, in the order of their times.
    fn cues(entry: &Self::Entry, mv: Self::Move, look: usize) -> Vec<TimedCue>;
}

/// The shortest motion, in seconds, so that its share is a number.
const MIN_DURATION: f32 = 0.01;

/// The longest part of a motion between two pictures of an animation, in seconds.
const LEAP: f32 = 0.1;
/// What a leap goes further, so that the last one reaches the end in spite of rounding, in seconds.
const SLACK: f32 = 1e-4;

/// The motion of the last entry.
pub struct Plain {
    look: usize,
    running: Option<Running>,
}

/// A motion that is not over.
struct Running {
    /// The seconds of motion shown so far, and in all.
    shown: f32,
    whole: f32,
    /// The sounds to come, the next one at the end.
    sounds: Vec<TimedCue>,
}

impl Plain {
    /// Returns the share of the motion that is over, from 0 to 1, or `None` at rest.
    pub fn share(&self) -> Option<f32> {
        let running = self.running.as_ref()?;
        Some((running.shown / running.whole).clamp(0.0, 1.0))
    }
}

impl<G: PlainGame> Motion<G> for Plain {
    fn at_rest(_played: &G::Match, _group: usize, seen: Seen<usize>) -> Self {
        Plain { look: seen.surface, running: None }
    }

    fn set_surface(&mut self, look: usize) {
        self.look = look;
    }

    fn reset(&mut self, _played: &G::Match, _group: usize) {
        self.running = None;
    }

    fn play_out(&mut self, entry: &G::Entry, _opens: bool) {
        let (mut sounds, whole) = match entry.step() {
            Step::Move(mv) => (G::cues(entry, mv, self.look), G::duration(entry)),
            Step::Departure(_) | Step::Round => (Vec::new(), 0.0),
        };
        sounds.reverse();
        let whole = whole.max(MIN_DURATION);
        self.running = Some(Running { shown: 0.0, whole, sounds });
    }

    fn is_moving(&self) -> bool {
        self.running.is_some()
    }

    fn advance(&mut self, seconds: f32, speed: Speed) -> Vec<Cue> {
        let Some(running) = &mut self.running else { return Vec::new() };
        // Without motion, the move is shown at once.
        let passed = speed.factor().map(|factor| seconds.min(durations::LONGEST_FRAME) * factor);
        running.shown += passed.unwrap_or(running.whole);
        let mut cues = Vec::new();
        while let Some(sound) = running.sounds.pop_if(|sound| sound.at <= running.shown) {
            cues.push(sound.cue);
        }
        self.running.take_if(|running| running.shown >= running.whole);
        cues
    }

    fn leap(&mut self, longest: f32) -> Option<f32> {
        let running = self.running.as_mut()?;
        let left = running.whole - running.shown;
        let seconds = left / (left / longest.min(LEAP)).ceil().max(1.0);
        running.shown += seconds + SLACK;
        self.running.take_if(|running| running.shown >= running.whole);
        Some(seconds)
    }

    fn finish(&mut self) -> Vec<Cue> {
        self.running = None;
        Vec::new()
    }
}
