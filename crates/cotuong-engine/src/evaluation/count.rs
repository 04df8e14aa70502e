//! The terms that follow from single pieces, kept up to date with every move.

use cotuong_board::{Board, Color, Kind, Move, Piece, Square};

use super::terms::{piece_square, single_pieces};
use super::{Tally, Weight, Weights};

/// The phase of the start position, in which all pieces are on the board.
pub const MAX_PHASE: i32 = 16;

/// Returns the phase of a position: [`MAX_PHASE`] at the start, 0 without chariots, horses and cannons.
pub fn phase(board: &Board) -> i32 {
    let kinds = [Kind::Chariot, Kind::Horse, Kind::Cannon];
    let all = Color::ALL.into_iter().flat_map(|color| kinds.map(|kind| (color, kind)));
    all.map(|(color, kind)| board.pieces(color, kind).len() as i32 * strength(kind)).sum()
}

/// Returns by how much a piece of this kind moves the phase away from the endgame.
fn strength(kind: Kind) -> i32 {
    match kind {
        Kind::Chariot => 2,
        Kind::Horse | Kind::Cannon => 1,
        _ => 0,
    }
}

/// The terms of single pieces, summed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Count {
    /// The sum of the weights, red's less black's.
    total: Weight,
    /// The part of each colour in the phase.
    strong: [i32; 2],
}

struct Total<'w>(&'w Weights, Count);

impl Tally for Total<'_> {
    fn add(&mut self, color: Color, term: usize, number: i32) {
        self.1.add(self.0.of(term), color, number);
    }
}

impl Count {
    /// Returns the count of a board.
    pub(crate) fn of(board: &Board, weights: &Weights) -> Self {
        let mut total = Total(weights, Count::default());
        single_pieces(board, &mut total);
        let mut count = total.1;
        for piece in Square::all().filter_map(|square| board.piece(square)) {
            count.strong[piece.color as usize] += strength(piece.kind);
        }
        count
    }

    pub(crate) fn total(&self) -> Weight {
        self.total
    }

    /// Returns the phase, as [`phase`] does.
    pub(crate) fn phase(&self) -> i32 {
        self.strong[0] + self.strong[1]
    }

    /// Returns the part of a colour in the phase: 0 without chariots, horses and cannons.
    pub(crate) fn strong(&self, color: Color) -> i32 {
        self.strong[color as usize]
    }

    fn add(&mut self, [opening, endgame]: Weight, color: Color, number: i32) {
        let number = if color == Color::Red { number } else { -number };
        self.total[0] += opening * number;
        self.total[1] += endgame * number;
    }

    /// Follows a move of `moved`, which captured `captured`.
    pub(crate) fn follow(
        &mut self,
        weights: &Weights,
        mv: Move,
        moved: Option<Piece>,
        captured: Option<Piece>,
    ) {
        if let Some(piece) = moved {
            self.add(weights.of(piece_square(piece, mv.from)), piece.color, -1);
            self.add(weights.of(piece_square(piece, mv.to)), piece.color, 1);
        }
        if let Some(piece) = captured {
            self.add(weights.of(piece_square(piece, mv.to)), piece.color, -1);
            self.strong[piece.color as usize] -= strength(piece.kind);
        }
    }
}
