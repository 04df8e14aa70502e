//! The pairing of a round.

use std::collections::HashSet;

use basics::hash_key;

use crate::matching::{Graph, MAX_COST};
use crate::{Game, PlayerId, Round, Score, Tournament};

/// The most vertices of which every pairing is looked at: players, and the free round if their number is odd.
const FEW: usize = 8;
/// The most pairings that are looked at whether they leave enough for later rounds.
const MAX_TRIED: usize = 40;
/// The largest difference of places within a round, of turns and of half points that a cost counts; larger
/// ones cost the same. Within a group of 60 with equal points, no difference of places is larger. The sums
/// of the first two over 30 games are below the unit of the next: 30 · 29 < 871 and 30 · 6 < 181.
const MAX_PLACES: i32 = 29;
const MAX_TURNS: i32 = 3;
const MAX_POINTS: i32 = 7;
const UNIT_OF_TURNS: i32 = 871;
const UNIT_OF_POINTS: i32 = 181 * UNIT_OF_TURNS;
const _: () = assert!(
    MAX_POINTS * MAX_POINTS * UNIT_OF_POINTS + 2 * MAX_TURNS * UNIT_OF_TURNS + MAX_PLACES
        <= MAX_COST
);

/// A player who is present, as the pairing sees them.
#[derive(Clone, Debug)]
struct Entrant {
    id: PlayerId,
    points: Score,
    /// The number of free rounds, and one if the player has missed rounds.
    free: usize,
    /// How many games more the player has begun than replied in.
    balance: i32,
    /// Whether the player began their last game.
    began_last: bool,
    lot: u64,
    /// The number of better-placed players with equal points, and of all with equal points.
    place: usize,
    group: usize,
}

/// Returns the next round, or `None` if no pairing is possible.
pub(crate) fn pair(tournament: &Tournament) -> Option<Round> {
    let entrants = entrants(tournament);
    let players = entrants.len();
    let graph = allowed(tournament, &entrants);
    let cost = |a: usize, b: usize| match a.max(b) < players {
        true => cost(&entrants, a.min(b), a.max(b)),
        false => 0,
    };
    let rounds = tournament.rounds_left().saturating_sub(1);
    let mates = best(&graph, players, rounds, cost)?;
    let pairs = mates.iter().enumerate().filter(|(a, b)| a < b && **b < players);
    // The tables are in the order of the better-placed player of each.
    let games = pairs.map(|(a, b)| game(tournament, &entrants[a], &entrants[*b])).collect();
    let free = mates.get(players).map(|mate| entrants[*mate].id);
    Some(Round { games, free })
}

/// Returns whether any pairing of the next round is possible.
pub(crate) fn is_possible(tournament: &Tournament) -> bool {
    allowed(tournament, &entrants(tournament)).cheapest(|_, _| 0).is_some()
}

/// Returns the pairings that the rules allow in the next round. With an odd number of players, the last
/// vertex is the free round.
fn allowed(tournament: &Tournament, entrants: &[Entrant]) -> Graph {
    let met: HashSet<[PlayerId; 2]> = tournament
        .rounds()
        .iter()
        .flat_map(|round| &round.games)
        .flat_map(|game| [[game.first, game.second], [game.second, game.first]])
        .collect();
    let players = entrants.len();
    let fewest_free = entrants.iter().map(|entrant| entrant.free).min().unwrap_or_default();
    Graph::new(players.next_multiple_of(2), |a, b| match b < players {
        true => !met.contains(&[entrants[a].id, entrants[b].id]),
        false => entrants[a].free == fewest_free,
    })
}

/// Returns a player as the pairing sees them, without the place among equals.
fn entrant(tournament: &Tournament, id: PlayerId) -> Entrant {
    let games = tournament.rounds().iter().filter_map(|round| round.game_of(id));
    let began: Vec<bool> = games.map(|(_, game)| game.first == id).collect();
    Entrant {
        id,
        points: tournament.points_of(id),
        free: rounds_without_game(tournament, id),
        balance: began.iter().map(|began| if *began { 1 } else { -1 }).sum(),
        began_last: began.last().copied().unwrap_or_default(),
        lot: hash_key(tournament.seed() ^ hash_key(id.index() as u64)),
        place: 0,
        group: 0,
    }
}

/// Returns a game of two players in the round under way.
pub(crate) fn game_between(tournament: &Tournament, [a, b]: [PlayerId; 2]) -> Game {
    game(tournament, &entrant(tournament, a), &entrant(tournament, b))
}

/// Returns the players who are present, those with the most points first, equals by lot.
fn entrants(tournament: &Tournament) -> Vec<Entrant> {
    let present = tournament.ids().filter(|id| tournament.player(*id).is_present());
    let mut entrants: Vec<Entrant> = present.map(|id| entrant(tournament, id)).collect();
    entrants.sort_by_key(|entrant| (std::cmp::Reverse(entrant.points), entrant.lot));
    let points: Vec<Score> = entrants.iter().map(|entrant| entrant.points).collect();
    for (index, entrant) in entrants.iter_mut().enumerate() {
        entrant.place = points[..index].iter().filter(|points| **points == entrant.points).count();
        entrant.group = points.iter().filter(|points| **points == entrant.points).count();
    }
    entrants
}

/// Returns what the pairing of the better-placed player `a` with `b` costs: the square of the difference
/// of their points in halves first, then how unequal beginning and replying become, then how far the two
/// are from the places that should meet.
fn cost(entrants: &[Entrant], a: usize, b: usize) -> i32 {
    let [upper, lower] = [&entrants[a], &entrants[b]];
    let halves = |score: Score| (score.quarters() / 2) as i32;
    let points = (halves(upper.points) - halves(lower.points)).min(MAX_POINTS);
    let [low, high] = sorted([upper.balance, lower.balance]);
    let turns = (low + 1).abs().min(MAX_TURNS) + (high - 1).abs().min(MAX_TURNS);
    let places = match upper.points == lower.points {
        // The upper half meets the lower half.
        true => lower.place.abs_diff(upper.place + upper.group / 2),
        // The neighbours of the two groups meet.
        false => b - a,
    };
    let places = (places as i32).min(MAX_PLACES);
    points * points * UNIT_OF_POINTS + turns * UNIT_OF_TURNS + places
}

fn sorted([a, b]: [i32; 2]) -> [i32; 2] {
    [a.min(b), a.max(b)]
}

/// Returns the number of free rounds of a player, and one more if the player has missed rounds: somebody who
/// comes late should play before being free.
fn rounds_without_game(tournament: &Tournament, id: PlayerId) -> usize {
    let rounds = tournament.rounds();
    let free = rounds.iter().filter(|round| round.free == Some(id)).count();
    free + usize::from(rounds.iter().any(|round| round.players().all(|player| player != id)))
}

/// Returns the places of the free round, if there is one: the lowest-placed player first.
fn free_places(graph: &Graph, players: usize) -> Vec<usize> {
    (0..players).rev().filter(|place| graph.0[players] >> place & 1 == 1).collect()
}

/// Returns the cheapest pairing in which the lowest-placed player possible is free.
fn best_of_many(
    graph: &Graph,
    players: usize,
    cost: impl Fn(usize, usize) -> i32,
) -> Option<Vec<usize>> {
    if graph.0.len() == players {
        return graph.cheapest(cost);
    }
    free_places(graph, players).into_iter().find_map(|place| {
        let allowed = |a: usize, b: usize| match b < players {
            true => a != place && b != place && graph.0[a] >> b & 1 == 1,
            false => a == place,
        };
        Graph::new(graph.0.len(), allowed).cheapest(&cost)
    })
}

/// Returns the cheapest pairing of those looked at after which this many more rounds are possible or, if
/// fewer are, as many as possible.
fn best(
    graph: &Graph,
    players: usize,
    rounds: usize,
    cost: impl Fn(usize, usize) -> i32,
) -> Option<Vec<usize>> {
    let cheapest = best_of_many(graph, players, &cost)?;
    if rounds == 0 || graph.has_rounds_by_degree(rounds + 1) {
        return Some(cheapest);
    }
    // Later rounds are possible after each pairing of the plan.
    let plan = graph.rounds(rounds + 1);
    let key = |mates: &[usize]| {
        let above_free = mates.get(players).map_or(0, |place| players - place);
        let pairs = mates.iter().enumerate().filter(|(a, b)| a < b);
        (above_free, pairs.map(|(a, b)| i64::from(cost(a, *b))).sum::<i64>())
    };
    let leaves = |mates: &[usize]| {
        let rest = graph.without(mates);
        rest.has_rounds_by_degree(plan.len() - 1)
            || rest.rounds(plan.len() - 1).len() + 1 >= plan.len()
    };
    if plan.len() <= 1 || leaves(&cheapest) {
        return Some(cheapest);
    }
    let mut others: Vec<Vec<usize>> = if graph.0.len() <= FEW {
        graph.matchings()
    } else {
        // Without one of its pairs, the next cheapest is near.
        let pairs = cheapest.iter().enumerate().filter(|(a, b)| a < b);
        let without =
            pairs.filter_map(|(a, b)| best_of_many(&graph.without_pair(a, *b), players, &cost));
        without.collect()
    };
    others.sort_by_key(|mates| key(mates));
    others.truncate(MAX_TRIED);
    let other = others.into_iter().find(|mates| leaves(mates));
    other.or_else(|| plan.into_iter().min_by_key(|mates| key(mates)))
}

/// Returns the game of two players. The one who has begun less often begins; among equals, the one who
/// replied last; otherwise, the lot decides.
fn game(tournament: &Tournament, a: &Entrant, b: &Entrant) -> Game {
    let key = |entrant: &Entrant| (entrant.balance, entrant.began_last);
    let round = tournament.rounds().len() as u64;
    let lot = hash_key(a.lot ^ b.lot ^ hash_key(round)) & 1 == 1;
    let a_begins = key(a) < key(b) || key(a) == key(b) && lot;
    let [first, second] = if a_begins { [a.id, b.id] } else { [b.id, a.id] };
    Game { first, second, outcome: None }
}
