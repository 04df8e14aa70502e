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
        let start = Position::start(&rules, Side::NEAR);
        for (depth, count) in (1..).zip(counts.split_whitespace()) {
            assert_eq!(perft(&rules, &start, depth).to_string(), count, "{rules} {depth}");
            seen += 1;
        }
    }
    assert_eq!(seen, 89);
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
