//! The sounds of a turn: heavy pieces sound lower, and check and mate have signals.

use ::cotuong::{Cotuong, CotuongEnd, CotuongEvent, Kind};
use tabletop::Entry;

use crate::audio::{Cue, Sound, TimedCue};

/// The seconds from the sound of the piece to the signal of check or mate.
pub(super) const SIGNAL: f32 = 0.22;
/// The share of the motion after which a piece comes down.
const DOWN: f32 = 0.8;
/// How far to the side a piece on an outer file sounds.
const WIDTH: f32 = 0.5;

/// Returns the sounds of an entry whose motion takes this many seconds.
pub(super) fn cues(entry: &Entry<Cotuong>, motion: f32) -> Vec<TimedCue> {
    let mut cues = Vec::new();
    let events = &entry.outcome.events;
    let captures = events.iter().any(|event| matches!(event, CotuongEvent::Captured { .. }));
    for event in events {
        match event {
            CotuongEvent::Moved { piece, mv, .. } => {
                let sound = if captures { Sound::PieceCaptures } else { Sound::Piece };
                let pan = (f32::from(mv.to.file()) - 4.0) / 4.0 * WIDTH;
                let cue = Cue { sound, pan, pitch: pitch(piece.kind), level: 1.0 };
                cues.push(TimedCue { at: DOWN * motion, cue });
            }
            CotuongEvent::Checked { .. } if entry.outcome.end.is_none() => {
                cues.push(TimedCue { at: DOWN * motion + SIGNAL, cue: Sound::Check.into() });
            }
            CotuongEvent::Captured { .. } | CotuongEvent::Checked { .. } => {}
        }
    }
    if let Some(CotuongEnd::Checkmate | CotuongEnd::Stalemate) = entry.outcome.end {
        cues.push(TimedCue { at: DOWN * motion + SIGNAL, cue: Sound::Mate.into() });
    }
    cues
}

/// Returns whether check or mate follows a move.
pub(super) fn has_signal(entry: &Entry<Cotuong>) -> bool {
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
