//! The rules against counts and examples from other sources, in `tests/data`.

use crate::support::{at, turn};
use o_an_quan::rules::{Position, Rules, Side, perft};

/// Returns the lines of a data file, without comments, split at `|`.
fn rows(data: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
    let lines = data.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line.split('|').map(str::trim).collect())
}

#[test]
fn every_transition_of_the_report_matches_the_printed_one() {
    let mut seen = 0;
    for row in rows(include_str!("../data/report-3.4.txt")) {
        let &[label, before, mv, after, points] = row.as_slice() else {
            panic!("five columns: {row:?}");
        };
        let turn = turn(before, mv, &Rules::classic());
        assert_eq!(turn.after.to_string(), after, "{label}");
        assert_eq!(turn.captured.to_string(), points, "{label}");
        assert_eq!(turn.end, None, "{label}");
        seen += 1;
    }
    assert_eq!(seen, 20);
}

#[test]
fn perft_counts_match_the_table() {
    let mut seen = 0;
    for row in rows(include_str!("../data/perft.txt")) {
        let &[rules, counts] = row.as_slice() else { panic!("two columns: {row:?}") };
        let rules: Rules = rules.parse().expect("rules");
        seen += check_perft(&rules, &Position::start(&rules, Side::NEAR), counts);
    }
    assert_eq!(seen, 111);
}

#[test]
fn perft_counts_with_sold_cells_match_the_table() {
    let mut seen = 0;
    for row in rows(include_str!("../data/perft-fields.txt")) {
        let &[rules, position, counts] = row.as_slice() else { panic!("three columns: {row:?}") };
        let rules: Rules = rules.parse().expect("rules");
        seen += check_perft(&rules, &at(position, &rules), counts);
    }
    assert_eq!(seen, 40);
}

/// Compares the counts of 1, 2, 3 … turns from `position`, and returns how many there are.
fn check_perft(rules: &Rules, position: &Position, counts: &str) -> usize {
    let mut seen = 0;
    for (depth, count) in (1..).zip(counts.split_whitespace()) {
        let found = perft(rules, position, depth).to_string();
        assert_eq!(found, count, "{rules}, {position}, {depth}");
        seen += 1;
    }
    seen
}

#[test]
fn perft_counts_a_game_that_ends_early_once() {
    let rules = Rules::classic();
    // 3+ captures the last quan; 3- does not, and allows the replies 7+ and 7-.
    let position = at("0,0,0,1,0,0,Q,1,0,0,0,0 0 0,0", &rules);
    assert_eq!(perft(&rules, &position, 0), 1);
    assert_eq!(perft(&rules, &position, 1), 2);
    assert_eq!(perft(&rules, &position, 2), 3);
}
