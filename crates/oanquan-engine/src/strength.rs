//! Play at a strength between the levels.

use oanquan::{Game, Move, Side};

use super::choose::choose_by;
use super::level::method_sides;
use super::{Control, LevelSpec, Method, Sight, Strength};

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

/// Returns the method of `strength` for one move with `sides` sides, and the specification with its
/// cap. What a player sees and its nodes grow evenly; between two other methods `seed` decides.
fn method(strength: Strength, sides: usize, seed: u64) -> (Method, &'static LevelSpec) {
    let between = strength.between();
    let (low, high) = (between.low.map(LevelSpec::of), LevelSpec::of(between.high));
    let from = low.map_or(Method::Careless(Sight::NONE), |low| low.method(sides));
    match (from, high.method(sides)) {
        (Method::Careless(from), Method::Careless(to)) => {
            let overlooked = between.number(from.overlooked, to.overlooked);
            let followed = between.number(from.followed, to.followed);
            (Method::Careless(Sight { overlooked, followed }), high)
        }
        (Method::Nodes(from), Method::Nodes(to)) => (Method::Nodes(between.nodes(from, to)), high),
        (_, to) if between.is_high(seed) => (to, high),
        (from, _) => (from, low.unwrap_or(high)),
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
                    let expected = LevelSpec::of(level).method(sides);
                    assert_eq!(method, expected, "{level}, {sides} sides, seed {seed}");
                }
            }
        }
    }

    #[test]
    fn a_greater_strength_never_plays_by_a_weaker_method() {
        let rank = |method| match method {
            Method::Careless(sight) => u64::from(1000 - sight.overlooked + sight.followed),
            Method::Minimax(depth) | Method::AlphaBeta(depth) | Method::Depth(depth) => {
                2_000 + u64::from(depth)
            }
            Method::Nodes(nodes) | Method::ForTheWin(nodes) => 2_000 + nodes,
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
        assert_eq!(method(Strength::MIN, 2, 0).0, Method::Careless(Sight::NONE));
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
