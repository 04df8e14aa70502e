//! Arithmetic that gives the same bits on every machine.
//!
//! The sine and the exponential of the standard library come from the system
//! and may differ in the last bit; the sounds in the tree must not. Addition,
//! multiplication and division are exact by IEEE 754, so these use only them.

/// Samples per second of everything rendered here.
pub const RATE: f64 = 44_100.0;

/// The sine of an angle given in turns (1.0 is a full circle).
pub fn sin_turns(turns: f64) -> f64 {
    let turn = turns - turns.floor();
    // Mirror into the quarters around zero, where the series is short.
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

/// The cosine of an angle given in turns.
pub fn cos_turns(turns: f64) -> f64 {
    sin_turns(turns + 0.25)
}

/// Two to the power of `x`.
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

/// The logarithm to the base two, by halving an interval: what [`exp2`] gives
/// is the same everywhere.
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

/// The factor of a level in decibels.
pub fn decibels(level: f64) -> f64 {
    exp2(level * std::f64::consts::LOG2_10 / 20.0)
}

/// The factor of an interval in cents.
pub fn cents(interval: f64) -> f64 {
    exp2(interval / 1200.0)
}

/// What a sound that fades by 60 dB in `seconds` keeps each sample.
pub fn keep(seconds: f64) -> f64 {
    exp2(-3.0 * std::f64::consts::LOG2_10 / (seconds * RATE))
}

/// How many samples last `seconds`.
pub fn samples(seconds: f64) -> usize {
    (seconds * RATE).round() as usize
}

/// Repeatable noise (xorshift).
pub struct Noise(u64);

impl Noise {
    /// Noise that depends on `seed` only.
    pub fn new(seed: u64) -> Self {
        // Neighbouring seeds should not sound alike; the shift needs bits set.
        Noise(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// The next value, from -1 to 1.
    pub fn next(&mut self) -> f64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as f64 / (1u64 << 52) as f64 - 1.0
    }
}
