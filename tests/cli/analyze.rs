//! `analyze` and `bench`.

use crate::{START, answers, refuses, run, stderr, stdout};

/// Runs the program with `args` and returns the line that it prints, without the time.
fn line(args: &[&str]) -> String {
    let output = run(args);
    assert_eq!(stderr(&output), "");
    assert_eq!(output.status.code(), Some(0));
    let text = stdout(&output);
    assert_eq!(text.lines().count(), 1, "{text}");
    let (before, after) = text.trim_end().split_once("time_ms").expect("a time");
    let after = after.trim_start_matches(['=', '"', ':']);
    format!("{before}time_ms{}", after.trim_start_matches(|c: char| c.is_ascii_digit()))
}

/// Returns the value of `name` in a line of fields.
fn field<'a>(line: &'a str, name: &str) -> &'a str {
    let start = format!(" {name}=");
    let at = line.find(&start).unwrap_or_else(|| panic!("no {name} in {line}")) + start.len();
    line[at..].split(' ').next().unwrap()
}

/// Side 1's row is empty and its store too small for a refill, so the game ends with this turn.
/// 1+ keeps the dân in side 0's row; 1- drops it into a quan cell.
const LAST_TURN: &str = "Q,1,0,0,0,0,Q,0,0,0,0,0 0 10,3";

#[test]
fn a_proven_ending_is_exact_and_states_its_length() {
    let found = line(&["analyze", LAST_TURN, "--rule", "refill=end"]);
    assert!(found.starts_with("best=1+ score=8 depth="), "{found}");
    assert!(found.contains(" exact=yes turns=1 nodes="), "{found}");
    assert!(found.ends_with(" time_ms pv=1+"), "{found}");
}

#[test]
fn with_three_sides_the_margin_is_over_the_best_other_side() {
    let three = "Q,1,0,0,0,0,Q,0,0,0,0,0,Q,0,0,0,0,0 0 10,3,7";
    let found = line(&["analyze", three, "--rule", "refill=end", "--depth", "4"]);
    assert!(found.starts_with("best=1+ score=4 depth="), "{found}");
    assert!(found.contains(" exact=yes turns=1 "), "{found}");
}

#[test]
fn with_a_depth_limit_only_the_time_varies() {
    let found = line(&["analyze", START, "--depth", "4"]);
    assert_eq!(found, line(&["analyze", "--depth", "4", START]));
    let names: Vec<&str> =
        found.split(' ').filter_map(|field| field.split_once('=')).map(|(name, _)| name).collect();
    assert_eq!(names, ["best", "score", "depth", "exact", "nodes", "pv"]);
    assert_eq!(field(&found, "depth"), "4");
    assert_eq!(field(&found, "exact"), "no");
    let (_, pv) = found.split_once("pv=").unwrap();
    assert_eq!(Some(field(&format!(" {found}"), "best")), pv.split(' ').next());
    // The expected moves are legal.
    let expected: Vec<&str> = pv.split(' ').collect();
    let played = run(&[&["play", START], expected.as_slice()].concat());
    assert_eq!(played.status.code(), Some(0));
}

#[test]
fn json_output_is_one_object_with_the_same_names() {
    let found = line(&["analyze", LAST_TURN, "--rule", "refill=end", "--json"]);
    let (start, rest) = found.split_once(",\"depth\":").unwrap();
    assert_eq!(start, "{\"best\":\"1+\",\"score\":8");
    let rest = rest.trim_start_matches(|c: char| c.is_ascii_digit());
    let rest = rest.strip_prefix(",\"exact\":true,\"turns\":1,\"nodes\":").unwrap();
    let rest = rest.trim_start_matches(|c: char| c.is_ascii_digit());
    assert_eq!(rest, ",\"time_ms,\"pv\":[\"1+\"]}");

    let open = line(&["analyze", START, "--depth", "2", "--json"]);
    assert!(open.contains("\"exact\":false,\"nodes\":"), "{open}");
    let whole = run(&["analyze", START, "--depth", "2", "--json"]);
    let value: Result<serde_json::Value, _> = serde_json::from_str(stdout(&whole));
    assert!(value.is_ok_and(|value| value["pv"].is_array() && value["depth"] == 2), "{open}");
}

#[test]
fn a_level_analyzes_as_deep_as_it_plays() {
    let medium = line(&["analyze", START, "--level", "medium"]);
    assert_eq!(medium, line(&["analyze", START, "--level", "medium"]));
    // Easy captures the most it can: 5+ captures a quan and one dân.
    let easy = line(&["analyze", START, "--level", "easy"]);
    assert!(easy.contains("score=11 depth=1 exact=no nodes=10 "), "{easy}");
    for level in ["beginner", "easy", "medium", "hard", "expert", "master"] {
        let ending = ["analyze", LAST_TURN, "--rule", "refill=end", "--level", level];
        assert!(line(&ending).starts_with("best=1"), "{level}");
    }
}

#[test]
fn nodes_and_time_limit_a_search_too() {
    assert_eq!(line(&["analyze", START, "--nodes", "500"]), {
        line(&["analyze", "--nodes=500", START])
    });
    assert!(line(&["analyze", START, "--time", "1"]).contains(" exact=no "));
}

#[test]
fn several_threads_find_the_best_move_too() {
    let found = line(&["analyze", START, "--depth", "12", "--threads", "3"]);
    assert_eq!(field(&found, "depth"), "12");
    let best = found.strip_prefix("best=").and_then(|rest| rest.split(' ').next());
    assert!(field(&found, "pv").starts_with(best.expect("a move")), "{found}");
}

#[test]
fn limits_exclude_each_other_and_have_ranges() {
    refuses(&["analyze", START, "--depth", "3", "--time", "9"], &["--depth", "--time"]);
    refuses(&["analyze", START, "--level", "easy", "--nodes", "9"], &["--level", "--nodes"]);
    for wrong in ["0", "201", "-1", "x", "99999999999999999999999", ""] {
        refuses(&["analyze", START, &format!("--depth={wrong}")], &["--depth", "1 to 200"]);
    }
    refuses(&["analyze", START, "--time=0"], &["--time", "1 to 86400000"]);
    refuses(&["analyze", START, "--threads=0"], &["--threads", "1 to 64"]);
    refuses(&["analyze", START, "--threads=2", "--nodes=9"], &["--threads", "--nodes"]);
    refuses(&["analyze", START, "--nodes=0"], &["--nodes", "1 to 1000000000000"]);
    refuses(&["analyze", START, "--level", "random"], &["random", "beginner, easy"]);
}

#[test]
fn a_finished_position_has_no_best_move() {
    let over = "Q2,0,0,0,0,0,7,0,0,0,0,0 - 30,29";
    for limit in ["--level=easy", "--depth=3", "--json"] {
        refuses(&["analyze", over, limit], &["game is over", "no best move"]);
    }
    refuses(&["analyze", "Q,5,5"], &["three parts"]);
}

#[test]
fn bench_ends_with_the_sum_of_its_nodes() {
    let output = run(&["bench"]);
    let lines: Vec<&str> = stdout(&output).lines().collect();
    let (last, searches) = lines.split_last().expect("lines");
    let nodes = |line: &&str| field(line, "nodes").parse::<u64>().expect("a number");
    assert!(searches.len() >= 6 && searches.iter().all(|line| line.starts_with("search=")));
    assert_eq!(*last, format!("signature={}", searches.iter().map(nodes).sum::<u64>()));
    let again = run(&["bench"]);
    assert_eq!(stdout(&again).lines().last(), Some(*last));
    refuses(&["bench", "--depth", "3"], &["--depth"]);
}

#[test]
fn an_analysis_follows_the_given_rules() {
    // Under folk rules, the quan that 5+ captures under classic rules is still too young.
    let folk = line(&["analyze", START, "--level", "easy", "--rules", "folk"]);
    assert!(!folk.starts_with("best=5+"), "{folk}");
    answers(&["play", START, "5+", "--rules", "folk"], {
        "Q1,6,6,6,6,0,Q1,6,6,6,6,0 1 0,0\tcaptured=0\t-\n"
    });
}
