//! Which levels solve a puzzle.

use oanquan::{Game, Move};
use oanquan_engine::{
    Control, Level, LevelSpec, Limits, Method, alpha_beta, analyze, greedy, minimax,
};

/// The levels that try the puzzles, weakest first.
pub const LEVELS: [Level; 5] =
    [Level::Easy, Level::Medium, Level::Hard, Level::Expert, Level::Master];

/// The levels that need a moment.
pub const QUICK: [Level; 3] = [Level::Easy, Level::Medium, Level::Hard];

/// Returns whether a level plays every move of the solver in the line, whatever its seed. Without
/// a limit in time, so that the result is the same on every machine.
pub fn solves(level: Level, game: &Game, line: &[Move]) -> bool {
    let mut game = game.clone();
    line.iter().enumerate().all(|(index, mv)| {
        let is_right = !index.is_multiple_of(2) || moves(level, &game) == [*mv];
        is_right && game.play(*mv).is_ok()
    })
}

/// Returns the moves among which a level chooses at random.
fn moves(level: Level, game: &Game) -> Vec<Move> {
    let control = Control::default();
    let spec = LevelSpec::of(level);
    let limits = Limits { time: None, ..spec.limits(2).unwrap_or_default() };
    let best = match spec.method(2) {
        Method::Careless(_) => greedy(game.rules(), game.position()),
        Method::Minimax(depth) => minimax(game, depth, &control),
        Method::AlphaBeta(_) => alpha_beta(game, &limits, &control),
        Method::Depth(_) | Method::Nodes(_) | Method::ForTheWin(_) => {
            return analyze(game, &limits, &control)
                .map(|found| found.best())
                .into_iter()
                .collect();
        }
    };
    best.map(|best| best.moves).unwrap_or_default()
}
