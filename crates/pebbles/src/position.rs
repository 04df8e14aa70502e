//! Positions and moves, and their text.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use basics::Excerpt;
use tabletop::Side;

use super::Malformed;

/// The range of the number of pebbles in the heap.
pub const HEAP: RangeInclusive<u16> = 0..=999;
/// The range of the most pebbles that a turn may take.
pub const MAX: RangeInclusive<u8> = 2..=20;

/// A position. Its text is `n most last side`, as in `12 4 0 0`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Heap {
    pub(crate) pebbles: u16,
    pub(crate) most: u8,
    pub(crate) last: u8,
    pub(crate) side: Side,
}

impl Heap {
    /// Returns the number of pebbles in the heap, within [`HEAP`].
    pub fn pebbles(&self) -> u16 {
        self.pebbles
    }

    /// Returns the most pebbles that a turn may take, within [`MAX`].
    pub fn most(&self) -> u8 {
        self.most
    }

    /// Returns the number of pebbles that the last turn took; 0 at the start.
    pub fn last(&self) -> u8 {
        self.last
    }

    /// Returns the side whose turn it is, even if it cannot move.
    pub fn side(&self) -> Side {
        self.side
    }

    /// Returns the numbers of pebbles that the rules allow to take, ascending.
    pub fn takes(&self) -> impl Iterator<Item = Take> + use<> {
        let (pebbles, last) = (self.pebbles, self.last);
        let allowed = move |take: &u8| *take != last && u16::from(*take) <= pebbles;
        (1..=self.most).filter(allowed).map(Take)
    }

    /// Returns the position after `take`, which must be one of [`Heap::takes`].
    pub(crate) fn after(&self, take: Take) -> Self {
        let (pebbles, side) = (self.pebbles - u16::from(take.0), self.side.next(2));
        Heap { pebbles, last: take.0, side, ..*self }
    }
}

impl fmt::Display for Heap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {} {}", self.pebbles, self.most, self.last, self.side)
    }
}

impl FromStr for Heap {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Self, Malformed> {
        let parts: Vec<&str> = text.split_whitespace().collect();
        let &[pebbles, most, last, side] = parts.as_slice() else {
            return Err(Malformed::Parts(parts.len()));
        };
        let pebbles = number("the heap", pebbles, HEAP)?;
        let most = number("the most to take", most, MAX)?;
        let last = number("the number taken last", last, 0..=most)?;
        let side: u8 = number("the side", side, 0..=1)?;
        Ok(Heap { pebbles, most, last, side: Side::new(usize::from(side)) })
    }
}

/// Parses a whole number within a range, in its only spelling.
pub(crate) fn number<T>(
    what: &'static str,
    text: &str,
    range: RangeInclusive<T>,
) -> Result<T, Malformed>
where
    T: FromStr + ToString + PartialOrd + Copy + Into<u16>,
{
    let found = text.parse().ok().filter(|number: &T| number.to_string() == text);
    found.filter(|number| range.contains(number)).ok_or_else(|| Malformed::Number {
        what,
        value: Excerpt::of(text),
        range: (*range.start()).into()..=(*range.end()).into(),
    })
}

/// A move: the number of pebbles to take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Take(pub(crate) u8);

impl Take {
    /// Returns the move that takes `count` pebbles; `None` outside 1 to the end of [`MAX`].
    pub fn new(count: u8) -> Option<Self> {
        (1..=*MAX.end()).contains(&count).then_some(Take(count))
    }

    /// Returns the number of pebbles, at least 1.
    pub fn count(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

basics::stored_as_text!(Take);

impl FromStr for Take {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Self, Malformed> {
        number("a move", text, 1..=*MAX.end()).map(Take)
    }
}
