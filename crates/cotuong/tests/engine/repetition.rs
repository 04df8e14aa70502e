//! The engine does not go on with what the rules forbid.

use cotuong_board::{Move, Repetition, judge};
use cotuong_engine::{Control, LEVELS, Method, Situation, choose};

use super::{fen, mv};

/// Returns the moves of every level that searches, after the history.
fn chosen(start: &str, history: &str) -> Vec<Move> {
    let board = fen(start).board;
    let moves: Vec<Move> = history.split(' ').map(mv).collect();
    let situation = Situation { moves: &moves, ..Situation::new(&board) };
    let searching = LEVELS.iter().filter(|spec| matches!(spec.method, Method::Nodes(_)));
    let choose = |level| choose(level, &situation, 1, &Control::default()).expect("a move");
    searching.map(|spec| choose(spec.level)).collect()
}

/// A cycle in which red checks, or chases, with each of its moves.
const CYCLES: [(&str, [&str; 4]); 2] = [
    ("4k4/9/9/9/5R3/9/9/9/4n4/3K5 w", ["f5e5", "e9f9", "e5f5", "f9e9"]),
    ("3k5/9/9/9/9/7R1/9/n8/9/4K4 w", ["h4h2", "a2b4", "h2h4", "b4a2"]),
];

#[test]
fn no_level_makes_the_last_move_of_a_forbidden_cycle() {
    for (start, cycle) in CYCLES {
        let history = [&cycle[..], &cycle[..2]].concat().join(" ");
        let forbidden = mv(cycle[2]);
        for chosen in chosen(start, &history) {
            assert_ne!(chosen, forbidden, "{start} moves {history}");
        }
    }
}

#[test]
fn the_other_side_claims_its_win() {
    for (start, cycle) in CYCLES {
        let history = [&cycle[..], &cycle[..3]].concat().join(" ");
        let board = fen(start).board;
        for chosen in chosen(start, &history) {
            let moves: Vec<Move> = history.split(' ').map(mv).chain([chosen]).collect();
            let verdict = judge(&board, &moves);
            let is_won = matches!(
                verdict,
                Some(Repetition::PerpetualCheck(_) | Repetition::PerpetualChase(_))
            );
            assert!(is_won, "{start} moves {history}: {chosen}");
        }
    }
}
