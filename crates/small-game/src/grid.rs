//! The pieces of two sides on a board of points.

use std::fmt;

use tabletop::Side;

use crate::{Piece, Point};

/// The pieces on a board with `C` columns and `R` rows. Its text is that of the rows from the top, `/` between them: `B`
/// for a piece of the near side, `T` for one of the far side, `.` for none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Grid<const C: usize, const R: usize>([[Option<Side>; C]; R]);

impl<const C: usize, const R: usize> Grid<C, R> {
    /// The columns and rows.
    pub const SIZE: [u8; 2] = [C as u8, R as u8];

    /// Returns the pieces of a text; `None` if it is none.
    pub fn read(text: &str) -> Option<Self> {
        let rows: Vec<&str> = text.split('/').collect();
        if rows.len() != R || rows.iter().any(|row| row.len() != C) {
            return None;
        }
        let mut grid = Grid([[None; C]; R]);
        for (point, letter) in Point::all(Self::SIZE).zip(rows.concat().bytes()) {
            let piece = [b'.', b'B', b'T'].iter().position(|known| *known == letter)?;
            grid.put(point, piece.checked_sub(1).map(Side::new));
        }
        Some(grid)
    }

    /// Returns the side whose piece lies on a point of the board.
    pub fn at(&self, point: Point) -> Option<Side> {
        self.0[usize::from(point.y)][usize::from(point.x)]
    }

    /// Puts a piece of a side on a point, or takes it away.
    pub fn put(&mut self, point: Point, side: Option<Side>) {
        self.0[usize::from(point.y)][usize::from(point.x)] = side;
    }

    /// Returns whether a point belongs to the board.
    pub fn contains(&self, point: Point) -> bool {
        point.offset((0, 0), Self::SIZE).is_some()
    }

    /// Returns the points on which pieces of a side lie.
    pub fn of(&self, side: Side) -> impl Iterator<Item = Point> {
        Point::all(Self::SIZE).filter(move |point| self.at(*point) == Some(side))
    }

    /// Returns how many pieces `side` has more than the other side.
    pub fn lead(&self, side: Side) -> i32 {
        let [own, other] = [side, side.next(2)].map(|side| self.of(side).count() as i32);
        own - other
    }

    /// Returns the side that has no piece, `side` if neither has one.
    pub fn gone(&self, side: Side) -> Option<Side> {
        [side, side.next(2)].into_iter().find(|side| self.of(*side).next().is_none())
    }

    /// Returns what lies on a point.
    pub fn piece(&self, point: Point) -> Option<Piece> {
        self.at(point).map(Piece::Of)
    }

    /// Returns the pieces of `side` in groups without a free neighbour, whose points `neighbours` join.
    pub fn surrounded<I: Iterator<Item = Point>>(
        &self,
        side: Side,
        neighbours: impl Fn(Point) -> I,
    ) -> Vec<Point> {
        let is_free = |point: &Point| neighbours(*point).any(|at| self.at(at).is_none());
        let mut free: Vec<Point> = self.of(side).filter(is_free).collect();
        let mut next = 0;
        while let Some(point) = free.get(next).copied() {
            for joined in neighbours(point).filter(|at| self.at(*at) == Some(side)) {
                if !free.contains(&joined) {
                    free.push(joined);
                }
            }
            next += 1;
        }
        self.of(side).filter(|point| !free.contains(point)).collect()
    }

    /// Returns how many pieces have another side in `other`.
    pub fn turned(&self, other: &Self) -> u32 {
        let both = self.0.as_flattened().iter().zip(other.0.as_flattened());
        both.filter(|(one, other)| one.is_some() && other.is_some() && one != other).count() as u32
    }
}

impl<const C: usize, const R: usize> fmt::Display for Grid<C, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for point in Point::all(Self::SIZE) {
            let is_next_row = point.x == 0 && usize::from(point.y) + 1 < R;
            f.write_str(if is_next_row { "/" } else { "" })?;
            f.write_str(match self.at(point) {
                None => ".",
                Some(side) if side == Side::NEAR => "B",
                Some(_) => "T",
            })?;
        }
        Ok(())
    }
}
