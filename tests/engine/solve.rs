//! Solving: verdicts are correct, and a proof holds against every reply.

use crate::all_lines::{any_small_position, forces, margin};
use crate::support::at;
use crate::support::random::seeded;
use crate::support::random_rules::random_rules;
use fastrand::Rng;
use o_an_quan::ai::solve::{Solution, SolveRequest, Verdict, check, solve};
use o_an_quan::ai::{Control, Limits, analyze};
use o_an_quan::rules::{Game, Position, Rules, Side};

const MEMORY: usize = 1 << 22;

pub fn ask(rules: &Rules, position: &Position, at_least: i32) -> Option<Solution> {
    ask_on(1, rules, position, at_least)
}

/// Solves on this number of threads; on several, the proof lists moves instead of gains.
pub fn ask_on(
    threads: usize,
    rules: &Rules,
    position: &Position,
    at_least: i32,
) -> Option<Solution> {
    let question = SolveRequest {
        rules,
        position,
        at_least,
        memory: MEMORY,
        nodes: Some(3_000_000),
        threads,
        with_proof: true,
    };
    solve(&question, &Control::default(), &mut |_| {})
}

/// Returns a random endgame with its margin, which another search has proven.
pub fn any_endgame(random: &mut Rng) -> Option<(Rules, Position, i32)> {
    let rules = random_rules(2, random);
    let mut game = Game::new(rules.clone(), Position::start(&rules, Side::NEAR));
    for _ in 0..random.usize(8..25) {
        let mv = random.choice(game.legal_moves())?;
        game.play(mv).expect("a legal move");
    }
    let position = game.position().clone();
    position.to_move()?;
    // As the start of a game, without the earlier turns.
    let game = Game::new(rules.clone(), position.clone());
    if game.is_match() {
        // There, an analysis plays for the match, and so its score is not the margin that a side can force.
        return None;
    }
    let limits = Limits { nodes: Some(20_000), ..Limits::default() };
    let found = analyze(&game, &limits, &Control::default())?;
    found.turns.map(|_| (rules, position, found.score))
}

#[test]
fn a_margin_is_proven_and_one_point_more_is_refuted() {
    let mut random = seeded(21);
    let (mut asked, mut written) = (0, 0);
    while asked < 60 {
        let Some((rules, position, margin)) = any_endgame(&mut random) else { continue };
        asked += 1;
        for (at_least, verdict) in [(margin, Verdict::Proven), (margin + 1, Verdict::Refuted)] {
            let case = format!("{position}, at least {at_least}, under {rules}");
            let solution = ask(&rules, &position, at_least).expect("the game is not over");
            // Every verdict has a proof that the checker confirms.
            let Some(proof) = solution.proof else {
                assert_eq!(solution.verdict, Verdict::Unknown, "{case}");
                continue;
            };
            assert_eq!(solution.verdict, verdict, "{case}");
            written += 1;
            let checked =
                check(proof.as_bytes(), 1 << 28).unwrap_or_else(|error| panic!("{case}: {error}"));
            assert_eq!((checked.rules, checked.position), (rules.clone(), position.clone()));
            let mover = position.to_move().expect("a side to move");
            let claim = (checked.side, checked.at_least);
            match verdict {
                Verdict::Proven => assert_eq!(claim, (mover, at_least)),
                _ => assert_eq!(claim, (mover.next(2), 1 - at_least)),
            }
        }
    }
    // A few proofs repeat positions in ways that the checker does not accept. They decide nothing.
    assert!(written * 10 >= asked * 19, "only {written} of {} were written", 2 * asked);
}

/// Asserts that the first mover ends ahead by exactly `points` with best play, with a proof of each half.
fn assert_exact(rules: &str, points: i32) {
    let rules: Rules = rules.parse().unwrap();
    let position = Position::start(&rules, Side::NEAR);
    let holds = (points, Verdict::Proven, (Side::NEAR, points));
    let fails = (points + 1, Verdict::Refuted, (Side::FAR, -points));
    for (at_least, verdict, claim) in [holds, fails] {
        let question = SolveRequest {
            rules: &rules,
            position: &position,
            at_least,
            memory: 1 << 28,
            nodes: Some(5_000_000),
            threads: 1,
            with_proof: true,
        };
        let solution = solve(&question, &Control::default(), &mut |_| {}).expect("a side to move");
        assert_eq!(solution.verdict, verdict, "at least {at_least}");
        let proof = solution.proof.expect("a proof");
        let checked = check(proof.as_bytes(), 1 << 28).expect("a proof that holds");
        assert_eq!((checked.side, checked.at_least), claim);
    }
}

#[test]
fn the_first_mover_takes_everything_with_one_dan_in_each_cell() {
    assert_exact("classic dan=1", 30);
}

#[test]
fn the_first_mover_wins_by_2_points_with_two_or_three_dan_in_each_cell() {
    assert_exact("classic dan=2", 2);
    assert_exact("classic dan=3", 2);
}

#[test]
fn verdicts_agree_with_all_lines_and_their_repetitions() {
    let mut random = seeded(22);
    let (mut proven, mut refuted, mut unknown) = (0, 0, 0);
    while proven + refuted + unknown < 200 {
        let rules = random_rules(2, &mut random);
        let Some(position) = any_small_position(&mut random, &rules) else { continue };
        let Some(mover) = position.to_move() else { continue };
        let mut game = Game::new(rules.clone(), position.clone());
        let at_least = margin(&game, mover) + random.i32(-8..=8);
        let Some(truth) = forces(&mut game, mover, at_least) else { continue };
        let Some(solution) = ask(&rules, &position, at_least) else { continue };
        match solution.verdict {
            Verdict::Unknown => unknown += 1,
            verdict => {
                let case = format!("{position}, at least {at_least}, under {rules}");
                assert_eq!(verdict == Verdict::Proven, truth, "{case}");
                *(if truth { &mut proven } else { &mut refuted }) += 1;
            }
        }
    }
    // A loop that alone bears a claim out may leave it undecided.
    let counts = format!("{proven} proven, {refuted} refuted, {unknown} unknown");
    assert!(proven > 50 && refuted > 50 && unknown < 10, "{counts}");
}

#[test]
fn proofs_found_by_several_threads_hold() {
    let rules = Rules::classic();
    let position = at("Q13,0,2,2,1,1,8,2,1,3,0,0 1 22,5", &rules);
    for at_least in [0, 10] {
        let question = SolveRequest {
            rules: &rules,
            position: &position,
            at_least,
            memory: 1 << 28,
            nodes: Some(20_000_000),
            threads: 3,
            with_proof: true,
        };
        let solution = solve(&question, &Control::default(), &mut |_| {}).expect("a side to move");
        assert_eq!(solution.verdict, Verdict::Refuted, "at least {at_least}");
        check(solution.proof.expect("a proof").as_bytes(), 1 << 28).expect("a proof that holds");
    }
}

#[test]
fn a_stopped_proof_search_has_no_verdict() {
    let rules = Rules::classic();
    let position = Position::start(&rules, Side::NEAR);
    let control = Control::default();
    control.cancel();
    let question = SolveRequest {
        rules: &rules,
        position: &position,
        at_least: 1,
        memory: MEMORY,
        nodes: None,
        threads: 1,
        with_proof: false,
    };
    let solution = solve(&question, &control, &mut |_| {}).expect("the game is not over");
    assert_eq!((solution.verdict, solution.proof), (Verdict::Unknown, None));
}

#[test]
fn a_finished_game_cannot_be_solved() {
    let rules = Rules::classic();
    let over = at("0,0,0,0,0,0,0,0,0,0,0,0 - 35,35", &rules);
    assert_eq!(ask(&rules, &over, 0), None);
}
