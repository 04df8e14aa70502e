//! How a mark is made on the screen, and how it sounds.

use audio::{Sound, TimedCue};
use live::{Moving, Plain, PlainGame};
use tabletop::{Entry, Step};

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
        match entry.step {
            Step::Move(_) if wins(entry) => MARK + LINE,
            Step::Move(_) => MARK,
            Step::Departure(_) | Step::Round => 0.0,
        }
    }

    fn cues(entry: &Entry<Self>, look: usize) -> Vec<TimedCue> {
        let board = &entry.outcome.after;
        let (at, sound) = match (entry.step, Look::of(look)) {
            (Step::Departure(_) | Step::Round, _) => return Vec::new(),
            (Step::Move(_), Look::Wood) => (0.6 * MARK, Sound::OnWood),
            (Step::Move(_), Look::Paper) if entry.side == Some(board.first()) => {
                (0.0, Sound::PenCross)
            }
            (Step::Move(_), Look::Paper) => (0.0, Sound::PenCircle),
        };
        vec![TimedCue { at, cue: sound.into() }]
    }
}

/// Returns whether an entry completed a winning line.
fn wins(entry: &Entry<Caro>) -> bool {
    entry.outcome.events.iter().any(|event| matches!(event, CaroEvent::Won { .. }))
}
