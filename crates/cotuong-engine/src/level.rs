//! The table of the computer's levels.

use std::time::Duration;

use basics::{Level, Limits};
use cotuong_board::Move;

/// How a level finds its move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// The move after which captures leave the most, but each move is overlooked with this probability
    /// in percent.
    Overlooking(u8),
    /// A search of this many nodes.
    Nodes(u64),
}

/// One row of the table of levels.
#[derive(Clone, Copy, Debug)]
pub struct LevelSpec {
    /// The level.
    pub level: Level,
    /// Its method.
    pub method: Method,
    /// Whether it plays from the opening book.
    pub uses_book: bool,
}

/// The longest search for one move, in case a slow or busy machine takes many times as long as usual.
const CAP: Duration = Duration::from_secs(5);

/// All levels, weakest first. Nodes limit each search, so a level plays the same on every machine.
///
/// Share of the points in 40 games, for the master in 10 (`o-an-quan match easy beginner --game cotuong
/// --games 40 --balanced 60 --seed 1` and so on):
///
/// | easy : beginner | medium : easy | hard : medium | expert : hard | master : expert |
/// | --- | --- | --- | --- | --- |
/// | 99% | 90% | 96% | 96% | 100% |
pub const LEVELS: [LevelSpec; 6] = [
    row(Level::Beginner, Method::Overlooking(60), false),
    row(Level::Easy, Method::Overlooking(15), false),
    row(Level::Medium, Method::Nodes(500), false),
    row(Level::Hard, Method::Nodes(4_000), true),
    row(Level::Expert, Method::Nodes(30_000), true),
    row(Level::Master, Method::Nodes(300_000), true),
];

const fn row(level: Level, method: Method, uses_book: bool) -> LevelSpec {
    LevelSpec { level, method, uses_book }
}

impl LevelSpec {
    /// Returns the row of `level`.
    pub fn of(level: Level) -> &'static LevelSpec {
        LEVELS.iter().find(|spec| spec.level == level).expect("every level has a row")
    }

    /// Returns the limits of the level's search; those of *Medium* for a level that does not search.
    pub fn limits(&self) -> Limits<Move> {
        let nodes = match self.method {
            Method::Overlooking(_) => return LevelSpec::of(Level::Medium).limits(),
            Method::Nodes(nodes) => nodes,
        };
        Limits { nodes: Some(nodes), time: Some(CAP), ..Limits::default() }
    }
}
