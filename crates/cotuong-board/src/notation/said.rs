//! What a text says of a move, and which legal moves it can mean.

use super::{Board, Color, FILES, Kind, Move, Place, Square, Way, file};
use crate::{Illegal, MoveList};

/// What a text says of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Said {
    /// Where the piece stands and where it goes.
    Crossings(Move),
    /// A kind of piece and the crossing where it goes.
    Target {
        /// The kind of the piece.
        kind: Kind,
        /// The file where it stands, from 0; `None` if the text does not say it.
        file: Option<u8>,
        /// The rank where it stands, from 0; `None` if the text does not say it.
        rank: Option<u8>,
        /// Where it goes.
        to: Square,
    },
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
                Said::Piece { .. } | Said::Target { .. } => {
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

    /// Returns the moves that a text can mean if nothing stood in the way and no rule forbade them: what somebody
    /// meant who wrote a move that is illegal.
    pub fn attempted(&self, readings: &[Said]) -> Vec<Move> {
        let mut found = Vec::new();
        for from in self.all(self.to_move()) {
            let ends = readings.iter().filter_map(|said| self.end(*said, from));
            for to in ends {
                let mv = Move { from, to };
                if from != to && !found.contains(&mv) {
                    found.push(mv);
                }
            }
        }
        found
    }

    /// Returns where the piece on `from` would go if `said` means it, whatever stands in its way.
    fn end(&self, said: Said, from: Square) -> Option<Square> {
        let color = self.to_move();
        let (kind, place, on_file, way, target) = match said {
            Said::Crossings(mv) => return (mv.from == from).then_some(mv.to),
            Said::Target { kind, file, rank, to } => {
                return self.stands(from, kind, file, rank).then_some(to);
            }
            Said::Piece { kind, place, file, way, target } => (kind, place, file, way, target),
        };
        let is_meant = self.stands(from, kind, None, None)
            && on_file.is_none_or(|number| number == file(color, from))
            && match place {
                None => true,
                Some(PlaceSaid::Of(place)) => self.place_on_file(from) == Some(place),
                Some(PlaceSaid::Nth(nth)) => self.nth_in_crowd(from) == Some(nth),
            };
        if !is_meant {
            return None;
        }
        let target_file = match color {
            Color::Red => FILES.checked_sub(target)?,
            Color::Black => target.checked_sub(1)?,
        };
        let files = target_file as i8 - from.file() as i8;
        let forward = match way {
            Way::Forward => color.forward(),
            Way::Back => -color.forward(),
            // None of these ever goes sideways.
            Way::Sideways if matches!(kind, Kind::Horse | Kind::Elephant | Kind::Advisor) => {
                return None;
            }
            Way::Sideways => return from.offset(files, 0),
        };
        // A horse makes three steps in all, an elephant two and an advisor one to each side.
        let ranks = match (kind, files.abs()) {
            (Kind::Horse, files @ (1 | 2)) => 3 - files,
            (Kind::Elephant, 2) => 2,
            (Kind::Advisor, 1) => 1,
            (Kind::Horse | Kind::Elephant | Kind::Advisor, _) => return None,
            _ => return from.offset(0, forward * target as i8),
        };
        from.offset(files, forward * ranks)
    }

    /// Returns whether a piece of this kind of the side to move stands on a crossing, which has this file and rank, as
    /// far as they are given.
    fn stands(&self, square: Square, kind: Kind, file: Option<u8>, rank: Option<u8>) -> bool {
        let piece = self.piece(square);
        piece.is_some_and(|piece| piece.kind == kind && piece.color == self.to_move())
            && file.is_none_or(|file| file == square.file())
            && rank.is_none_or(|rank| rank == square.rank())
    }

    /// Returns whether a legal move is one that a text can mean.
    fn fits(&self, said: Said, mv: Move) -> bool {
        let (kind, place, file, way, target) = match said {
            Said::Crossings(other) => return mv == other,
            Said::Target { kind, file, rank, to } => {
                return mv.to == to && self.stands(mv.from, kind, file, rank);
            }
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
