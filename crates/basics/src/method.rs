//! How the levels of most games find their moves.

use super::{Level, Strength};

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
            (from, to) => {
                if between.is_high(seed) {
                    to
                } else {
                    from
                }
            }
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
    random.shuffle(&mut all);
    let seen: Vec<M> = all.iter().copied().filter(|_| random.u16(0..ALL) >= overlooked).collect();
    if seen.is_empty() {
        all.truncate(1);
        return all;
    }
    seen
}
