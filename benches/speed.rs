//! Speed of the searches of every game, as the program runs them: nodes a second in the fixed searches of
//! `bench`, in the best of several runs, and the depth after a second in two positions.
//!
//! `cargo bench --bench speed --no-default-features` prints one table. Times depend on the machine and on
//! what else it does: compare them only within one run.

use std::process::Command;

/// The runs of `bench`, of which the fastest counts.
const RUNS: usize = 3;

/// The games, each with an opening and a middle game in which a search has a second.
const GAMES: [(&str, [&str; 2]); 3] = [
    ("oanquan", ["Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0", "Q3,2,0,7,1,8,Q2,0,9,1,8,3 0 6,10"]),
    ("caro", ["8h9i7i9g9h7h", "8h9i7i9g9h7h10g8g"]),
    (
        "cotuong",
        [
            "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w",
            "r1bakab1r/9/1cn3nc1/p1p1p3p/6p2/2P6/P3P1P1P/1C2C1N2/9/RNBAKAB1R w",
        ],
    ),
];

fn main() {
    println!("| game | nodes a second | depth in a second, opening | middle game |");
    println!("| --- | --- | --- | --- |");
    for (game, positions) in GAMES {
        let depth = |position| {
            let line = answer(&["analyze", position, "--game", game, "--time", "1000"]);
            field(&line, "depth").unwrap_or_default().to_string()
        };
        let speed = (0..RUNS).map(|_| speed(game)).max().unwrap_or_default().to_string();
        let cells = [game.to_owned(), speed].into_iter().chain(positions.map(depth));
        println!("| {} |", cells.collect::<Vec<_>>().join(" | "));
    }
}

/// Returns the nodes a second of all fixed searches of a game together.
fn speed(game: &str) -> u64 {
    let searches = answer(&["bench", "--game", game]);
    let sum = |name| searches.lines().filter_map(|line| field(line, name)).sum::<u64>();
    sum("nodes") * 1000 / sum("time_ms").max(1)
}

/// Returns the number in the field `name` of a line.
fn field(line: &str, name: &str) -> Option<u64> {
    let mut fields = line.split([' ', '\t']);
    fields.find_map(|field| field.strip_prefix(name)?.strip_prefix('=')?.parse().ok())
}

/// Returns what the program prints for these arguments.
fn answer(arguments: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_o-an-quan")).args(arguments).output();
    let output = output.expect("the program runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}
