//! The pitch of a note as the left hand shapes it.

use crate::math::{cents, sin_turns};

/// A pitch that moves: from point to point, with a start that is bent and an
/// end that is swayed.
#[derive(Clone, Debug)]
pub struct Contour {
    /// From when on, in seconds, which pitch is aimed at, in Hz.
    pub points: Vec<(f64, f64)>,
    /// Seconds that a move to the next point takes.
    pub glide: f64,
    /// How far off the start is, as a factor, and the seconds until it is over.
    pub from: (f64, f64),
    /// Depth in cents, and swings a second, of the sway (rung).
    pub sway: (f64, f64),
    /// Height in cents of a short touch soon after the start.
    pub touch: f64,
}

impl Contour {
    /// A pitch that stays.
    pub fn steady(frequency: f64) -> Self {
        Contour {
            points: vec![(0.0, frequency)],
            glide: 0.0,
            from: (1.0, 0.0),
            sway: (0.0, 5.2),
            touch: 0.0,
        }
    }

    /// The pitch at a moment, in Hz.
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

/// From 0 at 0 to 1 at 1 without a corner.
pub fn smooth(x: f64) -> f64 {
    let x = x.clamp(0.0, 1.0);
    x * x * (3.0 - 2.0 * x)
}
