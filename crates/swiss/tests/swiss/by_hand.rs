//! Small tournaments whose pairings and standings are worked out by hand.

use swiss::{Game, LateEntry, Outcome, PlayerId, PlayerName, Tournament};

use super::{name, play_round, tournament};

/// Returns the result of a game in which the player who comes first in `order` wins.
fn earlier_wins(order: &str) -> impl Fn(&Tournament, &Game) -> Outcome + '_ {
    move |tournament, game| {
        let place = |id| order.find(name(tournament, id)).unwrap();
        match place(game.first) < place(game.second) {
            true => Outcome::FirstWon,
            false => Outcome::SecondWon,
        }
    }
}

/// Returns the standings as lines: place, name, and points, Buchholz and Sonneborn-Berger in quarters.
fn lines(tournament: &Tournament) -> Vec<(usize, &str, [u32; 3])> {
    let standings = tournament.standings().into_iter();
    let line = |standing: swiss::Standing| {
        let scores = [standing.points, standing.buchholz, standing.sonneborn_berger];
        (standing.place, name(tournament, standing.player), scores.map(swiss::Score::quarters))
    };
    standings.map(line).collect()
}

#[test]
fn four_players_meet_by_points_and_share_a_place() {
    for seed in 0..20 {
        let mut four = tournament(&["An", "Bình", "Chi", "Dũng"], 3, seed);
        play_round(&mut four, |_, _| Outcome::FirstWon);
        let [upper, lower] = [0, 1].map(|table| four.rounds()[0].games[table]);
        play_round(&mut four, |_, game| {
            // The winners meet, and so do the losers.
            let winners = [upper.first, lower.first];
            assert_eq!(winners.contains(&game.first), winners.contains(&game.second));
            match [upper.first, upper.second].contains(&game.first) {
                true => Outcome::FirstWon,
                false => Outcome::SecondWon,
            }
        });
        // The winner of two games wins the third against the loser of two; the others draw.
        let best = upper.first;
        play_round(&mut four, |_, game| match best {
            _ if best == game.first => Outcome::FirstWon,
            _ if best == game.second => Outcome::SecondWon,
            _ => Outcome::Draw,
        });
        let [a, b, c, d] =
            [upper.first, lower.first, upper.second, lower.second].map(|id| name(&four, id));
        // Everybody met everybody, so that Buchholz is 6 points less the own. The second beat the last
        // player and drew with the equal one: 0 + ¾.
        let mut second = [(2, b, [6, 18, 3]), (2, c, [6, 18, 3])];
        second.sort_by_key(|(_, of, _)| *of);
        assert_eq!(lines(&four), [(1, a, [12, 12, 12]), second[0], second[1], (4, d, [0, 24, 0])]);
    }
}

#[test]
fn five_players_are_free_in_turn_and_all_meet() {
    for seed in 0..20 {
        let mut five = tournament(&["An", "Bình", "Chi", "Dũng", "Em"], 5, seed);
        for _ in 0..5 {
            play_round(&mut five, earlier_wins("An Bình Chi Dũng Em"));
        }
        // Each has a win for each later player and for the free round. Buchholz is 5+4+3+2+1 for all, as
        // the free round counts like an opponent with the own points.
        let expected = [
            (1, "An", [20, 60, 4 * (4 + 3 + 2 + 1 + 5)]),
            (2, "Bình", [16, 60, 4 * (3 + 2 + 1 + 4)]),
            (3, "Chi", [12, 60, 4 * (2 + 1 + 3)]),
            (4, "Dũng", [8, 60, 4 * (1 + 2)]),
            (5, "Em", [4, 60, 4]),
        ];
        assert_eq!(lines(&five), expected);
    }
}

#[test]
fn in_the_second_round_a_loser_is_free_and_two_winners_meet() {
    for seed in 0..20 {
        let mut five = tournament(&["An", "Bình", "Chi", "Dũng", "Em"], 3, seed);
        play_round(&mut five, |_, _| Outcome::FirstWon);
        let losers: Vec<PlayerId> = five.rounds()[0].games.iter().map(|game| game.second).collect();
        five.pair_next().unwrap();
        let round = &five.rounds()[1];
        assert!(losers.contains(&round.free.unwrap()));
        let among_winners =
            |game: &&Game| !losers.contains(&game.first) && !losers.contains(&game.second);
        assert_eq!(round.games.iter().filter(among_winners).count(), 1);
    }
}

#[test]
fn after_the_first_round_a_win_on_the_board_is_above_a_free_round() {
    for seed in 0..20 {
        let mut five = tournament(&["An", "Bình", "Chi", "Dũng", "Em"], 3, seed);
        play_round(&mut five, |_, _| Outcome::FirstWon);
        let round = &five.rounds()[0];
        let standings = five.standings();
        let place = |id| standings.iter().find(|standing| standing.player == id).unwrap().place;
        let places = round.games.iter().map(|game| place(game.first));
        assert_eq!(places.collect::<Vec<_>>(), [1, 1]);
        let free = round.free.unwrap();
        assert_eq!((place(free), five.points_of(free).quarters()), (3, 4));
        // A win against somebody absent is no more than a free round.
        assert!(five.set_outcome(0, 0, Some(Outcome::SecondAbsent)));
        let standing = five.standings()[0];
        assert_eq!((standing.player, standing.wins), (five.rounds()[0].games[1].first, 1));
    }
}

#[test]
fn the_direct_encounter_decides_between_equals() {
    let results = |tournament: &Tournament, game: &Game| {
        let pair = [game.first, game.second].map(|id| name(tournament, id));
        // An beats Bình, draws with Chi, loses to Dũng; Bình beats Chi, draws with Dũng; Dũng beats Chi.
        match pair {
            ["An", "Bình"] | ["Dũng", "An"] | ["Bình", "Chi"] | ["Dũng", "Chi"] => {
                Outcome::FirstWon
            }
            ["An", "Chi"] | ["Chi", "An"] | ["Bình", "Dũng"] | ["Dũng", "Bình"] => {
                Outcome::Draw
            }
            _ => Outcome::SecondWon,
        }
    };
    let mut four = tournament(&["Bình", "An", "Chi", "Dũng"], 3, 1);
    for _ in 0..3 {
        play_round(&mut four, results);
    }
    // Sonneborn-Berger of An: 1½ + ½ · ½; of Bình: ½ + ½ · 2½; both 1¾.
    let expected = [
        (1, "Dũng", [10, 14, 6 + 2 + 3]),
        (2, "An", [6, 18, 7]),
        (3, "Bình", [6, 18, 7]),
        (4, "Chi", [2, 22, 3]),
    ];
    assert_eq!(lines(&four), expected);
}

#[test]
fn a_corrected_result_changes_the_standings_but_no_pairing() {
    let mut four = tournament(&["An", "Bình", "Chi", "Dũng"], 3, 9);
    play_round(&mut four, |_, _| Outcome::FirstWon);
    play_round(&mut four, |_, _| Outcome::Draw);
    let before = four.clone();
    let points = |of: &Tournament| of.ids().map(|id| of.points_of(id)).collect::<Vec<_>>();
    assert!(four.set_outcome(0, 0, Some(Outcome::SecondAbsent)));
    assert_eq!(points(&four), points(&before));
    assert!(four.set_outcome(0, 0, Some(Outcome::SecondWon)));
    let game = four.rounds()[0].games[0];
    assert_eq!(four.points_of(game.first).quarters(), 2);
    assert_eq!(four.points_of(game.second).quarters(), 6);
    let pairs = |tournament: &Tournament| -> Vec<_> {
        let games = tournament.rounds()[1].games.iter();
        games.map(|game| (game.first, game.second)).collect()
    };
    assert_eq!(pairs(&four), pairs(&before));
    assert!(!four.set_outcome(0, 0, None), "an earlier result can only be corrected");
    assert!(!four.set_outcome(5, 0, Some(Outcome::Draw)) && !four.set_outcome(0, 9, None));
    assert!(four.set_outcome(1, 0, None), "the last round can lose a result");
}

#[test]
fn absent_players_lose_and_both_may_be_absent() {
    let mut four = tournament(&["An", "Bình", "Chi", "Dũng"], 2, 4);
    four.pair_next().unwrap();
    four.set_outcome(0, 0, Some(Outcome::FirstAbsent));
    four.set_outcome(0, 1, Some(Outcome::BothAbsent));
    let games = four.rounds()[0].games.clone();
    let points = |id| four.points_of(id).quarters();
    assert_eq!([points(games[0].first), points(games[0].second)], [0, 4]);
    assert_eq!([points(games[1].first), points(games[1].second)], [0, 0]);
}

#[test]
fn players_leave_come_back_and_join_late() {
    let mut five = tournament(&["An", "Bình", "Chi", "Dũng", "Em"], 4, 2);
    play_round(&mut five, |_, _| Outcome::FirstWon);
    let loser = five.rounds()[0].games[0].second;
    five.set_present(loser, false);
    play_round(&mut five, |_, _| Outcome::FirstWon);
    assert_eq!(five.rounds()[1].free, None, "four are present");
    assert!(five.rounds()[1].game_of(loser).is_none());
    let late = five.join(PlayerName::new("Giang").unwrap()).unwrap();
    five.set_present(loser, true);
    assert_eq!(five.points_of(late).quarters(), 0);
    play_round(&mut five, |_, _| Outcome::FirstWon);
    assert!(five.rounds()[2].game_of(late).is_some() && five.rounds()[2].game_of(loser).is_some());
    assert_eq!(five.standings().len(), 6);
}

#[test]
fn somebody_who_comes_late_plays_before_being_free() {
    for seed in 0..20 {
        let mut four = tournament(&["An", "Bình", "Chi", "Dũng"], 3, seed);
        play_round(&mut four, |_, _| Outcome::FirstWon);
        let late = four.join(named("Giang")).unwrap();
        play_round(&mut four, |_, _| Outcome::FirstWon);
        let round = &four.rounds()[1];
        assert!(round.game_of(late).is_some() && round.free.is_some(), "{round:?}");
    }
}

#[test]
fn a_late_player_enters_a_round_that_has_no_result() {
    for seed in 0..20 {
        let mut five = tournament(&["An", "Bình", "Chi", "Dũng", "Em"], 4, seed);
        five.pair_next().unwrap();
        let before = five.rounds()[0].clone();
        // Whoever was free plays the late player, who comes to another table.
        assert_eq!(five.join_late(named("Giang")), Ok(LateEntry::Plays(2)));
        let giang = five.ids().nth(5).unwrap();
        let round = &five.rounds()[0];
        assert_eq!((&round.games[..2], round.free), (&before.games[..], None));
        assert_eq!(round.games[2].opponent_of(giang), before.free);
        // Nobody is free now, but the next late player.
        assert_eq!(five.join_late(named("Hoa")), Ok(LateEntry::Free));
        assert_eq!(five.rounds()[0].free, five.ids().nth(6));
        assert!(five.join_late(named("Hoa")).is_err());
        // With a result, the round stays as it is.
        five.set_outcome(0, 0, Some(Outcome::FirstWon));
        let paired = five.rounds().to_vec();
        assert_eq!(five.join_late(named("Khoa")), Ok(LateEntry::NextRound));
        assert_eq!(five.rounds(), paired);
    }
}

#[test]
fn a_late_player_does_not_meet_somebody_who_has_left() {
    let mut three = tournament(&["An", "Bình", "Chi"], 3, 1);
    assert_eq!(three.join_late(named("Dũng")), Ok(LateEntry::NextRound), "no round is paired");
    let mut three = tournament(&["An", "Bình", "Chi"], 3, 1);
    three.pair_next().unwrap();
    three.set_present(three.rounds()[0].free.unwrap(), false);
    assert_eq!(three.join_late(named("Dũng")), Ok(LateEntry::NextRound));
}

#[test]
fn a_round_without_results_can_be_dissolved() {
    let mut four = tournament(&["An", "Bình", "Chi", "Dũng"], 3, 2);
    assert!(!four.dissolve(), "there is no round");
    four.pair_next().unwrap();
    let paired = four.clone();
    assert!(four.dissolve());
    four.pair_next().unwrap();
    assert_eq!(four, paired, "the same players are paired in the same way");
    four.set_outcome(0, 1, Some(Outcome::Draw));
    assert!(!four.dissolve());
    assert_eq!(four.rounds().len(), 1);
}

fn named(text: &str) -> PlayerName {
    PlayerName::new(text).expect("a name")
}

#[test]
fn a_corrected_name_keeps_its_results_and_stays_the_only_one_of_its_kind() {
    let mut tournament = tournament(&["An", "Binh", "Chi", "Dũng"], 3, 1);
    play_round(&mut tournament, earlier_wins("An Binh Chi Dũng"));
    let binh = tournament.ids().nth(1).expect("a player");
    let points = tournament.points_of(binh);
    assert!(tournament.rename(binh, named("chi")).is_err());
    assert_eq!(name(&tournament, binh), "Binh");
    tournament.rename(binh, named("Bình")).expect("a name of its own");
    tournament.rename(binh, named("bình")).expect("the same player");
    assert_eq!((name(&tournament, binh), tournament.points_of(binh)), ("bình", points));
}
