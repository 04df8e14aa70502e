//! Perfect matchings of a graph of allowed pairings.

use basics::hash_key;
use mwmatching::{Matching, SENTINEL};

use crate::MAX_PLAYERS;

/// The largest cost of an edge. The search counts in 32 bits: a number that it keeps for a player may grow
/// by twice the largest cost with each of 60 players, and it adds two such numbers, 2.14 billion together.
pub(crate) const MAX_COST: i32 = 8_900_000;
const _: () = assert!(4 * MAX_PLAYERS as i64 * MAX_COST as i64 <= i32::MAX as i64);

/// The most matchings that the search for rounds gives back.
const MAX_GIVEN_BACK: usize = 400;

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

    /// Returns all perfect matchings. Suits only small graphs.
    pub fn matchings(&self) -> Vec<Vec<usize>> {
        let mut found = Vec::new();
        self.extend(&mut vec![usize::MAX; self.0.len()], &mut found);
        found
    }

    fn extend(&self, mates: &mut [usize], found: &mut Vec<Vec<usize>>) {
        let Some(a) = mates.iter().position(|mate| *mate == usize::MAX) else {
            return found.push(mates.to_vec());
        };
        for b in a + 1..mates.len() {
            if mates[b] == usize::MAX && self.has(a, b) {
                (mates[a], mates[b]) = (b, a);
                self.extend(mates, found);
                (mates[a], mates[b]) = (usize::MAX, usize::MAX);
            }
        }
    }

    /// Returns the graph without the edges of a matching.
    pub fn without(&self, mates: &[usize]) -> Self {
        let mut graph = self.clone();
        graph.flip_all(mates);
        graph
    }

    /// Returns the graph without an edge.
    pub fn without_pair(&self, a: usize, b: usize) -> Self {
        let mut graph = self.clone();
        graph.flip(a, b);
        graph
    }

    fn flip_all(&mut self, mates: &[usize]) {
        for (a, b) in mates.iter().enumerate().filter(|(a, b)| a < b) {
            self.flip(a, *b);
        }
    }

    /// Returns the least number of edges of a vertex.
    fn min_degree(&self) -> usize {
        self.0.iter().map(|edges| edges.count_ones() as usize).min().unwrap_or_default()
    }

    /// Returns whether this many perfect matchings that share no edge certainly exist: as long as each vertex
    /// has edges to half of the vertices, there is one (Dirac's theorem). Fewer edges prove nothing.
    pub fn has_rounds_by_degree(&self, rounds: usize) -> bool {
        rounds == 0 || self.min_degree() + 1 >= rounds + self.0.len() / 2
    }

    /// Returns up to this many perfect matchings that share no edge: all of them if the search finds them.
    /// When no further one is left, some are given back and others taken in their place, in a number of steps
    /// that grows only with the graph. The same graph gives the same matchings.
    pub fn rounds(&self, most: usize) -> Vec<Vec<usize>> {
        let most = most.min(self.min_degree());
        let mut chance = 0;
        let mut draw = |below: usize| {
            chance += 1;
            (hash_key(chance) % below.max(1) as u64) as usize
        };
        let (mut rest, mut found, mut best) = (self.clone(), Vec::new(), Vec::new());
        let mut given_back = 0;
        while found.len() < most {
            let lot = draw(usize::MAX) as u64;
            let cost = |a: usize, b: usize| (hash_key(lot ^ (a * 64 + b) as u64) % 997) as i32;
            if let Some(mates) = rest.cheapest(cost) {
                rest.flip_all(&mates);
                found.push(mates);
                continue;
            }
            if found.len() > best.len() {
                best.clone_from(&found);
            }
            if given_back >= MAX_GIVEN_BACK || found.is_empty() {
                return best;
            }
            for _ in 0..=draw(2).min(found.len() - 1) {
                let mates = found.swap_remove(draw(found.len()));
                rest.flip_all(&mates);
                given_back += 1;
            }
        }
        found
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
            let least = graph.matchings().iter().map(|mates| total(mates)).min();
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
        assert_eq!(Graph::new(6, |_, _| true).rounds(5).len(), 5);
        assert_eq!(Graph::new(6, |_, _| true).rounds(6).len(), 5);
        let triangles = Graph::new(6, |a, b| a / 3 == b / 3);
        assert_eq!(triangles.rounds(1).len(), 0);
        assert_eq!(triangles.cheapest(|_, _| 0), None);
    }

    #[test]
    fn rounds_share_no_pair_and_are_found_where_a_schedule_exists() {
        for vertices in (4..=48).step_by(4) {
            // The last rounds of a schedule in which everybody meets everybody, by the circle method.
            for left in [2, 3, 5].into_iter().filter(|left| *left < vertices) {
                let circle = vertices - 1;
                let round = |a: usize, b: usize| match b < circle {
                    true => (a + b) % circle,
                    false => 2 * a % circle,
                };
                let graph = Graph::new(vertices, |a, b| round(a, b) < left);
                let rounds = graph.rounds(left);
                assert_eq!(rounds.len(), left, "{vertices} players");
                let rest = rounds.iter().fold(graph, |rest, mates| {
                    assert!((0..vertices).all(|a| mates[mates[a]] == a && rest.has(a, mates[a])));
                    rest.without(mates)
                });
                assert_eq!(rest.0, vec![0; vertices]);
            }
        }
    }
}
