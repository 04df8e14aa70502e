//! Compares the fast turns with the turns of the rules, and max^n with a search without cutoffs.

use oanquan::{Departure, Game, Move, Position, QuanStones, Rules, Series, Side, Sold};

use super::board::{Board, MAX_SIDES};
use super::max_n::NO_FLOORS;
use super::path::Path;
use super::search::MultiSideSearch;
use super::{Goal, ManySides};
use crate::random_rules::random_rules;
use crate::{Control, Limits};

const GAMES: u64 = 6_000;
/// The number of turns to follow in each game.
const TURNS: usize = 60;

/// Returns a position with few or many dân in any cell, or the start in one of three cases.
fn random_position(rules: &Rules, random: &mut fastrand::Rng) -> Position {
    if random.u8(0..3) == 0 {
        return Position::start(rules, Side::new(random.usize(0..rules.sides)));
    }
    let most = *random.choice(&[1, 3, 12, 60]).expect("not empty");
    loop {
        let pieces = rules.quan == QuanStones::Piece;
        let cell = |k: usize, random: &mut fastrand::Rng| {
            let letter = letter(rules, k, random);
            let dan = if letter == "o" || random.bool() { 0 } else { random.u32(0..=most) };
            match (k.is_multiple_of(6) && pieces && random.bool(), dan) {
                (true, 0) => "Q".to_owned(),
                (true, dan) => format!("Q{dan}"),
                (false, dan) => format!("{dan}{letter}"),
            }
        };
        let cells: Vec<String> = (0..6 * rules.sides).map(|k| cell(k, random)).collect();
        let stores: Vec<String> =
            (0..rules.sides).map(|_| random.i32(-20..40).to_string()).collect();
        let side = random.usize(0..rules.sides);
        let text = format!("{} {side} {}", cells.join(","), stores.join(","));
        if let Ok(position) = Position::parse(&text, rules) {
            return position;
        }
    }
}

/// Returns the letter of a cell that has been sold, or nothing.
fn letter(rules: &Rules, k: usize, random: &mut fastrand::Rng) -> &'static str {
    let letters: &[&str] = match (rules.series, rules.sold) {
        (Series::Fields, Sold::Pond) => &["", "o"],
        (Series::Fields, Sold::Owned) if rules.sells_halves() => &["", "x", "h"],
        (Series::Fields, Sold::Owned) => &["", "x"],
        (Series::Off, _) => &[""],
    };
    random.choice(letters).filter(|_| !k.is_multiple_of(6)).copied().unwrap_or_default()
}

#[test]
fn fast_turns_match_the_turns_of_the_rules() {
    let mut random = fastrand::Rng::with_seed(11);
    let (mut turns, mut repetitions) = (0, 0);
    for _ in 0..GAMES {
        let rules = random_rules(random.usize(2..=4), &mut random);
        let mut game = Game::new(rules.clone(), random_position(&rules, &mut random));
        if rules.sides > 2 && random.u8(0..3) == 0 {
            let side = Side::new(random.usize(0..rules.sides));
            game.depart(Departure::Resigned(side)).expect("a game under way can be left");
        }
        let mut path = Path::new(&game);
        while game.end().is_none() && game.turn_count() < TURNS {
            let lifts: Vec<_> = path.sowing.lifts(path.board()).collect();
            let listed: Vec<Move> = lifts.iter().map(|lift| lift.to_move()).collect();
            assert_eq!(listed, game.legal_moves());
            let lift = random.choice(lifts).expect("a move");
            let (board, taken) = path.after(lift);
            path.enter(board, taken);
            let before = game.position().clone();
            let turn = game.play(lift.to_move()).expect("a listed move is legal");
            assert_eq!((taken.captured, taken.ponded), (turn.captured, turn.ponded));
            assert_eq!(*path.board(), Board::new(&turn.after), "{} from {before}", turn.mv);
            turns += 1;
        }
        let why = game.end().map(|end| end.name());
        repetitions += u32::from(why == Some("repetition"));
        while game.turn_count() > 0 {
            game.undo();
            path.leave();
            assert_eq!(*path.board(), Board::new(game.position()));
        }
    }
    assert!(turns > 200_000, "only {turns} turns were looked at");
    assert!(repetitions > 0, "no game was repeated");
}

/// Returns every max^n outcome that is possible if sides choose in any way among moves that are equally
/// good for them.
fn outcomes(search: &mut MultiSideSearch<'_>, depth: u32, ply: usize) -> Vec<[i32; MAX_SIDES]> {
    let mover = match search.path.board().mover {
        Some(mover) if depth > 0 => usize::from(mover),
        _ => return vec![search.leaf(ply)],
    };
    let lifts: Vec<_> = search.path.sowing.lifts(search.path.board()).collect();
    let mut children = Vec::new();
    for lift in lifts {
        let (after, taken) = search.path.after(lift);
        search.path.enter(after, taken);
        children.push(outcomes(search, depth - 1, ply + 1));
        search.path.leave();
    }
    let least = |child: &Vec<[i32; MAX_SIDES]>| child.iter().map(|value| value[mover]).min();
    let sure = children.iter().filter_map(least).max();
    let mut all = children.concat();
    all.retain(|value| Some(value[mover]) >= sure);
    all.sort_unstable();
    all.dedup();
    all
}

#[test]
fn a_search_for_the_win_finds_what_a_search_without_cutoffs_finds() {
    let mut random = fastrand::Rng::with_seed(12);
    let (limits, control) = (Limits::default(), Control::default());
    for case in 0..400_u32 {
        let sides = 3 + case as usize % 2;
        let rules = Rules { sides, ..Rules::classic() };
        let game = Game::new(rules.clone(), random_position(&rules, &mut random));
        let Some(mover) = game.position().to_move().map(Side::index) else { continue };
        let depth = 1 + case % 4;
        let ways = ManySides::strongest(sides);
        assert_eq!(ways.goal, Goal::Win);
        let mut search = MultiSideSearch::new(&game, &ways, &limits, &control);
        search.deepen(depth);
        let value = search.max_n(depth, 0, &NO_FLOORS).expect("no limit")[mover];
        let outcomes = outcomes(&mut search, depth, 0);
        assert!(outcomes.iter().any(|outcome| outcome[mover] == value), "{}", game.position());
    }
}
