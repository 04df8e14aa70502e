//! The computer's choices: greedy, minimax, alpha-beta, and the levels.

use std::collections::BTreeSet;

use o_an_quan::ai::{Control, LEVELS, Level, alpha_beta, choose, greedy, minimax};
use o_an_quan::rules::{Game, Move, Position, Rules, Side, play};

fn position(text: &str) -> Position {
    Position::parse(text, &Rules::classic()).expect("a legal position")
}

fn game(start: Position) -> Game {
    Game::new(Rules::classic(), start)
}

fn mv(text: &str) -> Move {
    text.parse().expect("a move")
}

/// Positions met in random games from the start, one of each game.
fn random_positions(count: usize, seed: u64) -> Vec<Position> {
    let rules = Rules::classic();
    let mut random = fastrand::Rng::with_seed(seed);
    let mut found = Vec::new();
    while found.len() < count {
        let mut position = Position::start(&rules, Side::NEAR);
        for _ in 0..random.usize(1..20) {
            let Some(mv) = random.choice(position.legal_moves()) else { break };
            position = play(&rules, &position, mv).expect("legal").after;
        }
        if position.to_move().is_some() {
            found.push(position);
        }
    }
    found
}

#[test]
fn minimax_answers_the_worked_example_of_the_report() {
    let root = position("1,0,0,11,1,0,4,9,0,0,0,0 1 0,0");
    let best = minimax(&Rules::classic(), &root, 2, &Control::default()).expect("moves");
    assert_eq!((best.moves, best.score), (vec![mv("7+")], -1));
}

#[test]
fn medium_plays_the_worked_example_of_the_report() {
    let root = position("1,0,0,11,1,0,4,9,0,0,0,0 1 0,0");
    let chosen = choose(Level::Medium, &game(root.clone()), 7, &Control::default());
    assert_eq!(chosen, Some(mv("7+")));
}

#[test]
fn alpha_beta_finds_what_minimax_finds_on_random_positions() {
    let (rules, control) = (Rules::classic(), Control::default());
    for position in random_positions(60, 1) {
        for depth in 1..=4 {
            assert_eq!(
                alpha_beta(&rules, &position, depth, &control),
                minimax(&rules, &position, depth, &control),
                "{position} at depth {depth}"
            );
        }
    }
}

#[test]
fn greedy_takes_the_turn_that_captures_most() {
    // 1+ drops into 2, jumps 3 and takes the 7 dân of 4; 5 is not empty, so the
    // chain ends. No other turn comes to rest before a gap with a pile behind it.
    let root = position("0,1,0,0,7,1,Q,0,0,0,0,0 0 0,0");
    let best = greedy(&Rules::classic(), &root).expect("moves");
    assert_eq!((best.moves, best.score), (vec![mv("1+")], 7));
}

#[test]
fn greedy_prefers_a_quan_to_seven_dan() {
    // 3+ takes seven dân from quan cell 6, 3- the quan in cell 0.
    let root = position("Q,0,0,1,0,0,7,0,0,0,0,0 0 0,0");
    let best = greedy(&Rules::classic(), &root).expect("moves");
    assert_eq!((best.moves, best.score), (vec![mv("3-")], 10));
}

#[test]
fn equal_moves_are_chosen_by_the_seed() {
    let rules = Rules::classic();
    let start = Position::start(&rules, Side::NEAR);
    for spec in LEVELS.iter().take(2) {
        let choice =
            |seed| choose(spec.level, &game(start.clone()), seed, &Control::default()).unwrap();
        let chosen: BTreeSet<Move> = (0..40).map(choice).collect();
        assert!(chosen.len() > 1, "{} always plays {chosen:?}", spec.name);
        assert_eq!(choice(3), choice(3), "{} ignores its seed", spec.name);
    }
}

#[test]
fn every_level_plays_legal_moves_until_the_game_is_over() {
    let rules = Rules::classic();
    for spec in &LEVELS {
        let mut game = Game::new(rules.clone(), Position::start(&rules, Side::NEAR));
        while game.end().is_none() {
            let seed = game.turns().len() as u64;
            let chosen = choose(spec.level, &game, seed, &Control::default());
            game.play(chosen.expect("a move")).expect("a legal move");
        }
    }
}

#[test]
fn a_cancelled_search_answers_nothing() {
    let (rules, control) = (Rules::classic(), Control::default());
    control.cancel();
    let start = Position::start(&rules, Side::NEAR);
    assert_eq!(alpha_beta(&rules, &start, 6, &control), None);
    assert_eq!(minimax(&rules, &start, 6, &control), None);
    control.move_now();
    assert_eq!(alpha_beta(&rules, &start, 6, &control), None, "move now revived it");
}

#[test]
fn asked_to_move_now_alpha_beta_answers_with_its_first_finished_ply() {
    let (rules, control) = (Rules::classic(), Control::default());
    control.move_now();
    let start = Position::start(&rules, Side::NEAR);
    assert_eq!(
        alpha_beta(&rules, &start, 30, &control),
        minimax(&rules, &start, 1, &Control::default())
    );
}

#[test]
fn a_finished_game_has_no_move_to_choose() {
    let over = position("0,0,0,0,0,0,0,0,0,0,0,0 - 35,35");
    for spec in &LEVELS {
        assert_eq!(choose(spec.level, &game(over.clone()), 0, &Control::default()), None);
    }
}

#[test]
fn the_table_of_levels_has_distinct_names() {
    let names: BTreeSet<&str> = LEVELS.iter().map(|spec| spec.name).collect();
    assert_eq!(names.len(), LEVELS.len());
}
