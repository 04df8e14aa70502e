//! Where generals, advisors, elephants, horses and soldiers go, precomputed for every crossing.

use super::{Color, SQUARES, Square, SquareSet};

/// The four directions along lines.
const STRAIGHT: [(i8, i8); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
/// The four diagonal directions.
const DIAGONAL: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];

/// A set of crossings for every crossing.
type Steps = [SquareSet; SQUARES];

/// Crossings that are reached, or from which a crossing is reached, if another one is empty.
#[derive(Clone, Copy)]
pub(crate) struct Jump {
    /// The crossing that must be empty. A jump that the board has no room for has none.
    pub over: SquareSet,
    /// The crossings.
    pub squares: SquareSet,
}

/// The jumps in four directions, for every crossing.
type Jumps = [[Jump; 4]; SQUARES];

/// The steps of a general.
static GENERAL: Steps = palace_steps(&STRAIGHT);
/// The steps of an advisor.
static ADVISOR: Steps = palace_steps(&DIAGONAL);
/// The steps of a soldier of each colour.
static SOLDIER: [Steps; 2] = [soldier(Color::Red), soldier(Color::Black)];
/// The crossings from which a soldier of each colour attacks.
static SOLDIER_SOURCES: [Steps; 2] = [sources(&SOLDIER[0]), sources(&SOLDIER[1])];
static ELEPHANT: Jumps = elephant();
static HORSE: Jumps = horse();
static HORSE_SOURCES: Jumps = horse_sources();

/// Returns where a general goes from `square`.
pub(crate) fn of_general(square: Square) -> SquareSet {
    GENERAL[square.index()]
}

/// Returns where an advisor goes from `square`.
pub(crate) fn of_advisor(square: Square) -> SquareSet {
    ADVISOR[square.index()]
}

/// Returns where a soldier goes from `square`.
pub(crate) fn of_soldier(color: Color, square: Square) -> SquareSet {
    SOLDIER[color as usize][square.index()]
}

/// Returns the crossings from which a soldier of `color` goes to `square`.
pub(crate) fn soldier_sources(color: Color, square: Square) -> SquareSet {
    SOLDIER_SOURCES[color as usize][square.index()]
}

/// Returns where an elephant jumps from `square`; the same jumps lead back.
pub(crate) fn of_elephant(square: Square) -> &'static [Jump; 4] {
    &ELEPHANT[square.index()]
}

/// Returns where a horse jumps from `square`.
pub(crate) fn of_horse(square: Square) -> &'static [Jump; 4] {
    &HORSE[square.index()]
}

/// Returns the crossings from which a horse jumps to `square`.
pub(crate) fn horse_sources_of(square: Square) -> &'static [Jump; 4] {
    &HORSE_SOURCES[square.index()]
}

const fn palace_steps(directions: &[(i8, i8); 4]) -> Steps {
    let mut table = [SquareSet::EMPTY; SQUARES];
    let mut index = 0;
    while index < SQUARES {
        let from = Square::at(index);
        let mut direction = 0;
        while direction < 4 {
            let (files, ranks) = directions[direction];
            if let Some(to) = from.offset(files, ranks)
                && from.is_in_palace()
                && to.is_in_palace()
            {
                table[index] = table[index].with(to);
            }
            direction += 1;
        }
        index += 1;
    }
    table
}

const fn soldier(color: Color) -> Steps {
    let mut table = [SquareSet::EMPTY; SQUARES];
    let mut index = 0;
    while index < SQUARES {
        let from = Square::at(index);
        let steps = [(0, color.forward()), (-1, 0), (1, 0)];
        let has_crossed = from.half() as u8 != color as u8;
        let mut step = 0;
        while step < if has_crossed { 3 } else { 1 } {
            if let Some(to) = from.offset(steps[step].0, steps[step].1) {
                table[index] = table[index].with(to);
            }
            step += 1;
        }
        index += 1;
    }
    table
}

const fn sources(steps: &Steps) -> Steps {
    let mut table = [SquareSet::EMPTY; SQUARES];
    let mut from = 0;
    while from < SQUARES {
        let mut to = 0;
        while to < SQUARES {
            if steps[from].contains(Square::at(to)) {
                table[to] = table[to].with(Square::at(from));
            }
            to += 1;
        }
        from += 1;
    }
    table
}

const NO_JUMPS: Jumps = [[Jump { over: SquareSet::EMPTY, squares: SquareSet::EMPTY }; 4]; SQUARES];

const fn elephant() -> Jumps {
    let mut table = NO_JUMPS;
    let mut index = 0;
    while index < SQUARES {
        let from = Square::at(index);
        let mut direction = 0;
        while direction < 4 {
            let (files, ranks) = DIAGONAL[direction];
            if let (Some(over), Some(to)) =
                (from.offset(files, ranks), from.offset(2 * files, 2 * ranks))
                && from.half() as u8 == to.half() as u8
            {
                table[index][direction] =
                    Jump { over: SquareSet::of(over), squares: SquareSet::of(to) };
            }
            direction += 1;
        }
        index += 1;
    }
    table
}

const fn horse() -> Jumps {
    let mut table = NO_JUMPS;
    let mut index = 0;
    while index < SQUARES {
        let from = Square::at(index);
        let mut direction = 0;
        while direction < 4 {
            let (files, ranks) = STRAIGHT[direction];
            if let Some(over) = from.offset(files, ranks) {
                // Diagonally outwards, to both sides.
                let left = over.offset(files + ranks, ranks + files);
                let right = over.offset(files - ranks, ranks - files);
                table[index][direction] =
                    Jump { over: SquareSet::of(over), squares: pair(left, right) };
            }
            direction += 1;
        }
        index += 1;
    }
    table
}

/// A horse stands one straight step from a diagonal neighbour of what it attacks, which it passes.
const fn horse_sources() -> Jumps {
    let mut table = NO_JUMPS;
    let mut index = 0;
    while index < SQUARES {
        let to = Square::at(index);
        let mut direction = 0;
        while direction < 4 {
            let (files, ranks) = DIAGONAL[direction];
            if let Some(over) = to.offset(files, ranks) {
                table[index][direction] = Jump {
                    over: SquareSet::of(over),
                    squares: pair(over.offset(files, 0), over.offset(0, ranks)),
                };
            }
            direction += 1;
        }
        index += 1;
    }
    table
}

const fn pair(first: Option<Square>, second: Option<Square>) -> SquareSet {
    let mut set = SquareSet::EMPTY;
    if let Some(square) = first {
        set = set.with(square);
    }
    if let Some(square) = second {
        set = set.with(square);
    }
    set
}
