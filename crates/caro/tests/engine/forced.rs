//! Forced wins: the benchmark set, and whether wins that the engine claims are wins.

use caro::{Caro, Preset, Square, analyze};
use caro_engine::{Control, Level, LevelSpec, Limits};
use tabletop::{Game, GameMatch, Match};

use crate::play::played;
use crate::verifier::Verifier;

/// The benchmark set, of which the puzzles are made; `tools/engines/src/bin/forced_wins.rs` makes it.
pub const WINS: &str = include_str!("../data/forced-wins.txt");

/// Returns the positions of the set, and the lengths of their wins.
fn positions() -> impl Iterator<Item = (Match<Caro>, u32)> {
    WINS.lines().map(|line| {
        let [preset, history, length] =
            line.split(' ').collect::<Vec<_>>().try_into().expect("three words");
        let preset: Preset = preset.parse().expect("a preset");
        (played(Caro::preset(preset), history), length.parse().expect("a number"))
    })
}

/// Returns the best move, and in how many moves it wins.
fn win(played: &Match<Caro>, nodes: u64) -> Option<(Square, u32)> {
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let found = analyze(played, &limits, &Control::default())?;
    let moves = found.moves_to_end?;
    Some((found.best, u32::try_from(moves).ok()?))
}

#[test]
fn master_finds_every_win_of_the_benchmark_set() {
    assert!(positions().count() >= 30);
    let nodes = LevelSpec::of(Level::Master).limits().nodes.expect("a limit of nodes");
    let missed: Vec<String> = positions()
        .filter(|(game, length)| win(game, nodes).is_none_or(|(_, moves)| moves > *length))
        .map(|(game, _)| game.position().to_string())
        .collect();
    assert!(missed.is_empty(), "{missed:#?}");
}

/// Checks a win of this length against every defence. Each move of the attacker takes at most this many
/// nodes.
fn check(game: &Match<Caro>, length: u32, nodes: u64) {
    let mut verifier =
        Verifier::new(|played: &Match<Caro>| win(played, nodes).map(|(square, _)| square));
    assert_eq!(verifier.failure(game, length), None, "{}", game.position());
}

#[test]
fn a_forced_win_wins_against_every_defence() {
    for preset in [Preset::Caro, Preset::Gomoku, Preset::Free] {
        // Two threes at once.
        check(&played(Caro::preset(preset), "8g1a8h1d7i1k6i2h"), 5, 3_000);
    }
    for (game, length) in positions().filter(|(_, length)| *length <= 7) {
        check(&game, length, 3_000);
    }
}

#[test]
#[ignore = "takes minutes: every defence to wins of nine moves"]
fn longer_forced_wins_win_against_every_defence() {
    for (game, length) in positions().filter(|(_, length)| *length <= 9) {
        check(&game, length, 20_000);
    }
}

#[test]
fn short_wins_are_the_shortest() {
    // Four with an empty square at its end; an open three; a four and a three at once.
    for (history, moves) in [("8f8e8g7g8h6f8i1a", 1), ("8f1a8g1d8h1k", 3), ("8g1a8h1d7i1k6i2h", 5)]
    {
        let game = played(Caro::usual(), history);
        assert_eq!(win(&game, 100_000).map(|(_, moves)| moves), Some(moves), "{history}");
    }
}

#[test]
fn a_loss_is_proven_if_every_answer_loses() {
    // X has an open four; O can answer one end alone.
    let game = played(Caro::usual(), "8f1a8g1d8h1k8i");
    let limits = Limits { nodes: Some(20_000), ..Limits::default() };
    let found = analyze(&game, &limits, &Control::default()).expect("a move");
    assert_eq!(found.moves_to_end, Some(-2));
}
