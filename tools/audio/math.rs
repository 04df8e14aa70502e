//! Arithmetic with the same results, bit for bit, on every machine.
//!
//! The sine and the exponential of the standard library come from the system and may differ in the
//! last bit; the sounds in the tree must not. These functions use only addition, multiplication and
//! division, whose rounding IEEE 754 defines exactly.

/// The sampling rate of all output, in Hz.
pub const RATE: f64 = 44_100.0;

/// Returns the sine of an angle in turns; 1.0 is a full circle.
pub fn sin_turns(turns: f64) -> f64 {
    let turn = turns - turns.floor();
    // Mirrors the angle into the quarters around zero, where the series converges fast.
    let r = match turn {
        t if t < 0.25 => t,
        t if t < 0.75 => 0.5 - t,
        t => t - 1.0,
    };
    let x = r * std::f64::consts::TAU;
    let square = x * x;
    let mut term = x;
    let mut sum = x;
    for k in 1..8 {
        term *= -square / ((2 * k) * (2 * k + 1)) as f64;
        sum += term;
    }
    sum
}

/// Returns the cosine of an angle in turns.
pub fn cos_turns(turns: f64) -> f64 {
    sin_turns(turns + 0.25)
}

/// Returns two to the power of `x`.
pub fn exp2(x: f64) -> f64 {
    let whole = x.round().clamp(-1000.0, 1000.0);
    let y = (x - whole) * std::f64::consts::LN_2;
    let mut term = 1.0;
    let mut sum = 1.0;
    for k in 1..14 {
        term *= y / f64::from(k);
        sum += term;
    }
    sum * f64::from_bits(((1023 + whole as i64) as u64) << 52)
}

/// Returns the logarithm to base two, by bisection with [`exp2`], which is the same everywhere.
pub fn log2(x: f64) -> f64 {
    let (mut low, mut high) = (-64.0, 64.0);
    for _ in 0..60 {
        let middle = 0.5 * (low + high);
        if exp2(middle) < x {
            low = middle;
        } else {
            high = middle;
        }
    }
    low
}

/// Converts decibels to a factor.
pub fn decibels(level: f64) -> f64 {
    exp2(level * std::f64::consts::LOG2_10 / 20.0)
}

/// Converts cents to a factor.
pub fn cents(interval: f64) -> f64 {
    exp2(interval / 1200.0)
}

/// Returns the factor per sample of a sound that fades by 60 dB in `seconds`.
pub fn keep(seconds: f64) -> f64 {
    exp2(-3.0 * std::f64::consts::LOG2_10 / (seconds * RATE))
}

/// Converts seconds to samples.
pub fn samples(seconds: f64) -> usize {
    (seconds * RATE).round() as usize
}

/// Reproducible noise (xorshift).
pub struct Noise(u64);

impl Noise {
    /// Creates noise that depends only on `seed`.
    pub fn new(seed: u64) -> Self {
        // Neighbouring seeds must not sound alike, and xorshift needs a state other than zero.
        Noise(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// Returns the next value, from -1 to 1.
    pub fn next(&mut self) -> f64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as f64 / (1u64 << 52) as f64 - 1.0
    }
}
