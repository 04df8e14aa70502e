//! The scales, with five notes per octave: hò xự xang xê cống.

use crate::math::exp2;

/// The tuning of the five notes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Mode {
    /// Điệu bắc: bright, with whole tones and wide thirds.
    Bac,
    /// Điệu nam: calmer, with lower xự and cống that have a vibrato.
    Nam,
}

/// The names of the notes in scores.
pub const NAMES: [&str; 5] = ["ho", "xu", "xang", "xe", "cong"];

/// The pitch of hò in Hz, a C.
const HO: f64 = 261.626;

impl Mode {
    /// Returns the intervals above hò, all derived from pure fifths.
    fn strings(self) -> [f64; 5] {
        match self {
            Mode::Bac => [1.0, 9.0 / 8.0, 4.0 / 3.0, 3.0 / 2.0, 27.0 / 16.0],
            Mode::Nam => [1.0, 32.0 / 27.0, 4.0 / 3.0, 3.0 / 2.0, 16.0 / 9.0],
        }
    }

    /// Returns the pitch of a degree in Hz; degree 0 is hò, and five degrees are an octave.
    pub fn pitch(self, degree: i32) -> f64 {
        let octave = exp2(f64::from(degree.div_euclid(5)));
        HO * octave * self.strings()[degree.rem_euclid(5) as usize]
    }
}
