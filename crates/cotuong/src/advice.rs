//! Hints, reviews and forecasts: the engine's analysis, and what a move does.

use cotuong_board::Board;
use cotuong_engine::{Analysis, PROVEN, WON, analyze_at, mate_by_checks, value};
use serde::{Deserialize, Serialize};
use strum::VariantArray;
use tabletop::{Advisor, Control, GameMatch, Grade, Level, Limits, Match, NextBest, Side};

use super::computer::{analyze, situation};
use super::{Cotuong, CotuongEvent, Kind, Move, Position, Reason, Square};

/// The loss from which a move gives a win away or walks into a loss, and that from which it gives away
/// as much as a horse or a cannon, in hundredths of a soldier.
const DECISIVE: i32 = PROVEN / 2;
const MUCH: i32 = 300;
/// The leads over the next best move from which that one costs as much as a chariot, as a horse or a cannon, and
/// as two soldiers.
const CHARIOT: i32 = 700;
const PIECE: i32 = MUCH;
const SOLDIERS: i32 = 180;
/// The most moves of a mate that a hint calls a threat.
const THREAT: u32 = 3;

/// A good move with the reasons for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Advice {
    /// The move.
    pub mv: Move,
    /// The board before it.
    pub before: Board,
    /// The piece that moves.
    pub piece: Kind,
    /// The piece that the move captures.
    pub captured: Option<Kind>,
    /// Whether it gives check.
    pub is_check: bool,
    /// In how many moves of its own the side mates next by check after check, unless the other side
    /// does something about it; `None` if the move threatens no such mate.
    pub threat: Option<u32>,
    /// In how many moves of its own the other side would have mated like that; `None` if it threatened
    /// no such mate.
    pub parried: Option<u32>,
    /// What else speaks for it, at most two things.
    pub reasons: Vec<Reason>,
    /// What follows from it, if that is sure.
    pub follows: Option<Follows>,
    /// The score after it, for the side that makes it, in hundredths of a soldier; see
    /// [`moves_to_mate`](super::moves_to_mate).
    pub score: i32,
    /// What the best other move costs beside it, as far as a search sees.
    pub others: OthersCost,
}

/// What follows from a move, whatever the other side does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Follows {
    /// The other side has one legal move after a capture or a check.
    OnlyReply(Move),
    /// The move captures where a piece of this kind was just lost.
    TakesBack(Kind),
    /// Nothing can capture the piece that has captured.
    Safe,
    /// If the piece that has captured is captured, the first piece was exchanged for the second one, which is worth
    /// no more.
    Exchange(Kind, Kind),
}

impl Follows {
    /// Returns what follows from `mv` at the end of `played`, which leads to `after`.
    fn of(
        played: &Match<Cotuong>,
        mv: Move,
        captured: Option<Kind>,
        after: &Board,
    ) -> Option<Self> {
        let replies = after.legal_moves();
        let forces = captured.is_some() || !after.checkers(after.to_move()).is_empty();
        if let [reply] = replies.as_slice() {
            return forces.then_some(Follows::OnlyReply(*reply));
        }
        let (won, piece) = (captured?, after.piece(mv.to)?.kind);
        let is_taken = replies.iter().any(|reply| reply.to == mv.to);
        match lost_on(played, mv.to) {
            _ if replies.is_empty() => None,
            Some(lost) => Some(Follows::TakesBack(lost)),
            None if !is_taken => Some(Follows::Safe),
            None => (value(won) >= value(piece)).then_some(Follows::Exchange(won, piece)),
        }
    }
}

/// Returns the piece that the last move captured on this crossing.
fn lost_on(played: &Match<Cotuong>, at: Square) -> Option<Kind> {
    played.entries().last()?.outcome.events.iter().find_map(|event| match event {
        CotuongEvent::Captured { piece, square } if *square == at => Some(piece.kind),
        _ => None,
    })
}

/// What every other move costs beside the best one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[derive(VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum OthersCost {
    /// Nothing is known about it.
    Unknown,
    /// Less than two soldiers.
    Little,
    /// As much as two soldiers.
    Soldiers,
    /// As much as a horse or a cannon.
    Piece,
    /// As much as a chariot.
    Chariot,
    /// The game: the general is mated.
    Mate,
}

impl OthersCost {
    /// Returns the cost of the best other move beside a move with this score.
    fn of(score: i32, next: Option<NextBest>) -> Self {
        match next {
            None => OthersCost::Unknown,
            Some(next) if next.score <= -PROVEN && score > -PROVEN => OthersCost::Mate,
            Some(next) => match next.lead {
                CHARIOT.. => OthersCost::Chariot,
                PIECE.. => OthersCost::Piece,
                SOLDIERS.. => OthersCost::Soldiers,
                _ => OthersCost::Little,
            },
        }
    }
}

impl Advice {
    /// Returns the advice that follows from an analysis of the end of `played`; `None` if the game is
    /// over or its best move is illegal.
    pub fn of(played: &Match<Cotuong>, analysis: &Analysis) -> Option<Self> {
        let mv = analysis.best;
        played.check(mv).ok()?;
        let board = played.position().board();
        let mut after = board.clone();
        let captured = after.make(mv).map(|piece| piece.kind);
        let reasons = match captured {
            None => Reason::of(board, mv, &analysis.line),
            Some(_) => Reason::of_capture(board, mv),
        };
        Some(Advice {
            mv,
            reasons,
            follows: Follows::of(played, mv, captured, &after),
            before: board.clone(),
            piece: board.piece(mv.from)?.kind,
            captured,
            threat: mate_of_the_side_that_waits(&after),
            parried: mate_of_the_side_that_waits(board)
                .filter(|moves| mate_by_checks(&after, *moves).is_none()),
            is_check: !after.checkers(after.to_move()).is_empty(),
            score: analysis.score,
            others: OthersCost::Unknown,
        })
    }

    /// Returns the only reply and the board on which it is made, if there is only one.
    pub(crate) fn only_reply(&self) -> Option<(Board, Move)> {
        let Some(Follows::OnlyReply(reply)) = self.follows else { return None };
        let mut after = self.before.clone();
        after.make(self.mv);
        Some((after, reply))
    }
}

/// Returns in how many moves of its own the side that is not to move would mate by check after check if
/// it were to move; `None` if the other side is in check already.
fn mate_of_the_side_that_waits(board: &Board) -> Option<u32> {
    if !board.checkers(board.to_move()).is_empty() {
        return None;
    }
    let mut board = board.clone();
    board.pass();
    let line = mate_by_checks(&board, THREAT)?;
    u32::try_from(line.len().div_ceil(2)).ok()
}

impl Advisor for Cotuong {
    type Analysis = Analysis;
    type Hint = Advice;

    /// A move that gives away a soldier across the river counts half.
    const HALF_LOSS: u64 = 150;

    fn analyze(played: &Match<Self>, limits: &Limits<Move>, control: &Control) -> Option<Analysis> {
        analyze(played, limits, control)
    }

    fn hint(played: Match<Self>, analysis: Analysis, next: Option<NextBest>) -> Option<Advice> {
        let advice = Advice::of(&played, &analysis)?;
        Some(Advice { others: OthersCost::of(advice.score, next), ..advice })
    }

    fn compared(played: &Match<Self>) -> Vec<Move> {
        played.legal_moves()
    }

    /// The score of a won game for the winner; 0 as long as nobody has won.
    fn margin(position: &Position, side: Side) -> i32 {
        match position.loser() {
            None => 0,
            Some(loser) if loser == side => -WON,
            Some(_) => WON,
        }
    }

    fn forecast(
        level: Level,
        played: &Match<Self>,
        side: Side,
        _seed: u64,
        control: &Control,
    ) -> Option<i32> {
        let to_move = played.to_move()?;
        let score = analyze_at(level, &situation(played.position()), control)?.score;
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
