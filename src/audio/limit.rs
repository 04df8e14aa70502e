//! Keeping the mix within full scale.

use rodio::Sample;

/// Up to here samples pass unchanged.
const KNEE: Sample = 0.8;

/// Bends what is louder than the knee so that it stays below 1: a sound card
/// would cut it off, which crackles.
pub(super) struct Limit<S>(pub(super) S);

/// One sample bent.
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
