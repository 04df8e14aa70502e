//! The board of the search: marks, and the shapes that each side could make on each empty spot.

use basics::hash_key;

use super::shape::{REACH, Shape, ShapeTable};
use super::spot::SPOTS;
use super::threat::{Threat, Worth};
use super::{MAX_SIZE, Spot, Variant};

/// The directions in which marks form lines: along the row, the column and the diagonals.
pub(crate) const DIRECTIONS: [(i8, i8); 4] = [(0, 1), (1, 0), (1, 1), (1, -1)];
/// The lines of one direction on the largest board, of which the diagonals have the most.
const LINES: usize = 2 * MAX_SIZE as usize - 1;
/// The bits of a shape in the shapes of a spot.
const SHAPE_BITS: usize = 3;
/// Spots this near a mark are worth looking at.
const NEAR: i8 = 2;

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

    fn with(self, direction: usize, shape: Shape) -> Self {
        let shift = SHAPE_BITS * direction;
        let others = self.0 & !((Shape::ALL.len() as u16 - 1) << shift);
        Shapes(others | (shape as u16) << shift)
    }
}

/// What a mark has changed, besides the bits of its lines: as it was before.
#[derive(Clone, Copy, PartialEq)]
struct Before {
    /// The number of changed spots before those of this mark.
    changed: usize,
    counts: [[u16; Threat::ALL.len()]; 2],
    worth: [i32; 2],
}

/// The marks and everything that is kept up to date with them.
#[derive(Clone, PartialEq)]
pub(crate) struct Board {
    variant: Variant,
    moves: Vec<Spot>,
    marks: [Option<Player>; SPOTS],
    /// The marks of both sides on each line as bits, after [`REACH`] bits for the places beyond the
    /// edge; there, the bits of both sides are set.
    lines: [[[u32; 2]; LINES]; 4],
    /// The shapes of each side on each empty spot; nothing on marked spots.
    shapes: [[Shapes; SPOTS]; 2],
    /// The number of marks near each spot.
    near: [u8; SPOTS],
    /// The number of spots with each threat of each side.
    counts: [[u16; Threat::ALL.len()]; 2],
    /// The worth of all shapes of each side.
    worth: [i32; 2],
    hash: u64,
    /// What each move has changed, in their order.
    before: Vec<Before>,
    /// The spots whose shapes the moves have changed, and these shapes before.
    changed: Vec<(Spot, [Shapes; 2])>,
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
            let is_on = spot.row() < variant.size && spot.column() < variant.size;
            if !is_on || board.marks[spot.index()].is_some() {
                return None;
            }
            board.mark(*spot);
        }
        Some(board)
    }

    fn empty(variant: Variant) -> Self {
        let mut board = Board {
            variant,
            moves: Vec::new(),
            marks: [None; SPOTS],
            lines: [[[u32::MAX; 2]; LINES]; 4],
            shapes: [[Shapes::default(); SPOTS]; 2],
            near: [0; SPOTS],
            counts: [[0; Threat::ALL.len()]; 2],
            worth: [0; 2],
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
        for spot in board.spots() {
            board.counts.iter_mut().for_each(|counts| counts[Threat::Quiet as usize] += 1);
            (0..DIRECTIONS.len()).for_each(|direction| board.look_again(spot, direction));
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

    pub(crate) fn is_empty(&self, spot: Spot) -> bool {
        self.marks[spot.index()].is_none()
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
        self.shapes[player][spot.index()]
    }

    /// Returns the threat that `player` could make on `spot`.
    pub(crate) fn threat(&self, player: Player, spot: Spot) -> Threat {
        Worth::of(self.shapes(player, spot)).threat
    }

    /// Returns the number of spots on which `player` could make `threat`.
    pub(crate) fn count(&self, player: Player, threat: Threat) -> u16 {
        self.counts[player][threat as usize]
    }

    /// Returns the worth of all shapes that `player` could make.
    pub(crate) fn worth(&self, player: Player) -> i32 {
        self.worth[player]
    }

    /// Returns whether marks are near the spot.
    pub(crate) fn is_near(&self, spot: Spot) -> bool {
        self.near[spot.index()] > 0
    }

    /// Returns all spots of the board, by row, then by column.
    pub(crate) fn spots(&self) -> impl Iterator<Item = Spot> + use<> {
        let size = self.variant.size;
        (0..size).flat_map(move |row| (0..size).filter_map(move |column| Spot::new(row, column)))
    }

    /// Marks an empty spot for the side to move.
    pub(crate) fn mark(&mut self, spot: Spot) {
        let player = self.player();
        let changed = self.changed.len();
        self.before.push(Before { changed, counts: self.counts, worth: self.worth });
        self.set_shapes(spot, [Shapes::default(); 2]);
        self.counts.iter_mut().for_each(|counts| counts[Threat::Quiet as usize] -= 1);
        self.marks[spot.index()] = Some(player);
        self.moves.push(spot);
        self.change(spot, player);
        self.look_around(spot);
        self.count_near(spot, |near| near + 1);
    }

    /// Takes the last mark back.
    pub(crate) fn take_back(&mut self) {
        let Some(spot) = self.moves.pop() else { return };
        let player = self.player();
        self.marks[spot.index()] = None;
        self.change(spot, player);
        if let Some(before) = self.before.pop() {
            (self.counts, self.worth) = (before.counts, before.worth);
            // The shapes of a spot may have changed in several directions, the first change last.
            for (spot, shapes) in self.changed.drain(before.changed..).rev() {
                for (player, shapes) in shapes.into_iter().enumerate() {
                    self.shapes[player][spot.index()] = shapes;
                }
            }
        }
        self.count_near(spot, |near| near - 1);
    }

    /// Returns the shape that `player` would have in one direction through `spot` if it marked
    /// `spot` and the opponent marked the spot at `answer` steps.
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
        let [shape, _] =
            ShapeTable::of(self.variant).shapes(bits[player], bits[1 - player] | 1 << at, place);
        shape
    }

    /// Flips the bits of a mark of `player`.
    fn change(&mut self, spot: Spot, player: Player) {
        self.hash ^= hash_key(2 * spot.key_number() + player as u64 + 1) ^ hash_key(0);
        for direction in 0..DIRECTIONS.len() {
            let (line, place) = self.place(spot, direction);
            self.lines[direction][line][player] ^= 1 << (place + REACH as u32);
        }
    }

    /// Brings everything around a changed spot up to date.
    fn look_around(&mut self, spot: Spot) {
        let size = self.variant.size;
        for (direction, steps) in DIRECTIONS.into_iter().enumerate() {
            for sign in [-1, 1] {
                for distance in 1..=REACH as i8 {
                    let Some(other) = spot.step(steps, sign * distance, size) else { break };
                    if self.is_empty(other) {
                        self.look_again(other, direction);
                    }
                }
            }
        }
    }

    /// Counts a mark, or one less, near a spot.
    fn count_near(&mut self, spot: Spot, near: impl Fn(u8) -> u8) {
        let size = self.variant.size;
        for rows in -NEAR..=NEAR {
            for columns in -NEAR..=NEAR {
                if let Some(other) = spot.step((rows, columns), 1, size) {
                    self.near[other.index()] = near(self.near[other.index()]);
                }
            }
        }
    }

    /// Brings the shapes of both sides on an empty spot up to date.
    fn look_again(&mut self, spot: Spot, direction: usize) {
        let (line, place) = self.place(spot, direction);
        let [first, second] = self.lines[direction][line];
        let found = ShapeTable::of(self.variant).shapes(first, second, place);
        let now = [0, 1].map(|player| self.shapes(player, spot).with(direction, found[player]));
        self.set_shapes(spot, now);
    }

    fn set_shapes(&mut self, spot: Spot, shapes: [Shapes; 2]) {
        let before = [0, 1].map(|player| self.shapes(player, spot));
        if before == shapes {
            return;
        }
        self.changed.push((spot, before));
        for (player, now) in shapes.into_iter().enumerate() {
            let before = std::mem::replace(&mut self.shapes[player][spot.index()], now);
            if before == now {
                continue;
            }
            let (before, now) = (Worth::of(before), Worth::of(now));
            self.counts[player][before.threat as usize] -= 1;
            self.counts[player][now.threat as usize] += 1;
            self.worth[player] += i32::from(now.points) - i32::from(before.points);
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
mod tests {
    use super::*;

    fn variants() -> impl Iterator<Item = Variant> {
        let options = [(true, true), (true, false), (false, false), (false, true)];
        options.into_iter().flat_map(|(exact_five, double_block)| {
            [10, 15, 19, 20].map(|size| Variant { size, exact_five, double_block })
        })
    }

    #[test]
    fn marks_and_marks_taken_back_leave_the_board_as_from_scratch() {
        let mut random = fastrand::Rng::with_seed(17);
        for variant in variants() {
            let mut board = Board::new(variant, &[]).expect("an empty board");
            for step in 0..150 {
                let empty: Vec<Spot> = board.spots().filter(|spot| board.is_empty(*spot)).collect();
                // Crowded, so that lines of all kinds arise.
                let middle = |spot: &&Spot| spot.row().abs_diff(5) < 4 && spot.column() < 8;
                let crowded: Vec<Spot> = empty.iter().filter(middle).copied().collect();
                match random.choice(if crowded.is_empty() { &empty } else { &crowded }) {
                    Some(spot) if random.u8(0..3) > 0 => board.mark(*spot),
                    _ => board.take_back(),
                }
                if step % 5 == 0 {
                    let scratch = Board::new(variant, board.moves()).expect("the same marks");
                    assert!(board == scratch, "{variant:?} {:?}", board.moves());
                }
            }
            while !board.moves().is_empty() {
                board.take_back();
            }
            assert!(board == Board::new(variant, &[]).expect("an empty board"), "{variant:?}");
        }
    }

    /// Returns the shape of X on the middle of a line of text, under these options.
    fn shape(exact_five: bool, double_block: bool, line: &str) -> Shape {
        let variant = Variant { size: 15, exact_five, double_block };
        // The line in row 7; the other marks of both sides far from it and from each other.
        let mut marks: [Vec<Spot>; 2] = [Vec::new(), Vec::new()];
        for (column, letter) in line.chars().enumerate() {
            let spot = Spot::new(7, column as u8).expect("on the board");
            match letter {
                'X' => marks[0].push(spot),
                'O' => marks[1].push(spot),
                _ => {}
            }
        }
        let far = (0..15).step_by(2).filter_map(|column| Spot::new(14, column));
        let mut far = far.chain((1..15).step_by(2).filter_map(|column| Spot::new(0, column)));
        while marks[0].len() != marks[1].len() {
            let fewer = usize::from(marks[1].len() < marks[0].len());
            marks[fewer].push(far.next().expect("room"));
        }
        let moves: Vec<Spot> = marks[0].iter().zip(&marks[1]).flat_map(|(x, o)| [*x, *o]).collect();
        let board = Board::new(variant, &moves).expect("a board");
        let middle = line.find('*').expect("the spot in question");
        board.shapes(0, Spot::new(7, middle as u8).expect("on the board")).along(0)
    }

    #[test]
    fn shapes_follow_the_options() {
        let lines = [
            // What the mark on * makes: exact and blocked, exact, free.
            ("...XX*XX......", [Shape::Five; 3]),
            ("..OXX*XXO.....", [Shape::None, Shape::Five, Shape::Five]),
            ("..OXX*XX.......", [Shape::Five; 3]),
            ("...XX*XXX.....", [Shape::None, Shape::None, Shape::Five]),
            ("...XX*X.......", [Shape::OpenFour; 3]),
            ("..OXX*X.......", [Shape::Four; 3]),
            ("..OXX*X.O.....", [Shape::None, Shape::Four, Shape::Four]),
            (".O.XX*X.......", [Shape::Four, Shape::OpenFour, Shape::OpenFour]),
            ("...X.*X.......", [Shape::Three; 3]),
            ("...XX*X.X.....", [Shape::Four, Shape::Four, Shape::OpenFour]),
        ];
        for (line, shapes) in lines {
            let found = [(true, true), (true, false), (false, false)]
                .map(|(exact_five, double_block)| shape(exact_five, double_block, line));
            assert_eq!(found, shapes, "{line}");
        }
    }
}
