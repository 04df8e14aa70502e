//! The order in which moves are tried.

use arrayvec::ArrayVec;
use cotuong_board::{Board, Kind, MAX_MOVES, Move, MoveList, SQUARES};

use super::exchange::{loses, value};
use super::path::MAX_PLIES;

/// The points of a move by which it is tried: the best first.
const FIRST: i32 = 1 << 30;
const CAPTURES: i32 = 1 << 24;
const KILLERS: [i32; 2] = [1 << 22, (1 << 22) - 1];
const LOSSES: i32 = -(1 << 24);

/// The greatest number of the history.
const MAX_HISTORY: i32 = 1 << 14;
/// The piece kinds of both colours.
const PIECES: usize = 14;

/// The last moves of the other side and of the own side, where they count.
pub(crate) type Last = [Option<Move>; 2];

/// What earlier parts of the search found out about quiet moves.
pub(crate) struct Experience {
    /// The last two quiet moves that refuted another one, by ply.
    killers: [[Option<Move>; 2]; MAX_PLIES],
    /// How often each piece was good on each crossing.
    history: Vec<i16>,
    /// The same, by the last move of the other side.
    answers: Vec<i16>,
    /// The same, by the last move of the own side.
    plans: Vec<i16>,
}

impl Experience {
    pub(crate) fn new() -> Self {
        Experience {
            killers: [[None; 2]; MAX_PLIES],
            history: vec![0; PIECES * SQUARES],
            answers: vec![0; PIECES * SQUARES * SQUARES],
            plans: vec![0; PIECES * SQUARES * (SQUARES + 1)],
        }
    }

    /// Returns how good a quiet move was so far.
    pub(crate) fn points(&self, board: &Board, mv: Move, last: Last) -> i32 {
        let [place, answer, plan] = places(board, mv, last);
        i32::from(self.history[place])
            + i32::from(self.answers[answer])
            + i32::from(self.plans[plan])
    }

    /// Learns that a quiet move refuted another one, and those that were tried before did not.
    pub(crate) fn learn(
        &mut self,
        board: &Board,
        mv: Move,
        before: &[Move],
        last: Last,
        (depth, ply): (i32, usize),
    ) {
        let [one, _] = self.killers[ply];
        if one != Some(mv) {
            self.killers[ply] = [Some(mv), one];
        }
        let bonus = (16 * depth * depth).min(2_000);
        self.adjust(board, mv, last, bonus);
        for other in before {
            self.adjust(board, *other, last, -bonus);
        }
    }

    fn adjust(&mut self, board: &Board, mv: Move, last: Last, bonus: i32) {
        let [place, answer, plan] = places(board, mv, last);
        let plan_bonus = if last[1].is_some() { 1 } else { 0 };
        for (number, part) in [
            (&mut self.history[place], 1),
            (&mut self.answers[answer], 1),
            (&mut self.plans[plan], plan_bonus),
        ] {
            let bonus = bonus * part;
            let old = i32::from(*number);
            *number = (old + bonus - old * bonus.abs() / MAX_HISTORY) as i16;
        }
    }
}

/// Returns the places of a move in both tables; moves after a pass share those of crossing `a0`.
fn places(board: &Board, mv: Move, last: Last) -> [usize; 3] {
    let piece =
        board.piece(mv.from).map_or(0, |piece| piece.kind as usize * 2 + piece.color as usize);
    let place = piece * SQUARES + mv.to.index();
    let answer = last[0].map_or(0, |last| last.to.index());
    let plan = last[1].map_or(SQUARES, |last| last.to.index());
    [place, place * SQUARES + answer, place * (SQUARES + 1) + plan]
}

/// Moves that are tried one by one, the best first.
pub(crate) struct Picker {
    moves: ArrayVec<(Move, i32), MAX_MOVES>,
    next: usize,
}

impl Picker {
    /// Returns the moves of a node, `first` in front of all others; `last` led to it.
    pub(crate) fn new(
        board: &mut Board,
        moves: MoveList,
        experience: &Experience,
        (first, last): (Option<Move>, Last),
        ply: usize,
    ) -> Self {
        let killers = experience.killers[ply.min(MAX_PLIES - 1)];
        let rate = |mv: Move| {
            let points = if first == Some(mv) {
                FIRST
            } else if let Some(captured) = board.piece(mv.to) {
                let class = if loses(board, mv) { LOSSES } else { CAPTURES };
                class + capture_points(board, mv, captured.kind)
            } else if let Some(killer) = killers.iter().position(|killer| *killer == Some(mv)) {
                KILLERS[killer]
            } else {
                experience.points(board, mv, last)
            };
            (mv, points)
        };
        Picker { moves: moves.into_iter().map(rate).collect(), next: 0 }
    }

    /// Returns captures, the most valuable captured piece first.
    pub(crate) fn captures(board: &Board, moves: MoveList) -> Self {
        let rate = |mv: Move| {
            let captured = board.piece(mv.to).map_or(Kind::Soldier, |piece| piece.kind);
            (mv, capture_points(board, mv, captured))
        };
        Picker { moves: moves.into_iter().map(rate).collect(), next: 0 }
    }
}

fn capture_points(board: &Board, mv: Move, captured: Kind) -> i32 {
    let mover = board.piece(mv.from).map_or(0, |piece| value(piece.kind));
    16 * value(captured) - mover
}

impl Picker {
    /// Returns whether there are no moves.
    pub(crate) fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// Returns the next move, and whether it is a capture that loses material.
    pub(crate) fn next(&mut self) -> Option<(Move, bool)> {
        let left = &self.moves[self.next..];
        let (best, _) = left.iter().enumerate().max_by_key(|(_, (_, points))| *points)?;
        self.moves.swap(self.next, self.next + best);
        let (mv, points) = self.moves[self.next];
        self.next += 1;
        Some((mv, points < LOSSES / 2))
    }
}
