//! What a text says of a move, and which legal moves it can mean.

use super::{Board, Kind, Move, Place, Way};
use crate::{Illegal, MoveList};

/// What a text says of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Said {
    /// Where the piece stands and where it goes.
    Crossings(Move),
    /// A piece, and where it goes.
    Piece {
        /// The kind of the piece.
        kind: Kind,
        /// Its place among like pieces; `None` if the text does not say it.
        place: Option<PlaceSaid>,
        /// Its file, from 1 at the right of the mover; `None` if the text does not say it.
        file: Option<u8>,
        /// Where it goes.
        way: Way,
        /// The number of steps or the file of arrival, 1 to 9.
        target: u8,
    },
}

/// How a text says the place of a piece among like pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaceSaid {
    /// By its place on its file.
    Of(Place),
    /// By its number from 1, at the front of the crowded file at the right.
    Nth(u8),
}

impl Board {
    /// Returns the legal moves that one of `said` means. Their order carries no meaning.
    pub fn said(&self, said: &[Said]) -> MoveList {
        let mut found = MoveList::new();
        for said in said {
            match said {
                Said::Crossings(mv) if self.check(*mv).is_ok() && !found.contains(mv) => {
                    found.push(*mv);
                }
                Said::Crossings(_) => {}
                Said::Piece { .. } => {
                    for mv in self.legal_moves() {
                        if self.fits(*said, mv) && !found.contains(&mv) {
                            found.push(mv);
                        }
                    }
                }
            }
        }
        found
    }

    /// Returns the moves that a text can mean and that only the safety of the general forbids.
    pub(super) fn exposing(&self, readings: &[Said]) -> Vec<Move> {
        let color = self.to_move();
        let all =
            self.all(color).flat_map(|from| self.reach(from).map(move |to| Move { from, to }));
        let is_exposing = |mv: &Move| {
            matches!(self.check(*mv), Err(Illegal::Check(_) | Illegal::Facing(_)))
                && readings.iter().any(|said| self.fits(*said, *mv))
        };
        all.filter(is_exposing).collect()
    }

    /// Returns whether a legal move is one that a text can mean.
    fn fits(&self, said: Said, mv: Move) -> bool {
        let (kind, place, file, way, target) = match said {
            Said::Crossings(other) => return mv == other,
            Said::Piece { kind, place, file, way, target } => (kind, place, file, way, target),
        };
        if self.piece(mv.from).is_none_or(|piece| piece.kind != kind) {
            return false;
        }
        let Some(full) = self.written(mv) else { return false };
        let is_place = match place {
            None => true,
            Some(PlaceSaid::Of(place)) => full.place == Some(place),
            Some(PlaceSaid::Nth(nth)) => self.nth_in_crowd(mv.from) == Some(nth),
        };
        (full.way, full.target) == (way, target)
            && (file.is_none() || file == full.file)
            && is_place
    }
}
