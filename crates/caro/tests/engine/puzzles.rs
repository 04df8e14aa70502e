//! The puzzles: they follow from the benchmark set of forced wins, and their answers hold.

use std::collections::BTreeSet;
use std::fmt::Write;

use caro::{Caro, Preset, Theme, forced_win, longest_answer, puzzles};
use tabletop::GameMatch;

use crate::forced::WINS;
use crate::play::played;

/// The most moves of a puzzle.
const MOST: u32 = 5;

/// Returns the file of puzzles: the positions on the way of each win under the usual rules, the shortest first.
fn file() -> String {
    let mut lines: BTreeSet<(u32, String, String)> = BTreeSet::new();
    for line in WINS.lines() {
        let Some((history, _)) = line.strip_prefix("caro ").and_then(|line| line.split_once(' '))
        else {
            continue;
        };
        let mut game = played(Caro::preset(Preset::Caro), history);
        let mut most = 8;
        while let Some((moves, square)) = forced_win(&game, most) {
            if moves <= MOST {
                let theme = Theme::of(&game, moves);
                lines.insert((moves, game.position().to_string(), theme.to_string()));
            }
            game.play(square).expect("legal");
            most = moves - 1;
            let Some(answer) = longest_answer(&game, most) else { break };
            game.play(answer).expect("legal");
        }
    }
    lines.into_iter().fold(String::new(), |mut file, (moves, history, theme)| {
        writeln!(file, "{moves} {theme} {history}").expect("a string takes all");
        file
    })
}

#[test]
fn the_puzzles_are_the_positions_on_the_way_of_the_forced_wins() {
    let (file, found) = (include_str!("../../src/puzzles.txt"), file());
    assert!(file == found, "the file should be:\n{found}");
    let lengths: BTreeSet<u32> = puzzles().iter().map(|puzzle| puzzle.moves).collect();
    assert_eq!(lengths, (1..=MOST).collect());
}

#[test]
fn each_puzzle_is_won_in_time_and_not_sooner() {
    for puzzle in puzzles() {
        let mut game = puzzle.played().expect("a position");
        for left in (1..=puzzle.moves).rev() {
            assert_eq!(forced_win(&game, left - 1), None, "{puzzle:?}");
            let (_, square) = forced_win(&game, left).expect("a win");
            game.play(square).expect("legal");
            match longest_answer(&game, left - 1) {
                Some(answer) => {
                    game.play(answer).expect("legal");
                }
                None => assert!(game.position().line().is_some(), "{puzzle:?}"),
            }
            if game.to_move().is_none() {
                break;
            }
        }
        assert!(game.position().line().is_some(), "{puzzle:?}");
    }
}
