//! The two-sided engine: it agrees with the plain searches, and its proven scores are correct.

use crate::support::at;
use crate::support::borrowers::idle_game;
use crate::support::random::seeded;
use crate::support::random_rules::random_rules;
use fastrand::Rng;
use o_an_quan::ai::engine::{Leaves, engine};
use o_an_quan::ai::{Analysis, Control, Limits, SEARCHES, analyze, margin, minimax};
use o_an_quan::rules::{Game, Position, Rules, Side};

fn to_depth(depth: u32) -> Limits {
    Limits { depth: Some(depth), ..Limits::default() }
}

fn nodes(nodes: u64) -> Limits {
    Limits { nodes: Some(nodes), ..Limits::default() }
}

fn classic(position: &str) -> Game {
    game(Rules::classic(), position)
}

fn game(rules: Rules, position: &str) -> Game {
    let start = at(position, &rules);
    Game::new(rules, start)
}

fn start(rules: &Rules) -> Game {
    Game::new(rules.clone(), Position::start(rules, Side::NEAR))
}

/// Returns a random game after `turns` turns; `None` if it is over by then.
fn any_game(random: &mut Rng, rules: &Rules, turns: usize) -> Option<Game> {
    let mut game = start(rules);
    for _ in 0..turns {
        let mv = random.choice(game.legal_moves())?;
        game.play(mv).expect("a legal move");
    }
    game.position().to_move().map(|_| game)
}

#[test]
fn the_engine_with_plain_leaves_finds_what_minimax_finds() {
    let mut random = seeded(11);
    let mut compared = 0;
    while compared < 150 {
        let rules = random_rules(2, &mut random);
        let turns = random.usize(0..25);
        let Some(game) = any_game(&mut random, &rules, turns) else { continue };
        for depth in 1..=4 {
            let control = Control::default();
            let plain = minimax(&game, depth, &control).expect("moves");
            let found = engine(&game, &to_depth(depth), &control, Leaves::Plain);
            let found = found.expect("it fits").expect("moves");
            let case = || format!("{} at {depth} under {rules:?}", game.position());
            assert_eq!(found.score, plain.score, "{}", case());
            assert!(plain.moves.contains(&found.best()), "{}", case());
        }
        compared += 1;
    }
}

/// A game that begins at `position` under rules in which two sides that borrow capture from each other in turn.
fn loops(position: &str) -> Game {
    game("classic empty_quan=passes quan_value=5".parse().expect("rules"), position)
}

#[test]
fn a_search_agrees_with_its_moves_in_a_loop_that_grows() {
    // After four turns, everything is where it was, but the quan cell has one dân more.
    let mut game = loops("0,2,0,2,0,1,Q10,0,0,0,0,0 1 21,19");
    let (limits, control) = (nodes(30_000), Control::default());
    for text in ["8+", "4+", "7-", "4+", "8+", "4+", "7-"] {
        let found = analyze(&game, &limits, &control).expect("moves").score;
        let after = |mv| {
            let mut next = game.clone();
            next.play(mv).expect("a listed move is legal");
            -analyze(&next, &limits, &control).expect("the game goes on").score
        };
        let best = game.legal_moves().into_iter().map(after).max().expect("moves");
        assert!((found - best).abs() <= 2, "{found} and {best} in {}", game.position());
        game.play(text.parse().expect("a move")).expect("legal");
    }
}

#[test]
fn a_loop_is_worth_the_same_before_and_after_its_first_move() {
    let mut game = loops("4,0,0,0,0,0,0,0,0,0,0,0 1 24,32");
    let before = analyze(&game, &nodes(300_000), &Control::default()).expect("moves");
    game.play(before.best()).expect("a legal move");
    let after = analyze(&game, &nodes(300_000), &Control::default()).expect("moves");
    assert_eq!(after.score, -before.score, "after {}", before.best());
}

#[test]
fn the_other_moves_do_not_change_the_value_of_a_loop() {
    let game = loops("3,0,1,0,1,0,Q17,0,0,1,1,0 0 22,9");
    let found = analyze(&game, &nodes(500_000), &Control::default()).expect("moves");
    let alone = Limits { only: Some(found.best()), ..nodes(500_000) };
    let alone = analyze(&game, &alone, &Control::default()).expect("moves");
    assert_eq!(alone.score, found.score, "{}", found.best());
}

/// Searches every line of a game to its end by the rules, with repetition, and returns the value
/// for `side`. Among equal margins, the winner prefers a short game and the loser a long one.
/// Returns `None` if the search takes too many turns.
fn play_out(
    game: &mut Game,
    side: Side,
    (mut alpha, mut beta): (i32, i32),
    turns: i32,
    budget: &mut u32,
) -> Option<i32> {
    *budget = budget.checked_sub(1).filter(|_| turns < 200)?;
    let Some(mover) = game.position().to_move() else {
        let margin = margin(game.position(), side);
        return Some(margin * 1000 - margin.signum() * turns);
    };
    let mut best = if mover == side { i32::MIN } else { i32::MAX };
    for mv in game.legal_moves() {
        game.play(mv).expect("a legal move");
        let value = play_out(game, side, (alpha, beta), turns + 1, budget);
        game.undo();
        let value = value?;
        if mover == side {
            best = best.max(value);
            alpha = alpha.max(value);
        } else {
            best = best.min(value);
            beta = beta.min(value);
        }
        if alpha >= beta {
            break;
        }
    }
    Some(best)
}

/// Plays the principal variation and asserts that it ends the game with the proven score.
fn follow(game: &Game, analysis: &Analysis) {
    let side = game.position().to_move().expect("a side to move");
    let mut game = game.clone();
    for &mv in &analysis.pv {
        game.play(mv).expect("a legal move");
    }
    assert!(game.end().is_some(), "the line stops early");
    assert_eq!(margin(game.position(), side), analysis.score);
}

/// Compares proven scores with an exhaustive search; returns how many were proven and compared.
fn compare_proven(count: usize, most_dan: u32, budget: u32, seed: u64) -> (usize, usize) {
    let mut random = seeded(seed);
    let (mut compared, mut proven) = (0, 0);
    while compared < count {
        let rules = random_rules(2, &mut random);
        let turns = random.usize(2..30);
        let Some(game) = any_game(&mut random, &rules, turns) else { continue };
        let position = game.position();
        let dan: u32 = position.ring().cells().map(|cell| u32::from(position.pile(cell).dan)).sum();
        let side = position.to_move().expect("a side to move");
        if dan > most_dan {
            continue;
        }
        let (mut copy, mut left) = (game.clone(), budget);
        let Some(value) = play_out(&mut copy, side, (i32::MIN, i32::MAX), 0, &mut left) else {
            continue;
        };
        compared += 1;
        let limits = Limits { nodes: Some(100_000), ..to_depth(40) };
        let found = analyze(&game, &limits, &Control::default()).expect("moves");
        let Some(turns) = found.turns else { continue };
        proven += 1;
        let expected = found.score * 1000 - found.score.signum() * turns as i32;
        assert_eq!(expected, value, "{position} under {rules:?}: {found:?}");
        assert_eq!(turns as usize, found.pv.len());
        follow(&game, &found);
    }
    (compared, proven)
}

#[test]
fn several_threads_prove_what_one_proves() {
    for (rules, position) in [
        ("report dan=10 quan_dan=21", "0,0,1,0,0,0,2,0,2,0,1,1 0 79,76"),
        (
            "report empty_quan=passes quan_value=19 ending=pieces first_quan=forbidden dan=3",
            "Q15,0,2,4,1,0,2,1,1,1,0,2 0 7,29",
        ),
    ] {
        let rules: Rules = rules.parse().expect("rules");
        let game = Game::new(rules.clone(), at(position, &rules));
        let control = Control::default();
        let alone = analyze(&game, &nodes(100_000), &control).expect("moves");
        assert!(alone.turns.is_some(), "{position} is proven");
        let together = Limits { threads: 3, ..nodes(1_000_000) };
        let together = analyze(&game, &together, &control).expect("moves");
        assert_eq!((together.score, together.turns), (alone.score, alone.turns), "{position}");
        assert_eq!(together.pv.len(), alone.pv.len(), "{position}");
    }
}

#[test]
fn proven_scores_equal_exhaustive_play() {
    let (compared, proven) = compare_proven(150, 12, 60_000, 12);
    assert!(proven * 10 >= compared * 6, "only {proven} of {compared} were proven");
}

/// Run it with `cargo test --release --test engine search -- --ignored`.
#[test]
#[ignore = "takes minutes"]
fn proven_scores_equal_thousands_of_played_out_games() {
    let (compared, proven) = compare_proven(3000, 16, 1_000_000, 13);
    println!("{proven} of {compared} were proven");
}

#[test]
fn a_cancelled_search_returns_nothing() {
    let control = Control::default();
    control.cancel();
    assert_eq!(analyze(&start(&Rules::classic()), &to_depth(8), &control), None);
}

#[test]
fn move_now_lets_the_engine_finish_its_first_ply() {
    let control = Control::default();
    control.move_now();
    let found = analyze(&start(&Rules::classic()), &to_depth(50), &control).expect("moves");
    assert_eq!(found.depth, 1);
    assert_eq!(found.turns, None);
}

#[test]
fn the_engine_stops_at_its_node_limit_and_is_deterministic() {
    let limits = Limits { nodes: Some(20_000), ..Limits::default() };
    let game = start(&Rules::classic());
    let found = analyze(&game, &limits, &Control::default()).expect("moves");
    assert!((1..=20_000).contains(&found.nodes), "{found:?}");
    assert!(found.depth >= 8, "{found:?}");
    assert_eq!(analyze(&game, &limits, &Control::default()), Some(found));
    let one = Limits { nodes: Some(0), ..Limits::default() };
    assert_eq!(analyze(&game, &one, &Control::default()).expect("moves").depth, 1);
}

#[test]
fn the_engine_needs_few_nodes_from_the_classic_start() {
    let game = start(&Rules::classic());
    for (depth, most) in [(10, 60_000), (14, 1_000_000), (18, 10_000_000)] {
        let found = analyze(&game, &to_depth(depth), &Control::default()).expect("moves");
        assert_eq!(found.depth, depth);
        assert!(found.nodes <= most, "depth {depth} took {} nodes", found.nodes);
    }
}

/// Detects any change of the search, intended or not.
#[test]
fn the_bench_searches_take_as_many_nodes_as_before() {
    let two_sided = SEARCHES.iter().filter(|search| search.game().rules().sides == 2);
    let nodes: Vec<(&str, u64)> =
        two_sided.map(|search| (search.name, search.run().nodes)).collect();
    let expected = [
        ("classic", 2_405),
        ("classic-deep", 13_662),
        ("classic-deepest", 79_292),
        ("classic-middle", 2_831),
        ("folk", 4_416),
        ("report", 2_452),
        ("bigquan", 514),
        ("handicap", 7_821),
    ];
    assert_eq!(nodes, expected);
}

#[test]
fn a_crowded_board_is_searched_too() {
    let game = classic("Q,400,0,0,0,0,Q,0,0,0,100,0 0 0,0");
    assert!(engine(&game, &to_depth(2), &Control::default(), Leaves::Tuned).is_none());
    let found = analyze(&game, &to_depth(2), &Control::default()).expect("moves");
    assert!(game.legal_moves().contains(&found.best()));
}

#[test]
fn a_finished_game_has_no_best_move() {
    let over = classic("0,0,0,0,0,0,0,0,0,0,0,0 - 35,35");
    assert_eq!(analyze(&over, &to_depth(3), &Control::default()), None);
}

/// Returns the value for `side` after `depth` more turns, with the history of the game.
fn look_ahead(game: &mut Game, side: Side, depth: u32) -> i32 {
    let Some(mover) = game.position().to_move().filter(|_| depth > 0) else {
        return margin(game.position(), side);
    };
    let listed = game.legal_moves().into_iter();
    let values = listed.map(|mv| {
        game.play(mv).expect("a listed move is legal");
        let value = look_ahead(game, side, depth - 1);
        game.undo();
        value
    });
    let value = if mover == side { values.max() } else { values.min() };
    value.expect("a side to move has moves")
}

#[test]
fn the_engine_expects_the_end_after_sixty_turns_without_a_capture() {
    let mut by_history = 0;
    for (turns, depth) in (50..60).flat_map(|turns| [1, 3, 4].map(|depth| (turns, depth))) {
        let mut game = idle_game(turns);
        let side = game.position().to_move().expect("a side to move");
        let found = engine(&game, &to_depth(depth), &Control::default(), Leaves::Plain);
        let found = found.expect("it fits").expect("moves");
        let expected = look_ahead(&mut game, side, depth);
        assert_eq!(found.score, expected, "after {turns} turns, to depth {depth}");
        let fresh = minimax(&game, depth, &Control::default());
        by_history += u32::from(fresh.expect("moves").score != expected);
    }
    assert!(by_history > 0, "the turns before never matter");
}
