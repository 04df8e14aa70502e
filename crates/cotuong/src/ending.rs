//! How a game ends by the rules.

use cotuong_board::{Board, Color, MAX_QUIET, Repetition};
use strum::{Display, VariantArray};

/// The reason why the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Display, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum CotuongEnd {
    /// The side to move is in check and has no legal move: it has lost (*chiếu bí*).
    Checkmate,
    /// The side to move is not in check and has no legal move: it has lost (*hết nước*).
    Stalemate,
    /// A side gave check with each of its moves between three equal positions: it has lost.
    PerpetualCheck,
    /// A side chased the same piece with each of its moves between three equal positions: it has lost.
    PerpetualChase,
    /// A position occurred for the third time: a draw.
    Repetition,
    /// Each side made sixty moves without a capture: a draw.
    SixtyMoves,
    /// Neither side has a piece that can cross the river: a draw.
    Material,
}

/// The end of a game, and the side that has lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ending {
    pub end: CotuongEnd,
    /// The side that has lost; `None` in a draw.
    pub loser: Option<Color>,
}

impl Ending {
    /// Returns how the game ends on `board`; `None` if it goes on. `has_move` says whether the side to
    /// move has a legal move, `repetition` what the history means, and `quiet` how many moves of both
    /// sides have passed without a capture.
    pub fn of(
        board: &Board,
        has_move: bool,
        repetition: Option<Repetition>,
        quiet: u8,
    ) -> Option<Self> {
        let (end, loser) = if !has_move {
            let loser = board.to_move();
            let is_check = !board.checkers(loser).is_empty();
            let end = if is_check { CotuongEnd::Checkmate } else { CotuongEnd::Stalemate };
            (end, Some(loser))
        } else if let Some(repetition) = repetition {
            match repetition {
                Repetition::PerpetualCheck(color) => (CotuongEnd::PerpetualCheck, Some(color)),
                Repetition::PerpetualChase(color) => (CotuongEnd::PerpetualChase, Some(color)),
                Repetition::Draw => (CotuongEnd::Repetition, None),
            }
        } else if quiet >= MAX_QUIET {
            (CotuongEnd::SixtyMoves, None)
        } else if !board.can_cross() {
            (CotuongEnd::Material, None)
        } else {
            return None;
        };
        Some(Ending { end, loser })
    }
}
