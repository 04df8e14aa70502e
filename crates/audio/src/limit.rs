//! A soft limiter that keeps the mix within full scale.

use rodio::Sample;

/// The level up to which samples pass unchanged.
const KNEE: Sample = 0.8;

/// Compresses samples above the knee so that they stay below 1, where a sound card would clip
/// them audibly.
pub(super) struct Limit<S>(pub(super) S);

/// Limits one sample.
fn soften(x: Sample) -> Sample {
    let over = x.abs() - KNEE;
    if over <= 0.0 {
        return x;
    }
    let room = 1.0 - KNEE;
    x.signum() * (KNEE + room * over / (room + over))
}

impl<S: Iterator<Item = Sample>> Iterator for Limit<S> {
    type Item = Sample;

    fn next(&mut self) -> Option<Sample> {
        self.0.next().map(soften)
    }
}
