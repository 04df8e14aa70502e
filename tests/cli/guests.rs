//! The commands for other games, chosen with `--game`.

use crate::{answers, refuses, refuses_after, run, run_on, stdout};

fn pebbles<'a>(args: &[&'a str]) -> Vec<&'a str> {
    ["--game", "pebbles"].iter().chain(args).copied().collect()
}

#[test]
fn the_game_is_named_before_or_after_the_command() {
    for args in [
        ["--game", "pebbles", "start"].as_slice(),
        &["--game=pebbles", "start"],
        &["start", "--game", "pebbles"],
    ] {
        answers(args, "12 4 0 0\n");
    }
    answers(&["--game", "oanquan", "start"], "Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0\n");
    answers(
        &pebbles(&["start", "--rule", "pebbles=7", "--rule", "most=3", "--first", "1"]),
        "7 3 0 1\n",
    );
}

#[test]
fn pebbles_are_taken_until_a_side_cannot_move() {
    answers(&pebbles(&["moves", "6 4 2 0"]), "1\n3\n4\n");
    answers(&pebbles(&["moves", "1 4 1 0"]), "");
    answers(
        &pebbles(&["play", "6 4 0 0", "1", "4", "1"]),
        "5 4 1 1\ttaken=1\t-\n1 4 4 0\ttaken=4\t-\n0 4 1 1\ttaken=1\tcannot-move\n",
    );
    refuses_after(
        &pebbles(&["play", "6 4 0 0", "2", "2"]),
        "4 4 2 1\ttaken=2\t-\n",
        &["2 cannot be taken: the turn before took as many"],
    );
}

#[test]
fn a_batch_answers_every_line() {
    let output = run_on(&pebbles(&["play", "-"]), b"6 4 0 0; 1 2\n6 4 0 0; 9\n");
    let expected = "3 4 2 0\ttaken=2\t-\nerror: 9 cannot be taken: a turn takes at most 4\n";
    assert_eq!(stdout(&output), expected);
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn analyze_prints_the_value_of_the_chapter() {
    // Rows 8 and 12 of the printed table, and a position without a move.
    answers(&pebbles(&["analyze", "7 4 2 0"]), "best=1 value=-4 exact=yes\n");
    answers(&pebbles(&["analyze", "0 4 2 0"]), "best=- value=0 exact=yes\n");
    answers(
        &pebbles(&["analyze", "11 4 1 1", "--json"]),
        "{\"best\":\"2\",\"value\":-4,\"exact\":true}\n",
    );
    refuses(&pebbles(&["analyze", "7 4 2 0", "--depth", "3"]), &["solved exactly", "--depth"]);
}

#[test]
fn a_match_is_the_same_for_the_same_seed_and_the_better_level_wins() {
    let args = pebbles(&["match", "master", "beginner", "--games", "60", "--openings", "0"]);
    let args = [args.as_slice(), &["--rule", "pebbles=40"]].concat();
    let output = run(&args);
    assert_eq!(stdout(&output), stdout(&run(&args)));
    let total = stdout(&output).lines().last().expect("the totals");
    let wins = total.split("wins=").nth(1).and_then(|rest| rest.split(' ').next());
    assert!(
        wins.and_then(|wins| wins.parse::<u32>().ok()).is_some_and(|wins| wins > 48),
        "{total}"
    );
    assert!(total.starts_with("master wins=") && total.contains(" draws=0 "), "{total}");
}

#[test]
fn every_game_plays_each_opening_of_a_match_from_both_seats() {
    for game in games::IDS {
        let args = ["match", "random", "random", "--games", "2", "--openings", "3", "--seed", "4"];
        let output = run(&[&["--game", game], args.as_slice()].concat());
        let openings: Vec<Vec<&str>> = stdout(&output)
            .lines()
            .filter_map(|line| line.split_once("moves="))
            .map(|(_, moves)| moves.split(' ').take(3).collect())
            .collect();
        assert!(matches!(&openings[..], [first, second] if first == second), "{game}");
        for seat in ["game=1 seat=0 ", "game=2 seat=1 "] {
            assert!(stdout(&output).contains(seat), "{game}");
        }
    }
}

#[test]
fn a_record_is_replayed_and_a_record_of_another_game_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.txt");
    let file = path.to_str().unwrap();
    std::fs::write(&path, "[Game \"pebbles\"]\n[Start \"6 4 0 0\"]\n\n1 4 1\n").unwrap();
    answers(&pebbles(&["replay", file]), "0 4 1 1\n");
    answers(&pebbles(&["replay", file, "--every"]), "6 4 0 0\n5 4 1 1\n1 4 4 0\n0 4 1 1\n");
    let output = run_on(&pebbles(&["replay", file, "--step", "--lang", "en"]), b"n\np\ns\n");
    let expected = "6 4 0 0\nType n for the next position, p for the previous one, s to stop.\n\
                    Start, turn 0 of 3> 1\n5 4 1 1\nAfter turn 1 of 3> 6 4 0 0\n\
                    Start, turn 0 of 3> ";
    assert_eq!(stdout(&output), expected);
    std::fs::write(&path, "[Game \"caro\"]\n\n1\n").unwrap();
    refuses(&pebbles(&["replay", file]), &["game.txt", "a game of caro"]);
    std::fs::write(&path, "[Start \"6 4 0 0\"]\n\n1 1\n").unwrap();
    refuses(&pebbles(&["replay", file]), &["line 3, character 3, move 2", "as many"]);
}

#[test]
fn a_game_in_the_terminal_is_played_undone_and_saved() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.txt");
    let save = format!("9\n1\nundo\nredo\n1\n4\nsave {}\n1\nhop\n", path.display());
    let args = pebbles(&["text", "--lang", "en", "--rule", "pebbles=6"]);
    let output = run_on(&args, save.as_bytes());
    let saved = format!("Player 1> Game saved as {}.", path.display());
    let expected = [
        "6 pebbles left. Take 1 to 4.",
        "Player 1> You can take at most 4. Try again.",
        "Player 1> Player 1 took 1.",
        "5 pebbles left. Take 2 to 4.",
        "Player 2> 1 turn undone.",
        "6 pebbles left. Take 1 to 4.",
        "Player 1> 1 turn redone.",
        "5 pebbles left. Take 2 to 4.",
        "Player 2> The other side has just taken 1, so you cannot. Try again.",
        "Player 2> Player 2 took 4.",
        "1 pebble left. Take 1.",
        &saved,
        "Player 1> Player 1 took 1.",
        "The heap is empty. Player 1 wins.",
    ];
    let lines: Vec<&str> = stdout(&output).lines().skip(1).take(expected.len()).collect();
    assert_eq!(lines, expected);
    assert!(stdout(&output).contains("\"hop\" is not a command. Type a number, or help."));
    answers(&pebbles(&["replay", path.to_str().unwrap()]), "1 4 4 0\n");
}

#[test]
fn the_computer_answers_in_the_terminal_and_a_hint_leads_to_a_win() {
    let args = ["text", "--lang", "vi", "--level", "beginner", "--seed", "5"];
    let args = pebbles(&[args.as_slice(), &["--rule", "pebbles=12"]].concat());
    let output = run_on(&args, "gợi ý\n1\nthoát\n".as_bytes());
    assert!(stdout(&output).contains("\nNgười chơi 2 (máy, mới chơi) bốc "), "{}", stdout(&output));
    assert!(
        stdout(&output)
            .contains("Để lại 10 viên thì bên kia bốc kiểu gì cũng thua: bạn thắng sau 5 nước"),
        "{}",
        stdout(&output)
    );
    refuses(&pebbles(&["text", "--sides", "2"]), &["leave out --sides"]);
}

#[test]
fn bench_has_the_same_signature_on_every_machine() {
    let output = run(&pebbles(&["bench"]));
    assert!(stdout(&output).ends_with("\nsignature=26000\n"), "{}", stdout(&output));
}

#[test]
fn what_has_no_meaning_for_a_game_is_refused() {
    refuses(&pebbles(&["perft", "6 4 0 0", "2"]), &["pebbles has no perft"]);
    refuses(&pebbles(&["solve", "6 4 0 0", "--at-least", "1"]), &["pebbles has no solve"]);
    refuses(&pebbles(&["start", "--rules", "folk"]), &["pebbles has no presets"]);
    refuses(&pebbles(&["start", "--rule", "dan=3"]), &["no option named \"dan\""]);
    refuses(&pebbles(&["start", "--rule", "most=21"]), &["most cannot be \"21\"", "from 2 to 20"]);
    refuses(&pebbles(&["start", "--first", "2"]), &["the sides are 0 to 1"]);
    refuses(&pebbles(&["moves", "12 4 0"]), &["4 parts"]);
    refuses(&pebbles(&[]), &["--game belongs to a command"]);
    assert!(stdout(&run(&pebbles(&["help"]))).contains("Commands:"), "help is the same");
    refuses(&["--game", "chess", "start"], &["no game named \"chess\"", "cotuong"]);
}

#[test]
fn pieces_of_ganh_are_carried_and_counted() {
    let ganh = |args: &[&'static str]| [&["--game", "ganh"], args].concat();
    let start = "TTTTT/T...T/B...T/B...B/BBBBB b -";
    answers(&ganh(&["start"]), &format!("{start}\n"));
    answers(
        &ganh(&["moves", start]),
        "a1b2\na2b2\na3b2\na3b3\na3b4\nb1b2\nc1b2\nc1c2\nc1d2\nd1d2\ne1d2\ne2d2\n",
    );
    for (depth, count) in [("1", "12\n"), ("2", "140\n"), ("3", "1727\n")] {
        answers(&ganh(&["perft", start, depth]), count);
    }
    answers(
        &ganh(&["play", "T...T/..T../.T.T./..B../B...B b c3", "c2c3"]),
        "T...T/..T../.BBB./...../B...B t c2\tturned=2\t-\n",
    );
    answers(
        &ganh(&["play", "...../...../.T.T./..B../..... b -", "c2c3"]),
        "...../...../.BBB./...../..... t c2\tturned=2\tno-pieces\n",
    );
    answers(
        &ganh(&["analyze", "...../...../.T.T./..B../..... b -", "--depth", "3"]),
        "best=c2c3 value=+w1 depth=1 nodes=4 exact=yes\n",
    );
    refuses(&ganh(&["play", "T...T/..T../.T.T./..B../B...B b c3", "a1a2"]), &["must carry"]);
    answers(
        &ganh(&["play", "T...T/..T../.T.T./..B../B...B b c3", "a1a2", "--rule", "opening=off"]),
        "T...T/..T../.T.T./B.B../....B t a1\tturned=0\t-\n",
    );
    refuses(&ganh(&["moves", "TTTTT b -"]), &["not a position", start]);
    refuses(&ganh(&["start", "--rule", "opening=maybe"]), &["opening can be on or off"]);
    refuses(&ganh(&["puzzles"]), &["ganh", "puzzles"]);
}
