//! Cờ gánh, a folk game of Quảng Nam for two on 5 × 5 points.
//!
//! A piece goes along a line to a neighbouring free point. Between two pieces of the other side on one line it *carries*
//! them (gánh): both turn. Then every group of the other side without a free neighbour is *surrounded* (vây, chẹt) and
//! turns, too. Whoever holds all sixteen pieces wins. Source: the article *Cờ gánh* of the Vietnamese Wikipedia and the
//! school pages that follow it; where they differ (whether a carry onto the point just left is forced, *mở*), there is
//! an option.

use std::fmt;

use serde::{Deserialize, Serialize};
use small_game::{Grid, Piece, Point, Small, SmallGame, Step, counts};
use tabletop::{LessonTask, Side};

/// The start, seen from the near side, which has `B`.
const START: &str = "TTTTT/T...T/B...T/B...B/BBBBB";
/// The moves of both sides without a turned piece after which a game is drawn: 50 of each.
const QUIET: usize = 100;

/// Cờ gánh with its option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rules {
    /// Whether a side must carry at the point that the other side has just left, if it can (*mở*).
    pub opening: bool,
}

/// The game at the table.
pub type Ganh = Small<Rules>;

small_game::words!(super::Rules);

impl Default for Rules {
    fn default() -> Self {
        Rules { opening: true }
    }
}

/// A position. Its text is that of the pieces, the side to move and the point just left.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pieces: Grid<5, 5>,
    side: Side,
    left: Option<Point>,
}

impl Position {
    /// Returns the pieces that a piece of the side to move carries at `point`.
    fn carried(&self, point: Point) -> Vec<Point> {
        let way =
            |(x, y)| point.offset((x, y), Rules::SIZE).zip(point.offset((-x, -y), Rules::SIZE));
        let both = lines(point).filter_map(way).map(|(one, two)| [one, two]);
        let is_other = |at: &Point| self.pieces.at(*at) == Some(self.side.next(2));
        both.filter(|both| both.iter().all(is_other)).flatten().collect()
    }
}

/// Returns half of the directions of the lines through a point: only every other point has diagonals.
fn lines(point: Point) -> impl Iterator<Item = (i8, i8)> {
    let count = if (point.x + point.y).is_multiple_of(2) { 4 } else { 2 };
    [(1, 0), (0, 1), (1, 1), (1, -1)].into_iter().take(count)
}

/// Returns the points to which a line leads from `point`.
fn neighbours(point: Point) -> impl Iterator<Item = Point> {
    let both = lines(point).flat_map(|(x, y)| [(x, y), (-x, -y)]);
    both.filter_map(move |direction| point.offset(direction, Rules::SIZE))
}

impl Rules {
    /// Returns the point at which the side to move must carry, if there is one.
    fn forced(&self, position: &Position) -> Option<Point> {
        let left = position.left.filter(|_| self.opening)?;
        let can_go = neighbours(left).any(|at| position.pieces.at(at) == Some(position.side));
        (can_go && !position.carried(left).is_empty()).then_some(left)
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = if self.side == Side::NEAR { 'b' } else { 't' };
        let left = self.left.map_or_else(|| "-".to_owned(), |left| left.to_string());
        write!(f, "{} {side} {left}", self.pieces)
    }
}

impl SmallGame for Rules {
    const ID: &'static str = "ganh";
    const TITLE: &'static str = "Cờ gánh";
    const SIZE: [u8; 2] = [5, 5];

    type Position = Position;
    type Move = Step;

    fn read(text: &str) -> Option<Position> {
        let parts: Vec<&str> = text.split_whitespace().collect();
        let &[rows, side, left] = parts.as_slice() else { return None };
        let pieces = Grid::read(rows)?;
        let side = Side::new(["b", "t"].iter().position(|name| *name == side)?);
        let is_free = |point: &Point| pieces.contains(*point) && pieces.at(*point).is_none();
        let left = if left == "-" { None } else { Some(left.parse().ok().filter(is_free)?) };
        Some(Position { pieces, side, left })
    }

    fn start(&self, first: Side) -> Position {
        let side = if first == Side::NEAR { "b" } else { "t" };
        Rules::read(&format!("{START} {side} -")).expect("the start is a position")
    }

    fn side(position: &Position) -> Side {
        position.side
    }

    fn moves(&self, position: &Position) -> Vec<Step> {
        let forced = self.forced(position);
        let mut moves: Vec<Step> = position
            .pieces
            .of(position.side)
            .flat_map(|from| neighbours(from).map(move |to| Step { from, to }))
            .filter(|step| position.pieces.at(step.to).is_none())
            .filter(|step| forced.is_none_or(|forced| step.to == forced))
            .collect();
        moves.sort_unstable();
        moves
    }

    fn after(&self, position: &Position, Step { from, to }: Step) -> Position {
        let (own, other) = (position.side, position.side.next(2));
        let mut after = position.clone();
        after.pieces.put(from, None);
        after.pieces.put(to, Some(own));
        after.carried(to).into_iter().for_each(|at| after.pieces.put(at, Some(own)));
        let surrounded = after.pieces.surrounded(other, neighbours);
        surrounded.into_iter().for_each(|at| after.pieces.put(at, Some(own)));
        Position { side: other, left: Some(from), ..after }
    }

    fn piece(position: &Position, at: Point) -> Option<Piece> {
        position.pieces.piece(at)
    }

    const ENDS: &'static [&'static str] =
        &["no-pieces", "cannot-move", "repetition", "fifty-moves"];

    fn end(&self, position: &Position, moves: &[Step]) -> Option<(&'static str, Option<Side>)> {
        if let Some(gone) = position.pieces.gone(position.side) {
            return Some(("no-pieces", Some(gone)));
        }
        moves.is_empty().then_some(("cannot-move", Some(position.side)))
    }

    /// The third time that the same pieces stand there with the same moves, or too long without a turned piece.
    fn drawn(&self, positions: &[&Position]) -> Option<&'static str> {
        let last = positions.last()?;
        let is_same = |position: &&&Position| {
            (position.pieces, position.side) == (last.pieces, last.side)
                && self.moves(position) == self.moves(last)
        };
        if positions.iter().filter(is_same).count() >= 3 {
            return Some("repetition");
        }
        let recent = &positions[positions.len().checked_sub(QUIET + 1)?..];
        let is_quiet = recent.windows(2).all(|pair| Rules::count(pair[0], pair[1]) == 0);
        is_quiet.then_some("fifty-moves")
    }

    const REPEATS: bool = true;

    fn estimate(position: &Position) -> i32 {
        100 * position.pieces.lead(position.side)
    }

    /// The pieces that turn.
    fn count(before: &Position, after: &Position) -> u32 {
        before.pieces.turned(&after.pieces)
    }

    const COUNTED: &'static str = "turned";

    const REASONS: &'static [&'static str] =
        &["carry", "carries", "surrounds", "carries-and-surrounds", "saves", "threatens", "safe"];

    /// What turns by the move, or else what it prevents or prepares.
    fn reason(&self, position: &Position, step: Step) -> Option<&'static str> {
        let after = self.after(position, step);
        let mut moved = position.clone();
        moved.pieces.put(step.from, None);
        let carried = moved.carried(step.to).len();
        let surrounded = Rules::count(position, &after) as usize - carried;
        // What a side could turn if it were to move, and if nothing were forced.
        let gain = |position: &Position, side: Side| {
            let position = Position { side, left: None, ..position.clone() };
            let gains = |step| Rules::count(&position, &self.after(&position, step));
            self.moves(&position).into_iter().map(gains).max().unwrap_or(0)
        };
        let (own, other) = (position.side, after.side);
        let replies = self.moves(&after).into_iter();
        let reply = replies.map(|reply| Rules::count(&after, &self.after(&after, reply)));
        let lost = reply.max().unwrap_or(0);
        match (carried, surrounded) {
            (0, 0) if lost < gain(position, other) => Some("saves"),
            (0, 0) if lost < gain(&after, own) => Some("threatens"),
            (0, 0) => (lost == 0).then_some("safe"),
            (0, _) => Some("surrounds"),
            (2, 0) => Some("carry"),
            (_, 0) => Some("carries"),
            (..) => Some("carries-and-surrounds"),
        }
    }

    /// Whether the side to move must carry.
    fn number(&self, position: &Position) -> i64 {
        self.forced(position).is_some().into()
    }

    const REFUSALS: &'static [&'static str] = &["piece", "taken", "line", "opening"];

    fn refusal(&self, position: &Position, Step { from, to }: Step) -> &'static str {
        match () {
            () if ![from, to].iter().all(|at| position.pieces.contains(*at)) => "line",
            () if position.pieces.at(from) != Some(position.side) => "piece",
            () if position.pieces.at(to).is_some() => "taken",
            () if neighbours(from).all(|at| at != to) => "line",
            () => "opening",
        }
    }

    const OPTIONS: &'static [&'static str] = &["opening"];

    fn option(&mut self, _name: &str) -> Option<&mut bool> {
        Some(&mut self.opening)
    }

    const HAS_SIDES: bool = true;

    fn joins(from: Point, to: Point) -> bool {
        neighbours(from).any(|at| at == to)
    }

    const RULES: usize = 6;

    const FIGURES: &'static [(usize, &'static str, &'static str)] = &[
        (1, "T...T/...../.T.T./..B../B...B b -", "c2c3"),
        (1, "T...T/.T.../.T.T./..BT./B...B b -", "c2c3"),
        (2, "T...T/...../...../B.B../TB... b -", "c2b2"),
        (3, "T...T/..T../.T.T./..B../B...B b c3", "c2c3"),
    ];

    const LESSON: &'static [LessonTask<Ganh, Point>] = &[
        LessonTask::play("T...T/...../.T.T./..B../B...B b -", counts::<Self, 2>),
        LessonTask::play("T...T/.T.../.T.T./..BT./B...B b -", counts::<Self, 4>),
        LessonTask::play("T...T/...../...../B.B../TB... b -", counts::<Self, 1>),
        LessonTask::play("T...T/..T../.T.T./..B../B...B b c3", counts::<Self, 2>).answered(),
    ];
}
