//! The table of the computer's levels.

use std::time::Duration;

use basics::{Level, Limits, Method};
use cotuong_board::Move;

use super::evaluation::Estimate;

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

/// The nodes of the master.
pub(crate) const MASTER: u64 = 300_000;

/// All levels, weakest first. Nodes limit each search, so a level plays the same on every machine.
///
/// Share of the points in 40 games, for the master in 10 (`o-an-quan match easy beginner --game cotuong
/// --games 40 --balanced 60 --seed 1` and so on; without `--balanced` in 1,000 games against *Beginner*, who
/// takes the most valuable piece that it sees). The newcomer does so among two or three moves; half of
/// its games against *Beginner* are drawn, because neither finds a mate.
///
/// | random : beginner | newcomer : beginner | easy : beginner | medium : easy | hard : medium | expert : hard | master : expert |
/// | --- | --- | --- | --- | --- | --- | --- |
/// | 33% | 63% | 100% | 90% | 96% | 96% | 100% |
pub const LEVELS: [LevelSpec; 6] = [
    row(Level::Beginner, Method::Glancing(940), false),
    row(Level::Easy, Method::Overlooking(150), false),
    row(Level::Medium, Method::Nodes(500), false),
    row(Level::Hard, Method::Nodes(4_000), true),
    row(Level::Expert, Method::Nodes(30_000), true),
    row(Level::Master, Method::Nodes(MASTER), true),
];

const fn row(level: Level, method: Method, uses_book: bool) -> LevelSpec {
    LevelSpec { level, method, uses_book }
}

impl LevelSpec {
    /// Returns the row of `level`.
    pub fn of(level: Level) -> &'static LevelSpec {
        LEVELS.iter().find(|spec| spec.level == level).expect("every level has a row")
    }

    /// Returns the estimate of the level's search.
    pub(crate) fn estimate(&self) -> Estimate<'static> {
        match self.method {
            Method::Nodes(nodes) => estimate_within(nodes),
            _ => Estimate::by_hand(),
        }
    }

    /// Returns the limits of the level's search; those of *Medium* for a level that does not search.
    pub fn limits(&self) -> Limits<Move> {
        match self.method {
            Method::Glancing(_) | Method::Overlooking(_) => LevelSpec::of(Level::Medium).limits(),
            Method::Nodes(nodes) => within(nodes),
        }
    }
}

/// Returns the estimate of a player that searches so many nodes: weaker ones than the master stay as weak
/// as the weights by hand make them.
pub(crate) fn estimate_within(nodes: u64) -> Estimate<'static> {
    if nodes < MASTER { Estimate::by_hand() } else { Estimate::learned() }
}

/// Returns the limits of a search of so many nodes for a move in a game.
pub(crate) fn within(nodes: u64) -> Limits<Move> {
    Limits { nodes: Some(nodes), time: Some(CAP), ..Limits::default() }
}
