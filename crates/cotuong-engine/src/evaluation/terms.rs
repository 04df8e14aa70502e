//! What the estimate counts.

use cotuong_board::{Board, Color, FILES, Kind, Piece, RANKS, SQUARES, Square, SquareSet};
use strum::VariantArray;

/// A group of terms.
pub(super) struct Group {
    pub name: &'static str,
    pub terms: usize,
    /// How many weights a line of the file has.
    pub a_line: usize,
}

const fn group(name: &'static str, terms: usize, a_line: usize) -> Group {
    Group { name, terms, a_line }
}

/// The files of half a board with the one in the middle: pieces on both halves count the same.
const HALF: usize = FILES as usize / 2 + 1;
/// The places of a piece: by rank from its own side, then by file from the edge.
const PLACES: usize = HALF * RANKS as usize;
/// The kinds that attack.
const STRONG: [Kind; 3] = [Kind::Chariot, Kind::Horse, Kind::Cannon];
/// The most pieces between a cannon and a general that matter.
const BETWEEN: usize = 4;

/// The groups, in the order of their terms. A piece on a crossing; the number of crossings that a piece
/// reaches; an attacker against a general with so many advisors or elephants; a cannon in line with a
/// general, by the pieces between; the crossings of the palace and those beside the general that a
/// piece reaches; soldiers side by side beyond the river; the right to move.
pub(super) const GROUPS: [Group; 20] = [
    group("general", PLACES, HALF),
    group("advisor", PLACES, HALF),
    group("elephant", PLACES, HALF),
    group("horse", PLACES, HALF),
    group("chariot", PLACES, HALF),
    group("cannon", PLACES, HALF),
    group("soldier", PLACES, HALF),
    group("reach of a chariot", 18, 6),
    group("reach of a horse", 9, 9),
    group("reach of a cannon", 18, 6),
    group("chariots against advisors", 3, 3),
    group("horses against advisors", 3, 3),
    group("cannons against advisors", 3, 3),
    group("chariots against elephants", 3, 3),
    group("horses against elephants", 3, 3),
    group("cannons against elephants", 3, 3),
    group("cannon on the file of the general", BETWEEN, BETWEEN),
    group("cannon on the rank of the general", BETWEEN, BETWEEN),
    group("attacks on the palace and beside the general", 6, 2),
    group("soldiers side by side, right to move", 2, 2),
];

const REACH: [usize; 3] = [first(7), first(8), first(9)];
const ADVISORS: [usize; 3] = [first(10), first(11), first(12)];
const ELEPHANTS: [usize; 3] = [first(13), first(14), first(15)];
const ON_FILE: usize = first(16);
const ON_RANK: usize = first(17);
const ATTACKS: usize = first(18);
const SIDE_BY_SIDE: usize = first(19);
const RIGHT_TO_MOVE: usize = first(19) + 1;

/// The number of terms.
pub const TERMS: usize = first(GROUPS.len());

/// Returns the number of the first term of a group.
const fn first(group: usize) -> usize {
    let (mut terms, mut before) = (0, 0);
    while before < group {
        terms += GROUPS[before].terms;
        before += 1;
    }
    terms
}

/// Counts terms.
pub trait Tally {
    /// Counts a term so many times for a colour.
    fn add(&mut self, color: Color, term: usize, number: i32);
}

/// The place of each crossing for each colour.
static PLACE: [[u8; SQUARES]; 2] = [places(Color::Red), places(Color::Black)];

const fn places(color: Color) -> [u8; SQUARES] {
    let mut places = [0; SQUARES];
    let mut index = 0;
    while index < SQUARES {
        let (file, rank) = (index as u8 % FILES, index as u8 / FILES);
        let file = if file < FILES - file { file } else { FILES - 1 - file };
        let rank = match color {
            Color::Red => rank,
            Color::Black => RANKS - 1 - rank,
        };
        places[index] = rank * HALF as u8 + file;
        index += 1;
    }
    places
}

/// Returns the term of a piece on a crossing.
pub(super) fn piece_square(piece: Piece, square: Square) -> usize {
    piece.kind as usize * PLACES + usize::from(PLACE[piece.color as usize][square.index()])
}

/// Returns the rough weight of a term: the value of a piece.
pub(super) fn rough(term: usize) -> i32 {
    let rank = term % PLACES / HALF;
    match Kind::VARIANTS.get(term / PLACES) {
        Some(Kind::Advisor | Kind::Elephant) => 200,
        Some(Kind::Horse) => 400,
        Some(Kind::Chariot) => 900,
        Some(Kind::Cannon) => 450,
        Some(Kind::Soldier) if rank >= usize::from(RANKS / 2) => 200,
        Some(Kind::Soldier) => 100,
        Some(Kind::General) | None => 0,
    }
}

/// Counts the terms of single pieces: where they stand.
pub fn single_pieces(board: &Board, tally: &mut impl Tally) {
    for square in Square::all() {
        if let Some(piece) = board.piece(square) {
            tally.add(piece.color, piece_square(piece, square), 1);
        }
    }
}

/// Counts all other terms.
pub fn terms(board: &Board, tally: &mut impl Tally) {
    tally.add(board.to_move(), RIGHT_TO_MOVE, 1);
    for color in Color::ALL {
        let other = color.other();
        let general = board.general(other);
        let palace = PALACE[other as usize];
        let beside = BESIDE[general.index()];
        let number = |kind| board.pieces(other, kind).len() as usize;
        let (advisors, elephants) = (number(Kind::Advisor), number(Kind::Elephant));
        for (index, kind) in STRONG.into_iter().enumerate() {
            let pieces = board.pieces(color, kind);
            if pieces.is_empty() {
                continue;
            }
            let count = pieces.len() as i32;
            tally.add(color, ADVISORS[index] + advisors, count);
            tally.add(color, ELEPHANTS[index] + elephants, count);
            let (mut on_palace, mut on_general) = (0, 0);
            for square in pieces {
                let reach = board.reach(square);
                tally.add(color, REACH[index] + reach.len() as usize, 1);
                on_palace += (reach & palace).len();
                on_general += (reach & beside).len();
            }
            tally.add(color, ATTACKS + 2 * index, on_palace as i32);
            tally.add(color, ATTACKS + 2 * index + 1, on_general as i32);
        }
        for square in board.pieces(color, Kind::Cannon) {
            aim(board, color, square, general, tally);
        }
        let soldiers = board.pieces(color, Kind::Soldier);
        let has_neighbour = |square: &Square| {
            let right = square.offset(1, 0);
            square.half() != color && right.is_some_and(|right| soldiers.contains(right))
        };
        tally.add(color, SIDE_BY_SIDE, soldiers.filter(has_neighbour).count() as i32);
    }
}

/// Counts a cannon in line with a general.
fn aim(board: &Board, color: Color, from: Square, general: Square, tally: &mut impl Tally) {
    let (first, step) = if from.file() == general.file() {
        (ON_FILE, usize::from(FILES))
    } else if from.rank() == general.rank() {
        (ON_RANK, 1)
    } else {
        return;
    };
    let (low, high) = (from.min(general).index(), from.max(general).index());
    let squares = (low + step..high).step_by(step).filter_map(Square::from_index);
    let between = squares.filter(|square| board.piece(*square).is_some()).count();
    tally.add(color, first + between.min(BETWEEN - 1), 1);
}

/// The palace of each colour.
static PALACE: [SquareSet; 2] = [palace(Color::Red), palace(Color::Black)];
/// The crossings of the palace beside each of its crossings.
static BESIDE: [SquareSet; SQUARES] = beside();

const fn palace(color: Color) -> SquareSet {
    let mut palace = SquareSet::EMPTY;
    let mut index = 0;
    while index < SQUARES {
        if let Some(square) = Square::from_index(index)
            && square.is_in_palace()
            && square.half() as u8 == color as u8
        {
            palace = palace.with(square);
        }
        index += 1;
    }
    palace
}

const fn beside() -> [SquareSet; SQUARES] {
    const STEPS: [(i8, i8); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
    let mut table = [SquareSet::EMPTY; SQUARES];
    let mut number = 0;
    while number < 4 * SQUARES {
        let (files, ranks) = STEPS[number % 4];
        if let Some(square) = Square::from_index(number / 4)
            && let Some(next) = square.offset(files, ranks)
            && square.is_in_palace()
            && next.is_in_palace()
        {
            table[number / 4] = table[number / 4].with(next);
        }
        number += 1;
    }
    table
}
