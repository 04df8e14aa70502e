//! How pebbles are taken on the screen, and how that sounds.

use audio::{Sound, TimedCue};
use live::{Moving, Plain, PlainGame};
use tabletop::{Entry, Step};

use crate::{Pebbles, Take};

/// The seconds that a turn moves.
const MOTION: f32 = 0.6;

impl Moving for Pebbles {
    type Spot = Take;
    type Surface = usize;
    type Motion = Plain;

    fn spot(mv: Take) -> Take {
        mv
    }
}

impl PlainGame for Pebbles {
    fn duration(entry: &Entry<Self>) -> f32 {
        match entry.step {
            Step::Move(_) => MOTION,
            Step::Departure(_) | Step::Round => 0.0,
        }
    }

    fn cues(entry: &Entry<Self>, _look: usize) -> Vec<TimedCue> {
        let Step::Move(take) = entry.step else {
            return Vec::new();
        };
        let sound = if take.count() > 4 { Sound::CaptureLarge } else { Sound::CaptureSmall };
        vec![
            TimedCue { at: 0.0, cue: Sound::Lift.into() },
            TimedCue { at: MOTION * 0.5, cue: sound.into() },
        ]
    }
}
