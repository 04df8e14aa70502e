//! What a mark makes of its line: a five, fours, threes, twos.
//!
//! A mark can only take part in fives within four steps of it, and whether these win depends on the
//! marks within five steps. So the five places on each side of a mark determine its shape. There are
//! 364 ways to fill five places with marks of both sides, of which some may lie beyond the edge, and
//! a table holds the shape for each pair of them. Every shape but *five* is defined by those that one
//! more mark makes of it, so the options enter in one place: which line wins.

use std::sync::OnceLock;

use super::Variant;

/// The places that count on each side of a mark.
pub(crate) const REACH: usize = 5;
/// The marks of a winning line.
const FIVE: usize = 5;
/// The bits of [`REACH`] places.
const MASK: u32 = (1 << REACH) - 1;
/// The number of ways to fill the places on one side: 3⁰ + 3¹ + … + 3⁵.
const HALVES: usize = 364;
/// The number of keys of halves.
const KEYS: usize = 1 << (2 * REACH);
/// The bits of the number of a shape.
pub(crate) const SHAPE_BITS: usize = 3;
/// Stands for keys that are not a way to fill the places.
const NO_HALF: u32 = 0;

/// What a mark makes of its line, weakest first. An answer on the line may turn every shape into a
/// weaker one, except an open four and a five.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub enum Shape {
    /// Nothing of value.
    None,
    /// Two more marks make a four.
    Two,
    /// One more mark makes a three.
    OpenTwo,
    /// One more mark makes a four.
    ClosedThree,
    /// One more mark makes an open four.
    Three,
    /// One more mark makes a five.
    Four,
    /// Whatever the opponent answers on the line, one more mark makes a five.
    OpenFour,
    /// A line that wins.
    Five,
}

impl Shape {
    pub(crate) const ALL: [Shape; 8] = [
        Shape::None,
        Shape::Two,
        Shape::OpenTwo,
        Shape::ClosedThree,
        Shape::Three,
        Shape::Four,
        Shape::OpenFour,
        Shape::Five,
    ];
}

/// A place beside a mark, from the view of its side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Empty,
    Own,
    Other,
    Edge,
}

/// The places on one side of a mark, nearest first.
type Half = [Place; REACH];

/// The shapes of all lines under the options of one variant.
pub(crate) struct ShapeTable {
    /// The number of the half for the bits of own and of other marks, by the side of the mark on which
    /// it lies: before it, the nearest place is the highest bit, and the number is multiplied by [`HALVES`].
    before: Box<[u32; KEYS]>,
    behind: Box<[u32; KEYS]>,
    /// The shapes for each pair of halves.
    shapes: Vec<ShapePair>,
}

/// What a mark of either side makes of its line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ShapePair(u8);

impl ShapePair {
    /// Returns the number in [`Shape::ALL`] of what an own mark makes (0), or one of the other side (1).
    pub(crate) fn number(self, side: usize) -> u32 {
        u32::from(self.0) >> (SHAPE_BITS * side) & (Shape::ALL.len() as u32 - 1)
    }

    /// Sets what a mark of a side makes, which was [`Shape::None`].
    fn set(&mut self, side: usize, shape: Shape) {
        self.0 |= (shape as u8) << (SHAPE_BITS * side);
    }

    /// Returns what an own mark makes.
    pub(crate) fn own(self) -> Shape {
        Shape::ALL[self.number(0) as usize]
    }
}

impl ShapeTable {
    /// Returns the table for the options of `variant`.
    pub(crate) fn of(variant: Variant) -> &'static ShapeTable {
        static TABLES: [OnceLock<ShapeTable>; 4] = [const { OnceLock::new() }; 4];
        let index = usize::from(variant.exact_five) + 2 * usize::from(variant.double_block);
        TABLES[index].get_or_init(|| ShapeTable::new(variant))
    }

    /// Returns the shapes of an own mark and of a mark of the other side in a line, given as the bits of
    /// own and of other marks; beyond the edge, both are set. `from` is the bit that lies [`REACH`]
    /// places before the mark.
    #[inline]
    pub(crate) fn shapes(&self, own: u32, other: u32, from: u32) -> ShapePair {
        let before = key(own >> from, other >> from);
        let beyond = from + REACH as u32 + 1;
        let behind = key(own >> beyond, other >> beyond);
        let (before, behind) = (self.before[before], self.behind[behind]);
        self.shapes[(before + behind) as usize]
    }

    fn new(variant: Variant) -> Self {
        let halves = halves();
        let mut before = Box::new([NO_HALF; KEYS]);
        let mut behind = before.clone();
        for (number, half) in halves.iter().enumerate() {
            let bits = |is_set: fn(Place) -> bool| {
                (0..REACH).map(|at| u32::from(is_set(half[at])) << at).sum::<u32>()
            };
            let own = bits(|place| matches!(place, Place::Own | Place::Edge));
            let other = bits(|place| matches!(place, Place::Other | Place::Edge));
            let turned = |bits: u32| bits.reverse_bits() >> (u32::BITS - REACH as u32);
            behind[key(own, other)] = number as u32;
            before[key(turned(own), turned(other))] = (number * HALVES) as u32;
        }
        let mut table =
            ShapeTable { before, behind, shapes: vec![ShapePair::default(); HALVES * HALVES] };
        table.fill(variant, &halves);
        table
    }

    /// Fills in the shapes, those with the fewest empty places first: the others depend on them.
    fn fill(&mut self, variant: Variant, halves: &[Half]) {
        let empty = |half: &Half| half.iter().filter(|place| **place == Place::Empty).count();
        let numbers = with_one_more(halves);
        let swapped = swapped(halves);
        for empties in 0..=2 * REACH {
            for (i, before) in halves.iter().enumerate() {
                for (j, behind) in halves.iter().enumerate() {
                    if empty(before) + empty(behind) != empties {
                        continue;
                    }
                    let shape = match wins(variant, before, behind) {
                        true => Shape::Five,
                        false => self.by_one_more(&numbers[i], &numbers[j], i, j),
                    };
                    self.shapes[i * HALVES + j].set(0, shape);
                    self.shapes[swapped[i] * HALVES + swapped[j]].set(1, shape);
                }
            }
        }
    }

    /// Returns the shape of a line that does not win, by the shapes that one more mark makes of it.
    fn by_one_more(&self, before: &OneMore, behind: &OneMore, i: usize, j: usize) -> Shape {
        let after = |side: usize| {
            let left = before[side].iter().flatten().map(move |i| (*i, j));
            let right = behind[side].iter().flatten().map(move |j| (i, *j));
            left.chain(right).map(|(i, j)| self.shapes[i * HALVES + j].own())
        };
        let (own, mut other) = (after(0).max().unwrap_or(Shape::None), after(1));
        match own {
            Shape::Five if other.all(|shape| shape >= Shape::Four) => Shape::OpenFour,
            Shape::Five => Shape::Four,
            Shape::OpenFour => Shape::Three,
            Shape::Four => Shape::ClosedThree,
            Shape::Three => Shape::OpenTwo,
            Shape::ClosedThree => Shape::Two,
            Shape::OpenTwo | Shape::Two | Shape::None => Shape::None,
        }
    }
}

/// Returns the key of a half, by the lowest bits of the marks of both sides.
fn key(own: u32, other: u32) -> usize {
    ((own & MASK) | (other & MASK) << REACH) as usize
}

/// Returns all ways to fill the places on one side of a mark.
fn halves() -> Vec<Half> {
    const MARKS: [Place; 3] = [Place::Empty, Place::Own, Place::Other];
    let mut all = Vec::with_capacity(HALVES);
    for length in 0..=REACH {
        for mut number in 0..3_usize.pow(length as u32) {
            let mut half = [Place::Edge; REACH];
            for place in &mut half[..length] {
                *place = MARKS[number % 3];
                number /= 3;
            }
            all.push(half);
        }
    }
    all
}

/// Returns the number of each half with the marks of both sides exchanged.
fn swapped(halves: &[Half]) -> Vec<usize> {
    let other = |place: Place| match place {
        Place::Own => Place::Other,
        Place::Other => Place::Own,
        same => same,
    };
    let number = |half: Half| halves.iter().position(|known| *known == half);
    halves.iter().filter_map(|half| number(half.map(other))).collect()
}

/// The numbers of the halves that one more mark makes of a half: an own mark, or one of the other
/// side, on each place.
type OneMore = [[Option<usize>; REACH]; 2];

fn with_one_more(halves: &[Half]) -> Vec<OneMore> {
    let number = |half: Half| halves.iter().position(|other| *other == half);
    let more = |half: &Half| {
        [Place::Own, Place::Other].map(|mark| {
            let marked = |at: usize| {
                let mut half = *half;
                half[at] = mark;
                number(half)
            };
            std::array::from_fn(|at| if half[at] == Place::Empty { marked(at) } else { None })
        })
    };
    halves.iter().map(more).collect()
}

/// Returns whether a mark between these places is part of a winning line.
fn wins(variant: Variant, before: &Half, behind: &Half) -> bool {
    let run = |half: &Half| half.iter().take_while(|place| **place == Place::Own).count();
    let (left, right) = (run(before), run(behind));
    let length = left + 1 + right;
    let is_blocked = |half: &Half, run: usize| half.get(run) == Some(&Place::Other);
    let fits = if variant.exact_five { length == FIVE } else { length >= FIVE };
    let both = variant.double_block && is_blocked(before, left) && is_blocked(behind, right);
    fits && !both
}
