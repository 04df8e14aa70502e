//! The room of the instruments: a small Schroeder reverberator.

/// The delays of the comb filters in samples, chosen without common factors.
const COMBS: [usize; 6] = [1116, 1277, 1422, 1557, 1687, 1811];
/// The delays of the filters that blur the sound, in samples.
const BLURS: [usize; 2] = [556, 225];
/// The difference between the delays of the two channels, in samples.
const SPREAD: usize = 23;
/// The gain per round, which makes the reverberation last about a second.
const KEPT: f64 = 0.82;
/// The loss of brightness per round.
const DAMPING: f64 = 0.38;
/// The samples before the first reflection.
const GAP: usize = 700;

/// A room, with the share of its reverberation in the sound.
pub struct Room {
    share: f64,
}

impl Room {
    /// Creates a room that adds `share` of reverberation.
    pub fn new(share: f64) -> Self {
        Room { share }
    }

    /// Plays one channel in the room.
    pub fn play_mono(&self, dry: &[f64]) -> Vec<f64> {
        self.with_walls(dry, dry, 0)
    }

    /// Plays two channels in the room; each side reflects both.
    pub fn play(&self, [left, right]: &[Vec<f64>; 2]) -> [Vec<f64>; 2] {
        let both: Vec<f64> = left.iter().zip(right).map(|(l, r)| 0.5 * (l + r)).collect();
        [self.with_walls(left, &both, 0), self.with_walls(right, &both, SPREAD)]
    }

    /// Adds the reflections of `cause` to `dry`.
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

/// Adds an echo of `input` to `output` that fades and loses brightness.
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

/// Blurs `sound` in time without changing its spectrum.
fn blur(sound: &mut [f64], length: usize) {
    let mut ring = vec![0.0; length];
    for (n, x) in sound.iter_mut().enumerate() {
        let slot = &mut ring[n % length];
        let echo = *slot;
        *slot = *x + 0.5 * echo;
        *x = echo - 0.5 * *slot;
    }
}
