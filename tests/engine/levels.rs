//! The computer's choices: greedy, minimax, alpha-beta, and the levels.

use crate::support::borrowers::BORROWERS;
use crate::support::random::seeded;
use std::collections::BTreeSet;
use std::time::Duration;

use o_an_quan::ai::{
    Control, LEVELS, Level, LevelSpec, Limits, Method, Sight, alpha_beta, analyze, choose, greedy,
    greedy_with_oversights, minimax,
};
use o_an_quan::rules::{Game, Move, Position, Preset, QuanStones, Rules, Side, play};

fn position(text: &str) -> Position {
    Position::parse(text, &Rules::classic()).expect("a legal position")
}

fn game(start: Position) -> Game {
    Game::new(Rules::classic(), start)
}

fn mv(text: &str) -> Move {
    text.parse().expect("a move")
}

fn to_depth(depth: u32) -> Limits {
    Limits { depth: Some(depth), ..Limits::default() }
}

/// Returns positions from random games, one from each game.
fn random_positions(count: usize, seed: u64) -> Vec<Position> {
    let rules = Rules::classic();
    let mut random = seeded(seed);
    let mut found = Vec::new();
    while found.len() < count {
        let mut position = Position::start(&rules, Side::NEAR);
        for _ in 0..random.usize(1..20) {
            let Some(mv) = random.choice(position.legal_moves(&rules)) else { break };
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
    let best = minimax(&game(root), 2, &Control::default()).expect("moves");
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
    let control = Control::default();
    for position in random_positions(60, 1) {
        for depth in 1..=4 {
            assert_eq!(
                alpha_beta(&game(position.clone()), &to_depth(depth), &control),
                minimax(&game(position.clone()), depth, &control),
                "{position} at depth {depth}"
            );
        }
    }
}

#[test]
fn greedy_plays_the_turn_that_captures_most() {
    // 1+ drops into 2, jumps 3 and captures the 7 dân in 4; 5 is not empty, so the chain ends.
    // No other turn ends before an empty cell with a pile behind it.
    let root = position("0,1,0,0,7,1,Q,0,0,0,0,0 0 0,0");
    let best = greedy(&Rules::classic(), &root).expect("moves");
    assert_eq!((best.moves, best.score), (vec![mv("1+")], 7));
}

#[test]
fn greedy_prefers_a_quan_to_seven_dan() {
    // 3+ captures seven dân in quan cell 6, 3- the quan in cell 0.
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
        assert!(chosen.len() > 1, "{} always plays {chosen:?}", spec.level);
        assert_eq!(choice(3), choice(3), "{} ignores its seed", spec.level);
    }
}

#[test]
fn every_level_plays_legal_moves_until_the_game_is_over() {
    let rules = Rules::classic();
    for spec in &LEVELS {
        // From the start, games of the master would take minutes here.
        let start = match spec.level {
            Level::Master => position("Q,0,2,0,1,1,2,0,1,0,2,0 0 20,21"),
            _ => Position::start(&rules, Side::NEAR),
        };
        let mut game = Game::new(rules.clone(), start);
        while game.end().is_none() {
            let seed = game.turn_count() as u64;
            let chosen = choose(spec.level, &game, seed, &Control::default());
            game.play(chosen.expect("a move")).expect("a legal move");
        }
    }
}

/// The highest levels play these games in `o-an-quan match`; here they would take minutes.
#[test]
fn borrowers_end_their_game_at_every_quick_level_under_every_preset() {
    let quick = LEVELS.iter().filter(|spec| spec.level <= Level::Hard);
    for (spec, preset) in
        quick.flat_map(|spec| Preset::ALL.iter().map(move |preset| (spec, preset)))
    {
        // The borrowers have a quan.
        let rules = Rules { quan: QuanStones::Piece, ..preset.rules() };
        let start = Position::parse(BORROWERS, &rules).expect("a position");
        let mut game = Game::new(rules, start);
        while game.end().is_none() {
            assert!(game.turn_count() < 1000, "{} under {preset} goes on and on", spec.level);
            let seed = game.turn_count() as u64;
            let chosen = choose(spec.level, &game, seed, &Control::default());
            game.play(chosen.expect("a move")).expect("a legal move");
        }
    }
}

#[test]
fn a_cancelled_search_returns_nothing() {
    let control = Control::default();
    control.cancel();
    let start = game(Position::start(&Rules::classic(), Side::NEAR));
    assert_eq!(alpha_beta(&start, &to_depth(6), &control), None);
    assert_eq!(minimax(&start, 6, &control), None);
    control.move_now();
    assert_eq!(alpha_beta(&start, &to_depth(6), &control), None, "asking to move now revived it");
}

#[test]
fn move_now_makes_alpha_beta_answer_with_its_first_finished_ply() {
    let control = Control::default();
    control.move_now();
    let start = game(Position::start(&Rules::classic(), Side::NEAR));
    assert_eq!(
        alpha_beta(&start, &to_depth(30), &control),
        minimax(&start, 1, &Control::default())
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
    let names: BTreeSet<String> = LEVELS.iter().map(|spec| spec.level.to_string()).collect();
    assert_eq!(names.len(), LEVELS.len());
    assert!(
        names
            .iter()
            .all(|name| name.parse::<Level>().is_ok_and(|level| level.to_string() == *name))
    );
}

#[test]
fn the_beginner_overlooks_the_stated_share_of_moves_and_no_more() {
    // There are six moves, of which only 1+ captures.
    let root = game(position("0,1,0,0,7,1,Q,0,0,0,0,0 0 0,0"));
    let best = greedy(root.rules(), root.position()).expect("moves").moves;
    assert_eq!((root.legal_moves().len(), best.len()), (6, 1));
    let Method::Careless(sight) = LevelSpec::of(Level::Beginner).method(2) else {
        panic!("the beginner has another method");
    };
    let seeds = 0..4_000;
    let games = seeds.end as f64;
    let plays_best = |seed| {
        choose(Level::Beginner, &root, seed, &Control::default()).is_some_and(|mv| mv == best[0])
    };
    let played = seeds.filter(|&seed| plays_best(seed)).count() as f64 / games;
    // The beginner plays 1+ if it does not overlook it, or by chance if it overlooks all moves.
    let overlooked = f64::from(sight.overlooked) / 1000.0;
    let expected = 1.0 - overlooked + overlooked.powi(6) / 6.0;
    assert!((played - expected).abs() < 0.03, "{played}, not {expected}");
}

#[test]
fn the_beginner_expects_of_a_chain_only_its_first_capture() {
    // 1+ captures two dân and then a quan; 1- and 4- capture five dân.
    let root = game(position("Q,1,0,0,2,0,Q,0,0,0,5,0 0 0,0"));
    let Method::Careless(sight) = LevelSpec::of(Level::Beginner).method(2) else {
        panic!("the beginner has another method");
    };
    let attentive = Sight { overlooked: 0, ..sight };
    for seed in 0..20 {
        let seen = |sight| -> BTreeSet<Move> {
            let best = greedy_with_oversights(&root, sight, seed).expect("moves");
            best.moves.into_iter().collect()
        };
        assert_eq!(seen(attentive), BTreeSet::from([mv("1-"), mv("4-")]));
        assert_eq!(seen(Sight::FULL), BTreeSet::from([mv("1+")]));
    }
}

#[test]
fn the_beginner_is_content_after_a_quan() {
    let mut game = game(position("Q,0,2,0,0,0,Q,0,0,1,0,0 0 0,0"));
    let quan = game.play(mv("2+")).expect("legal").captured;
    game.play(mv("9-")).expect("legal");
    let next = play(game.rules(), game.position(), mv("3-")).expect("legal").captured;
    assert_eq!([quan, next], [10, 10], "two quan in a row");
    let afresh = Game::new(Rules::classic(), game.position().clone());
    let short_sighted = Sight { overlooked: 0, followed: 0 };
    let seen = |game, sight| greedy_with_oversights(game, sight, 1).expect("moves").moves;
    assert_eq!(seen(&afresh, short_sighted), [mv("3-")]);
    assert_eq!(seen(&game, short_sighted).len(), game.legal_moves().len(), "all look alike");
    assert_eq!(seen(&game, Sight { followed: 1000, ..short_sighted }), [mv("3-")]);
}

#[test]
fn every_level_is_limited_by_depth_or_nodes_and_time_is_only_a_cap() {
    for spec in &LEVELS {
        for sides in 2..=4 {
            let Some(limits) = spec.limits(sides) else { continue };
            assert!(limits.depth.is_some() != limits.nodes.is_some(), "{}", spec.level);
            let most = if spec.level <= Level::Hard { 300 } else { 3_000 };
            assert_eq!(limits.time.map(|time| time.as_millis()), Some(most), "{}", spec.level);
        }
    }
}

#[test]
fn out_of_time_alpha_beta_answers_with_its_first_ply() {
    let control = Control::default();
    let start = game(Position::start(&Rules::classic(), Side::NEAR));
    let limits = Limits { time: Some(Duration::ZERO), ..to_depth(6) };
    assert_eq!(alpha_beta(&start, &limits, &control), minimax(&start, 1, &control));
}

/// Detects any change of the levels, intended or not.
#[test]
fn expert_and_master_search_as_deep_as_before() {
    let start = game(Position::start(&Rules::classic(), Side::NEAR));
    let look = |level: Level| {
        // Without a time limit, so that a busy machine changes nothing.
        let limits = Limits { time: None, ..LevelSpec::of(level).limits(2).expect("a search") };
        let found = analyze(&start, &limits, &Control::default()).expect("a move");
        (found.depth, found.nodes)
    };
    assert_eq!([look(Level::Expert), look(Level::Master)], [(16, 30_000), (26, 2_000_000)]);
}
