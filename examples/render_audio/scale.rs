//! The scales: five strings to the octave, hò xự xang xê cống.

use crate::math::exp2;

/// How the five strings are tuned.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Mode {
    /// Điệu bắc, bright: whole tones and wide thirds.
    Bac,
    /// The calmer colour of điệu nam: xự and cống lie lower, and are swayed.
    Nam,
}

/// The names of the strings, as scores write them.
pub const NAMES: [&str; 5] = ["ho", "xu", "xang", "xe", "cong"];

/// The pitch of hò in Hz, a C.
const HO: f64 = 261.626;

impl Mode {
    /// Exact intervals above hò, all made of pure fifths.
    fn strings(self) -> [f64; 5] {
        match self {
            Mode::Bac => [1.0, 9.0 / 8.0, 4.0 / 3.0, 3.0 / 2.0, 27.0 / 16.0],
            Mode::Nam => [1.0, 32.0 / 27.0, 4.0 / 3.0, 3.0 / 2.0, 16.0 / 9.0],
        }
    }

    /// The pitch in Hz of a degree; degree 0 is hò, five are an octave.
    pub fn pitch(self, degree: i32) -> f64 {
        let octave = exp2(f64::from(degree.div_euclid(5)));
        HO * octave * self.strings()[degree.rem_euclid(5) as usize]
    }
}
