//! The points of a board, and moves on them as text.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use basics::Excerpt;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A point: its text is a letter for the column and a number for the row, as in `a1`, seen from the near side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point {
    /// The column, from 0 at the left.
    pub x: u8,
    /// The row, from 0 at the near edge.
    pub y: u8,
}

impl Point {
    /// Returns the point of this column and row.
    pub const fn new(x: u8, y: u8) -> Self {
        Point { x, y }
    }

    /// Returns all points of a board with so many columns and rows, as one reads them.
    pub fn all([columns, rows]: [u8; 2]) -> impl Iterator<Item = Point> {
        (0..rows).rev().flat_map(move |y| (0..columns).map(move |x| Point { x, y }))
    }

    /// Returns the point so far to the right and up, if a board of this size has it.
    pub fn offset(self, (right, up): (i8, i8), [columns, rows]: [u8; 2]) -> Option<Point> {
        let x = self.x.checked_add_signed(right).filter(|x| *x < columns)?;
        let y = self.y.checked_add_signed(up).filter(|y| *y < rows)?;
        Some(Point { x, y })
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.x), self.y + 1)
    }
}

impl FromStr for Point {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Self, NotAMove> {
        match text.as_bytes() {
            &[x @ b'a'..=b'z', y @ b'1'..=b'9'] => Ok(Point { x: x - b'a', y: y - b'1' }),
            _ => Err(NotAMove { text: Excerpt::of(text), example: "b2" }),
        }
    }
}

basics::stored_as_text!(Point);

/// A step of a piece from a point to another: its text is that of both, as in `a1b2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Step {
    /// Where the piece was.
    pub from: Point,
    /// Where it goes.
    pub to: Point,
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)
    }
}

impl FromStr for Step {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Self, NotAMove> {
        let points = text
            .split_at_checked(2)
            .and_then(|(from, to)| Some(Step { from: from.parse().ok()?, to: to.parse().ok()? }));
        points.ok_or_else(|| NotAMove { text: Excerpt::of(text), example: "a1b2" })
    }
}

basics::stored_as_text!(Step);

/// A move of a game in which pieces first come to the board and then go: its text is that of the point or the step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PutOrStep {
    /// A new piece comes to a point.
    Put(Point),
    /// A piece goes.
    Step(Step),
}

impl fmt::Display for PutOrStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PutOrStep::Put(point) => point.fmt(f),
            PutOrStep::Step(step) => step.fmt(f),
        }
    }
}

impl FromStr for PutOrStep {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Self, NotAMove> {
        text.parse().map(PutOrStep::Put).or_else(|_| text.parse().map(PutOrStep::Step))
    }
}

basics::stored_as_text!(PutOrStep);

/// A text is not a move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{text}\" is not a move; write points as letter and number, as in {example}")]
pub struct NotAMove {
    text: Excerpt,
    example: &'static str,
}

/// Where a move lies on the board.
pub trait Trail:
    Copy
    + Eq
    + Ord
    + fmt::Debug
    + fmt::Display
    + FromStr<Err: Error>
    + Serialize
    + DeserializeOwned
    + Send
    + Sync
    + 'static
{
    /// The length of its longest text.
    const LENGTH: usize;

    /// Returns the point of the piece that goes, if one does.
    fn from(self) -> Option<Point>;

    /// Returns the point to which it leads.
    fn to(self) -> Point;

    /// Returns the move between these points. A press that begins no move comes as one from a point to itself.
    fn between(from: Option<Point>, to: Point) -> Option<Self>;

    /// Returns the point that the player presses first.
    fn first(self) -> Point {
        self.from().unwrap_or(self.to())
    }

    /// Returns the move as players write it.
    fn name(self) -> String {
        match self.from() {
            Some(from) => format!("{from}–{}", self.to()),
            None => self.to().to_string(),
        }
    }
}

impl Trail for Point {
    const LENGTH: usize = 2;

    fn from(self) -> Option<Point> {
        None
    }

    fn to(self) -> Point {
        self
    }

    fn between(_from: Option<Point>, to: Point) -> Option<Self> {
        Some(to)
    }
}

impl Trail for Step {
    const LENGTH: usize = 4;

    fn from(self) -> Option<Point> {
        Some(self.from)
    }

    fn to(self) -> Point {
        self.to
    }

    fn between(from: Option<Point>, to: Point) -> Option<Self> {
        from.map(|from| Step { from, to })
    }
}

/// A new piece comes from nowhere.
impl Trail for PutOrStep {
    const LENGTH: usize = Step::LENGTH;

    fn from(self) -> Option<Point> {
        match self {
            PutOrStep::Put(_) => None,
            PutOrStep::Step(step) => Some(step.from),
        }
    }

    fn to(self) -> Point {
        match self {
            PutOrStep::Put(point) => point,
            PutOrStep::Step(step) => step.to,
        }
    }

    fn between(from: Option<Point>, to: Point) -> Option<Self> {
        Some(match from.filter(|from| *from != to) {
            None => PutOrStep::Put(to),
            Some(from) => PutOrStep::Step(Step { from, to }),
        })
    }
}
