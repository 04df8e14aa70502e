//! The position without its history.

use std::fmt;

use basics::hash_key;
use strum::VariantArray;

use super::occupied::Occupied;
use super::{Color, FILES, Kind, Move, Piece, SQUARES, Square, SquareSet, steps};

/// A position without its history: the pieces and the side to move. It always has both generals. Its text is a FEN of
/// two fields.
#[derive(Clone, PartialEq, Eq)]
pub struct Board {
    pieces: [Option<Piece>; SQUARES],
    sets: [[SquareSet; Kind::COUNT]; 2],
    colors: [SquareSet; 2],
    occupied: Occupied,
    to_move: Color,
    key: u64,
}

impl Board {
    /// Returns the board with nothing on it.
    pub(crate) fn empty(to_move: Color) -> Self {
        let mut board = Board {
            pieces: [None; SQUARES],
            sets: [[SquareSet::EMPTY; Kind::COUNT]; 2],
            colors: [SquareSet::EMPTY; 2],
            occupied: Occupied::default(),
            to_move: Color::Red,
            key: 0,
        };
        if to_move == Color::Black {
            board.pass();
        }
        board
    }

    /// Returns the side to move.
    pub fn to_move(&self) -> Color {
        self.to_move
    }

    /// Returns the piece on `square`.
    pub fn piece(&self, square: Square) -> Option<Piece> {
        self.pieces[square.index()]
    }

    /// Returns where pieces of this colour and kind stand.
    pub fn pieces(&self, color: Color, kind: Kind) -> SquareSet {
        self.sets[color as usize][kind as usize]
    }

    /// Returns where pieces of this colour stand.
    pub fn all(&self, color: Color) -> SquareSet {
        self.colors[color as usize]
    }

    /// Returns where the general of this colour stands.
    pub fn general(&self, color: Color) -> Square {
        self.pieces(color, Kind::General).first().expect("both generals are on the board")
    }

    /// Returns a number for the pieces and the side to move. Different positions rarely share it.
    pub fn key(&self) -> u64 {
        self.key
    }

    /// Returns whether a piece is left that can cross the river.
    pub fn can_cross(&self) -> bool {
        let is_on_board = |kind: Kind| self.sets.iter().any(|sets| !sets[kind as usize].is_empty());
        Kind::VARIANTS.iter().any(|kind| kind.can_cross() && is_on_board(*kind))
    }

    /// Returns the board without the piece on `square`; `None` if nothing or a general stands there.
    pub fn without(&self, square: Square) -> Option<Self> {
        let piece = self.piece(square).filter(|piece| piece.kind != Kind::General)?;
        let mut board = self.clone();
        board.toggle(square, piece);
        Some(board)
    }

    /// Puts a piece on an empty crossing, or takes it off.
    pub(crate) fn toggle(&mut self, square: Square, piece: Piece) {
        let Piece { color, kind } = piece;
        let place = &mut self.pieces[square.index()];
        *place = if place.is_some() { None } else { Some(piece) };
        self.sets[color as usize][kind as usize].toggle(square);
        self.colors[color as usize].toggle(square);
        self.occupied.toggle(square);
        self.key ^= KEYS[color as usize][kind as usize][square.index()];
    }

    /// Gives the turn to the other side.
    pub fn pass(&mut self) {
        self.to_move = self.to_move.other();
        self.key ^= TURN_KEY;
    }

    /// Makes a move of [`Board::legal_moves`] and returns the captured piece. Any other move gives a
    /// senseless board.
    ///
    /// # Panics
    /// If no piece stands where the move begins.
    pub fn make(&mut self, mv: Move) -> Option<Piece> {
        let captured = self.piece(mv.to);
        if let Some(captured) = captured {
            self.toggle(mv.to, captured);
        }
        self.shift(mv.from, mv.to);
        self.pass();
        captured
    }

    /// Takes back the last move, which captured `captured`.
    ///
    /// # Panics
    /// If no piece stands where the move ended.
    pub fn unmake(&mut self, mv: Move, captured: Option<Piece>) {
        self.pass();
        self.shift(mv.to, mv.from);
        if let Some(captured) = captured {
            self.toggle(mv.to, captured);
        }
    }

    /// Moves a piece to an empty crossing.
    fn shift(&mut self, from: Square, to: Square) {
        let piece = self.piece(from).expect("a piece moves");
        self.toggle(from, piece);
        self.toggle(to, piece);
    }

    /// Returns the pieces that check the general of `color`. An opposing general checks along an open
    /// file.
    pub fn checkers(&self, color: Color) -> SquareSet {
        self.checkers_on(self.general(color), color.other(), &self.occupied)
    }

    /// Returns the pieces of `by` that would check a general on `square`.
    fn checkers_on(&self, square: Square, by: Color, occupied: &Occupied) -> SquareSet {
        let set = |kind| self.pieces(by, kind);
        occupied.chariot(square) & (set(Kind::Chariot) | set(Kind::General))
            | occupied.cannon(square) & set(Kind::Cannon)
            | occupied.horse_sources(square) & set(Kind::Horse)
            | steps::soldier_sources(by, square) & set(Kind::Soldier)
    }

    /// Returns the pieces of `by` that could capture on `square` if an opposing piece stood there, whether
    /// or not that exposes their general.
    pub fn attackers(&self, square: Square, by: Color) -> SquareSet {
        let set = |kind| self.pieces(by, kind);
        let lines = self.checkers_on(square, by, &self.occupied) & !set(Kind::General);
        lines
            | steps::of_general(square) & set(Kind::General)
            | steps::of_advisor(square) & set(Kind::Advisor)
            | self.occupied.elephant(square) & set(Kind::Elephant)
    }

    /// Returns the pieces of the other colour that would check the general of `color` after its move.
    /// The move need not be that of the side to move.
    pub(crate) fn checkers_after(&self, color: Color, mv: Move) -> SquareSet {
        let general = self.general(color);
        let general = if mv.from == general { mv.to } else { general };
        let occupied = self.occupied.after(mv.from, mv.to);
        self.checkers_on(general, color.other(), &occupied) & !SquareSet::of(mv.to)
    }

    /// Returns the crossings that the piece on `square` reaches, those of its captures included,
    /// whether or not that exposes its general; none if no piece stands there.
    pub fn reach(&self, square: Square) -> SquareSet {
        let Some(Piece { color, kind }) = self.piece(square) else { return SquareSet::EMPTY };
        let reached = match kind {
            Kind::General => steps::of_general(square),
            Kind::Advisor => steps::of_advisor(square),
            Kind::Elephant => self.occupied.elephant(square),
            Kind::Horse => self.occupied.horse(square),
            Kind::Chariot => self.occupied.chariot(square),
            Kind::Cannon => {
                self.occupied.chariot(square) & !self.occupied.all() | self.occupied.cannon(square)
            }
            Kind::Soldier => steps::of_soldier(color, square),
        };
        reached & !self.all(color)
    }

    /// Returns the crossings on which the safety of the general of `color` depends, if it is not in check:
    /// a move that neither leaves nor enters one of them can expose it only if the general moves itself.
    pub(crate) fn guards(&self, color: Color) -> SquareSet {
        let (general, by) = (self.general(color), color.other());
        let lines = self.pieces(by, Kind::Chariot)
            | self.pieces(by, Kind::General)
            | self.pieces(by, Kind::Cannon);
        let pieces_between = |line: SquareSet| (line & self.occupied.all()).len();
        let mut guards = SquareSet::EMPTY;
        for (square, line) in lines.filter_map(|square| Some((square, between(general, square)?))) {
            let is_cannon = self.pieces(by, Kind::Cannon).contains(square);
            match (is_cannon, pieces_between(line)) {
                (false, 1) | (true, 0 | 2) => guards |= line,
                _ => {}
            }
        }
        for jump in steps::horse_sources_of(general) {
            if !(jump.squares & self.pieces(by, Kind::Horse)).is_empty() {
                guards |= jump.over;
            }
        }
        guards
    }
}

/// Returns the crossings between two others; `None` if they are on no common line.
fn between(first: Square, second: Square) -> Option<SquareSet> {
    let step = if first.rank() == second.rank() {
        1
    } else if first.file() == second.file() {
        usize::from(FILES)
    } else {
        return None;
    };
    let (low, high) = (first.min(second).index(), first.max(second).index());
    Some((low + step..high).step_by(step).map(Square::at).collect())
}

/// A number for every piece on every crossing, and one for black to move.
static KEYS: [[[u64; SQUARES]; Kind::COUNT]; 2] = keys();
const TURN_KEY: u64 = hash_key(0);

const fn keys() -> [[[u64; SQUARES]; Kind::COUNT]; 2] {
    let mut keys = [[[0; SQUARES]; Kind::COUNT]; 2];
    let mut number = 0;
    while number < 2 * Kind::COUNT * SQUARES {
        let (piece, square) = (number / SQUARES, number % SQUARES);
        keys[piece / Kind::COUNT][piece % Kind::COUNT][square] = hash_key(number as u64 + 1);
        number += 1;
    }
    keys
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({self})")
    }
}
