//! Games in which both sides borrow: one in which nothing is captured, one in which every loop captures
//! something while a quan cell grows.

use super::{classic_with, game};
use o_an_quan::rules::{Game, Position, Rules, play};

/// Two sides that borrow for ever: no position of theirs comes up twice.
pub const BORROWERS: &str = "2,1,1,1,0,2,Q15,2,0,2,0,1 1 15,13";

/// Returns 140 moves of the borrowers that capture nothing and repeat no position, found by the
/// rules of one turn alone.
pub fn idle_moves() -> Vec<String> {
    let rules = Rules::classic();
    let mut line = vec![Position::parse(BORROWERS, &rules).expect("a position")];
    let mut moves = Vec::new();
    assert!(go_on(&rules, 140, &mut line, &mut moves), "the borrowers cannot go on");
    moves
}

/// Extends `line` and `moves` by `turns` moves of that kind, if there are some.
fn go_on(rules: &Rules, turns: usize, line: &mut Vec<Position>, moves: &mut Vec<String>) -> bool {
    if turns == 0 {
        return true;
    }
    let cells = |position: &Position| position.to_string().rsplit_once(' ').unwrap().0.to_owned();
    let position = line[line.len() - 1].clone();
    for mv in position.legal_moves(rules) {
        let turn = play(rules, &position, mv).expect("a listed move is legal");
        let is_new = line.iter().all(|earlier| cells(earlier) != cells(&turn.after));
        if turn.captured > 0 || turn.end.is_some() || !is_new {
            continue;
        }
        line.push(turn.after);
        moves.push(mv.to_string());
        if go_on(rules, turns - 1, line, moves) {
            return true;
        }
        line.pop();
        moves.pop();
    }
    false
}

/// Returns rules under which the borrowers need more turns than [`idle_moves`] has until the game ends by
/// growth: classic ones for a large board.
pub fn roomy_rules() -> Rules {
    classic_with(&["dan=20"])
}

/// Two sides that borrow and capture for ever under [`growing_rules`]: after four turns, everything is where it
/// was, but the quan cell has one dân more.
pub const GROWERS: &str = "0,2,0,2,0,1,Q10,0,0,0,0,0 1 21,19";

/// The turns after which more than 60 dân lie on the board of the growers: 61.
pub const GROWN: usize = 166;

pub fn growing_rules() -> Rules {
    classic_with(&["empty_quan=passes", "quan_value=5"])
}

/// Returns so many moves of the growers.
pub fn growing_moves(turns: usize) -> Vec<&'static str> {
    ["8+", "4+", "7-", "4+"].into_iter().cycle().take(turns).collect()
}

/// Returns a game of growers after `turns` turns.
pub fn growing_game(turns: usize) -> Game {
    game(GROWERS, &growing_moves(turns).join(" "), &growing_rules())
}

/// Returns a game of borrowers after `turns` turns without a capture.
pub fn idle_game(turns: usize) -> Game {
    game(BORROWERS, &idle_moves()[..turns].join(" "), &Rules::classic())
}
