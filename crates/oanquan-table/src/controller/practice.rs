//! Practising one's mistakes in Ô ăn quan: the hints of the positions.

use crate::OAnQuan;
use oanquan::{Move, play};

/// The positions of a game in which points were given away, one after another.
pub type Practice = tabletop::Practice<OAnQuan>;

/// A hint for the current position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PracticeHint {
    /// A best move captures this number of points.
    Captures(i32),
    /// A best move begins in the cell of this move.
    Cell(Move),
}

/// Returns the hint that was given last for the current position: first what a best move
/// captures, then where it begins.
pub fn practice_hint(practice: &Practice) -> Option<PracticeHint> {
    let mv = practice.fault()?.better.mv;
    match practice.hints() {
        0 => None,
        1 => {
            let game = practice.before();
            let turn = play(game.rules(), game.position(), mv).ok()?;
            Some(PracticeHint::Captures(turn.captured))
        }
        _ => Some(PracticeHint::Cell(mv)),
    }
}
