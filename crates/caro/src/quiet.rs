//! What speaks for a mark that neither threatens anything nor blocks a threat: what it makes of its lines.

use caro_engine::{Shape, shapes};
use serde::{Deserialize, Serialize};
use strum::VariantArray;
use tabletop::{GameMatch, Match, Side};

use super::computer::marks;
use super::line::DIRECTIONS;
use super::{Board, Caro, Square};

/// How far from a mark the others lie that count for a line.
const REACH: i8 = 4;
/// How far from the middle of the board a mark at the start is near it.
const MIDDLE: u8 = 2;

/// A line of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[derive(VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Along {
    /// The row of the mark.
    Row,
    /// Its column.
    Column,
    /// A diagonal.
    Diagonal,
}

/// A line through a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Through {
    /// Which line it is.
    pub along: Along,
    /// The nearest other mark on it of the side that the line is good for.
    pub mark: Square,
}

/// What a mark makes of the lines of its own side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Gain {
    /// Two or more with room at both ends, or three, on each of two lines.
    TwoLines(Through, Through),
    /// Three on a line: one more mark makes a four.
    Three(Through),
    /// Two on a line, with room at both ends.
    OpenTwo(Through),
    /// Two on a line, with room enough for five.
    Two(Through),
}

/// Why a mark that neither threatens nor blocks anything is good. If all three are `None`, it is only
/// near other marks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Quiet {
    /// Whether it is one of the first two marks and near the middle.
    pub starts: bool,
    /// What it makes of the lines of its own side.
    pub gain: Option<Gain>,
    /// The line on which it takes room that the other side would use.
    pub takes: Option<Through>,
}

impl Quiet {
    /// Returns what speaks for a mark on `square` at the end of `played`; `None` if the game is over or
    /// the mark is impossible.
    pub(crate) fn of(played: &Match<Caro>, square: Square) -> Option<Self> {
        let (side, board) = (played.to_move()?, played.position());
        let [own, other] = shapes(played.rules().variant(), &marks(played)?, square.into())?;
        let lines = |side, shapes: [Shape; 4]| {
            // Of equal lines, the first one stays in front.
            let mut lines: Vec<_> = (0..DIRECTIONS.len())
                .filter_map(|line| Some((shapes[line], through(board, square, side, line)?)))
                .filter(|(shape, _)| *shape >= Shape::Two)
                .collect();
            lines.sort_by_key(|(shape, _)| std::cmp::Reverse(*shape));
            lines
        };
        let (own, other) = (lines(side, own), lines(side.next(2), other));
        // One more mark makes threes or fours of these.
        let promises = |shape: &Shape| *shape >= Shape::OpenTwo;
        let gain = match own.as_slice() {
            [(one, first), (two, second), ..] if promises(one) && promises(two) => {
                Some(Gain::TwoLines(*first, *second))
            }
            [(Shape::OpenTwo, line), ..] => Some(Gain::OpenTwo(*line)),
            [(shape, line), ..] if promises(shape) => Some(Gain::Three(*line)),
            [(_, line), ..] => Some(Gain::Two(*line)),
            [] => None,
        };
        // Of a line on which the other side has a single mark, it has nothing to fear yet.
        let takes = other.first().filter(|(shape, _)| *shape > Shape::OpenTwo);
        let starts = board.history().len() < 2 && is_near_middle(board, square);
        Some(Quiet { starts, gain, takes: takes.map(|(_, line)| *line) })
    }
}

fn is_near_middle(board: &Board, square: Square) -> bool {
    let middle = (board.size() - 1) / 2;
    [square.row(), square.column()].into_iter().all(|at| at.abs_diff(middle) <= MIDDLE)
}

/// Returns one of the lines through `square`, with the nearest mark of `side` that no other mark
/// separates from it; `None` if there is no such mark.
fn through(board: &Board, square: Square, side: Side, line: usize) -> Option<Through> {
    let (rows, columns) = DIRECTIONS[line];
    let nearest = |direction| {
        let squares = (1..=REACH).map_while(|steps| square.step(direction, steps, board.size()));
        let mut marks = (1..).zip(squares).filter_map(|(far, at)| Some((far, at, board.mark(at)?)));
        marks.next().filter(|(_, _, mark)| *mark == side).map(|(far, at, _)| (far, at))
    };
    let ends = [nearest((-rows, -columns)), nearest((rows, columns))];
    let (_, mark) = ends.into_iter().flatten().min_by_key(|(far, _): &(i32, _)| *far)?;
    let along = match line {
        0 => Along::Row,
        1 => Along::Column,
        _ => Along::Diagonal,
    };
    Some(Through { along, mark })
}
