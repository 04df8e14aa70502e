//! Analyses, and the moves of the levels.

use basics::{Control, Level, Limits, Method, Strength, noticed};

use super::board::Board;
use super::level::within;
use super::ordering::{own_points, points};
use super::threat::Threat;
use super::{Analysis, LevelSpec, Shape, Spot, Variant, root, search};

/// Analyses the position after `moves`, which the sides made in turn.
///
/// Returns `None` if the board is full, if a move or `limits.only` is impossible, or if the search was
/// cancelled. The caller knows whether the game is over: the engine looks at the marks, not at the
/// lines that have already won.
pub fn analyze(
    variant: Variant,
    moves: &[Spot],
    limits: &Limits<Spot>,
    control: &Control,
) -> Option<Analysis> {
    root::search(variant, moves, limits, None, control)
}

/// Analyses the position as `level` does; see [`analyze`].
pub fn analyze_at(
    level: Level,
    variant: Variant,
    moves: &[Spot],
    control: &Control,
) -> Option<Analysis> {
    analyze(variant, moves, &LevelSpec::of(level).limits(), control)
}

/// Returns what a mark of the side to move on `spot` would threaten, and what one of the other side
/// would. Returns `None` if a move is impossible or the spot is marked.
pub fn threats(variant: Variant, moves: &[Spot], spot: Spot) -> Option<[Threat; 2]> {
    let board = Board::new(variant, moves)?;
    let player = board.player();
    board.is_empty(spot).then(|| [board.threat(player, spot), board.threat(1 - player, spot)])
}

/// Returns what a mark of the side to move on `spot` would make of its lines, and what one of the other
/// side would: along the row, the column, the diagonal that rises with the columns and the one that
/// falls. Returns `None` if a move is impossible or the spot is marked.
pub fn shapes(variant: Variant, moves: &[Spot], spot: Spot) -> Option<[[Shape; 4]; 2]> {
    let board = Board::new(variant, moves)?;
    let player = board.player();
    let shapes = |player| std::array::from_fn(|along| board.shapes(player, spot).along(along));
    board.is_empty(spot).then(|| [shapes(player), shapes(1 - player)])
}

/// Returns the spots worth a look after `moves`: those near marks, the middle of an empty board, and all if nothing
/// is near. Empty if a move is impossible.
pub fn candidates(variant: Variant, moves: &[Spot]) -> Vec<Spot> {
    Board::new(variant, moves)
        .map_or_else(Vec::new, |board| search::candidates(&board).into_iter().collect())
}

/// Returns the spots worth a look after `moves`, with what a mark of the side to move makes there, and
/// denies the other side, in points of the estimate. Empty if a move is impossible.
pub fn glance(variant: Variant, moves: &[Spot]) -> Vec<(Spot, i32)> {
    let Some(board) = Board::new(variant, moves) else { return Vec::new() };
    let spots = search::candidates(&board).into_iter().filter(|spot| board.is_empty(*spot));
    spots.map(|spot| (spot, points(&board, spot))).collect()
}

/// Returns the empty spots on which a side could win at once or make an unstoppable threat, with what
/// the side to move and the other side would threaten there. Empty if a move is impossible.
pub fn dangers(variant: Variant, moves: &[Spot]) -> Vec<(Spot, [Threat; 2])> {
    let Some(board) = Board::new(variant, moves) else { return Vec::new() };
    let player = board.player();
    let threats = |spot: Spot| [board.threat(player, spot), board.threat(1 - player, spot)];
    let is_danger = |(_, threats): &(Spot, [Threat; 2])| {
        threats.iter().any(|threat| *threat >= Threat::Unstoppable)
    };
    let empty = board.empty_spots().into_iter();
    empty.map(|spot| (spot, threats(spot))).filter(is_danger).collect()
}

/// Returns the move of `level`. `seed` decides what a level overlooks, and between moves that seem
/// equal. Returns `None` where [`analyze`] does.
pub fn choose(
    level: Level,
    variant: Variant,
    moves: &[Spot],
    seed: u64,
    control: &Control,
) -> Option<Spot> {
    choose_by(LevelSpec::of(level).method, variant, moves, seed, control)
}

/// Returns the move of a player of `strength`; see [`choose`].
pub fn choose_at_strength(
    strength: Strength,
    variant: Variant,
    moves: &[Spot],
    seed: u64,
    control: &Control,
) -> Option<Spot> {
    let method = Method::at(strength, |level| LevelSpec::of(level).method, seed);
    choose_by(method, variant, moves, seed, control)
}

fn choose_by(
    method: Method,
    variant: Variant,
    moves: &[Spot],
    seed: u64,
    control: &Control,
) -> Option<Spot> {
    let careless = |overlooked, worth: fn(&Board, Spot) -> i32| {
        let board = Board::new(variant, moves).filter(|_| !control.is_cancelled())?;
        let spots = search::candidates(&board).into_iter().filter(|spot| board.is_empty(*spot));
        let seen = noticed(spots, overlooked, &mut fastrand::Rng::with_seed(seed));
        seen.into_iter().max_by_key(|spot| worth(&board, *spot))
    };
    match method {
        Method::Glancing(overlooked) => careless(overlooked, own_points),
        Method::Overlooking(overlooked) => careless(overlooked, points),
        Method::Nodes(nodes) => {
            let found = root::search(variant, moves, &within(nodes), Some(seed), control)?;
            Some(found.best)
        }
    }
}
