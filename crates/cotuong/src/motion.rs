//! How a piece moves on the screen, and how it sounds: heavy pieces sound lower, and check and mate have
//! signals.

use audio::{Cue, Sound, TimedCue};
use live::{Moving, Plain, PlainGame};
use tabletop::Entry;

use crate::{Cotuong, CotuongEnd, CotuongEvent, Kind, Move, Square};

/// The seconds that a piece moves.
pub const MOTION: f32 = 0.35;
/// The seconds from the sound of the piece to the signal of check or mate.
const SIGNAL: f32 = 0.22;
/// The share of the motion after which a piece comes down.
const DOWN: f32 = 0.8;
/// How far to the side a piece on an outer file sounds.
const WIDTH: f32 = 0.5;

/// Returns the sounds of an entry.
fn cues(entry: &Entry<Cotuong>) -> Vec<TimedCue> {
    let mut cues = Vec::new();
    let events = &entry.outcome.events;
    let captures = events.iter().any(|event| matches!(event, CotuongEvent::Captured { .. }));
    for event in events {
        match event {
            CotuongEvent::Moved { piece, mv, .. } => {
                let sound = if captures { Sound::PieceCaptures } else { Sound::Piece };
                let pan = (f32::from(mv.to.file()) - 4.0) / 4.0 * WIDTH;
                let cue = Cue { sound, pan, pitch: pitch(piece.kind), level: 1.0 };
                cues.push(TimedCue { at: DOWN * MOTION, cue });
            }
            CotuongEvent::Checked { .. } if entry.outcome.end.is_none() => {
                cues.push(TimedCue { at: DOWN * MOTION + SIGNAL, cue: Sound::Check.into() });
            }
            CotuongEvent::Captured { .. } | CotuongEvent::Checked { .. } => {}
        }
    }
    if let Some(CotuongEnd::Checkmate | CotuongEnd::Stalemate) = entry.outcome.end {
        cues.push(TimedCue { at: DOWN * MOTION + SIGNAL, cue: Sound::Mate.into() });
    }
    cues
}

/// Returns whether check or mate follows a move.
fn has_signal(entry: &Entry<Cotuong>) -> bool {
    let is_check = |event: &CotuongEvent| matches!(event, CotuongEvent::Checked { .. });
    entry.outcome.events.iter().any(is_check) || entry.outcome.end == Some(CotuongEnd::Stalemate)
}

/// Returns the pitch of a kind of piece.
fn pitch(kind: Kind) -> f32 {
    match kind {
        Kind::General => 0.82,
        Kind::Chariot => 0.88,
        Kind::Cannon => 0.93,
        Kind::Elephant => 0.97,
        Kind::Horse => 1.02,
        Kind::Advisor => 1.09,
        Kind::Soldier => 1.16,
    }
}

impl Moving for Cotuong {
    type Spot = Square;
    type Surface = usize;
    type Motion = Plain;

    fn spot(mv: Move) -> Square {
        mv.from
    }
}

impl PlainGame for Cotuong {
    fn duration(entry: &Entry<Self>) -> f32 {
        if has_signal(entry) { MOTION + SIGNAL } else { MOTION }
    }

    fn cues(entry: &Entry<Self>, _mv: Move, _look: usize) -> Vec<TimedCue> {
        cues(entry)
    }
}
