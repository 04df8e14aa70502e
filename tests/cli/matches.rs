//! `match`: games between levels.

use crate::{refuses, run, stderr, stdout};

/// Runs `match` with these arguments and returns the lines that it prints.
fn lines(args: &[&str]) -> Vec<String> {
    let output = run(&[&["match"], args].concat());
    assert_eq!(stderr(&output), "");
    assert_eq!(output.status.code(), Some(0));
    stdout(&output).lines().map(str::to_owned).collect()
}

/// Returns the value of `name` in a line of fields.
fn field<'a>(line: &'a str, name: &str) -> &'a str {
    let (_, rest) = line.split_once(&format!("{name}=")).expect("the field");
    rest.split(' ').next().unwrap()
}

fn opening(line: &str, plies: usize) -> Vec<&str> {
    let (_, moves) = line.split_once("moves=").expect("moves");
    moves.split(' ').take(plies).collect()
}

#[test]
fn the_last_line_counts_the_games_of_the_first_level() {
    // In short games, some are drawn.
    let lines = lines(&["easy", "random", "--games", "60", "--rule", "dan=1"]);
    let (last, games) = lines.split_last().unwrap();
    let count = |result: &str| games.iter().filter(|line| field(line, "result") == result).count();
    let (wins, draws, losses) = (count("win"), count("draw"), count("loss"));
    assert_eq!(wins + draws + losses, 60);
    assert!(draws > 0);
    let points = wins as f64 + draws as f64 / 2.0;
    let expected = format!("easy wins={wins} draws={draws} losses={losses} points={points}");
    assert_eq!(*last, expected);
}

#[test]
fn a_level_beats_random_moves() {
    let lines = lines(&["medium", "random", "--games", "10", "--seed", "5"]);
    let points: f64 = field(lines.last().unwrap(), "points").parse().unwrap();
    assert!(points >= 8.0, "{lines:#?}");
}

#[test]
fn each_level_beats_the_one_below() {
    // The table of levels has the results of 200 games; here a few detect a mistake.
    let pairs = [("easy", "beginner"), ("medium", "easy"), ("hard", "medium"), ("expert", "hard")];
    for (level, below) in pairs {
        let lines = lines(&[level, below, "--games", "20", "--balanced", "3", "--seed", "2"]);
        let points: f64 = field(lines.last().unwrap(), "points").parse().unwrap();
        assert!(points >= 12.0, "{level} against {below}: {points} of 20");
    }
}

/// Returns the share of the points that `player` wins against *Beginner* in 200 games, in percent.
fn against_beginner(player: &str, others: &[&str]) -> f64 {
    let match_args = [player, "beginner", "--games", "200", "--seed", "2"];
    let lines = lines(&[&match_args[..], others].concat());
    field(lines.last().unwrap(), "points").parse::<f64>().unwrap() / 2.0
}

#[test]
fn a_newcomer_wins_most_games_against_a_beginner_and_random_moves_win_fewer() {
    // The tables of levels have the results of 1,000 games; here fewer detect a mistake.
    for (game, random) in [
        (&["--rules", "classic"][..], 25.0..45.0),
        (&["--rules", "folk"], 25.0..45.0),
        (&["--game", "caro"], 5.0..25.0),
        (&["--game", "cotuong"], 22.0..43.0),
        (&["--game", "pebbles", "--openings", "0"], 35.0..55.0),
    ] {
        let newcomer = against_beginner("newcomer", game);
        assert!((53.0..82.0).contains(&newcomer), "{game:?}: {newcomer}% for a newcomer");
        let share = against_beginner("random", game);
        assert!(random.contains(&share), "{game:?}: {share}% for random moves");
    }
}

#[test]
fn with_more_sides_a_newcomer_among_beginners_wins_more_than_its_share() {
    for (sides, newcomer, random) in
        [("sides=3", 43.0..63.0, 10.0..28.0), ("sides=4", 33.0..55.0, 6.0..22.0)]
    {
        let shares = ["newcomer", "random"].map(|name| against_beginner(name, &["--rule", sides]));
        assert!(newcomer.contains(&shares[0]) && random.contains(&shares[1]), "{shares:?}");
    }
}

#[test]
fn the_same_seed_gives_the_same_games_and_another_seed_others() {
    let game = ["beginner", "easy", "--games", "8"];
    let first = lines(&game);
    assert_eq!(first, lines(&game));
    assert_eq!(first, lines(&[&game[..], &["--seed", "0", "--openings", "4"]].concat()));
    assert_ne!(first, lines(&[&game[..], &["--seed", "1"]].concat()));
}

#[test]
fn each_opening_is_played_from_both_seats() {
    let lines = lines(&["easy", "random", "--games", "5", "--openings", "3"]);
    let games = &lines[..5];
    let seats: Vec<&str> = games.iter().map(|line| field(line, "seat")).collect();
    assert_eq!(seats, ["0", "1", "0", "1", "0"]);
    assert_eq!(opening(&games[0], 3), opening(&games[1], 3));
    assert_eq!(opening(&games[2], 3), opening(&games[3], 3));
    assert_ne!(opening(&games[1], 3), opening(&games[2], 3));
    assert!(
        games.iter().enumerate().all(|(i, line)| { line.starts_with(&format!("game={} ", i + 1)) })
    );
}

#[test]
fn the_result_agrees_with_the_seat_and_the_moves() {
    let lines = lines(&["random", "random", "--games", "4", "--openings", "0"]);
    for line in &lines[..4] {
        let stores: Vec<i32> =
            field(line, "stores").split(',').map(|store| store.parse().unwrap()).collect();
        let own = field(line, "seat") == "1";
        let margin = stores[usize::from(own)] - stores[usize::from(!own)];
        let result = ["loss", "draw", "win"][(margin.signum() + 1) as usize];
        assert_eq!(field(line, "result"), result);
        // The moves lead from the start to the reported end.
        let played = run(&[&["play", crate::START], opening(line, 9999).as_slice()].concat());
        let last = stdout(&played).lines().last().unwrap().to_owned();
        assert!(last.contains(&format!(" - {},{}\t", stores[0], stores[1])), "{last}");
        assert!(last.ends_with(field(line, "end")), "{last}");
    }
}

#[test]
fn with_more_sides_the_first_level_takes_each_seat_in_turn() {
    for (sides, seats) in [("sides=3", "0 1 2 0 1"), ("sides=4", "0 1 2 3 0")] {
        let lines = lines(&["easy", "random", "--games", "5", "--rule", sides]);
        let taken: Vec<&str> = lines[..5].iter().map(|line| field(line, "seat")).collect();
        assert_eq!(taken.join(" "), seats);
        assert_eq!(opening(&lines[0], 4), opening(&lines[2], 4));
        for line in &lines[..5] {
            let stores: Vec<i32> =
                field(line, "stores").split(',').map(|store| store.parse().unwrap()).collect();
            let seat: usize = field(line, "seat").parse().unwrap();
            let best = stores.iter().max().unwrap();
            let first = stores.iter().filter(|store| *store == best).count();
            let result = match stores[seat] == *best {
                true if first == 1 => "win",
                true => "draw",
                false => "loss",
            };
            assert_eq!(field(line, "result"), result, "{line}");
        }
    }
}

#[test]
fn balanced_openings_are_close_to_even() {
    let args = ["random", "random", "--games", "6", "--rule", "dan=1", "--balanced", "2"];
    let lines = lines(&args);
    for line in &lines[..6] {
        let opening = opening(line, 4);
        let start = run(&["start", "--rule", "dan=1"]);
        let start = stdout(&start).trim_end();
        let played = run(&[&["play", start], opening.as_slice()].concat());
        let after = stdout(&played).lines().last().unwrap().split('\t').next().unwrap().to_owned();
        let found = run(&["analyze", &after, "--depth", "10"]);
        let score: i32 = field(stdout(&found), "score").parse().unwrap();
        assert!(score.abs() <= 2, "{after} {score}");
    }
}

#[test]
fn a_match_without_balanced_openings_is_refused() {
    // Without random turns there is only one opening, and its handicap is not balanced.
    let args = ["match", "easy", "easy", "--rule", "dan=1", "--rule", "handicap=0::50"];
    let none = [&args[..], &["--openings", "0", "--balanced", "0"]].concat();
    refuses(&none, &["no opening of 0 turns", "at most 0"]);
}

#[test]
fn arguments_out_of_range_are_refused() {
    let game = ["match", "easy", "easy"];
    for games in ["0", "1000001", "99999999999999999999", "-1", "many"] {
        let games = format!("--games={games}");
        refuses(&[&game[..], &[&games]].concat(), &["--games", "1 to 1000000"]);
    }
    refuses(&[&game[..], &["--openings=41"]].concat(), &["--openings", "0 to 40"]);
    refuses(&[&game[..], &["--balanced=-1"]].concat(), &["--balanced", "0 to 9999"]);
    refuses(&[&game[..], &["--seed=x"]].concat(), &["--seed", "0 to 18446744073709551615"]);
    refuses(&["match", "easy", "child"], &["child", "beginner", "master, random, newcomer"]);
    refuses(&["match", "easy"], &["<B>"]);
    refuses(&[&game[..], &["--rule", "handicap=2::5"]].concat(), &["side 2", "2 sides"]);
}
