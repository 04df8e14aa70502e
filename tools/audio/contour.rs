//! The pitch of a note over time, as shaped by the left hand.

use crate::math::{cents, sin_turns};

/// A pitch that moves from point to point, with a bend at its start and a vibrato at its end.
#[derive(Clone, Debug)]
pub struct Contour {
    /// The start times in seconds, and the target pitches in Hz.
    pub points: Vec<(f64, f64)>,
    /// The duration of a move to the next point, in seconds.
    pub glide: f64,
    /// The bend at the start, as a factor, and its duration in seconds.
    pub from: (f64, f64),
    /// The depth of the vibrato (rung) in cents, and its frequency in Hz.
    pub sway: (f64, f64),
    /// The height of a short ornament soon after the start, in cents.
    pub touch: f64,
}

impl Contour {
    /// Returns a constant pitch.
    pub fn steady(frequency: f64) -> Self {
        Contour {
            points: vec![(0.0, frequency)],
            glide: 0.0,
            from: (1.0, 0.0),
            sway: (0.0, 5.2),
            touch: 0.0,
        }
    }

    /// Returns the pitch at a time, in Hz.
    pub fn at(&self, seconds: f64) -> f64 {
        let mut pitch = self.points[0].1;
        let mut since = 0.0;
        for &(from, to) in &self.points[1..] {
            if seconds >= from {
                pitch += (to - pitch) * smooth((seconds - from) / self.glide);
                since = from;
            }
        }
        let (off, over) = self.from;
        if seconds < over {
            let left = 1.0 - smooth(seconds / over);
            pitch *= 1.0 + (off - 1.0) * left;
        }
        let (depth, rate) = self.sway;
        let held = seconds - since - 0.2;
        if depth > 0.0 && held > 0.0 {
            pitch *= cents(depth * smooth(held / 0.55) * sin_turns(rate * held));
        }
        let touched = (seconds - 0.13) / 0.17;
        if self.touch > 0.0 && (0.0..1.0).contains(&touched) {
            pitch *= cents(self.touch * sin_turns(0.5 * touched));
        }
        pitch
    }
}

/// Rises smoothly from 0 at 0 to 1 at 1.
pub fn smooth(x: f64) -> f64 {
    let x = x.clamp(0.0, 1.0);
    x * x * (3.0 - 2.0 * x)
}
