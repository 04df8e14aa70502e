//! Tournaments of all sizes with random results.

use std::collections::HashSet;

use fastrand::Rng;
use swiss::{CannotPair, Outcome, PlayerId, Tournament, most_rounds, usual_rounds};

use super::{names, play_round};

/// Returns the number of free rounds of a player, and one more for missed rounds.
fn times_free(tournament: &Tournament, id: PlayerId) -> usize {
    let rounds = tournament.rounds();
    let free = rounds.iter().filter(|round| round.free == Some(id)).count();
    let missed = rounds.iter().any(|round| round.free != Some(id) && round.game_of(id).is_none());
    free + usize::from(missed)
}

/// Checks the last round against the rules of pairing.
fn check_last_round(before: &Tournament, after: &Tournament) {
    let round = after.rounds().last().unwrap();
    let mut seen = HashSet::new();
    for game in &round.games {
        assert!(!before.have_met(game.first, game.second), "two players meet again");
        assert!(seen.insert(game.first) && seen.insert(game.second), "a player plays twice");
    }
    let present: Vec<PlayerId> = after.ids().filter(|id| after.player(*id).is_present()).collect();
    if let Some(free) = round.free {
        assert!(seen.insert(free), "a player is free and plays");
        let fewest = present.iter().map(|id| times_free(before, *id)).min().unwrap();
        assert_eq!(times_free(before, free), fewest, "somebody is free too soon");
    }
    assert_eq!(round.free.is_some(), present.len() % 2 == 1);
    assert!(present.iter().all(|id| seen.contains(id)), "somebody has no opponent");
    assert_eq!(present.len(), seen.len(), "somebody absent plays");
}

/// Returns whether the players can be paired, by trying everything: a slow oracle.
fn can_be_paired(tournament: &Tournament, waiting: &[PlayerId], may_be_free: bool) -> bool {
    let Some((first, rest)) = waiting.split_first() else { return true };
    let without = |index: usize| {
        let mut others = rest.to_vec();
        others.remove(index);
        others
    };
    let plays = (0..rest.len()).any(|index| {
        !tournament.have_met(*first, rest[index])
            && can_be_paired(tournament, &without(index), may_be_free)
    });
    let present = tournament.ids().filter(|id| tournament.player(*id).is_present());
    let fewest = present.map(|id| times_free(tournament, id)).min().unwrap();
    let is_free = || times_free(tournament, *first) == fewest;
    plays || may_be_free && is_free() && can_be_paired(tournament, rest, false)
}

#[test]
fn in_every_class_everyone_plays_others_each_round_and_is_free_in_turn() {
    let mut worst = 0;
    for players in 2..=60 {
        for seed in 0..3 {
            let mut random = Rng::with_seed(seed);
            let rounds = usual_rounds(players);
            let mut tournament = Tournament::new(names(players), rounds, seed).unwrap();
            for _ in 0..rounds {
                let before = tournament.clone();
                play_round(&mut tournament, |_, _| Outcome::ALL[random.usize(..6)]);
                check_last_round(&before, &tournament);
            }
            assert_eq!(tournament.can_pair(), Err(CannotPair::Ended));
            assert!(tournament.is_over());
            for id in tournament.ids() {
                let games = tournament.rounds().iter().filter_map(|round| round.game_of(id));
                let balance: i32 =
                    games.map(|(_, game)| if game.first == id { 1 } else { -1 }).sum();
                worst = worst.max(balance.abs());
            }
        }
    }
    assert!(worst <= 3, "somebody begins {worst} times more often than not");
}

/// Plays tournaments of so many players with random results, in which everybody has to meet everybody.
fn check_that_all_can_meet(players: usize, seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let mut random = Rng::with_seed(seed);
        let rounds = most_rounds(players);
        let mut tournament = Tournament::new(names(players), rounds, seed).unwrap();
        for round in 0..rounds {
            let before = tournament.clone();
            let can = before.can_pair();
            assert!(can.is_ok(), "{players} players, seed {seed}, round {round}: {can:?}");
            play_round(&mut tournament, |_, _| Outcome::ALL[random.usize(..3)]);
            check_last_round(&before, &tournament);
        }
    }
}

#[test]
fn everybody_can_play_everybody_in_every_size() {
    (2..=12).for_each(|players| check_that_all_can_meet(players, 0..40));
    (13..=24).for_each(|players| check_that_all_can_meet(players, 0..4));
    [35, 60].into_iter().for_each(|players| check_that_all_can_meet(players, 0..1));
}

#[test]
#[ignore = "200 tournaments of every size up to 20 take four minutes"]
fn everybody_can_play_everybody_in_200_tournaments_of_every_size() {
    (2..=20).for_each(|players| check_that_all_can_meet(players, 0..200));
    (21..=60).for_each(|players| check_that_all_can_meet(players, 0..10));
}

#[test]
fn more_rounds_than_the_players_present_can_play_are_paired_as_far_as_possible() {
    // Nine names and nine rounds, but one child is ill: eight can play seven rounds.
    for players in [9, 10, 31, 60] {
        let mut tournament = Tournament::new(names(players), most_rounds(players), 7).unwrap();
        let ill = tournament.ids().next().unwrap();
        tournament.set_present(ill, false);
        let mut rounds = 0;
        while tournament.can_pair().is_ok() {
            let before = tournament.clone();
            play_round(&mut tournament, |_, _| Outcome::FirstWon);
            check_last_round(&before, &tournament);
            rounds += 1;
        }
        assert_eq!(rounds, most_rounds(players - 1), "{players}");
    }
}

#[test]
fn a_round_is_paired_exactly_if_the_oracle_finds_a_pairing() {
    let (mut paired, mut stuck) = (0, 0);
    for seed in 0..600 {
        let mut random = Rng::with_seed(seed);
        let players = random.usize(2..=8);
        let mut tournament = Tournament::new(names(players), 1, seed).unwrap();
        for round in 0..most_rounds(players) {
            // Planned one by one, so that no pairing cares for later ones; players come and go.
            tournament.plan(round + 1).unwrap();
            for id in tournament.ids() {
                tournament.set_present(id, random.u8(..5) > 0);
            }
            let present: Vec<PlayerId> =
                tournament.ids().filter(|id| tournament.player(*id).is_present()).collect();
            if present.len() < 2 {
                assert_eq!(tournament.can_pair(), Err(CannotPair::TooFewPresent(present.len())));
                continue;
            }
            let expected = can_be_paired(&tournament, &present, present.len() % 2 == 1);
            assert_eq!(tournament.can_pair().is_ok(), expected);
            if !expected {
                assert_eq!(tournament.can_pair(), Err(CannotPair::NoneLeft));
                stuck += 1;
                break;
            }
            let before = tournament.clone();
            play_round(&mut tournament, |_, _| Outcome::ALL[random.usize(..6)]);
            check_last_round(&before, &tournament);
            paired += 1;
        }
    }
    assert!(paired > 500 && stuck > 50, "{paired} rounds, {stuck} without a pairing");
}

#[test]
fn a_large_class_may_play_everybody_until_no_pairing_is_left() {
    for players in [9, 10, 15, 24, 40, 59, 60] {
        let rounds = most_rounds(players);
        let mut tournament = Tournament::new(names(players), rounds, 3).unwrap();
        while tournament.can_pair().is_ok() {
            let before = tournament.clone();
            // The earlier player wins, which makes the differences as large as possible.
            play_round(&mut tournament, |_, game| match game.first < game.second {
                true => Outcome::FirstWon,
                false => Outcome::SecondWon,
            });
            check_last_round(&before, &tournament);
        }
        // While everybody has at least half of the others left, a pairing exists (Dirac's theorem).
        assert!(tournament.rounds().len() >= players / 2, "{players}");
        assert!(tournament.is_over());
    }
}

#[test]
fn the_seed_and_the_results_decide_the_pairings() {
    let play = |seed| {
        let mut tournament = Tournament::new(names(17), 5, seed).unwrap();
        for _ in 0..5 {
            play_round(&mut tournament, |_, game| Outcome::ALL[game.first.index() % 3]);
        }
        tournament
    };
    assert_eq!(play(5), play(5));
    assert_ne!(play(5).rounds(), play(6).rounds());
}
