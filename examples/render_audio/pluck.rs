//! A plucked string after Karplus and Strong: what the plectrum made of it goes
//! round a delay as long as the period and loses its brightness on the way.

use crate::contour::Contour;
use crate::filter::{Band, fade_out, rms, soften};
use crate::math::{Noise, RATE, exp2, keep, log2, samples, sin_turns};

/// How a string is plucked.
#[derive(Clone)]
pub struct Pluck {
    /// Pitch in Hz.
    pub frequency: f64,
    /// Seconds until it has faded by 60 dB.
    pub fade: f64,
    /// How dull the plectrum is, 0 to 1.
    pub dull: f64,
    /// How much brightness each round trip takes, 0 to 0.5.
    pub damping: f64,
    /// Where it is plucked, as a part of its length.
    pub place: f64,
    /// Depth in cents by which the left hand sways the string (rung).
    pub sway: f64,
    /// From where the left hand brings it to its pitch (nhấn), as a factor.
    pub from: f64,
    /// Height in cents of a short touch by the left hand.
    pub touch: f64,
    /// Which noise plucks it.
    pub seed: u64,
}

/// Harmonics that a plectrum wakes, how they fall off, and its own scratch.
const HARMONICS: f64 = 40.0;
const FALL: f64 = 0.75;
const SCRATCH: f64 = 0.35;

/// The round trip is kept in a ring of this size, enough for 12 Hz.
const RING: usize = 4096;

impl Pluck {
    /// A string of a đàn tranh: steel, plucked close to the end.
    pub fn tranh(frequency: f64, seed: u64) -> Self {
        Pluck {
            frequency,
            // Short strings fade sooner.
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

    /// A low, round string, as of a đàn nguyệt.
    pub fn low(frequency: f64, seed: u64) -> Self {
        Pluck { fade: 2.8, dull: 0.78, damping: 0.36, place: 0.27, ..Pluck::tranh(frequency, seed) }
    }

    /// The sound; every pluck comes out equally loud, about 1 at its loudest.
    pub fn render(&self) -> Vec<f64> {
        let length = samples(self.fade * 1.1);
        let period = RATE / self.frequency;
        let burst = self.burst(period);
        // A lower `keep` per sample would fade the string too: once a round.
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

    /// What the plectrum makes of the string at first: the harmonics of a
    /// string plucked at that place, each a little off, and a scratch.
    fn burst(&self, period: f64) -> Vec<f64> {
        let mut noise = Noise::new(self.seed);
        let mut burst = vec![0.0; period.round() as usize];
        let length = burst.len() as f64;
        let mut harmonic = 1.0;
        // Harmonics close to half the sampling rate would not be heard.
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
        // A constant would go round without being heard, and take up room.
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
        // The first instants of a burst are the harshest.
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

/// What went into the ring `delay` samples before `now`, between samples by a
/// cubic through the four nearest (a straight line would dull the string).
fn read(ring: &[f64; RING], now: usize, delay: f64) -> f64 {
    let place = (now + RING) as f64 - delay;
    let whole = place.floor();
    let f = place - whole;
    let at = |offset: usize| ring[(whole as usize + offset - 1) % RING];
    let (a, b, c, d) = (at(0), at(1), at(2), at(3));
    b + 0.5 * f * (c - a + f * (2.0 * a - 5.0 * b + 4.0 * c - d + f * (3.0 * (b - c) + d - a)))
}
