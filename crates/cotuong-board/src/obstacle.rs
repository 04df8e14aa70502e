//! What keeps a piece from a crossing.

use std::fmt;

use super::{Board, Kind, Move, Piece, Square};

/// The reason why a piece cannot go to a crossing, whatever that means for its general.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// The piece does not move like this.
    Way,
    /// The piece on this crossing, beside the horse, blocks its way.
    Leg(Square),
    /// The piece on this crossing, half way, blocks the elephant.
    Eye(Square),
    /// The piece on this crossing stands in the way of a chariot or of a cannon that captures nothing.
    Between(Square),
    /// A cannon captures over exactly one piece; this number stand in between.
    Screens(usize),
    /// The general and the advisor stay in the palace.
    Palace,
    /// The elephant stays on its side of the river.
    River,
    /// The soldier goes sideways only across the river.
    Home,
    /// A soldier never goes back.
    Back,
}

impl Obstacle {
    /// Returns what keeps `piece` from making `mv`, which leads to a crossing out of its reach.
    pub(crate) fn of(board: &Board, mv: Move, piece: Piece) -> Self {
        let away = |from: u8, to: u8| i32::from(to) - i32::from(from);
        let (files, ranks) =
            (away(mv.from.file(), mv.to.file()), away(mv.from.rank(), mv.to.rank()));
        let steps = [files.abs().min(ranks.abs()), files.abs().max(ranks.abs())];
        let half = |distance: i32| (distance / 2) as i8;
        let half_way = mv.from.offset(half(files), half(ranks));
        match (piece.kind, steps) {
            (Kind::General, [0, 1]) | (Kind::Advisor, [1, 1]) => Obstacle::Palace,
            (Kind::Elephant, [2, 2]) if mv.to.half() != piece.color => Obstacle::River,
            (Kind::Elephant, [2, 2]) => half_way.map_or(Obstacle::Way, Obstacle::Eye),
            (Kind::Horse, [1, 2]) => half_way.map_or(Obstacle::Way, Obstacle::Leg),
            (Kind::Chariot | Kind::Cannon, [0, _]) => {
                let between: Vec<Square> = between(board, mv).collect();
                match between.first() {
                    _ if piece.kind == Kind::Cannon && board.piece(mv.to).is_some() => {
                        Obstacle::Screens(between.len())
                    }
                    Some(first) => Obstacle::Between(*first),
                    None => Obstacle::Way,
                }
            }
            (Kind::Soldier, [0, 1]) if files == 0 => Obstacle::Back,
            (Kind::Soldier, [0, 1]) => Obstacle::Home,
            _ => Obstacle::Way,
        }
    }
}

/// Returns the pieces between the ends of a move along a line, from where it begins.
fn between(board: &Board, mv: Move) -> impl Iterator<Item = Square> {
    let step = |from: u8, to: u8| (i32::from(to) - i32::from(from)).signum() as i8;
    let (files, ranks) = (step(mv.from.file(), mv.to.file()), step(mv.from.rank(), mv.to.rank()));
    let next = move |square: &Square| square.offset(files, ranks);
    std::iter::successors(next(&mv.from), next)
        .take_while(move |square| *square != mv.to)
        .filter(|square| board.piece(*square).is_some())
}

impl fmt::Display for Obstacle {
    /// Writes the reason behind a colon; nothing if the piece does not move like this.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Obstacle::Way => Ok(()),
            Obstacle::Leg(square) | Obstacle::Eye(square) | Obstacle::Between(square) => {
                write!(f, ": the piece on {square} is in its way")
            }
            Obstacle::Screens(found) => {
                write!(f, ": it captures over exactly one piece, and {found} stand in between")
            }
            Obstacle::Palace => f.write_str(": it stays in the palace"),
            Obstacle::River => f.write_str(": it never crosses the river"),
            Obstacle::Home => f.write_str(": it goes sideways only across the river"),
            Obstacle::Back => f.write_str(": it never goes back"),
        }
    }
}
