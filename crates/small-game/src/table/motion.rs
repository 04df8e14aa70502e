//! How a move looks and sounds: a piece goes its way, and then others turn.

use audio::{Sound, TimedCue};
use live::{Moving, Plain, PlainGame};
use tabletop::Entry;

use crate::{Point, Small, SmallGame, Trail};

/// The seconds that a piece goes, and those that the others turn.
const GOES: f32 = 0.35;
const TURNS: f32 = 0.4;
/// The share of its way after which a piece comes down.
const DOWN: f32 = 0.8;

impl<G: SmallGame> Moving for Small<G> {
    type Spot = Point;
    type Surface = usize;
    type Motion = Plain;

    fn spot(mv: G::Move) -> Point {
        mv.first()
    }
}

impl<G: SmallGame> PlainGame for Small<G> {
    fn duration(entry: &Entry<Self>) -> f32 {
        if count(entry) > 0 { GOES + TURNS } else { GOES }
    }

    fn cues(entry: &Entry<Self>, _mv: G::Move, _look: usize) -> Vec<TimedCue> {
        let down = TimedCue { at: DOWN * GOES, cue: Sound::Piece.into() };
        let turn = TimedCue { at: GOES + 0.5 * TURNS, cue: Sound::PieceCaptures.into() };
        if count(entry) > 0 { vec![down, turn] } else { vec![down] }
    }
}

/// Returns what the move of an entry counts.
fn count<G: SmallGame>(entry: &Entry<Small<G>>) -> u32 {
    entry.outcome.events.iter().sum()
}

/// Returns how far the piece has gone, and how far the others have turned, both from 0 to 1, when so much of the motion
/// of an entry is over.
pub(super) fn shares<G: SmallGame>(entry: &Entry<Small<G>>, share: f32) -> (f32, f32) {
    let seconds = share * Small::<G>::duration(entry);
    let goes = (seconds / GOES).clamp(0.0, 1.0);
    (goes * goes * (3.0 - 2.0 * goes), ((seconds - GOES) / TURNS).clamp(0.0, 1.0))
}
