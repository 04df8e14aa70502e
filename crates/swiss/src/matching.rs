//! Perfect matchings of a graph of allowed pairings.

use mwmatching::{Matching, SENTINEL};

use crate::MAX_PLAYERS;

/// The largest cost of an edge. The search counts in 32 bits: a number that it keeps for a player may grow
/// by twice the largest cost with each of 60 players, and it adds two such numbers, 2.14 billion together.
pub(crate) const MAX_COST: i32 = 8_900_000;
const _: () = assert!(4 * MAX_PLAYERS as i64 * MAX_COST as i64 <= i32::MAX as i64);

/// The vertices that each vertex may be matched with, as sets of bits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Graph(pub Vec<u64>);

impl Graph {
    /// Returns a graph of this many vertices, at most 64, with the edges that `allowed` names.
    pub fn new(vertices: usize, allowed: impl Fn(usize, usize) -> bool) -> Self {
        let mut graph = Graph(vec![0; vertices]);
        for (a, b) in (0..vertices).flat_map(|a| (a + 1..vertices).map(move |b| (a, b))) {
            if allowed(a, b) {
                graph.flip(a, b);
            }
        }
        graph
    }

    fn flip(&mut self, a: usize, b: usize) {
        self.0[a] ^= 1 << b;
        self.0[b] ^= 1 << a;
    }

    fn has(&self, a: usize, b: usize) -> bool {
        self.0[a] >> b & 1 == 1
    }

    /// Returns the perfect matching with the least sum of `cost`, or `None` if no perfect matching exists.
    /// A cost is 0 to [`MAX_COST`].
    pub fn cheapest(&self, cost: impl Fn(usize, usize) -> i32) -> Option<Vec<usize>> {
        let vertices = self.0.len();
        let pairs = (0..vertices).flat_map(|a| (a + 1..vertices).map(move |b| (a, b)));
        let edges = pairs.filter(|(a, b)| self.has(*a, *b));
        let mut edges: Vec<_> = edges.map(|(a, b)| (a, b, cost(a, b))).collect();
        let Some(most) = edges.iter().map(|edge| edge.2).max() else {
            return (vertices == 0).then(Vec::new);
        };
        // The cheapest matching is the one of the greatest weight.
        edges.iter_mut().for_each(|edge| edge.2 = most - edge.2);
        let mates = Matching::new(edges).max_cardinality().solve();
        (mates.len() == vertices && !mates.contains(&SENTINEL)).then_some(mates)
    }

    /// Calls `found` with each perfect matching until it returns true. Returns whether it did. Suits
    /// only small graphs.
    pub fn any_matching(&self, found: &mut impl FnMut(&[usize]) -> bool) -> bool {
        let mut mates = vec![usize::MAX; self.0.len()];
        self.extend(&mut mates, found)
    }

    fn extend(&self, mates: &mut [usize], found: &mut impl FnMut(&[usize]) -> bool) -> bool {
        let Some(a) = mates.iter().position(|mate| *mate == usize::MAX) else {
            return found(mates);
        };
        for b in a + 1..mates.len() {
            if mates[b] == usize::MAX && self.has(a, b) {
                (mates[a], mates[b]) = (b, a);
                if self.extend(mates, found) {
                    return true;
                }
                (mates[a], mates[b]) = (usize::MAX, usize::MAX);
            }
        }
        false
    }

    /// Returns the graph without the edges of a matching.
    pub fn without(&self, mates: &[usize]) -> Self {
        let mut graph = self.clone();
        for (a, b) in mates.iter().enumerate().filter(|(a, b)| a < b) {
            graph.flip(a, *b);
        }
        graph
    }

    /// Returns whether this many perfect matchings exist that share no edge. Suits only small graphs.
    pub fn has_rounds(&self, rounds: usize) -> bool {
        rounds == 0 || self.any_matching(&mut |mates| self.without(mates).has_rounds(rounds - 1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_matching_is_found_whenever_there_is_one_and_it_is_the_cheapest() {
        let mut random = fastrand::Rng::with_seed(7);
        let (mut some, mut none) = (0, 0);
        for _ in 0..3_000 {
            let vertices = 2 * random.usize(1..=4);
            let density = random.f32();
            let costs: Vec<i32> =
                (0..vertices * vertices).map(|_| random.i32(0..=MAX_COST)).collect();
            let chosen: Vec<bool> = costs.iter().map(|_| random.f32() < density).collect();
            let graph = Graph::new(vertices, |a, b| chosen[a * vertices + b]);
            let cost = |a: usize, b: usize| costs[a.min(b) * vertices + a.max(b)];
            let total = |mates: &[usize]| -> i64 {
                let pairs = mates.iter().enumerate().filter(|(a, b)| a < b);
                pairs.map(|(a, b)| i64::from(cost(a, *b))).sum()
            };
            let mut least = None::<i64>;
            graph.any_matching(&mut |mates| {
                least = Some(least.map_or(total(mates), |least| least.min(total(mates))));
                false
            });
            let found = graph.cheapest(cost);
            assert_eq!(found.as_deref().map(total), least, "{graph:?}");
            *if least.is_some() { &mut some } else { &mut none } += 1;
        }
        assert!(some > 500 && none > 500, "{some} with, {none} without a matching");
    }

    #[test]
    fn sixty_players_with_the_largest_costs_are_matched() {
        let mut random = fastrand::Rng::with_seed(11);
        let mut some = 0;
        for round in 0..200 {
            let density = 0.02 * f32::from(round as u8 % 20 + 1);
            let costs: Vec<i32> = (0..60 * 60)
                .map(|_| random.choice([0, 1, MAX_COST / 2, MAX_COST]).unwrap())
                .collect();
            let chosen: Vec<bool> = costs.iter().map(|_| random.f32() < density).collect();
            let graph = Graph::new(60, |a, b| chosen[a * 60 + b]);
            if let Some(mates) = graph.cheapest(|a, b| costs[a * 60 + b]) {
                assert!((0..60).all(|a| mates[mates[a]] == a && graph.has(a, mates[a])));
                some += 1;
            }
        }
        assert!(some > 50, "{some}");
    }

    #[test]
    fn five_rounds_of_six_are_possible_but_two_triangles_have_none() {
        assert!(Graph::new(6, |_, _| true).has_rounds(5));
        assert!(!Graph::new(6, |_, _| true).has_rounds(6));
        let triangles = Graph::new(6, |a, b| a / 3 == b / 3);
        assert!(!triangles.has_rounds(1));
        assert_eq!(triangles.cheapest(|_, _| 0), None);
    }
}
