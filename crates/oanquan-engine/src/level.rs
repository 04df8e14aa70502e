//! The table of the computer's levels.

use std::time::Duration;

use oanquan::Game;

use super::{Goal, Level, Limits, ManySides, Sight};

/// The number of sides whose methods play matches of several rounds. The searches for two sides know
/// neither sold cells nor what a round is worth.
const SIDES_OF_MATCHES: usize = 3;

/// Returns the number of sides whose methods the levels use in the current position of `game`.
pub(crate) fn method_sides(game: &Game) -> usize {
    if game.is_match() { SIDES_OF_MATCHES } else { game.rules().sides }
}

/// The method by which a level finds its move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// The move that captures the most, as far as a careless player sees.
    Careless(Sight),
    /// Plain minimax to this many plies, for two sides.
    Minimax(u32),
    /// Alpha-beta to this many plies, for two sides.
    AlphaBeta(u32),
    /// The iteratively deepening engine to this many plies.
    Depth(u32),
    /// The iteratively deepening engine up to this many nodes.
    Nodes(u64),
    /// The same with the strongest search for three or four sides, which plays for the win by the learned
    /// estimate. The other methods play for the lead, by the dân in the cells.
    ForTheWin(u64),
}

impl Method {
    /// Returns the limits of a search that takes at most about the time `cap`, or `None` if the
    /// method considers only its own turn.
    pub(crate) fn limits(self, cap: Duration) -> Option<Limits> {
        let (depth, nodes) = match self {
            Method::Careless(_) => return None,
            Method::Minimax(depth) | Method::AlphaBeta(depth) | Method::Depth(depth) => {
                (Some(depth), None)
            }
            Method::Nodes(nodes) | Method::ForTheWin(nodes) => (None, Some(nodes)),
        };
        Some(Limits { depth, nodes, time: Some(cap), ..Limits::default() })
    }

    /// Returns the search of this method on a board with `sides` sides where the searches for two sides do not
    /// know the rules.
    pub(crate) fn many_sides(self, sides: usize) -> ManySides {
        match self {
            Method::ForTheWin(_) => ManySides::strongest(sides),
            _ => ManySides::plain(sides),
        }
    }

    /// Returns the same search for the margin that a player sees as a score.
    pub(crate) fn many_sides_for_lead(self, sides: usize) -> ManySides {
        ManySides { goal: Goal::Lead, ..self.many_sides(sides) }
    }
}

/// One row of the table of levels.
#[derive(Clone, Copy, Debug)]
pub struct LevelSpec {
    /// The level.
    pub level: Level,
    /// Its method with two sides.
    pub two: Method,
    /// Its method with three or four sides.
    pub many: Method,
    /// The longest search for one move, in case a slow or busy machine takes many times
    /// as long as usual. Searches of one or two plies ignore it.
    pub cap: Duration,
}

/// The caps of the quick levels and of the deep ones.
const SHORT: Duration = Duration::from_millis(300);
const LONG: Duration = Duration::from_secs(3);

/// What *Beginner* sees: like a child in its first week, it misses most moves, expects of a move no more
/// than its first capture, and is content with one quan at a time.
const CHILD: Sight = Sight { overlooked: 760, followed: 0 };

/// All levels, weakest first. To add a level, add it here and to the words of each
/// language. Depth or nodes limit each level, so it plays the same on every machine.
///
/// Share of the points with two sides (`o-an-quan match hard medium --games 200 --balanced 3 --seed 1`;
/// against *Beginner*, 1,000 games). A newcomer looks at two or three moves and plays the one that
/// captures the most; against *Beginner* it should win 60% to 75%, and random moves 25% to 40%.
/// Master : expert in 60 games, 100 in folk, `--balanced 1 --seed 22`: where one side is two points ahead
/// after the opening, it is seldom beaten by anybody, and `--balanced 3` gives 56%, 60% and 53%. Under the
/// rules of the last row, four random turns are a third of a game; after three (`--openings 3`, seeds 31
/// to 36, 120 games), the step is 60%:
///
/// | rules | random : beginner | newcomer : beginner | easy : beginner | medium : easy | hard : medium | expert : hard | master : expert |
/// | --- | --- | --- | --- | --- | --- | --- | --- |
/// | classic | 38% | 66% | 83% | 83% | 91% | 83% | 61% |
/// | folk | 37% | 67% | 83% | | 92% | 86% | 66% |
/// | classic `empty_quan=passes quan_value=5` | | | | | 88% | 82% | 57% |
///
/// Against searches of twenty times its nodes, the moves of *Expert* lose 0.13 points in classic and 0.04
/// in `classic empty_quan=passes quan_value=5`, over 600 positions each, and 0.12 in folk over 1,196 (the example
/// `loss`, `--nodes 30000 --games 150 --seed 7`, in folk also `--seed 8`: 0.155 and 0.082). The moves of
/// *Master* lose 0.00 points in classic over 216 positions, and 0.02 in folk and 0.01 in
/// `classic empty_quan=passes quan_value=5` over 204 each; the first quarter of the folk games loses the most,
/// 0.08 (`--nodes 2000000 --games 3`, seeds 600 to 616, in classic also 617; about a quarter of a
/// minute a position).
///
/// With three or four sides, one seat at a level among seats at the level below wins this
/// share of at least 200 games (ties split; equal strength would win 33% or 25%;
/// the example `many`, `ladder`). The last column is that of *Master* before it played for the win, by a
/// learned estimate (`docs/dev/strength.md`). The first three columns are 1,200 games of random moves, a
/// newcomer and *Easy* among beginners (`o-an-quan match newcomer beginner --games 1200 --seed 1 --rule
/// sides=3`). The same odds as with two sides, times those of an equal seat, are 14% to 25%
/// for random moves and 43% to 60% for a newcomer with three sides, 10% to 18% and 33% to 50% with four:
///
/// | sides | random | newcomer | easy | medium | hard | expert | master |
/// | --- | --- | --- | --- | --- | --- | --- | --- |
/// | 3 | 19% | 55% | 81% | 52% | 54% | 46% | 44% |
/// | 4 | 14% | 45% | 78% | 33% | 42% | 32% | 32% |
pub const LEVELS: [LevelSpec; 6] = [
    LevelSpec {
        level: Level::Beginner,
        two: Method::Careless(CHILD),
        many: Method::Careless(CHILD),
        cap: SHORT,
    },
    LevelSpec {
        level: Level::Easy,
        two: Method::Careless(Sight::FULL),
        many: Method::Careless(Sight::FULL),
        cap: SHORT,
    },
    LevelSpec { level: Level::Medium, two: Method::Minimax(2), many: Method::Depth(2), cap: SHORT },
    LevelSpec { level: Level::Hard, two: Method::AlphaBeta(6), many: Method::Depth(5), cap: SHORT },
    LevelSpec {
        level: Level::Expert,
        two: Method::Nodes(30_000),
        many: Method::Nodes(20_000),
        cap: LONG,
    },
    LevelSpec {
        level: Level::Master,
        two: Method::Nodes(2_000_000),
        many: Method::ForTheWin(300_000),
        cap: LONG,
    },
];

impl LevelSpec {
    /// Returns the row of `level`.
    pub fn of(level: Level) -> &'static LevelSpec {
        LEVELS.iter().find(|spec| spec.level == level).expect("every level has a row")
    }

    /// Returns the level's method on a board with `sides` sides.
    pub fn method(&self, sides: usize) -> Method {
        if sides == 2 { self.two } else { self.many }
    }

    /// Returns the limits of the level's search on a board with `sides` sides, or `None`
    /// if the level considers only its own turn.
    pub fn limits(&self, sides: usize) -> Option<Limits> {
        self.method(sides).limits(self.cap)
    }
}
