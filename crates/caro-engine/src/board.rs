//! The board of the search: marks, and the shapes that each side could make on each empty spot.
//!
//! Each line is two words of bits, so that the places around a spot are the index of a table (see
//! `shape`). A mark looks up the empty spots within reach on its four lines, and remembers what it
//! changes: taking it back looks nothing up.

use super::shape::{REACH, SHAPE_BITS, Shape, ShapePair, ShapeTable};
use super::spot::SPOTS;
use super::spots::{SpotIter, SpotSet};
use super::threat::{Threat, Worth, WorthTable};
use super::{MAX_SIZE, Spot, Variant};

/// The directions in which marks form lines: along the row, the column and the diagonals.
pub(crate) const DIRECTIONS: [(i8, i8); 4] = [(0, 1), (1, 0), (1, 1), (1, -1)];
/// What the index of a spot grows by from one place of a line to the next, by direction.
const STRIDES: [isize; 4] = [1, MAX_SIZE as isize, MAX_SIZE as isize + 1, 1 - MAX_SIZE as isize];
/// The lines of one direction on the largest board, of which the diagonals have the most.
const LINES: usize = 2 * MAX_SIZE as usize - 1;
/// The bits of the places around a mark that its line determines the shapes of.
const WINDOW: u32 = (2 << (2 * REACH)) - 1;

/// A side: that of the first move (0) or the other (1).
pub(crate) type Player = usize;

/// The shapes that a side could make on a spot, one for each direction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Shapes(u16);

impl Shapes {
    /// The number of different values.
    pub(crate) const COUNT: usize = 1 << (SHAPE_BITS * DIRECTIONS.len());

    pub(crate) fn from_number(number: usize) -> Self {
        Shapes(number as u16)
    }

    pub(crate) fn number(self) -> usize {
        usize::from(self.0)
    }

    /// Returns the shape in one direction.
    pub(crate) fn along(self, direction: usize) -> Shape {
        Shape::ALL[usize::from(self.0 >> (SHAPE_BITS * direction)) % Shape::ALL.len()]
    }

    /// Returns in how many directions the shape is at least `least`.
    pub(crate) fn count(self, least: Shape) -> usize {
        (0..DIRECTIONS.len()).filter(|direction| self.along(*direction) >= least).count()
    }
}

/// The shapes that both sides could make on a spot: those of the first side in the lowest bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct BothShapes(u32);

impl BothShapes {
    /// The bits of the shapes of one side.
    const SIDE_BITS: usize = SHAPE_BITS * DIRECTIONS.len();

    fn of(self, player: Player) -> Shapes {
        Shapes::from_number((self.0 >> (Self::SIDE_BITS * player)) as usize % Shapes::COUNT)
    }

    /// Returns the shapes with others in one direction.
    fn with(self, direction: usize, pair: ShapePair) -> Self {
        const SHAPE: u32 = (1 << SHAPE_BITS) - 1;
        const BOTH: u32 = SHAPE | SHAPE << BothShapes::SIDE_BITS;
        let shapes = pair.number(0) | pair.number(1) << Self::SIDE_BITS;
        let shift = SHAPE_BITS * direction;
        BothShapes(self.0 & !(BOTH << shift) | shapes << shift)
    }
}

/// What is kept for the whole board and copied rather than taken back.
#[derive(Clone, Copy, PartialEq)]
struct Summary {
    /// The number of empty spots with each threat of each side.
    counts: [[u16; Threat::ALL.len()]; 2],
    /// The worth of all shapes of each side.
    worth: [i32; 2],
    /// The empty spots on which each side could make a threat.
    threats: [SpotSet; 2],
}

/// What a mark has changed, besides the bits of its lines: as it was before.
#[derive(Clone, PartialEq)]
struct Before {
    /// The number of changed spots before those of this mark.
    changed: usize,
    summary: Summary,
}

/// The marks and everything that is kept up to date with them.
#[derive(PartialEq)]
pub(crate) struct Board {
    variant: Variant,
    moves: Vec<Spot>,
    empty: SpotSet,
    /// The marks of both sides on each line as bits, after [`REACH`] bits for the places beyond the
    /// edge; there, the bits of both sides are set.
    lines: [[[u32; 2]; LINES]; 4],
    /// The shapes of both sides on each empty spot; nothing on marked spots.
    shapes: [BothShapes; SPOTS],
    summary: Summary,
    hash: u64,
    /// What each move has changed, in their order.
    before: Vec<Before>,
    /// The spots whose shapes the moves have changed, and these shapes before.
    changed: Vec<(Spot, BothShapes)>,
}

impl Board {
    /// Returns the board after these marks, the sides in turn; `None` if the board has no such spot
    /// or a spot is marked twice.
    pub(crate) fn new(variant: Variant, moves: &[Spot]) -> Option<Self> {
        if variant.size > MAX_SIZE {
            return None;
        }
        let mut board = Board::empty(variant);
        for spot in moves {
            if !board.is_empty(*spot) {
                return None;
            }
            board.mark(*spot);
        }
        Some(board)
    }

    fn empty(variant: Variant) -> Self {
        let mut counts = [[0; Threat::ALL.len()]; 2];
        let spots = u16::from(variant.size).pow(2);
        counts.iter_mut().for_each(|counts| counts[Threat::Quiet as usize] = spots);
        let mut board = Board {
            variant,
            moves: Vec::new(),
            empty: SpotSet::board(variant.size),
            lines: [[[u32::MAX; 2]; LINES]; 4],
            shapes: [BothShapes::default(); SPOTS],
            summary: Summary { counts, worth: [0; 2], threats: [SpotSet::default(); 2] },
            hash: 0,
            before: Vec::new(),
            changed: Vec::new(),
        };
        for spot in board.spots() {
            for direction in 0..DIRECTIONS.len() {
                let (line, place) = board.place(spot, direction);
                let bit = 1 << (place + REACH as u32);
                board.lines[direction][line].iter_mut().for_each(|bits| *bits &= !bit);
            }
        }
        let (table, worths) = (ShapeTable::of(variant), Worth::table());
        for spot in board.spots() {
            for direction in 0..DIRECTIONS.len() {
                let (line, place) = board.place(spot, direction);
                let [first, second] = board.lines[direction][line];
                let pair = table.shapes(first, second, place);
                let shapes = board.shapes[spot.index()].with(direction, pair);
                board.set_shapes(worths, spot, shapes);
            }
        }
        board.changed.clear();
        board
    }

    pub(crate) fn variant(&self) -> Variant {
        self.variant
    }

    pub(crate) fn moves(&self) -> &[Spot] {
        &self.moves
    }

    /// Returns the side to move.
    pub(crate) fn player(&self) -> Player {
        self.moves.len() % 2
    }

    /// Returns whether the board has the spot and nobody has marked it.
    pub(crate) fn is_empty(&self, spot: Spot) -> bool {
        self.empty.contains(spot)
    }

    pub(crate) fn is_full(&self) -> bool {
        self.moves.len() == usize::from(self.variant.size).pow(2)
    }

    /// Returns a number for the marks and the side to move.
    pub(crate) fn hash(&self) -> u64 {
        self.hash
    }

    /// Returns the shapes that `player` could make on `spot`.
    pub(crate) fn shapes(&self, player: Player, spot: Spot) -> Shapes {
        self.shapes[spot.index()].of(player)
    }

    /// Returns the threat that `player` could make on `spot`.
    pub(crate) fn threat(&self, player: Player, spot: Spot) -> Threat {
        Worth::of(self.shapes(player, spot)).threat
    }

    /// Returns the number of spots on which `player` could make `threat`.
    pub(crate) fn count(&self, player: Player, threat: Threat) -> u16 {
        self.summary.counts[player][threat as usize]
    }

    /// Returns the spots on which `player` could make at least `threat`, by row, then by column.
    pub(crate) fn threats(
        &self,
        player: Player,
        threat: Threat,
    ) -> impl Iterator<Item = Spot> + use<'_> {
        debug_assert!(threat > Threat::Quiet);
        let spots = self.summary.threats[player].into_iter();
        spots.filter(move |spot| self.threat(player, *spot) >= threat)
    }

    /// Returns the worth of all shapes that `player` could make.
    pub(crate) fn worth(&self, player: Player) -> i32 {
        self.summary.worth[player]
    }

    /// Returns the empty spots within two rows and two columns of a mark.
    pub(crate) fn near(&self) -> SpotSet {
        self.empty.near_others(self.variant.size)
    }

    /// Returns all empty spots.
    pub(crate) fn empty_spots(&self) -> SpotSet {
        self.empty
    }

    /// Returns all spots of the board, by row, then by column.
    fn spots(&self) -> SpotIter {
        SpotSet::board(self.variant.size).into_iter()
    }

    /// Marks an empty spot for the side to move.
    pub(crate) fn mark(&mut self, spot: Spot) {
        let player = self.player();
        self.before.push(Before { changed: self.changed.len(), summary: self.summary });
        let (table, worths) = (ShapeTable::of(self.variant), Worth::table());
        self.set_shapes(worths, spot, BothShapes::default());
        let counts = &mut self.summary.counts;
        counts.iter_mut().for_each(|counts| counts[Threat::Quiet as usize] -= 1);
        self.moves.push(spot);
        self.flip(spot, player);
        for (direction, stride) in STRIDES.into_iter().enumerate() {
            let (line, place) = self.place(spot, direction);
            let [first, second] = self.lines[direction][line];
            let mut empty = !(first | second) >> place & WINDOW;
            while empty != 0 {
                let at = empty.trailing_zeros();
                empty &= empty - 1;
                let pair = table.shapes(first, second, place + at - REACH as u32);
                let steps = at as isize - REACH as isize;
                let other = Spot::from_index(spot.index().wrapping_add_signed(steps * stride));
                let shapes = self.shapes[other.index()].with(direction, pair);
                self.set_shapes(worths, other, shapes);
            }
        }
    }

    /// Takes the last mark back.
    pub(crate) fn take_back(&mut self) {
        let (Some(spot), Some(before)) = (self.moves.pop(), self.before.pop()) else { return };
        self.flip(spot, self.player());
        self.summary = before.summary;
        // The shapes of a spot may have changed in several directions, the first change last.
        for (spot, shapes) in self.changed.drain(before.changed..).rev() {
            self.shapes[spot.index()] = shapes;
        }
    }

    /// Returns the shape that `player` would have in one direction through `spot` if it marked
    /// `spot` and the opponent marked the spot at `answer` steps, at most [`REACH`].
    pub(crate) fn shape_after_answer(
        &self,
        player: Player,
        spot: Spot,
        direction: usize,
        answer: i8,
    ) -> Shape {
        let (line, place) = self.place(spot, direction);
        let bits = self.lines[direction][line];
        let at = (place as i8 + REACH as i8 + answer * along(direction)) as u32;
        let table = ShapeTable::of(self.variant);
        table.shapes(bits[player], bits[1 - player] | 1 << at, place).own()
    }

    /// Returns the empty spots in one direction through `spot` on which an answer weakens the shape that
    /// `player` would make on `spot`, in the order of the direction.
    pub(crate) fn weakening(
        &self,
        player: Player,
        spot: Spot,
        direction: usize,
    ) -> impl Iterator<Item = Spot> + use<> {
        let (line, place) = self.place(spot, direction);
        let bits = self.lines[direction][line];
        let (own, other) = (bits[player], bits[1 - player]);
        let table = ShapeTable::of(self.variant);
        let shape = self.shapes(player, spot).along(direction);
        let empty = !(own | other) >> place & WINDOW;
        let reach = REACH as i8;
        let steps = (-reach..=reach)
            .filter(move |steps| *steps != 0)
            .map(move |steps| steps * along(direction));
        steps.filter_map(move |steps| {
            let at = (steps + reach) as u32;
            let is_empty = empty >> at & 1 != 0;
            (is_empty && table.shapes(own, other | 1 << (place + at), place).own() < shape).then(
                || {
                    let steps = isize::from(steps) * STRIDES[direction];
                    Spot::from_index(spot.index().wrapping_add_signed(steps))
                },
            )
        })
    }

    /// Flips the bits of a mark of `player`.
    fn flip(&mut self, spot: Spot, player: Player) {
        self.empty.flip(spot);
        self.hash ^= spot.mark_key(player);
        for direction in 0..DIRECTIONS.len() {
            let (line, place) = self.place(spot, direction);
            self.lines[direction][line][player] ^= 1 << (place + REACH as u32);
        }
    }

    #[inline]
    fn set_shapes(&mut self, worths: &WorthTable, spot: Spot, shapes: BothShapes) {
        let before = std::mem::replace(&mut self.shapes[spot.index()], shapes);
        if before == shapes {
            return;
        }
        self.changed.push((spot, before));
        for player in 0..2 {
            let (before, now) = (before.of(player), shapes.of(player));
            if before == now {
                continue;
            }
            let (before, now) = (worths[before.number()], worths[now.number()]);
            self.summary.worth[player] += i32::from(now.points) - i32::from(before.points);
            if before.threat != now.threat {
                self.summary.counts[player][before.threat as usize] -= 1;
                self.summary.counts[player][now.threat as usize] += 1;
                if (before.threat > Threat::Quiet) != (now.threat > Threat::Quiet) {
                    self.summary.threats[player].flip(spot);
                }
            }
        }
    }

    /// Returns the line through a spot and the place of the spot on it.
    fn place(&self, spot: Spot, direction: usize) -> (usize, u32) {
        let (row, column) = (usize::from(spot.row()), u32::from(spot.column()));
        match direction {
            0 => (row, column),
            1 => (column as usize, row as u32),
            2 => (row + usize::from(self.variant.size) - 1 - column as usize, column),
            _ => (row + column as usize, column),
        }
    }
}

/// Returns whether places on the lines of a direction rise (1) or fall (-1) along it.
fn along(direction: usize) -> i8 {
    if DIRECTIONS[direction].1 < 0 { -1 } else { 1 }
}

#[cfg(test)]
mod tests;
