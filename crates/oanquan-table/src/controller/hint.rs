//! Hints: a good move and the reasons for it.

use oanquan::{Game, Move, Side, play};
use oanquan_engine::Analysis;

/// A good move for the person to move, with reasons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The side to move.
    pub side: Side,
    /// The move.
    pub mv: Move,
    /// The points it captures.
    pub captured: i32,
    /// The most points that the next side can capture in reply, or `None` if the move ends
    /// the game.
    pub reply: Option<i32>,
    /// The result of the search.
    pub analysis: Analysis,
}

impl Hint {
    /// Returns the hint that follows from `analysis`, or `None` if `game` is over or does not
    /// match the analysis.
    pub(crate) fn of(mut game: Game, analysis: Analysis) -> Option<Self> {
        let mv = *analysis.pv.first()?;
        let turn = game.play(mv).ok()?;
        let (side, captured) = (turn.side, turn.captured);
        let (rules, after) = (game.rules(), game.position());
        let replies = game.legal_moves().into_iter().filter_map(|mv| play(rules, after, mv).ok());
        let reply = replies.map(|turn| turn.captured).max();
        Some(Hint { side, mv, captured, reply, analysis })
    }
}
