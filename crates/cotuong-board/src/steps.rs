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

static GENERAL: Steps = steps(Step::General);
static ADVISOR: Steps = steps(Step::Advisor);
static SOLDIER: [Steps; 2] = [steps(Step::Soldier(Color::Red)), steps(Step::Soldier(Color::Black))];
/// The crossings from which a soldier of each colour attacks.
static SOLDIER_SOURCES: [Steps; 2] = [sources(&SOLDIER[0]), sources(&SOLDIER[1])];
static ELEPHANT: Jumps = jumps(Jumper::Elephant);
static HORSE: Jumps = jumps(Jumper::Horse);
static HORSE_SOURCES: Jumps = jumps(Jumper::HorseBack);

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

/// A piece that takes single steps.
#[derive(Clone, Copy)]
enum Step {
    General,
    Advisor,
    Soldier(Color),
}

impl Step {
    /// Returns where the piece goes from `from` in the direction with this number.
    const fn goal(self, from: Square, direction: usize) -> Option<Square> {
        let (files, ranks) = match self {
            Step::Advisor => DIAGONAL[direction],
            Step::General | Step::Soldier(_) => STRAIGHT[direction],
        };
        let Some(to) = from.offset(files, ranks) else { return None };
        let is_allowed = match self {
            Step::General | Step::Advisor => from.is_in_palace() && to.is_in_palace(),
            Step::Soldier(color) => {
                let has_crossed = from.half() as u8 != color as u8;
                ranks == color.forward() || ranks == 0 && has_crossed
            }
        };
        if is_allowed { Some(to) } else { None }
    }
}

const fn steps(step: Step) -> Steps {
    let mut table = [SquareSet::EMPTY; SQUARES];
    let mut number = 0;
    while number < 4 * SQUARES {
        let from = number / 4;
        if let Some(to) = step.goal(Square::at(from), number % 4) {
            table[from] = table[from].with(to);
        }
        number += 1;
    }
    table
}

/// Returns the crossings from which these steps lead to each crossing.
const fn sources(steps: &Steps) -> Steps {
    let mut table = [SquareSet::EMPTY; SQUARES];
    let mut number = 0;
    while number < SQUARES * SQUARES {
        let (from, to) = (number / SQUARES, number % SQUARES);
        if steps[from].contains(Square::at(to)) {
            table[to] = table[to].with(Square::at(from));
        }
        number += 1;
    }
    table
}

/// A piece that jumps over a crossing if it is empty.
#[derive(Clone, Copy)]
enum Jumper {
    Elephant,
    Horse,
    /// A horse on its way back: from where it jumps to a crossing.
    HorseBack,
}

impl Jumper {
    /// Returns the jump in the direction with this number; one without crossings if the board has no
    /// room for it.
    const fn jump(self, from: Square, direction: usize) -> Jump {
        let (files, ranks) = match self {
            Jumper::Horse => STRAIGHT[direction],
            Jumper::Elephant | Jumper::HorseBack => DIAGONAL[direction],
        };
        let Some(over) = from.offset(files, ranks) else { return NO_JUMP };
        let (first, second) = match self {
            Jumper::Elephant => match over.offset(files, ranks) {
                Some(to) if from.half() as u8 == to.half() as u8 => (Some(to), None),
                _ => (None, None),
            },
            // Diagonally outwards, to both sides.
            Jumper::Horse => (
                over.offset(files + ranks, ranks + files),
                over.offset(files - ranks, ranks - files),
            ),
            // The horse stands one straight step beyond a diagonal neighbour of what it attacks.
            Jumper::HorseBack => (over.offset(files, 0), over.offset(0, ranks)),
        };
        let mut squares = SquareSet::EMPTY;
        if let Some(square) = first {
            squares = squares.with(square);
        }
        if let Some(square) = second {
            squares = squares.with(square);
        }
        Jump { over: SquareSet::of(over), squares }
    }
}

const NO_JUMP: Jump = Jump { over: SquareSet::EMPTY, squares: SquareSet::EMPTY };

const fn jumps(jumper: Jumper) -> Jumps {
    let mut table = [[NO_JUMP; 4]; SQUARES];
    let mut number = 0;
    while number < 4 * SQUARES {
        let (from, direction) = (number / 4, number % 4);
        table[from][direction] = jumper.jump(Square::at(from), direction);
        number += 1;
    }
    table
}
