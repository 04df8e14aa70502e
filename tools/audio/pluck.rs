//! A plucked string by the Karplus–Strong algorithm: the burst of the plectrum circulates in a
//! delay line of one period and loses brightness in each round.

use crate::contour::Contour;
use crate::filter::{Band, fade_out, rms, soften};
use crate::math::{Noise, RATE, exp2, keep, log2, samples, sin_turns};

/// A plucked string.
#[derive(Clone)]
pub struct Pluck {
    /// The pitch in Hz.
    pub frequency: f64,
    /// The time in which it fades by 60 dB, in seconds.
    pub fade: f64,
    /// The dullness of the plectrum, 0 to 1.
    pub dull: f64,
    /// The loss of brightness per round, 0 to 0.5.
    pub damping: f64,
    /// The point where it is plucked, as a fraction of its length.
    pub place: f64,
    /// The depth of the left hand's vibrato (rung), in cents.
    pub sway: f64,
    /// The initial pitch, as a factor, from which the left hand bends it (nhấn).
    pub from: f64,
    /// The height of a short ornament by the left hand, in cents.
    pub touch: f64,
    /// The seed of the noise that plucks it.
    pub seed: u64,
}

/// The number of harmonics that the plectrum excites, how they fall off, and the level of its
/// scratch.
const HARMONICS: f64 = 40.0;
const FALL: f64 = 0.75;
const SCRATCH: f64 = 0.35;

/// The size of the ring buffer for the delay line, enough for 12 Hz.
const RING: usize = 4096;

impl Pluck {
    /// Returns a string of a đàn tranh: steel, plucked close to its end.
    pub fn tranh(frequency: f64, seed: u64) -> Self {
        Pluck {
            frequency,
            // Short strings fade faster.
            fade: 3.6 * exp2(-0.4 * (frequency / 400.0 - 1.0)),
            dull: 0.5,
            damping: 0.17,
            place: 0.13,
            sway: 0.0,
            from: 1.0,
            touch: 0.0,
            seed,
        }
    }

    /// Returns a low, mellow string, like that of a đàn nguyệt.
    pub fn low(frequency: f64, seed: u64) -> Self {
        Pluck { fade: 2.8, dull: 0.78, damping: 0.36, place: 0.27, ..Pluck::tranh(frequency, seed) }
    }

    /// Renders the sound. Every pluck has the same loudness, with a peak of about 1.
    pub fn render(&self) -> Vec<f64> {
        let length = samples(self.fade * 1.1);
        let period = RATE / self.frequency;
        let burst = self.burst(period);
        // The gain per round. `keep` returns one per sample, which would fade far less.
        let kept = exp2(-3.0 * std::f64::consts::LOG2_10 / (self.frequency * self.fade));

        let mut ring = [0.0; RING];
        let mut before = 0.0;
        let mut delay = period - self.damping;
        let contour = Contour {
            from: (self.from, 0.17),
            sway: (self.sway, 5.2),
            touch: self.touch,
            ..Contour::steady(self.frequency)
        };
        let mut out = Vec::with_capacity(length);
        for n in 0..length {
            if n % 16 == 0 {
                delay = RATE / contour.at(n as f64 / RATE) - self.damping;
            }
            let back = read(&ring, n, delay);
            let dulled = (1.0 - self.damping) * back + self.damping * before;
            before = back;
            let x = burst.get(n).copied().unwrap_or(0.0) + kept * dulled;
            ring[n % RING] = x;
            out.push(x);
        }
        self.shape(out)
    }

    /// Returns the initial burst: the harmonics of a string plucked at that place, with small
    /// random variations, and a scratch.
    fn burst(&self, period: f64) -> Vec<f64> {
        let mut noise = Noise::new(self.seed);
        let mut burst = vec![0.0; period.round() as usize];
        let length = burst.len() as f64;
        let mut harmonic = 1.0;
        // Harmonics close to half the sampling rate would be inaudible.
        while harmonic < HARMONICS && harmonic * self.frequency < 0.4 * RATE {
            let strength = sin_turns(0.5 * harmonic * self.place) * exp2(-FALL * log2(harmonic));
            let strength = strength * (1.0 + 0.3 * noise.next());
            let phase = 0.06 * noise.next();
            for (i, x) in burst.iter_mut().enumerate() {
                *x += strength * sin_turns(harmonic * i as f64 / length + phase);
            }
            harmonic += 1.0;
        }
        for x in &mut burst {
            *x += SCRATCH * noise.next();
        }
        soften(&mut burst, self.dull);
        // A constant offset would be inaudible but use headroom.
        let mean = burst.iter().sum::<f64>() / length;
        for x in &mut burst {
            *x -= mean;
        }
        burst
    }

    /// Adds the wooden body and brings the sound to its level.
    fn shape(&self, string: Vec<f64>) -> Vec<f64> {
        let mut body = [Band::new(210.0, 3.0), Band::new(460.0, 4.0), Band::new(980.0, 5.0)];
        let mut out: Vec<f64> = string
            .iter()
            .map(|&x| x + 0.5 * body.iter_mut().map(|band| band.pass(x)).sum::<f64>())
            .collect();
        let loudness = rms(&out[..samples(0.12)]);
        // The start of a burst is the harshest part.
        let mut dim = 0.6;
        let kept = keep(0.05);
        for x in &mut out {
            *x *= (1.0 - dim) * 0.4 / loudness;
            dim *= kept;
        }
        fade_out(&mut out, self.fade * 0.3);
        out
    }
}

/// Returns the sample `delay` samples before `now`, interpolated with a cubic through the four
/// nearest samples; linear interpolation would dull the string.
fn read(ring: &[f64; RING], now: usize, delay: f64) -> f64 {
    let place = (now + RING) as f64 - delay;
    let whole = place.floor();
    let f = place - whole;
    let at = |offset: usize| ring[(whole as usize + offset - 1) % RING];
    let (a, b, c, d) = (at(0), at(1), at(2), at(3));
    b + 0.5 * f * (c - a + f * (2.0 * a - 5.0 * b + 4.0 * c - d + f * (3.0 * (b - c) + d - a)))
}
