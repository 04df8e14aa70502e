//! The table of the computer's levels.

use std::time::Duration;

use basics::{Level, Limits, Method};

use super::Spot;

/// One row of the table of levels.
#[derive(Clone, Copy, Debug)]
pub struct LevelSpec {
    /// The level.
    pub level: Level,
    /// Its method.
    pub method: Method,
}

/// The longest search for one move, in case a slow or busy machine takes many times as long as usual.
const CAP: Duration = Duration::from_secs(5);

/// All levels, weakest first. Nodes limit each search, so a level plays the same on every machine.
///
/// Share of the points in 40 games (`o-an-quan match easy beginner --game caro --games 40 --balanced 80
/// --seed 1` and so on; without `--balanced` in 1,000 games against *Beginner*, who looks only at what its
/// own marks make). The newcomer looks at two or three spots near the marks. A *Beginner* whom the newcomer
/// beats no more often and random moves more often was not found: random moves win only by an accidental
/// five in a long game. Whatever else a *Beginner* saw (its own fives, those of the other side, threes,
/// more spots or fewer), the newcomer won 80% and more as soon as random moves won 25%.
///
/// | random : beginner | newcomer : beginner | easy : beginner | medium : easy | hard : medium | expert : hard |
/// | --- | --- | --- | --- | --- | --- |
/// | 14% | 73% | 100% | 90% | 76% | 84% |
pub const LEVELS: [LevelSpec; 6] = [
    LevelSpec { level: Level::Beginner, method: Method::Glancing(988) },
    LevelSpec { level: Level::Easy, method: Method::Overlooking(150) },
    LevelSpec { level: Level::Medium, method: Method::Nodes(150) },
    LevelSpec { level: Level::Hard, method: Method::Nodes(2_000) },
    LevelSpec { level: Level::Expert, method: Method::Nodes(20_000) },
    LevelSpec { level: Level::Master, method: Method::Nodes(300_000) },
];

impl LevelSpec {
    /// Returns the row of `level`.
    pub fn of(level: Level) -> &'static LevelSpec {
        LEVELS.iter().find(|spec| spec.level == level).expect("every level has a row")
    }

    /// Returns the limits of the level's search; those of *Medium* for a level that does not search.
    pub fn limits(&self) -> Limits<Spot> {
        match self.method {
            Method::Glancing(_) | Method::Overlooking(_) => LevelSpec::of(Level::Medium).limits(),
            Method::Nodes(nodes) => within(nodes),
        }
    }
}

/// Returns the limits of a search of so many nodes for a move in a game.
pub(crate) fn within(nodes: u64) -> Limits<Spot> {
    Limits { nodes: Some(nodes), time: Some(CAP), ..Limits::default() }
}
