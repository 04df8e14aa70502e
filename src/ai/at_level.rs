//! Looking at a position with the eyes of a level.

use crate::rules::{Game, play};

use super::{Analysis, Control, Level, analyze, choose, margin};

/// What `level` finds in the position `game` has come to, within the depth or
/// the nodes of its search. A level that looks at its own turn only shows the
/// move it plays (with the seed 0) and the margin right after it.
///
/// None when the game is over or the search was cancelled.
pub fn analyze_at(level: Level, game: &Game, control: &Control) -> Option<Analysis> {
    match level.limits(game.rules().sides) {
        Some(limits) => analyze(game, &limits, control),
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
        nodes: game.position().legal_moves().len() as u64,
    })
}
