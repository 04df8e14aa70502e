//! The learned estimate of the points still to come: a small neural network over the piles.
//!
//! The inputs are one row of numbers for each cell and its number of dân, one for each quan piece,
//! one for the best capture of the side to move, one for the filled cells of both sides, and one for
//! each rule option that matters. A unit
//! adds up its column; negative sums become zero; the estimate is a weighted sum of the units. The
//! mirror image of a position goes through the same units, so both get the same estimate. All
//! numbers are whole, so the estimate is the same on every machine.
//!
//! Rules with the options of the preset *Tonkin* have a network of their own, with one more row for each
//! of these options. Where a side may sow in one direction only, mirror images differ, so all units
//! see the position itself.
//!
//! `cargo run --release -p engine-tools --bin fit` makes the numbers in `network.bin`, and
//! with `--family tonkin` those in `network-tonkin.bin`: it plays games, searches their positions,
//! and fits the network to the scores.

use std::array;

use wide::{i16x8, i32x4};

use crate::packed::{Packed, PackedRules};

/// The units of one orientation.
pub const UNITS: usize = 32;
/// The units that are added up at once. These vectors are fast however the program that links this crate is
/// optimised, unlike loops over numbers.
const LANES: usize = 8;
/// The cells of a board.
const CELLS: usize = 12;
/// The classes of the number of dân in a cell.
const DAN_CLASSES: usize = 28;
/// The classes of a quan's value in points.
const QUAN_CLASSES: usize = 8;
/// The classes of the least number of dân beside a quan that can be captured.
const YOUNG_CLASSES: usize = 4;
/// The classes of a capture.
const CAPTURE_CLASSES: usize = 24;
/// The classes of the numbers of filled cells of both sides.
const FILLED_CLASSES: usize = 36;
/// The sets of output weights: they depend on the quan pieces on the board.
pub const HEADS: usize = 3;

/// The rows of a variant of the rules: the first row of each kind.
const QUANS: usize = CELLS * DAN_CLASSES;
const QUAN_VALUE: usize = QUANS + 2 * QUAN_CLASSES;
const YOUNG: usize = QUAN_VALUE + QUAN_CLASSES;
const REFILL_ENDS: usize = YOUNG + YOUNG_CLASSES;
const PIECES_END: usize = REFILL_ENDS + 1;
const ALWAYS: usize = PIECES_END + 1;
const CAPTURE: usize = ALWAYS + 1;
const FILLED: usize = CAPTURE + CAPTURE_CLASSES;
const VARIANT: usize = FILLED + FILLED_CLASSES;
/// All rows: those for rules under which an empty quan cell stops a turn, then the others.
pub const ROWS: usize = 2 * VARIANT;
/// The rows of the options of Tonkin, which follow them in the network of these rules.
const ONE_WAY: usize = ROWS;
const GIVES_ONE: usize = ONE_WAY + 1;
const SPLITS: usize = GIVES_ONE + 1;
/// All rows of the network of Tonkin.
pub const TONKIN_ROWS: usize = SPLITS + 1;

/// The whole numbers of a row that make one unit.
pub const INPUT_SCALE: i32 = 64;
/// The whole numbers of a weight that make a point of each unit.
pub const OUTPUT_SCALE: i32 = 256;

/// Returns the bytes of the numbers of a network with so many rows.
pub const fn bytes(rows: usize) -> usize {
    2 * (rows * UNITS + HEADS * UNITS + HEADS)
}

static USUAL: &[u8; bytes(ROWS)] = include_bytes!("network.bin");
static TONKIN: &[u8; bytes(TONKIN_ROWS)] = include_bytes!("network-tonkin.bin");

/// The numbers of a network: the rows, then the weights of each head, then the constant of each
/// head; 16 bits each, the low byte first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numbers(pub &'static [u8]);

impl Numbers {
    /// Returns the fitted numbers for these rules.
    pub fn fitted(rules: &PackedRules) -> Self {
        Numbers(if rules.have_options_of_tonkin() { TONKIN } else { USUAL })
    }

    /// Returns the number of rows.
    fn rows(self) -> usize {
        (self.0.len() / 2 - HEADS) / UNITS - HEADS
    }

    fn get(self, index: usize) -> i16 {
        i16::from_le_bytes([self.0[2 * index], self.0[2 * index + 1]])
    }

    /// Returns the numbers of a row or, behind the rows, the weights of a head.
    fn units(self, row: usize) -> Units {
        let lane = |part: usize, lane: usize| self.get(row * UNITS + part * LANES + lane);
        array::from_fn(|part| i16x8::new(array::from_fn(|index| lane(part, index))))
    }
}

/// The units of one orientation.
type Units = [i16x8; UNITS / LANES];

/// The network for one set of rules.
pub(crate) struct Network {
    /// The row of each cell and number of dân.
    dan: Box<[[Units; DAN_CLASSES]; CELLS]>,
    /// The row of the quan in cell 0, and of the one in cell 6.
    quans: [Units; 2],
    /// The cell that the units of the mirror image see in place of each cell.
    image: [usize; CELLS],
    captures: [Units; CAPTURE_CLASSES],
    filled: [Units; FILLED_CLASSES],
    rules: Units,
    weights: [Units; HEADS],
    constants: [i32; HEADS],
}

fn dan_class(dan: u32) -> usize {
    let dan = dan as usize;
    if dan <= 20 { dan } else { (21 + (dan - 21) / 6).min(DAN_CLASSES - 1) }
}

fn quan_class(points: i32) -> usize {
    [2, 4, 6, 8, 12, 20, 32].iter().filter(|&&most| points > most).count()
}

fn young_class(dan: u32) -> usize {
    [0, 4, 9].iter().filter(|&&most| dan > most).count()
}

fn capture_class(points: i32) -> usize {
    let points = points.max(0) as usize;
    if points < 16 { points } else { (16 + (points - 16) / 5).min(CAPTURE_CLASSES - 1) }
}

fn filled_class(position: &Packed) -> usize {
    let [own, other] = position.filled();
    6 * own + other
}

/// Returns the cell that the units of the mirror image see in place of `cell`.
fn mirrored(rules: &PackedRules, cell: usize) -> usize {
    if rules.are_symmetric() { (CELLS + CELLS / 2 - cell) % CELLS } else { cell }
}

/// Returns the rows that depend on the rules alone, and the first row of the variant.
fn rows_of_rules(rules: &PackedRules) -> (usize, Vec<usize>) {
    let variant = if rules.passes() { VARIANT } else { 0 };
    let mut rows = vec![
        QUAN_VALUE + quan_class(rules.quan_value()),
        YOUNG + young_class(rules.young_quan()),
        ALWAYS,
    ];
    rows.extend(rules.refill_ends().then_some(REFILL_ENDS));
    rows.extend(rules.pieces_end().then_some(PIECES_END));
    let mut rows: Vec<usize> = rows.into_iter().map(|row| variant + row).collect();
    rows.extend((!rules.are_symmetric()).then_some(ONE_WAY));
    rows.extend(rules.gives_one().then_some(GIVES_ONE));
    rows.extend(rules.splits().then_some(SPLITS));
    (variant, rows)
}

/// Returns the input rows of a position, those of its mirror image, and the head, for the fit.
pub fn inputs(rules: &PackedRules, position: &Packed) -> ([Vec<usize>; 2], usize) {
    let (variant, mut all) = rows_of_rules(rules);
    all.push(variant + CAPTURE + capture_class(best_capture(rules, position)));
    all.push(variant + FILLED + filled_class(position));
    let orient = |turn: &dyn Fn(usize) -> usize| -> Vec<usize> {
        let dan = |cell| turn(cell) * DAN_CLASSES + dan_class(position.dan(cell));
        let quans = [0, 6].into_iter().filter(|&cell| position.has_quan(cell));
        let quan_class = quan_class(rules.quan_value());
        let quans = quans.map(|cell| QUANS + turn(cell) / 6 * QUAN_CLASSES + quan_class);
        let rows = (0..CELLS).map(dan).chain(quans).map(|row| variant + row);
        all.iter().copied().chain(rows).collect()
    };
    ([orient(&|cell| cell), orient(&|cell| mirrored(rules, cell))], position.quans() as usize)
}

fn best_capture(rules: &PackedRules, position: &Packed) -> i32 {
    let captures = rules.choices(position).map(|choice| rules.play(position, choice).captured);
    captures.max().unwrap_or(0)
}

impl Network {
    /// Returns the network for these rules.
    pub fn new(rules: &PackedRules, numbers: Numbers) -> Self {
        let (variant, rows) = rows_of_rules(rules);
        let units = |row: usize| numbers.units(variant + row);
        let mut sum = Units::default();
        for row in rows {
            add(&mut sum, &numbers.units(row));
        }
        let quan_class = quan_class(rules.quan_value());
        let all = numbers.rows();
        let constant = |head: usize| numbers.get((all + HEADS) * UNITS + head);
        Network {
            dan: Box::new(array::from_fn(|cell| {
                array::from_fn(|class| units(cell * DAN_CLASSES + class))
            })),
            quans: array::from_fn(|side| units(QUANS + side * QUAN_CLASSES + quan_class)),
            image: array::from_fn(|cell| mirrored(rules, cell)),
            captures: array::from_fn(|class| units(CAPTURE + class)),
            filled: array::from_fn(|class| units(FILLED + class)),
            rules: sum,
            weights: array::from_fn(|head| numbers.units(all + head)),
            constants: array::from_fn(|head| i32::from(constant(head)) * INPUT_SCALE),
        }
    }

    /// Returns the points that the side to move is expected to gain on the other side, if its best
    /// capture takes that many points.
    #[inline]
    pub fn gain(&self, position: &Packed, best_capture: i32) -> i32 {
        let mut seen = self.rules;
        add(&mut seen, &self.captures[capture_class(best_capture)]);
        add(&mut seen, &self.filled[filled_class(position)]);
        let mut image = seen;
        for (cell, &mirrored) in self.image.iter().enumerate() {
            let class = dan_class(position.dan(cell)).min(DAN_CLASSES - 1);
            add(&mut seen, &self.dan[cell][class]);
            add(&mut image, &self.dan[mirrored][class]);
        }
        for side in 0..self.quans.len() {
            if position.has_quan(side * 6) {
                add(&mut seen, &self.quans[side]);
                add(&mut image, &self.quans[self.image[side * 6] / 6]);
            }
        }
        let head = (position.quans() as usize).min(HEADS - 1);
        let sum = (self.weighted(head, seen) + self.weighted(head, image)).reduce_add();
        const POINT: i32 = INPUT_SCALE * OUTPUT_SCALE;
        (sum + self.constants[head] + POINT / 2).div_euclid(POINT)
    }

    /// Returns the weighted units of one orientation, in four sums.
    #[inline(always)]
    fn weighted(&self, head: usize, units: Units) -> i32x4 {
        let weighted = units.iter().zip(&self.weights[head]);
        let products = weighted.map(|(unit, weight)| unit.max(i16x8::ZERO).dot(*weight));
        products.fold(i32x4::ZERO, |sum, product| sum + product)
    }
}

#[inline(always)]
fn add(units: &mut Units, row: &Units) {
    for (unit, number) in units.iter_mut().zip(row) {
        *unit += *number;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use oanquan::{Game, Position, Rules, Side, play};

    const RULES: [&str; 7] = [
        "classic",
        "folk",
        "classic empty_quan=passes quan_value=5",
        "classic refill=end young_quan=5",
        "tonkin",
        "tonkin refill=lend",
        "folk occupied_quan=gives_one",
    ];

    /// Calls `check` with positions of random games.
    fn for_random_positions(mut check: impl FnMut(&PackedRules, &Packed)) {
        let mut random = fastrand::Rng::with_seed(1);
        for rules in RULES {
            let rules: Rules = rules.parse().expect("rules");
            for _ in 0..20 {
                let mut position = Position::start(&rules, Side::NEAR);
                while let Some((packed_rules, packed)) = PackedRules::pack(&rules, &position) {
                    check(&packed_rules, &packed);
                    let mv = random.choice(position.legal_moves(&rules)).expect("a move");
                    position = play(&rules, &position, mv).expect("a legal move").after;
                    // Random games can go on for ever.
                    if random.u8(..) == 0 {
                        break;
                    }
                }
            }
        }
    }

    /// Returns a network of zeros, except for some numbers by their place.
    fn numbers(some: &[(usize, i16)]) -> Numbers {
        let mut bytes = vec![0; bytes(ROWS)];
        for &(place, number) in some {
            bytes[2 * place..][..2].copy_from_slice(&number.to_le_bytes());
        }
        Numbers(bytes.leak())
    }

    fn start() -> (PackedRules, Packed) {
        let game = Game::new(Rules::classic(), Position::start(&Rules::classic(), Side::NEAR));
        PackedRules::pack(game.rules(), game.position()).expect("few dân")
    }

    #[test]
    fn the_mirror_image_of_a_position_has_the_same_estimate() {
        for_random_positions(|rules, position| {
            if !rules.are_symmetric() {
                return;
            }
            let network = Network::new(rules, Numbers::fitted(rules));
            let capture = best_capture(rules, position);
            let mirrored = position.mirrored();
            assert_eq!(capture, best_capture(rules, &mirrored));
            assert_eq!(network.gain(position, capture), network.gain(&mirrored, capture));
        });
    }

    #[test]
    fn the_search_adds_up_the_rows_that_the_fit_sees() {
        for_random_positions(|rules, position| {
            let numbers = Numbers::fitted(rules);
            let number = |place| i32::from(numbers.get(place));
            let all = numbers.rows();
            let (orientations, head) = inputs(rules, position);
            let mut sum = number((all + HEADS) * UNITS + head) * INPUT_SCALE;
            for rows in orientations {
                for unit in 0..UNITS {
                    let total: i32 = rows.iter().map(|row| number(row * UNITS + unit)).sum();
                    sum += total.max(0) * number((all + head) * UNITS + unit);
                }
            }
            let network = Network::new(rules, numbers);
            let gain = network.gain(position, best_capture(rules, position));
            let exact = f64::from(sum) / f64::from(INPUT_SCALE * OUTPUT_SCALE);
            assert!((f64::from(gain) - exact).abs() <= 0.5, "{gain} is not nearest to {exact}");
        });
    }

    #[test]
    fn a_network_of_zeros_expects_its_constant() {
        let (rules, position) = start();
        let two_quans = (ROWS + HEADS) * UNITS + 2;
        let network = Network::new(&rules, numbers(&[(two_quans, 3 * OUTPUT_SCALE as i16)]));
        assert_eq!(network.gain(&position, 0), 3);
        assert_eq!(Network::new(&rules, numbers(&[])).gain(&position, 0), 0);
    }

    #[test]
    fn only_positive_units_count_and_both_orientations_do() {
        let (rules, position) = start();
        let [five_in_first_cell, weight] = [(DAN_CLASSES + 5) * UNITS, (ROWS + 2) * UNITS];
        let gain = |row: i16| {
            let some = [(five_in_first_cell, row), (weight, OUTPUT_SCALE as i16)];
            Network::new(&rules, numbers(&some)).gain(&position, 0)
        };
        // The first cell holds five dân, and so does the last one, its mirror image.
        assert_eq!(gain(7 * INPUT_SCALE as i16), 14);
        assert_eq!(gain(-7 * INPUT_SCALE as i16), 0);
    }
}
