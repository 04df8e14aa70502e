//! The themes of puzzles.

use cotuong_board::{Board, Kind, Move};
use strum::{Display, EnumString, VariantArray};

/// The theme of a puzzle, decided by what its line does. A puzzle has the first theme of this list that
/// fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Display, EnumString, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Theme {
    /// A reply captures the piece that has just moved.
    Sacrifice,
    /// The last move uncovers a check by another piece.
    Discovered,
    /// A chariot mates.
    Chariot,
    /// A horse mates.
    Horse,
    /// A cannon mates.
    Cannon,
    /// A soldier mates.
    Soldier,
}

impl Theme {
    /// All themes, in the order in which they are tried.
    pub const ALL: &[Theme] = Theme::VARIANTS;

    /// Returns the theme of the mate `line` from `board`.
    pub fn of(board: &Board, line: &[Move]) -> Self {
        let replies = line.iter().skip(1).step_by(2);
        let mut tries = line.iter().step_by(2).zip(replies);
        if tries.any(|(mv, reply)| reply.to == mv.to) {
            return Theme::Sacrifice;
        }
        let mut end = board.clone();
        for mv in line {
            end.make(*mv);
        }
        let mated = end.to_move();
        let mover = line.last().map(|mv| mv.to);
        if end.checkers(mated).into_iter().any(|checker| Some(checker) != mover) {
            return Theme::Discovered;
        }
        match mover.and_then(|square| end.piece(square)).map(|piece| piece.kind) {
            Some(Kind::Horse) => Theme::Horse,
            Some(Kind::Cannon) => Theme::Cannon,
            Some(Kind::Soldier) => Theme::Soldier,
            _ => Theme::Chariot,
        }
    }
}
