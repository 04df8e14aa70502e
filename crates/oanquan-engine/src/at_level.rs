//! Analysis of a position at the strength of a level.

use oanquan::{Game, play};

use super::analysis::analyze_by;
use super::level::method_sides;
use super::{Analysis, Control, Level, LevelSpec, choose, margin};

/// Analyses the current position of `game` within the depth or nodes of `level`. A level
/// that sees only its own turn returns the move it plays with seed 0 and the margin
/// right after that move.
///
/// Returns `None` if the game is over or the search was cancelled.
pub fn analyze_at(level: Level, game: &Game, control: &Control) -> Option<Analysis> {
    let spec = LevelSpec::of(level);
    let method = spec.method(method_sides(game));
    match method.limits(spec.cap) {
        Some(limits) => {
            let ways = method.many_sides_for_lead(game.rules().sides);
            analyze_by(&ways, game, &limits, control)
        }
        None => analyze_own_turn(level, game, control),
    }
}

fn analyze_own_turn(level: Level, game: &Game, control: &Control) -> Option<Analysis> {
    let mv = choose(level, game, 0, control)?;
    let turn = play(game.rules(), game.position(), mv).expect("a level chooses legal moves");
    Some(Analysis {
        pv: vec![mv],
        score: margin(&turn.after, turn.side),
        depth: 1,
        turns: None,
        proven: false,
        nodes: game.legal_moves().len() as u64,
    })
}
