//! Choosing a move at a level.

use std::time::Duration;

use basics::chance;
use oanquan::{Game, Move};

use super::analysis::analyze_by;
use super::level::method_sides;
use super::{
    BestMoves, Control, Level, LevelSpec, Limits, ManySides, Method, Sight, alpha_beta, greedy,
    greedy_with_oversights, minimax,
};

/// The turns after which a level that only defends takes risks: in a row, without a turn after
/// which the board held fewer points than ever before in the game.
const PATIENCE: usize = 60;
/// After these many further turns it accepts to lose one more point.
const TURNS_PER_POINT: usize = 4;

/// Returns the move that `level` plays in the current position of `game`. Among equally
/// good moves `seed` decides, so the same seed gives the same move.
///
/// Returns `None` if there is no legal move or the search was cancelled.
pub fn choose(level: Level, game: &Game, seed: u64, control: &Control) -> Option<Move> {
    let spec = LevelSpec::of(level);
    choose_by(spec.method(method_sides(game)), spec.cap, game, seed, control)
}

/// Returns the move that `method` finds in at most about the time `cap`.
pub(crate) fn choose_by(
    method: Method,
    cap: Duration,
    game: &Game,
    seed: u64,
    control: &Control,
) -> Option<Move> {
    let (rules, position) = (game.rules(), game.position());
    let limits = method.limits(cap).unwrap_or_default();
    let two_sides = rules.sides == 2;
    let best = match method {
        Method::Careless(Sight::FULL) => greedy(rules, position),
        Method::Careless(sight) => greedy_with_oversights(game, sight, seed),
        Method::Minimax(depth) if two_sides => minimax(game, depth, control),
        Method::AlphaBeta(_) if two_sides => alpha_beta(game, &limits, control),
        _ => searched(&method.many_sides(rules.sides), game, &limits, control),
    }?;
    chance::choice(&mut fastrand::Rng::with_seed(seed), best.moves)
}

/// Returns the moves of a level that searches: one, as long as it has patience.
fn searched(
    ways: &ManySides,
    game: &Game,
    limits: &Limits,
    control: &Control,
) -> Option<BestMoves> {
    match patience_lost(game) {
        Some(most_lost) => nearly_best(ways, game, limits, most_lost, control),
        None => analyze_by(ways, game, limits, control)
            .map(|found| BestMoves { score: found.score, moves: vec![found.best()] }),
    }
}

/// Returns the points that a level accepts to lose so that the game ends, or `None` if there is no
/// need. Two sides that play well can capture what they have borrowed for ever.
fn patience_lost(game: &Game) -> Option<i32> {
    let (mut most_stored, mut since) = (i32::MIN, 0_usize);
    for position in game.positions() {
        let stored = position.stores().iter().map(|(_, points)| *points).sum();
        since += 1;
        if stored > most_stored {
            (most_stored, since) = (stored, 0);
        }
    }
    since.checked_sub(PATIENCE).map(|turns| (turns / TURNS_PER_POINT) as i32)
}

/// Returns the moves that lose at most that many points against the best one.
fn nearly_best(
    ways: &ManySides,
    game: &Game,
    limits: &Limits,
    most_lost: i32,
    control: &Control,
) -> Option<BestMoves> {
    let moves = game.legal_moves();
    let share = |nodes: u64| nodes / moves.len().max(1) as u64;
    let scored = |mv| {
        let time = limits.time.map(|time| time / moves.len().max(1) as u32);
        let limits = Limits { nodes: limits.nodes.map(share), time, only: Some(mv), ..*limits };
        Some((mv, analyze_by(ways, game, &limits, control)?.score))
    };
    let scores: Vec<(Move, i32)> = moves.iter().copied().map(scored).collect::<Option<_>>()?;
    let score = scores.iter().map(|(_, score)| *score).max()?;
    let near = scores.into_iter().filter(|(_, worse)| *worse >= score - most_lost);
    Some(BestMoves { score, moves: near.map(|(mv, _)| mv).collect() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analyze;
    use oanquan::{Position, Preset, Rules, Side};

    /// A position of two deeply indebted sides that capture what they have borrowed.
    const BORROWERS: &str = "2,1,1,1,0,2,Q15,2,0,2,0,1 1 15,13";
    /// The nodes of a search that goes on borrowing from there.
    const NODES: u64 = 10_000;
    /// The turns that a game of borrowers may take until patience ends it, and to show that nothing
    /// else does.
    const MAX_TURNS: usize = 250;

    /// Plays from the position of the borrowers and returns the number of turns, at most
    /// [`MAX_TURNS`].
    fn turns(choose: impl Fn(&Game) -> Option<Move>) -> usize {
        // On a board for many dân, so that patience ends the game before growth does.
        let rules = Rules { dan: 20, ..Rules::classic() };
        let borrowers = Position::parse(BORROWERS, &rules).expect("a position");
        let mut game = Game::new(rules, borrowers);
        while game.end().is_none() && game.turn_count() < MAX_TURNS {
            game.play(choose(&game).expect("a move")).expect("a legal move");
        }
        game.turn_count()
    }

    #[test]
    fn two_sides_that_only_borrow_lose_their_patience_and_end_the_game() {
        let limits = Limits { nodes: Some(NODES), ..Limits::default() };
        let control = Control::default();
        let best = |game: &Game| analyze(game, &limits, &control).map(|found| found.best());
        assert_eq!(turns(best), MAX_TURNS, "no game to lose patience with");
        let ways = ManySides::plain(2);
        let first = |game: &Game| searched(&ways, game, &limits, &control)?.moves.first().copied();
        assert!(turns(first) < MAX_TURNS);
    }

    #[test]
    fn nobody_loses_patience_in_games_that_go_on() {
        for preset in Preset::ALL {
            let rules = preset.rules();
            let mut game = Game::new(rules.clone(), Position::start(&rules, Side::NEAR));
            for seed in 0.. {
                assert_eq!(patience_lost(&game), None, "{rules}, {} turns", game.turn_count());
                let Some(mv) = choose(Level::Medium, &game, seed, &Control::default()) else {
                    break;
                };
                game.play(mv).expect("a legal move");
            }
        }
    }
}
