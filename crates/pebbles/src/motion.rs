//! How pebbles are taken on the screen, and how that sounds.

use audio::{Sound, TimedCue};
use live::{Moving, Plain, PlainGame};
use tabletop::Entry;

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
    fn duration(_entry: &Entry<Self>) -> f32 {
        MOTION
    }

    fn cues(_entry: &Entry<Self>, take: Take, _look: usize) -> Vec<TimedCue> {
        let sound = if take.count() > 4 { Sound::CaptureLarge } else { Sound::CaptureSmall };
        vec![
            TimedCue { at: 0.0, cue: Sound::Lift.into() },
            TimedCue { at: MOTION * 0.5, cue: sound.into() },
        ]
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use basics::Speed;
    use live::LiveGame;
    use tabletop::{Game, Seat, Session, Setup, Side};

    use super::*;

    #[test]
    fn without_motion_a_move_is_at_rest_even_in_a_frame_of_no_length() {
        let (seats, names) = ([Seat::Person; 2].into(), Setup::no_names(2));
        let setup = Setup { seats, names, first: Side::NEAR, seed: 1 };
        let engine = tabletop::default_move_engine::<Pebbles>();
        let session = Session::new(Pebbles::usual(), setup, Arc::new(|| {}), engine);
        let mut live = LiveGame::new(session, 0);
        assert!(live.play("3".parse().expect("a move")));
        assert_eq!(live.presenter().motion().share(), Some(0.0));
        live.advance(0.0, Speed::Off, |_, _| true);
        assert_eq!(live.presenter().motion().share(), None);
    }
}
