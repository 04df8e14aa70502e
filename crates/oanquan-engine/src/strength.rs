//! Play at a strength between the levels.

use oanquan::{Game, Move, Side};

use super::choose::choose_by;
use super::level::method_sides;
use super::{Control, LevelSpec, Method, Strength};

/// The percentage of moves that the least strength overlooks: all of them, which leaves one random
/// move.
const ALL_OVERLOOKED: u8 = 100;
/// Sets the choice between two methods apart from the choice among equally good moves.
const MIX: u64 = 0x9E37_79B9_7F4A_7C15;

/// The lead in points that an even game often shows, whoever has it.
const EVEN_LEAD: i32 = 10;
/// The change of strength for each further point of the lead, and its bound.
const EASE_PER_POINT: i32 = 4;
const MAX_EASE: i32 = 80;

/// Returns the strength for the current position of `game`: somewhat less than `strength` if `side`
/// leads by more than an even game often shows, somewhat more if it is as far behind. This keeps
/// games closer to the end.
pub fn eased(strength: Strength, game: &Game, side: Side) -> Strength {
    let stores = game.position().stores();
    let best_other = stores.iter().filter(|(other, _)| *other != side).map(|(_, p)| *p).max();
    let lead = stores[side] - best_other.unwrap_or_default();
    let beyond = (lead.abs() - EVEN_LEAD).max(0);
    let change = (beyond * EASE_PER_POINT).min(MAX_EASE);
    Strength::new(strength.number() - change * lead.signum())
}

/// Returns the specification of the next lower and the next higher level, and the share of the way
/// from the lower to the higher one. Below all levels, there is no lower one.
fn between(strength: Strength) -> (Option<&'static LevelSpec>, &'static LevelSpec, f64) {
    let levels = Strength::LEVELS;
    let upper = levels.iter().position(|(_, other)| strength <= *other);
    let upper = upper.unwrap_or(levels.len() - 1);
    let (high, above) = levels[upper];
    let lower = upper.checked_sub(1).map(|index| levels[index]);
    let below = lower.map_or(Strength::MIN, |(_, below)| below).number();
    let share = f64::from(strength.number() - below) / f64::from(above.number() - below);
    (lower.map(|(low, _)| LevelSpec::of(low)), LevelSpec::of(high), share)
}

/// Returns the method of `strength` for one move with `sides` sides, and the specification with its
/// cap. Overlooked moves and nodes grow evenly; between two other methods `seed` decides.
fn method(strength: Strength, sides: usize, seed: u64) -> (Method, &'static LevelSpec) {
    let (low, high, share) = between(strength);
    let from = low.map_or(Method::Overlooking(ALL_OVERLOOKED), |low| low.method(sides));
    let to = high.method(sides);
    let overlooked = |from: u8, to: u8| {
        let (from, to) = (f64::from(from), f64::from(to));
        (from + (to - from) * share).round() as u8
    };
    match (from, to) {
        (Method::Overlooking(from), Method::Overlooking(to)) => {
            (Method::Overlooking(overlooked(from, to)), high)
        }
        (Method::Overlooking(from), Method::Greedy) => {
            (Method::Overlooking(overlooked(from, 0)), high)
        }
        (Method::Nodes(from), Method::Nodes(to)) => {
            let nodes = from as f64 * (to as f64 / from as f64).powf(share);
            (Method::Nodes(nodes.round() as u64), high)
        }
        _ if fastrand::Rng::with_seed(seed ^ MIX).f64() < share => (to, high),
        _ => (from, low.unwrap_or(high)),
    }
}

/// Returns the move that a player of this strength plays in the current position of `game`. The
/// same seed gives the same move.
///
/// Returns `None` if there is no legal move or the search was cancelled.
pub fn choose_at_strength(
    strength: Strength,
    game: &Game,
    seed: u64,
    control: &Control,
) -> Option<Move> {
    let (method, spec) = method(strength, method_sides(game), seed);
    choose_by(method, spec.cap, game, seed, control)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Level;
    use oanquan::{Position, Rules};

    const SIDES: [usize; 3] = [2, 3, 4];

    #[test]
    fn the_strength_of_a_level_plays_by_its_method() {
        for level in Level::ALL {
            for sides in SIDES {
                for seed in 0..20 {
                    let (method, _) = method(Strength::of(level), sides, seed);
                    let expected = match LevelSpec::of(level).method(sides) {
                        // To overlook nothing is to be greedy.
                        Method::Greedy => Method::Overlooking(0),
                        method => method,
                    };
                    assert_eq!(method, expected, "{level}, {sides} sides, seed {seed}");
                }
            }
        }
    }

    #[test]
    fn a_greater_strength_never_plays_by_a_weaker_method() {
        let rank = |method| match method {
            Method::Overlooking(percent) => 100 - u64::from(percent),
            Method::Greedy => 100,
            Method::Minimax(depth) | Method::AlphaBeta(depth) | Method::Depth(depth) => {
                100 + u64::from(depth)
            }
            Method::Nodes(nodes) => nodes,
        };
        for sides in SIDES {
            for seed in 0..20 {
                let ranks = (0..=1000).map(|n| rank(method(Strength::new(n), sides, seed).0));
                assert!(ranks.is_sorted(), "{sides} sides, seed {seed}");
            }
        }
    }

    #[test]
    fn the_least_strength_overlooks_all() {
        assert_eq!(method(Strength::MIN, 2, 0).0, Method::Overlooking(100));
    }

    #[test]
    fn a_large_lead_eases_and_a_large_deficit_tightens() {
        let rules = Rules::classic();
        let eased_to = |stores| {
            let text = format!("Q,1,0,0,2,0,Q,0,3,0,0,1 0 {stores}");
            let position = Position::parse(&text, &rules).expect("a position");
            let game = Game::new(rules.clone(), position);
            eased(Strength::new(500), &game, Side::NEAR).number()
        };
        assert_eq!(eased_to("20,23"), 500);
        assert!(eased_to("30,13") < 500);
        assert!(eased_to("13,30") > 500);
        assert_eq!(eased_to("43,0"), 500 - MAX_EASE, "never by more than this");
    }

    #[test]
    fn the_same_seed_gives_the_same_move() {
        let rules = Rules::classic();
        let game = Game::new(rules.clone(), Position::start(&rules, Side::NEAR));
        for number in (0..700).step_by(50) {
            let find = || choose_at_strength(Strength::new(number), &game, 7, &Control::default());
            assert!(find().is_some());
            assert_eq!(find(), find(), "strength {number}");
        }
    }
}
