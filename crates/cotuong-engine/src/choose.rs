//! Analyses, and the moves of the levels.

use basics::{Control, Level, Limiter, Limits};
use cotuong_board::Move;

use super::evaluation::Weights;
use super::search::Search;
use super::{Analysis, LevelSpec, Method, Situation, WON, book, root};

/// Analyses a position.
///
/// Returns `None` if the side to move has no move, if `limits.only` is illegal, or if the search was
/// cancelled. The caller knows whether the game is over: the engine looks for a mate, not for draws at
/// the position itself.
pub fn analyze(
    situation: &Situation,
    limits: &Limits<Move>,
    control: &Control,
) -> Option<Analysis> {
    analyze_by(Weights::usual(), situation, limits, control)
}

/// Analyses a position by other weights of the estimate; see [`analyze`].
pub fn analyze_by(
    weights: &Weights,
    situation: &Situation,
    limits: &Limits<Move>,
    control: &Control,
) -> Option<Analysis> {
    root::search(situation, weights, limits, None, control)
}

/// Analyses the position as `level` does, but without the opening book; see [`analyze`].
pub fn analyze_at(level: Level, situation: &Situation, control: &Control) -> Option<Analysis> {
    analyze(situation, &LevelSpec::of(level).limits(), control)
}

/// Returns the move of `level`. `seed` decides what a level overlooks, which move of the book it plays,
/// and between moves that seem equal. Returns `None` where [`analyze`] does.
pub fn choose(level: Level, situation: &Situation, seed: u64, control: &Control) -> Option<Move> {
    let spec = LevelSpec::of(level);
    if spec.uses_book
        && situation.given == 0
        && let Some(mv) = fastrand::Rng::with_seed(seed).choice(book::moves(&situation.board()))
        && !control.is_cancelled()
    {
        return Some(*mv);
    }
    match spec.method {
        Method::Overlooking(percent) => overlooking(situation, percent, seed, control),
        Method::Nodes(_) => {
            let weights = Weights::usual();
            Some(root::search(situation, weights, &spec.limits(), Some(seed), control)?.best)
        }
    }
}

/// Returns the move after which captures leave the most, of those that are not overlooked.
fn overlooking(situation: &Situation, percent: u8, seed: u64, control: &Control) -> Option<Move> {
    if control.is_cancelled() {
        return None;
    }
    let mut random = fastrand::Rng::with_seed(seed);
    let mut all = situation.legal_moves();
    random.shuffle(&mut all);
    let seen: Vec<Move> = all.iter().copied().filter(|_| random.u8(0..100) >= percent).collect();
    let moves = if seen.is_empty() { all } else { seen };
    let limiter = Limiter::new(None, None, control);
    let mut search = Search::new(situation, Weights::usual(), limiter, 0);
    moves.into_iter().max_by_key(|mv| search.after(*mv, (-WON, WON), 0, 0))
}
