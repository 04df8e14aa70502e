//! How the levels of most games find their moves.

use super::{Level, Strength, chance};

/// The probability, in thousandths, with which a player that sees nothing overlooks a move.
const ALL: u16 = 1000;

/// How a level finds its move, in the games whose levels differ in nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// The move that looks best at a glance, but each move is overlooked with this probability in
    /// thousandths.
    Glancing(u16),
    /// The move that is best right after it, but each move is overlooked with this probability in
    /// thousandths.
    Overlooking(u16),
    /// A search of this many nodes.
    Nodes(u64),
}

impl Method {
    /// The method of the least strength: any move.
    const RANDOM: Method = Method::Glancing(ALL);

    /// Returns the method of `strength` for one move, between those of the levels, which `of` returns.
    /// Probabilities and nodes grow evenly; between two other methods `seed` decides.
    pub fn at(strength: Strength, of: impl Fn(Level) -> Method, seed: u64) -> Method {
        let between = strength.between();
        let from = between.low.map_or(Self::RANDOM, &of);
        match (from, of(between.high)) {
            (Method::Glancing(from), Method::Glancing(to)) => {
                Method::Glancing(between.number(from, to))
            }
            (Method::Overlooking(from), Method::Overlooking(to)) => {
                Method::Overlooking(between.number(from, to))
            }
            (Method::Nodes(from), Method::Nodes(to)) => Method::Nodes(between.nodes(from, to)),
            (_, to) if between.is_high(seed) => to,
            (from, _) => from,
        }
    }
}

/// Returns the moves that a careless player notices, in random order: it overlooks each with a
/// probability of `overlooked` thousandths, but never all of them, unless there is none.
pub fn noticed<M: Copy>(
    moves: impl IntoIterator<Item = M>,
    overlooked: u16,
    random: &mut fastrand::Rng,
) -> Vec<M> {
    let mut all: Vec<M> = moves.into_iter().collect();
    chance::shuffle(random, &mut all);
    let seen: Vec<M> = all.iter().copied().filter(|_| random.u16(0..ALL) >= overlooked).collect();
    if seen.is_empty() {
        all.truncate(1);
        return all;
    }
    seen
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(level: Level) -> Method {
        match level {
            Level::Beginner => Method::Glancing(900),
            Level::Easy => Method::Overlooking(100),
            Level::Medium => Method::Nodes(100),
            _ => Method::Nodes(10_000),
        }
    }

    #[test]
    fn the_strength_of_a_level_plays_by_its_method() {
        for level in Level::ALL {
            for seed in 0..20 {
                assert_eq!(Method::at(Strength::of(level), of, seed), of(level), "{level}");
            }
        }
    }

    #[test]
    fn below_the_lowest_level_more_is_overlooked_until_moves_are_random() {
        let half = Strength::new(Strength::of(Level::Beginner).number() / 2);
        assert_eq!(Method::at(half, of, 1), Method::Glancing(950));
        assert_eq!(Method::at(Strength::MIN, of, 1), Method::Glancing(1000));
    }

    #[test]
    fn between_methods_of_two_kinds_the_seed_decides_and_both_occur() {
        let middle =
            (Strength::of(Level::Beginner).number() + Strength::of(Level::Easy).number()) / 2;
        let found = |seed| Method::at(Strength::new(middle), of, seed);
        let count = (0..1000).filter(|seed| found(*seed) == of(Level::Easy)).count();
        assert!((400..600).contains(&count), "{count}");
        assert!(
            (0..1000).all(|seed| [of(Level::Beginner), of(Level::Easy)].contains(&found(seed)))
        );
    }

    #[test]
    fn a_careless_player_notices_one_move_at_least() {
        let mut random = fastrand::Rng::with_seed(1);
        assert_eq!(noticed(0..9, 1000, &mut random).len(), 1);
        assert_eq!(noticed(0..9, 0, &mut random).len(), 9);
        assert!(noticed(0..0, 500, &mut random).is_empty());
    }
}
