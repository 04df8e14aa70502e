//! Why a move is refused, for players who do not name crossings: with the pieces and their files.

use super::words::BoardWords;
use cotuong_board::{Color, RANKS};

use crate::{Board, Illegal, Obstacle, Square};

impl BoardWords {
    /// Returns a piece with its file, counted from the right of the side to move, as it is named within a
    /// sentence: one of that side, and if others stand on the file, with its place; `None` if none of its
    /// pieces stands there.
    pub(super) fn piece_in_words(&self, board: &Board, square: Square) -> Option<String> {
        let piece = board.piece(square).filter(|piece| piece.color == board.to_move())?;
        let file = board.file_of(square);
        Some(match board.place_on_file(square) {
            Some(place) => self.piece_of_several(place, piece.kind, file),
            None => self.piece_on_file(piece.kind, file),
        })
    }

    /// Returns a piece that stands in the way of a move, of either side.
    fn blocker_in_words(&self, board: &Board, square: Square) -> Option<String> {
        let piece = board.piece(square)?;
        Some(self.blocker(piece.kind, board.file_of(square), piece.color == board.to_move()))
    }

    /// Returns why a move on a board is illegal; `None` if that is not about where pieces stand.
    pub(super) fn refused_move(&self, board: &Board, why: &Illegal) -> Option<String> {
        let mover = |square| self.piece_in_words(board, square);
        let blocker = |square| self.blocker_in_words(board, square);
        Some(match *why {
            Illegal::NoPiece(mv) => {
                let row = match board.to_move() {
                    Color::Red => mv.from.rank() + 1,
                    Color::Black => RANKS - mv.from.rank(),
                };
                self.refused_no_piece(&mv.from.to_string(), board.file_of(mv.from), row)
            }
            Illegal::OtherSide(mv) => self.refused_other_side(&blocker(mv.from)?),
            Illegal::OwnPiece(mv) => self.refused_own_piece(&mover(mv.to)?),
            Illegal::CannotReach(mv, _, Obstacle::Way) => {
                self.refused_cannot_reach(&mover(mv.from)?)
            }
            Illegal::CannotReach(mv, _, Obstacle::Leg(at)) => {
                self.refused_horse_blocked(&mover(mv.from)?, &blocker(at)?)
            }
            Illegal::CannotReach(mv, _, Obstacle::Eye(at)) => {
                self.refused_elephant_blocked(&mover(mv.from)?, &blocker(at)?)
            }
            Illegal::CannotReach(mv, _, Obstacle::Between(at)) => {
                self.refused_line_blocked(&mover(mv.from)?, &blocker(at)?)
            }
            _ => return None,
        })
    }
}
