//! The line of a puzzle, and its theme.

use oanquan::{Event, Game, GameEnd, Move, Side, Turn};
use oanquan_engine::{Analysis, Theme};

use crate::judge::{Effort, Verdict, confirm, dan_on_board, prove};
use crate::search;

/// The most moves of a line, an odd number.
const MAX_MOVES: usize = 7;
/// The nodes of the search for the best reply, and for the best play after the line.
const REPLY: u64 = 300_000;
/// The most dân on the board in an endgame.
const ENDGAME: u32 = 20;
/// The captures of a long chain.
const LONG_CHAIN: usize = 3;
/// The side that solves puzzles.
const SOLVER: Side = Side::NEAR;

/// Returns the line that begins with the right move of `verdict`: it goes on as long as the solver
/// has a choice with one right move, found by the same measure.
pub fn line(game: &Game, verdict: &Verdict) -> Vec<Move> {
    let mut game = game.clone();
    let mut line = vec![verdict.right.best()];
    let mut right = verdict.right.clone();
    while line.len() + 2 <= MAX_MOVES {
        game.play(right.best()).expect("a search finds a legal move");
        let Some(reply) = search(&game, REPLY, None).map(|found| found.best()) else { break };
        game.play(reply).expect("a search finds a legal move");
        if game.position().to_move() != Some(SOLVER) || game.legal_moves().len() < 2 {
            break;
        }
        let next = if verdict.proven { prove(&game, Effort::USUAL) } else { confirm(&game) };
        let Some(next) = next else { break };
        line.extend([reply, next.right.best()]);
        right = next.right;
    }
    line
}

/// Returns the theme of a line, or `None` if it has none.
pub fn theme(game: &Game, verdict: &Verdict, line: &[Move]) -> Option<Theme> {
    let played = turns(game, line);
    let expected = expected(game, line);
    let fits = |theme: &&Theme| match theme {
        Theme::TakeQuan => takes_quan(&played[0]),
        Theme::LongChain => captures(&played[0]).count() >= LONG_CHAIN,
        Theme::LastRefill => {
            let mut refills = expected.iter().map(|turn| turn.events.iter().any(is_refill));
            refills.by_ref().take(line.len() + 1).filter(|refills| *refills).count() == 1
                && !refills.any(|refills| refills)
        }
        Theme::StarveRow => {
            let starves = |turn: &&Turn| turn.side == SOLVER && starves(turn);
            played.iter().any(|turn| starves(&turn))
        }
        Theme::ProtectQuan => {
            let loses_quan =
                |answered: &Analysis| turns(game, &answered.pv).get(1).is_some_and(takes_quan);
            verdict.second.as_ref().is_some_and(loses_quan) && !loses_quan(&verdict.right)
        }
        Theme::Endgame => {
            dan_on_board(game.position()) <= ENDGAME || played.iter().any(|turn| turn.end.is_some())
        }
    };
    Theme::ALL.iter().find(fits).copied()
}

/// Returns the turns of the line and of the best play that a search expects after it.
fn expected(game: &Game, line: &[Move]) -> Vec<Turn> {
    let mut after = game.clone();
    for mv in line {
        after.play(*mv).expect("a search finds legal moves");
    }
    let rest = search(&after, REPLY, None).map(|found| found.pv).unwrap_or_default();
    turns(game, &[line, &rest].concat())
}

/// Returns the turns that these moves play.
fn turns(game: &Game, moves: &[Move]) -> Vec<Turn> {
    let mut game = game.clone();
    let play = |mv: &Move| game.play(*mv).expect("a search finds legal moves").clone();
    moves.iter().map(play).collect()
}

fn captures(turn: &Turn) -> impl Iterator<Item = bool> {
    turn.events.iter().filter_map(|event| match event {
        Event::Captured { pile, .. } => Some(pile.quan),
        _ => None,
    })
}

fn takes_quan(turn: &Turn) -> bool {
    captures(turn).any(|quan| quan)
}

fn is_refill(event: &Event) -> bool {
    matches!(event, Event::Refilled { .. })
}

/// Returns whether the turn leaves the other side without dân.
fn starves(turn: &Turn) -> bool {
    match turn.end {
        Some(end) => end == GameEnd::CannotRefill,
        None => turn.after.needs_refill(),
    }
}
