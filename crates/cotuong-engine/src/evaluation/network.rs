//! The learned estimate: a small neural network over the places of the pieces.
//!
//! Every piece on its crossing is an input, once as each side sees it: with its own pieces at the
//! bottom. A unit adds up the weights of the inputs that occur; the sum, held between zero and one
//! and squared, goes into the estimate with a weight that depends on the number of pieces. The units
//! of the side to move and those of the other side have weights of their own. A move changes few
//! inputs, so the sums follow it at little cost. All numbers are whole, so the estimate is the same on
//! every machine.
//!
//! The example `network` makes the numbers in `network.bin`; the first lines of its source say how.

use std::array;
use std::error::Error;
use std::fmt;
use std::sync::OnceLock;

use cotuong_board::{Board, Color, Kind, Move, Piece, RANKS, SQUARES, Square};
use wide::{i16x8, i32x4};

use crate::analysis::MAX_ESTIMATE;

/// The inputs of one side: seven kinds of its own pieces, then those of the other side, by crossing.
pub const INPUTS: usize = 14 * SQUARES;
/// The units of one side.
pub const UNITS: usize = 128;
/// The sets of weights of the units: they depend on the number of pieces.
pub const HEADS: usize = 4;
/// The whole number that a unit of one has.
pub const UNIT_SCALE: i32 = 255;
/// The whole number that a weight of one of a unit has.
pub const WEIGHT_SCALE: i32 = 64;
/// The greatest weight of a unit, as a whole number: with it, 16 bits hold the product with a unit.
pub const MAX_WEIGHT: i32 = 127;
/// The estimate that an output of one means, in hundredths of a soldier.
pub const OUTPUT: i32 = 400;

/// The bytes of a network: two for each number; four for the constant of each head.
const BYTES: usize = 2 * (INPUTS * UNITS + UNITS + HEADS * 2 * UNITS) + 4 * HEADS;

/// The numbers of the network. To a browser, they are a file of their own: nothing compresses them, and only the master
/// and analyses use them.
#[cfg(not(target_family = "wasm"))]
static FILE: &[u8; BYTES] = include_bytes!("network.bin");

/// The units that are added up at once. These vectors are fast however the program that links this crate
/// is optimised, unlike loops over numbers.
const LANES: usize = 8;
/// The units of one side.
type Units = [i16x8; UNITS / LANES];

/// The reason why bytes are not a network: there are so many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadNetwork(pub usize);

impl fmt::Display for BadNetwork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a network has {BYTES} bytes, but there are {}", self.0)
    }
}

impl Error for BadNetwork {}

/// The numbers of the network.
pub struct Network {
    /// The row of each input.
    rows: Box<[Units]>,
    /// What the units begin with.
    start: Units,
    /// The weights of the units of the side to move and of the other side.
    weights: [[Units; 2]; HEADS],
    constants: [i32; HEADS],
}

impl Network {
    /// Returns the network with which the computer plays; `None` in a page if the browser cannot get its file.
    pub fn usual() -> Option<&'static Network> {
        static USUAL: OnceLock<Network> = OnceLock::new();
        #[cfg(not(target_family = "wasm"))]
        let read = || Some(Network::read(FILE));
        #[cfg(target_family = "wasm")]
        let read = || Network::from_bytes(&basics::platform::read_beside("cotuong.bin")?).ok();
        if let Some(network) = USUAL.get() {
            return Some(network);
        }
        // What has failed is tried again the next time.
        let network = read()?;
        Some(USUAL.get_or_init(|| network))
    }

    /// Returns a network from its bytes: the rows of the inputs, then the start of the units, then the
    /// weights of each head, all of 16 bits, then the constant of each head, of 32 bits; the low byte
    /// first.
    ///
    /// # Errors
    /// Says so if the number of bytes is another one.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, BadNetwork> {
        bytes.try_into().map(Network::read).map_err(|_| BadNetwork(bytes.len()))
    }

    fn read(bytes: &[u8; BYTES]) -> Self {
        let (short, long) = bytes.split_at(BYTES - 4 * HEADS);
        let numbers: Vec<i16> =
            short.chunks_exact(2).map(|two| i16::from_le_bytes([two[0], two[1]])).collect();
        let units = |row: usize| -> Units {
            let numbers = &numbers[row * UNITS..][..UNITS];
            array::from_fn(|part| i16x8::new(array::from_fn(|lane| numbers[part * LANES + lane])))
        };
        let constant =
            |head: usize| i32::from_le_bytes(array::from_fn(|byte| long[4 * head + byte]));
        Network {
            rows: (0..INPUTS).map(units).collect(),
            start: units(INPUTS),
            weights: array::from_fn(|head| {
                array::from_fn(|side| units(INPUTS + 1 + 2 * head + side))
            }),
            constants: array::from_fn(constant),
        }
    }

    /// Returns the estimate for the side to move of a board, whose sums these are.
    fn estimate(&self, board: &Board, sums: &[Units; 2]) -> i32 {
        let to_move = board.to_move();
        let pieces = board.all(Color::Red).len() + board.all(Color::Black).len();
        let head = head(pieces as usize);
        let weights = &self.weights[head];
        let own = weighted(&sums[to_move as usize], &weights[0]);
        let other = weighted(&sums[to_move.other() as usize], &weights[1]);
        let sum = (own + other).reduce_add();
        let output = sum / UNIT_SCALE + self.constants[head];
        let score = i64::from(output) * i64::from(OUTPUT) / i64::from(UNIT_SCALE * WEIGHT_SCALE);
        (score as i32).clamp(-MAX_ESTIMATE, MAX_ESTIMATE)
    }

    /// Returns the sums of a board.
    fn sums(&self, board: &Board) -> [Units; 2] {
        let mut sums = [self.start; 2];
        for square in Square::all() {
            if let Some(piece) = board.piece(square) {
                for side in Color::ALL {
                    let row = &self.rows[input(piece, square, side)];
                    for (sum, number) in sums[side as usize].iter_mut().zip(row) {
                        *sum += *number;
                    }
                }
            }
        }
        sums
    }
}

/// Returns the head for a position of so many pieces.
pub fn head(pieces: usize) -> usize {
    (pieces.saturating_sub(1) / 8).min(HEADS - 1)
}

/// Returns the input of a piece as `side` sees it.
pub fn input(piece: Piece, square: Square, side: Color) -> usize {
    let rank = match side {
        Color::Red => square.rank(),
        Color::Black => RANKS - 1 - square.rank(),
    };
    let other = if piece.color == side { 0 } else { Kind::Soldier as usize + 1 };
    let place = usize::from(rank) * SQUARES / usize::from(RANKS) + usize::from(square.file());
    (piece.kind as usize + other) * SQUARES + place
}

/// Returns the weighted squares of units, in four sums.
#[inline(always)]
fn weighted(units: &Units, weights: &Units) -> i32x4 {
    let one = i16x8::splat(UNIT_SCALE as i16);
    let products = units.iter().zip(weights).map(|(unit, weight)| {
        let unit = unit.max(i16x8::ZERO).min(one);
        (unit * *weight).dot(unit)
    });
    products.fold(i32x4::ZERO, |sum, product| sum + product)
}

/// What a move changes.
#[derive(Clone, Copy)]
struct Change {
    mv: Move,
    moved: Piece,
    captured: Option<Piece>,
}

/// The sums at one position of the path.
#[derive(Clone)]
struct Known {
    sums: [Units; 2],
    /// The move that led to the position; `None` after a pass.
    change: Option<Change>,
    is_known: bool,
}

/// The sums along the path of a search. They are added up only where the estimate is asked for.
pub(crate) struct Sums<'a> {
    network: &'a Network,
    /// The positions up to the one that the search looks at, and used places beyond it.
    path: Vec<Known>,
    last: usize,
}

impl<'a> Sums<'a> {
    /// Returns the sums of the first position of a path.
    pub(crate) fn new(network: &'a Network, board: &Board) -> Self {
        let first = Known { sums: network.sums(board), change: None, is_known: true };
        Sums { network, path: vec![first], last: 0 }
    }

    /// Follows a move of `moved`, which captured `captured`.
    pub(crate) fn make(&mut self, mv: Move, moved: Piece, captured: Option<Piece>) {
        self.push(Some(Change { mv, moved, captured }));
    }

    /// Follows a pass.
    pub(crate) fn pass(&mut self) {
        self.push(None);
    }

    fn push(&mut self, change: Option<Change>) {
        self.last += 1;
        match self.path.get_mut(self.last) {
            Some(next) => (next.change, next.is_known) = (change, false),
            None => {
                let sums = [self.network.start; 2];
                self.path.push(Known { sums, change, is_known: false });
            }
        }
    }

    /// Takes back the last move or pass.
    pub(crate) fn take_back(&mut self) {
        self.last -= 1;
    }

    /// Returns the estimate for the side to move of the board at the end of the path.
    pub(crate) fn estimate(&mut self, board: &Board) -> i32 {
        let known = self.path[..=self.last].iter().rposition(|known| known.is_known);
        for index in known.unwrap_or(0)..self.last {
            let (before, after) = self.path.split_at_mut(index + 1);
            follow(self.network, &before[index], &mut after[0]);
        }
        self.network.estimate(board, &self.path[self.last].sums)
    }
}

/// Adds up the sums of a position from those of the one before.
fn follow(network: &Network, before: &Known, after: &mut Known) {
    after.is_known = true;
    let Some(Change { mv, moved, captured }) = after.change else {
        after.sums = before.sums;
        return;
    };
    for side in Color::ALL {
        let row = |piece, square| &network.rows[input(piece, square, side)];
        let (from, to) = (row(moved, mv.from), row(moved, mv.to));
        let (before, after) = (&before.sums[side as usize], &mut after.sums[side as usize]);
        match captured.map(|piece| row(piece, mv.to)) {
            Some(gone) => {
                for (index, sum) in after.iter_mut().enumerate() {
                    *sum = before[index] + to[index] - from[index] - gone[index];
                }
            }
            None => {
                for (index, sum) in after.iter_mut().enumerate() {
                    *sum = before[index] + to[index] - from[index];
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use cotuong_board::{Fen, START};

    use super::*;

    fn board(text: &str) -> Board {
        text.parse::<Fen>().expect("a position").board
    }

    fn usual() -> &'static Network {
        Network::usual().expect("the program contains it")
    }

    /// Returns the estimate from sums that are added up anew.
    fn estimate(board: &Board) -> i32 {
        let network = usual();
        network.estimate(board, &network.sums(board))
    }

    #[test]
    fn sums_follow_every_move_and_pass_there_and_back() {
        let mut random = fastrand::Rng::with_seed(7);
        for _ in 0..20 {
            let mut board = board(START);
            let mut sums = Sums::new(usual(), &board);
            let mut made = Vec::new();
            for _ in 0..80 {
                let is_check = !board.checkers(board.to_move()).is_empty();
                let Some(mv) = random.choice(board.legal_moves()) else { break };
                if !is_check && random.u8(..10) == 0 {
                    board.pass();
                    sums.pass();
                    made.push(None);
                } else {
                    let moved = board.piece(mv.from).expect("a piece moves");
                    let captured = board.make(mv);
                    sums.make(mv, moved, captured);
                    made.push(Some((mv, captured)));
                }
                // The search does not ask for every estimate.
                if random.bool() {
                    assert_eq!(sums.estimate(&board), estimate(&board), "{board}");
                }
            }
            while let Some(last) = made.pop() {
                match last {
                    Some((mv, captured)) => board.unmake(mv, captured),
                    None => board.pass(),
                }
                sums.take_back();
                assert_eq!(sums.estimate(&board), estimate(&board), "{board}");
            }
        }
    }

    #[test]
    fn both_colours_see_the_same_position_alike() {
        let red = "2bakab2/9/2n1c1n2/pR2p1r1p/2p6/6P2/P1P1P3P/2N1C1N2/9/2BAKAB2 w";
        let black = "2bakab2/9/2n1c1n2/p1p1p3p/6p2/2P6/Pr2P1R1P/2N1C1N2/9/2BAKAB2 b";
        assert_eq!(estimate(&board(red)), estimate(&board(black)));
    }

    #[test]
    fn the_side_with_a_chariot_more_is_ahead() {
        let more = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/1NBAKABNR";
        let [own, other] = ["b", "w"].map(|side| estimate(&board(&format!("{more} {side}"))));
        assert!(own > 300 && other < -300, "{own} and {other}");
    }

    #[test]
    fn bytes_of_another_number_are_no_network() {
        let why = Network::from_bytes(&FILE[1..]).err().expect("a byte is missing");
        assert_eq!(why, BadNetwork(BYTES - 1));
        assert!(Network::from_bytes(FILE).is_ok());
    }
}
