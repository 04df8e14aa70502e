//! The cues of a turn that is being played out, handed out as they are due.

use std::collections::VecDeque;

use super::cue::{Cue, TimedCue};
use super::sound::Manners;

/// Seconds between two sounds of which the second may be left out. Closer
/// together they are no longer single stones but a rattle.
const APART: f32 = 0.06;

/// Cues to come, and how far they have been followed.
#[derive(Clone, Debug, Default)]
pub struct CueSheet {
    cues: VecDeque<TimedCue>,
    /// Seconds of motion that have passed.
    passed: f32,
    /// Seconds, as they are felt, since a sound was heard that thins out.
    quiet: f32,
}

impl CueSheet {
    /// The cues of motion that begins now.
    pub fn new(cues: Vec<TimedCue>) -> Self {
        CueSheet { cues: cues.into(), passed: 0.0, quiet: APART }
    }

    /// Lets `motion` seconds of motion pass, which is played `speed` times as
    /// fast as normal, and returns what is due. At high speed stones are left
    /// out, so that they thin out rather than pile up.
    pub fn advance(&mut self, motion: f32, speed: f32) -> Vec<Cue> {
        let until = self.passed + motion;
        let mut due = Vec::new();
        while let Some(next) = self.cues.pop_front_if(|next| next.at <= until) {
            self.pass(next.at, speed);
            if next.cue.sound.spec().manners == Manners::Thins {
                // A hair less counts as enough, or rounding would leave out
                // stones that fall exactly so far apart.
                if self.quiet < APART - 1e-4 {
                    continue;
                }
                self.quiet = 0.0;
            }
            due.push(next.cue);
        }
        self.pass(until, speed);
        due
    }

    /// Ends the motion at once: the one cue that tells most about what was
    /// left.
    pub fn finish(&mut self) -> Option<Cue> {
        let left = std::mem::take(&mut self.cues).into_iter().map(|next| next.cue);
        // Of several that tell as much, the first.
        left.rev().max_by_key(|cue| cue.sound.spec().weight)
    }

    /// Whether nothing is to come.
    pub fn is_empty(&self) -> bool {
        self.cues.is_empty()
    }

    fn pass(&mut self, until: f32, speed: f32) {
        self.quiet += (until - self.passed).max(0.0) / speed;
        self.passed = until;
    }
}
