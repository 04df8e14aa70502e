//! Lines of marks, and which of them win.

use std::fmt;

use tabletop::Side;

use super::{Board, Caro, Square};

/// The four directions in which marks form lines: along the row, the column and the diagonals.
pub(crate) const DIRECTIONS: [(i8, i8); 4] = [(0, 1), (1, 0), (1, 1), (1, -1)];

/// The marks of a winning line.
const FIVE: usize = 5;

/// A winning line, by its ends: the square in the smaller row first; in a row, that in the smaller
/// column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// The first end.
    pub from: Square,
    /// The last end.
    pub to: Square,
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.from, self.to)
    }
}

/// Returns the line with which the mark of `side` on `square` wins. Of several, the one along the
/// row comes first, then that along the column, then the diagonals.
pub(crate) fn winning(board: &Board, game: &Caro, square: Square, side: Side) -> Option<Line> {
    DIRECTIONS.into_iter().find_map(|direction| through(board, game, square, side, direction))
}

/// Returns the line through `square` in one direction, if it wins.
fn through(
    board: &Board,
    game: &Caro,
    square: Square,
    side: Side,
    (rows, columns): (i8, i8),
) -> Option<Line> {
    // Returns the marks beyond `square`, the last square of them, and what stands behind that.
    let run = |direction: (i8, i8)| {
        let squares = (1..).map_while(|steps| square.step(direction, steps, board.size()));
        let mut own = 0;
        let mut end = square;
        for next in squares {
            match board.mark(next) {
                Some(mark) if mark == side => (own, end) = (own + 1, next),
                mark => return (own, end, mark.is_some()),
            }
        }
        (own, end, false)
    };
    let (before, from, blocked_before) = run((-rows, -columns));
    let (behind, to, blocked_behind) = run((rows, columns));
    let length = before + 1 + behind;
    let fits = if game.exact_five() { length == FIVE } else { length >= FIVE };
    let is_blocked = game.double_block() && blocked_before && blocked_behind;
    (fits && !is_blocked).then_some(Line { from, to })
}
