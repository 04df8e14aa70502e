//! Hints, reviews and forecasts: the engine's analysis, and what a mark makes and blocks.

use basics::Analysis;
use caro_engine::{PROVEN, Spot, Threat, WON, analyze_at, threats};
use serde::{Deserialize, Serialize};
use tabletop::{Advisor, Control, GameMatch, Grade, Level, Limits, Match, NextBest, Side};

use super::computer::{analyze, marks};
use super::{Board, Caro, Quiet, Square};

/// The loss from which a move gives a win away or walks into a loss, and that from which it gives
/// much of the better chances away, in the engine's scores.
const DECISIVE: i32 = PROVEN / 2;
const MUCH: i32 = 600;

/// A good move with the reasons for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Advice {
    /// The square to mark.
    pub square: Square,
    /// The score after it, for the side that marks it.
    pub score: i32,
    /// What the mark threatens.
    pub makes: Threat,
    /// What a mark of the other side on this square would threaten.
    pub blocks: Threat,
    /// What speaks for the mark besides, if it neither threatens nor blocks anything.
    pub quiet: Option<Quiet>,
    /// Whether every other mark loses, as far as a search sees, and this one does not.
    pub is_only: bool,
}

impl Advice {
    /// Returns the advice that follows from an analysis of the end of `played`; `None` if the game is
    /// over or its best move is impossible.
    pub fn of(played: &Match<Caro>, analysis: &Analysis<Square>) -> Option<Self> {
        let moves = marks(played)?;
        let [makes, blocks] = threats(played.rules().variant(), &moves, analysis.best.into())?;
        let (square, score) = (analysis.best, analysis.score);
        let quiet = quiet_of(played, square, [makes, blocks]);
        Some(Advice { square, score, makes, blocks, quiet, is_only: false })
    }
}

/// Returns what speaks for a mark on `square` at the end of `played` that makes and blocks these threats;
/// `None` if they speak for it.
pub(crate) fn quiet_of(
    played: &Match<Caro>,
    square: Square,
    threats: [Threat; 2],
) -> Option<Quiet> {
    (threats == [Threat::Quiet; 2]).then(|| Quiet::of(played, square)).flatten()
}

/// Returns what a mark on `square` at the end of `played` would threaten: that of the side to move, and that of
/// the other side; `None` if the game is over or the mark is impossible.
pub(crate) fn threats_of(played: &Match<Caro>, square: Square) -> Option<[Threat; 2]> {
    threats(played.rules().variant(), &marks(played)?, square.into())
}

/// Returns the squares at the end of `played` on which a side could win at once or make an
/// unstoppable threat, with what the side to move and the other side would threaten there. Empty if
/// the game is over.
pub fn dangers(played: &Match<Caro>) -> Vec<(Square, [Threat; 2])> {
    let Some(moves) = marks(played) else { return Vec::new() };
    let found = caro_engine::dangers(played.rules().variant(), &moves);
    found.into_iter().map(|(spot, threats)| (spot.into(), threats)).collect()
}

impl Advisor for Caro {
    type Analysis = Analysis<Square>;
    type Hint = Advice;

    /// A move that gives away as much as an open three is worth counts half.
    const HALF_LOSS: u64 = 300;

    fn analyze(
        played: &Match<Self>,
        limits: &Limits<Square>,
        control: &Control,
    ) -> Option<Analysis<Square>> {
        analyze(played, limits, control)
    }

    fn hint(
        played: Match<Self>,
        analysis: Analysis<Square>,
        next: Option<NextBest>,
    ) -> Option<Advice> {
        let advice = Advice::of(&played, &analysis)?;
        let is_only = next.is_some_and(|next| next.score <= -PROVEN && advice.score > -PROVEN);
        Some(Advice { is_only, ..advice })
    }

    fn compared(played: &Match<Self>) -> Vec<Square> {
        Self::explored(played)
    }

    /// The score of a won game for the winner; 0 as long as nobody has won.
    fn margin(board: &Board, side: Side) -> i32 {
        match board.line() {
            None => 0,
            // The side whose turn it would be has lost.
            Some(_) if side == board.side() => -WON,
            Some(_) => WON,
        }
    }

    /// The squares near marks; on an empty board, the one in the middle.
    fn explored(played: &Match<Self>) -> Vec<Square> {
        let Some(moves) = marks(played) else { return Vec::new() };
        let near = caro_engine::candidates(played.rules().variant(), &moves);
        near.into_iter().map(Square::from).collect()
    }

    fn forecast(
        level: Level,
        played: &Match<Self>,
        side: Side,
        _seed: u64,
        control: &Control,
    ) -> Option<i32> {
        let to_move = played.to_move()?;
        let moves: Vec<Spot> = marks(played)?;
        let score = analyze_at(level, played.rules().variant(), &moves, control)?.score;
        Some(if to_move == side { score } else { -score })
    }

    fn grade(lost: i32, _proven: bool) -> Option<Grade> {
        match lost {
            DECISIVE.. => Some(Grade::Blunder),
            MUCH.. => Some(Grade::Mistake),
            _ => None,
        }
    }
}
