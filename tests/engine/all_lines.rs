//! The slow oracle of claims: all lines of a game with its history, by the rules alone.

use fastrand::Rng;
use o_an_quan::rules::{Game, Position, QuanStones, Rules, Side};

/// The longest lines, in turns, and the most positions that are tried: all short lines first, then
/// some longer ones, in which positions recur.
const TRIES: [(u32, u32); 2] = [(6, u32::MAX), (12, 20_000)];

/// Returns how many points `side` is ahead.
pub fn margin(game: &Game, side: Side) -> i32 {
    game.position().store(side) - game.position().store(side.next(2))
}

/// Returns whether `side` can force a margin of at least `at_least`; `None` if the lines of [`TRIES`]
/// do not show that either side forces its goal.
pub fn forces(game: &mut Game, side: Side, at_least: i32) -> Option<bool> {
    let mut forced = |(depth, most)| forces_within(game, side, at_least, depth, &mut { most });
    TRIES.into_iter().find_map(&mut forced)
}

fn forces_within(
    game: &mut Game,
    side: Side,
    at_least: i32,
    depth: u32,
    left: &mut u32,
) -> Option<bool> {
    *left = left.checked_sub(1)?;
    if game.end().is_some() {
        return Some(margin(game, side) >= at_least);
    }
    let depth = depth.checked_sub(1)?;
    let is_own = game.position().to_move() == Some(side);
    let mut answer = Some(!is_own);
    for mv in game.legal_moves() {
        game.play(mv).expect("a legal move");
        let forced = forces_within(game, side, at_least, depth, left);
        game.undo();
        match forced {
            Some(forced) if forced == is_own => return Some(forced),
            None => answer = None,
            Some(_) => {}
        }
    }
    answer
}

/// Returns a random position with few stones, in which positions soon recur.
pub fn any_small_position(random: &mut Rng, rules: &Rules) -> Option<Position> {
    let mut dan = || if random.u8(0..5) == 0 { random.u8(1..=2) } else { 0 };
    let mut cells: [String; 12] = std::array::from_fn(|_| dan().to_string());
    for quan_cell in [0, 6] {
        let quan = if rules.quan == QuanStones::Piece && random.u8(0..4) == 0 { "Q" } else { "" };
        let dan = if random.bool() { random.u8(0..=4) } else { 0 };
        cells[quan_cell] = match (quan, dan) {
            ("Q", 0) => "Q".to_owned(),
            _ => format!("{quan}{dan}"),
        };
    }
    let (side, near, far) = (random.u8(0..2), random.i32(-6..12), random.i32(-6..12));
    Position::parse(&format!("{} {side} {near},{far}", cells.join(",")), rules).ok()
}
