//! The room the instruments stand in: a small reverberation after Schroeder.

/// Round trips in samples, chosen without common factors.
const COMBS: [usize; 6] = [1116, 1277, 1422, 1557, 1687, 1811];
/// Delays that only blur.
const BLURS: [usize; 2] = [556, 225];
/// How far the right side differs from the left.
const SPREAD: usize = 23;
/// What a round trip keeps: the reverberation lasts about a second.
const KEPT: f64 = 0.82;
/// How much brightness a round trip takes.
const DAMPING: f64 = 0.38;
/// Samples before the walls answer.
const GAP: usize = 700;

/// A room with its share of the sound.
pub struct Room {
    share: f64,
}

impl Room {
    /// A room that adds `share` of reverberation.
    pub fn new(share: f64) -> Self {
        Room { share }
    }

    /// One channel heard in the room.
    pub fn play_mono(&self, dry: &[f64]) -> Vec<f64> {
        self.with_walls(dry, dry, 0)
    }

    /// Two channels heard in the room; each side answers to both.
    pub fn play(&self, [left, right]: &[Vec<f64>; 2]) -> [Vec<f64>; 2] {
        let both: Vec<f64> = left.iter().zip(right).map(|(l, r)| 0.5 * (l + r)).collect();
        [self.with_walls(left, &both, 0), self.with_walls(right, &both, SPREAD)]
    }

    /// `dry` with the answer of the walls to `cause` added.
    fn with_walls(&self, dry: &[f64], cause: &[f64], spread: usize) -> Vec<f64> {
        let mut wet = vec![0.0; cause.len()];
        for length in COMBS {
            comb(cause, &mut wet, length + spread);
        }
        for length in BLURS {
            blur(&mut wet, length + spread);
        }
        let late = std::iter::repeat_n(0.0, GAP).chain(wet);
        dry.iter().zip(late).map(|(d, w)| d + self.share * w).collect()
    }
}

/// Adds a fading, dulling echo of `input` to `output`.
fn comb(input: &[f64], output: &mut [f64], length: usize) {
    let mut ring = vec![0.0; length];
    let mut dulled = 0.0;
    for (n, (x, y)) in input.iter().zip(output).enumerate() {
        let slot = &mut ring[n % length];
        let echo = *slot;
        dulled += (1.0 - DAMPING) * (echo - dulled);
        *slot = x + KEPT * dulled;
        *y += echo / COMBS.len() as f64;
    }
}

/// Smears `sound` in time without changing its colour.
fn blur(sound: &mut [f64], length: usize) {
    let mut ring = vec![0.0; length];
    for (n, x) in sound.iter_mut().enumerate() {
        let slot = &mut ring[n % length];
        let echo = *slot;
        *slot = *x + 0.5 * echo;
        *x = echo - 0.5 * *slot;
    }
}
