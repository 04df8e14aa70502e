//! Forecasts: the margin that a level expects at the end of a game.

use oanquan::{Departure, Game, Side};

use super::level::method_sides;
use super::{Control, Level, LevelSpec, analyze, choose, margin};

/// The most turns that a forecast plays; it then counts the game as stopped by agreement.
const IMAGINED_TURNS: u64 = 200;

/// Returns the margin in points, against the best other side, that `level` expects `side` to end
/// with if the game continues. Whose turn it is does not matter.
///
/// A level that searches does so within its own limits. A level that looks only one turn ahead
/// plays the rest of the game for all sides; the same `seed` gives the same game.
///
/// Returns `None` if the game is over or the search was cancelled.
pub fn forecast(
    level: Level,
    game: &Game,
    side: Side,
    seed: u64,
    control: &Control,
) -> Option<i32> {
    let to_move = game.position().to_move()?;
    let sides = game.rules().sides;
    let spec = LevelSpec::of(level);
    let method = spec.method(method_sides(game));
    let Some(limits) = method.limits(spec.cap) else {
        return imagine(level, game.clone(), side, seed, control);
    };
    if sides == 2 {
        let score = analyze(game, &limits, control)?.score;
        return Some(if to_move == side { score } else { -score });
    }
    let ways = method.many_sides_for_lead(sides);
    let found = ways.analyze_for(game, side, &limits, control)?;
    Some(found.score)
}

fn imagine(level: Level, mut game: Game, side: Side, seed: u64, control: &Control) -> Option<i32> {
    for turn in 0..IMAGINED_TURNS {
        if control.is_cancelled() {
            return None;
        }
        if game.end().is_some() {
            break;
        }
        let mv = choose(level, &game, seed.wrapping_add(turn), control)?;
        game.play(mv).expect("a level chooses legal moves");
    }
    if game.end().is_none() {
        game.depart(Departure::Stopped).expect("a game under way can be stopped");
    }
    Some(margin(game.position(), side))
}
