//! How a mark is made on the screen, and how it sounds.

use audio::{Sound, TimedCue};
use live::{Moving, Plain, PlainGame};
use tabletop::Entry;

use crate::{Caro, CaroEvent, Look, Square};

/// The seconds in which a mark is made.
pub const MARK: f32 = 0.35;
/// The seconds in which the winning line is drawn after its last mark.
pub const LINE: f32 = 0.6;

impl Moving for Caro {
    type Spot = Square;
    type Surface = usize;
    type Motion = Plain;

    fn spot(mv: Square) -> Square {
        mv
    }
}

impl PlainGame for Caro {
    fn duration(entry: &Entry<Self>) -> f32 {
        if wins(entry) { MARK + LINE } else { MARK }
    }

    fn cues(entry: &Entry<Self>, _mv: Square, look: usize) -> Vec<TimedCue> {
        let is_first = entry.side == Some(entry.outcome.after.first());
        let (at, sound) = match Look::of(look) {
            Look::Wood => (0.6 * MARK, Sound::OnWood),
            Look::Paper if is_first => (0.0, Sound::PenCross),
            Look::Paper => (0.0, Sound::PenCircle),
        };
        vec![TimedCue { at, cue: sound.into() }]
    }
}

/// Returns whether an entry completed a winning line.
fn wins(entry: &Entry<Caro>) -> bool {
    entry.outcome.events.iter().any(|event| matches!(event, CaroEvent::Won { .. }))
}
