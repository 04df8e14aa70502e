//! Analyses, and the moves of the levels.

use basics::{Control, Level, Limiter, Limits, Method, Strength, chance, noticed};
use cotuong_board::Move;

use super::evaluation::Estimate;
use super::exchange::value;
use super::level::{estimate_within, within};
use super::search::Search;
use super::table::Memory;
use super::{Analysis, LevelSpec, Situation, WON, book, root};

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
    analyze_by(Estimate::learned(), situation, limits, control)
}

/// Analyses a position by another estimate; see [`analyze`].
pub fn analyze_by(
    estimate: Estimate<'_>,
    situation: &Situation,
    limits: &Limits<Move>,
    control: &Control,
) -> Option<Analysis> {
    root::search(situation, estimate, limits, None, control)
}

/// Analyses the position as `level` does, but without the opening book; see [`analyze`].
pub fn analyze_at(level: Level, situation: &Situation, control: &Control) -> Option<Analysis> {
    let spec = LevelSpec::of(level);
    analyze_by(spec.estimate(), situation, &spec.limits(), control)
}

/// Returns the move of `level`. `seed` decides what a level overlooks, which move of the book it plays,
/// and between moves that seem equal. Returns `None` where [`analyze`] does.
pub fn choose(level: Level, situation: &Situation, seed: u64, control: &Control) -> Option<Move> {
    let spec = LevelSpec::of(level);
    choose_by(spec.method, spec.uses_book, situation, seed, control)
}

/// Returns the move of a player of `strength`, who plays from the opening book if the nearest level does;
/// see [`choose`].
pub fn choose_at_strength(
    strength: Strength,
    situation: &Situation,
    seed: u64,
    control: &Control,
) -> Option<Move> {
    let method = Method::at(strength, |level| LevelSpec::of(level).method, seed);
    let uses_book = LevelSpec::of(strength.nearest_level()).uses_book;
    choose_by(method, uses_book, situation, seed, control)
}

fn choose_by(
    method: Method,
    uses_book: bool,
    situation: &Situation,
    seed: u64,
    control: &Control,
) -> Option<Move> {
    if control.is_cancelled() {
        return None;
    }
    let mut random = fastrand::Rng::with_seed(seed);
    if uses_book
        && situation.given == 0
        && let Some(mv) = chance::choice(&mut random, book::moves(&situation.board()))
    {
        return Some(*mv);
    }
    match method {
        Method::Glancing(overlooked) => {
            let board = situation.board();
            let captured = |mv: &Move| board.piece(mv.to).map_or(0, |piece| value(piece.kind));
            let seen = noticed(situation.legal_moves(), overlooked, &mut random);
            seen.into_iter().max_by_key(captured)
        }
        Method::Overlooking(overlooked) => {
            let seen = noticed(situation.legal_moves(), overlooked, &mut random);
            let limiter = Limiter::new(None, None, control);
            let (by_hand, memory) = (Estimate::by_hand(), Memory::new(0));
            let mut search = Search::new(situation, by_hand, limiter, memory.table(false));
            seen.into_iter().max_by_key(|mv| search.after(*mv, (-WON, WON), 0, 0))
        }
        Method::Nodes(nodes) => {
            let estimate = estimate_within(nodes);
            Some(root::search(situation, estimate, &within(nodes), Some(seed), control)?.best)
        }
    }
}
