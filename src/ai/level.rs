//! The levels of the computer opponent, as one table.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::Limits;

/// How strong the computer plays, weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Level {
    /// Overlooks much.
    Beginner,
    /// Takes what it can get at once.
    Easy,
    /// Sees the reply.
    Medium,
    /// Sees several turns ahead.
    Hard,
    /// Looks far ahead.
    Expert,
    /// Looks as far as it can.
    Master,
}

/// How a level finds its move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// Greedy, but each move is overlooked with this chance in a hundred.
    Overlooking(u8),
    /// The turn that captures most.
    Greedy,
    /// Plain minimax to this many plies, for two sides.
    Minimax(u32),
    /// Alpha-beta to this many plies, for two sides.
    AlphaBeta(u32),
    /// The deepening search to this many plies.
    Depth(u32),
    /// The deepening search until this many positions were entered.
    Nodes(u64),
}

/// One row of the table of levels.
#[derive(Clone, Copy, Debug)]
pub struct LevelSpec {
    /// The level.
    pub level: Level,
    /// Its name on the command line and in records.
    pub name: &'static str,
    /// How it finds its move with two sides.
    pub method: Method,
    /// How it finds its move with three or four sides.
    pub many: Method,
    /// The longest it searches for a move, should a machine be so slow or busy that
    /// the depth or the nodes take many times as long as usual. One or two plies
    /// are not worth a look at the clock.
    pub cap: Duration,
}

/// The cap of the levels that answer at once, and of those that look far.
const SHORT: Duration = Duration::from_millis(300);
const LONG: Duration = Duration::from_secs(3);

/// Every level, weakest first. A level is added here and in the words of each
/// language. Depth or nodes bound how far it looks, so that it plays alike on every
/// machine.
///
/// What a level takes of the points of 200 games with two sides against another
/// (`o-an-quan match hard medium --games 200 --balanced 3 --seed 1`):
///
/// | random : beginner | easy : beginner | medium : easy | hard : medium | expert : hard | master : expert | master : hard |
/// | --- | --- | --- | --- | --- | --- | --- |
/// | 40 % | 85 % | 83 % | 91 % | 75 % | 74 % | 85 % |
///
/// With three or four sides one seat by a level among seats by the level below
/// wins this share of 200 games or more (ties split; equal strength would win
/// 33 or 25 %; `cargo bench --bench strength --no-default-features -- ladder`):
///
/// | sides | easy | medium | hard | expert | master |
/// | --- | --- | --- | --- | --- | --- |
/// | 3 | 82 % | 52 % | 54 % | 46 % | 44 % |
/// | 4 | 81 % | 33 % | 42 % | 32 % | 32 % |
pub const LEVELS: [LevelSpec; 6] = [
    LevelSpec {
        level: Level::Beginner,
        name: "beginner",
        method: Method::Overlooking(83),
        many: Method::Overlooking(83),
        cap: SHORT,
    },
    LevelSpec {
        level: Level::Easy,
        name: "easy",
        method: Method::Greedy,
        many: Method::Greedy,
        cap: SHORT,
    },
    LevelSpec {
        level: Level::Medium,
        name: "medium",
        method: Method::Minimax(2),
        many: Method::Depth(2),
        cap: SHORT,
    },
    LevelSpec {
        level: Level::Hard,
        name: "hard",
        method: Method::AlphaBeta(6),
        many: Method::Depth(5),
        cap: SHORT,
    },
    LevelSpec {
        level: Level::Expert,
        name: "expert",
        method: Method::Nodes(3_000),
        many: Method::Nodes(20_000),
        cap: LONG,
    },
    LevelSpec {
        level: Level::Master,
        name: "master",
        method: Method::Nodes(300_000),
        many: Method::Nodes(300_000),
        cap: LONG,
    },
];

impl Level {
    /// Its row of [`LEVELS`].
    pub fn spec(self) -> &'static LevelSpec {
        LEVELS.iter().find(|spec| spec.level == self).expect("every level has a row")
    }

    /// How it finds its move on a board of `sides` sides.
    pub fn method(self, sides: usize) -> Method {
        if sides == 2 { self.spec().method } else { self.spec().many }
    }

    /// How far it searches on a board of `sides` sides; none where it looks at its
    /// own turn only.
    pub fn limits(self, sides: usize) -> Option<Limits> {
        let (depth, nodes) = match self.method(sides) {
            Method::Overlooking(_) | Method::Greedy => return None,
            Method::Minimax(depth) | Method::AlphaBeta(depth) | Method::Depth(depth) => {
                (Some(depth), None)
            }
            Method::Nodes(nodes) => (None, Some(nodes)),
        };
        Some(Limits { depth, nodes, time: Some(self.spec().cap), threads: 1, only: None })
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.spec().name)
    }
}

/// A text that is not the name of a level; carries the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LevelError(String);

impl fmt::Display for LevelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = LEVELS.iter().map(|spec| spec.name).collect();
        write!(f, "there is no level named {:?}; choose one of {}", self.0, names.join(", "))
    }
}

impl std::error::Error for LevelError {}

impl FromStr for Level {
    type Err = LevelError;

    fn from_str(text: &str) -> Result<Self, LevelError> {
        let found = LEVELS.iter().find(|spec| spec.name == text);
        found.map(|spec| spec.level).ok_or_else(|| LevelError(text.to_owned()))
    }
}
