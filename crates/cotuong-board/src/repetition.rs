//! What a repetition means.
//!
//! At the third time of a position with the same side to move, the moves since the first time decide.
//! A side has lost if it gave check with each of its moves and the other side did not. If no side
//! did so, a side has lost if it chased the same piece with each of its moves and the other side did
//! not do the like. Otherwise, the game is drawn. Sources: the report *Trò chơi Cờ Tướng* (2017) and
//! the rules of the Asian Xiangqi Federation; `chase` cites them and says what a chase is.
//!
//! - Whoever checks perpetually loses in any case (6, diagrams 1 to 3; 8, diagram 5), unless both check
//!   (7, diagram 4).
//! - A side that chases one piece and then another may go on (32, diagrams 76 to 80), and so may a
//!   side that checks and chases in turn (diagrams 37 and 38).
//! - Any pieces of a side together chase a piece, and a chase that also offers an exchange remains one
//!   (36, diagrams 90 to 93).

use std::array;

use super::{Board, Color, Move, SQUARES, Square, SquareSet};

/// The number of times that a position must occur.
const TIMES: usize = 3;

/// What a repetition means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Repetition {
    /// This side gave check with each of its moves and has lost.
    PerpetualCheck(Color),
    /// This side chased the same piece with each of its moves and has lost.
    PerpetualChase(Color),
    /// The game is drawn.
    Draw,
}

/// Returns what the third time of the position after `moves` means; `None` if it is not the third
/// time. The moves must be legal, from `start` on.
pub fn judge(start: &Board, moves: &[Move]) -> Option<Repetition> {
    let mut end = start.clone();
    let mut keys = vec![end.key()];
    for mv in moves {
        end.make(*mv);
        keys.push(end.key());
    }
    // Equal keys nearly always are equal positions, which the walk along the moves confirms.
    if keys.iter().filter(|key| **key == end.key()).count() < TIMES {
        return None;
    }
    let mut board = start.clone();
    let mut times = Vec::new();
    for (at, mv) in moves.iter().enumerate() {
        if board == end {
            times.push((at, board.clone()));
        }
        board.make(*mv);
    }
    // The last position itself is one of the times.
    let (first, board) = times.into_iter().nth_back(TIMES - 2)?;
    Some(meaning(board, &moves[first..]))
}

/// What a side did with each of its moves.
#[derive(Clone, Copy)]
struct Deeds {
    /// It gave check with each.
    checked: bool,
    /// The pieces that it chased with each, by where they stood at first.
    chased: SquareSet,
}

/// Returns what it means to go on repeating these moves, which are legal and lead from `board` back to
/// it.
pub fn meaning(mut board: Board, moves: &[Move]) -> Repetition {
    let mut deeds = [Deeds { checked: true, chased: SquareSet::ALL }; 2];
    // Where the piece on each crossing stood at first.
    let mut origins: [Square; SQUARES] = array::from_fn(Square::at);
    for mv in moves {
        let color = board.to_move();
        let before = board.standing_threats(color);
        board.make(*mv);
        origins.swap(mv.from.index(), mv.to.index());
        let chased = board.threats(color) & !before;
        let deed = &mut deeds[color as usize];
        deed.checked &= !board.checkers(color.other()).is_empty();
        deed.chased &= chased.map(|square| origins[square.index()]).collect();
    }
    let only = |did: fn(&Deeds) -> bool| {
        let [red, black] = [Color::Red, Color::Black].map(|color| did(&deeds[color as usize]));
        (red != black).then_some(if red { Color::Red } else { Color::Black })
    };
    let is_mutual_check = deeds.iter().all(|deed| deed.checked);
    if let Some(color) = only(|deed| deed.checked) {
        Repetition::PerpetualCheck(color)
    } else if let Some(color) = only(|deed| !deed.chased.is_empty()).filter(|_| !is_mutual_check) {
        Repetition::PerpetualChase(color)
    } else {
        Repetition::Draw
    }
}
