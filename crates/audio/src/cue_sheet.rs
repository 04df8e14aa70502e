//! The cues of an animation, returned when they are due.

use std::collections::VecDeque;

use super::cue::{Cue, TimedCue};
use super::sound::Manners;

/// The least interval between sounds that may be dropped, in seconds. Closer together, stones
/// merge into a rattle.
const APART: f32 = 0.06;

/// The remaining cues of an animation.
#[derive(Clone, Debug, Default)]
pub struct CueSheet {
    cues: VecDeque<TimedCue>,
    /// The seconds of animation that have passed.
    passed: f32,
    /// The real seconds since the last sound that may be dropped.
    quiet: f32,
    /// Whether the sound before was dropped.
    dropped: bool,
}

impl CueSheet {
    /// Creates a sheet for an animation that starts now.
    pub fn new(cues: Vec<TimedCue>) -> Self {
        CueSheet { cues: cues.into(), passed: 0.0, quiet: APART, dropped: false }
    }

    /// Advances by `motion` seconds of animation at `speed` times the normal speed and returns
    /// the cues that are due. At high speed, it drops stones so that they do not pile up.
    pub fn advance(&mut self, motion: f32, speed: f32) -> Vec<Cue> {
        let until = self.passed + motion;
        let mut due = Vec::new();
        while let Some(next) = self.cues.pop_front_if(|next| next.at <= until) {
            self.pass(next.at, speed);
            match next.cue.sound.spec().manners {
                // The tolerance keeps rounding from dropping stones exactly this far apart.
                Manners::Thins => {
                    self.dropped = self.quiet < APART - 1e-4;
                    if !self.dropped {
                        self.quiet = 0.0;
                    }
                }
                Manners::Follows => {}
                Manners::Stays | Manners::Ducks => self.dropped = false,
            }
            if !self.dropped {
                due.push(next.cue);
            }
        }
        self.pass(until, speed);
        due
    }

    /// Ends the animation and returns the heaviest remaining cue.
    pub fn finish(&mut self) -> Option<Cue> {
        let left = std::mem::take(&mut self.cues).into_iter().map(|next| next.cue);
        // Of several equally heavy ones, the first.
        left.rev().max_by_key(|cue| cue.sound.spec().weight)
    }

    /// Returns whether no cues remain.
    pub fn is_empty(&self) -> bool {
        self.cues.is_empty()
    }

    fn pass(&mut self, until: f32, speed: f32) {
        self.quiet += (until - self.passed).max(0.0) / speed;
        self.passed = until;
    }
}
