//! A good move, and why it is one.

use crate::ai::Analysis;
use crate::rules::{Game, Move, Side, play};

/// A good move for the person to move, and what speaks for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// Whose move it is.
    pub side: Side,
    /// The move.
    pub mv: Move,
    /// The points it captures.
    pub captured: i32,
    /// The most that the next side can capture in its reply; none when the move
    /// ends the game.
    pub reply: Option<i32>,
    /// What the search found.
    pub analysis: Analysis,
}

impl Hint {
    /// The hint that `analysis` of `game` gives; none when the game is over or
    /// the analysis is of another one.
    pub(super) fn of(mut game: Game, analysis: Analysis) -> Option<Self> {
        let mv = *analysis.pv.first()?;
        let turn = game.play(mv).ok()?;
        let (side, captured) = (turn.side, turn.captured);
        let (rules, after) = (game.rules(), game.position());
        let replies = after.legal_moves().into_iter().filter_map(|mv| play(rules, after, mv).ok());
        let reply = replies.map(|turn| turn.captured).max();
        Some(Hint { side, mv, captured, reply, analysis })
    }
}
