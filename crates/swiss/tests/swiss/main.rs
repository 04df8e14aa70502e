//! Tournaments of all sizes with random results, and small ones by hand.

mod by_hand;
mod class_list;
mod names;
mod stored;
mod whole;

use swiss::{Game, Outcome, PlayerId, PlayerName, Tournament};

/// Returns names of this many players.
fn names(count: usize) -> Vec<PlayerName> {
    (1..=count).map(|number| PlayerName::new(&format!("Bạn {number}")).unwrap()).collect()
}

/// Returns a tournament of these players.
fn tournament(names: &[&str], rounds: usize, seed: u64) -> Tournament {
    let names = names.iter().map(|name| PlayerName::new(name).unwrap()).collect();
    Tournament::new(names, rounds, seed).unwrap()
}

/// Returns the name of a player.
fn name(tournament: &Tournament, id: PlayerId) -> &str {
    tournament.player(id).name().as_str()
}

/// Pairs the next round and enters the results.
fn play_round(tournament: &mut Tournament, mut result: impl FnMut(&Tournament, &Game) -> Outcome) {
    tournament.pair_next().unwrap();
    let round = tournament.rounds().len() - 1;
    for table in 0..tournament.rounds()[round].games.len() {
        let game = tournament.rounds()[round].games[table];
        let outcome = result(tournament, &game);
        assert!(tournament.set_outcome(round, table, Some(outcome)));
    }
}
