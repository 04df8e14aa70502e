//! The puzzles that come with the program.

use std::collections::HashSet;

use o_an_quan::ai::solve::{SolveRequest, Verdict, solve};
use o_an_quan::ai::{
    BANDS, Control, Demands, Limits, Puzzle, Theme, analyze, margin, opening_key, puzzle_id,
    puzzles,
};
use o_an_quan::rules::{Event, Game, Preset, Side, Turn};

const PRESETS: [Preset; 2] = [Preset::Classic, Preset::Folk];

fn of(preset: Preset) -> &'static [Puzzle] {
    puzzles(preset).expect("the preset has puzzles")
}

fn game(preset: Preset, puzzle: &Puzzle) -> Game {
    Game::new(preset.rules(), puzzle.position.clone())
}

/// Returns the turns of the line; fails if a move is illegal.
fn turns(preset: Preset, puzzle: &Puzzle) -> Vec<Turn> {
    let mut game = game(preset, puzzle);
    let play = |mv| game.play(mv).unwrap_or_else(|why| panic!("{puzzle}: {why}")).clone();
    puzzle.line.iter().copied().map(play).collect()
}

#[test]
fn every_puzzle_is_a_choice_of_the_near_side_with_a_legal_line() {
    for preset in PRESETS {
        for puzzle in of(preset) {
            assert_eq!(puzzle.position.to_move(), Some(Side::NEAR), "{puzzle}");
            assert!(puzzle.position.legal_moves(&preset.rules()).len() >= 3, "{puzzle}");
            assert!(matches!(puzzle.line.len(), 1 | 3 | 5 | 7), "{puzzle}");
            assert!(BANDS.contains(&puzzle.band), "{puzzle}");
            for (index, turn) in turns(preset, puzzle).iter().enumerate() {
                let solver = index.is_multiple_of(2);
                assert_eq!(turn.side == Side::NEAR, solver, "{puzzle}");
            }
        }
    }
}

#[test]
fn no_puzzle_occurs_twice_even_mirrored_and_every_name_is_unique() {
    for preset in PRESETS {
        let rules = preset.rules();
        let cells = |puzzle: &Puzzle| opening_key(&rules, &puzzle.position).map(|(cells, _)| cells);
        let known: HashSet<_> = of(preset).iter().map(cells).collect();
        assert_eq!(known.len(), of(preset).len());
    }
    let names: HashSet<String> = PRESETS
        .into_iter()
        .flat_map(|preset| (0..of(preset).len()).map(move |index| puzzle_id(preset, index)))
        .collect();
    assert_eq!(names.len(), PRESETS.into_iter().map(|preset| of(preset).len()).sum::<usize>());
    assert_eq!(puzzle_id(Preset::Folk, 41), "f0042");
    assert_eq!(puzzles(Preset::Rich), None);
}

#[test]
fn a_puzzle_does_what_its_theme_says() {
    for preset in PRESETS {
        for puzzle in of(preset) {
            let played = turns(preset, puzzle);
            let captures = |quan: bool| {
                let counts = |event: &&Event| match event {
                    Event::Captured { pile, .. } => pile.quan || !quan,
                    _ => false,
                };
                played[0].events.iter().filter(counts).count()
            };
            assert_eq!(puzzle.theme == Theme::TakeQuan, captures(true) > 0, "{puzzle}");
            if puzzle.theme == Theme::LongChain {
                assert!(captures(false) >= 3, "{puzzle}");
            }
            if puzzle.theme == Theme::StarveRow {
                let is_bare = |turn: &Turn| turn.after.is_bare(Side::FAR);
                assert!(played.iter().step_by(2).any(is_bare), "{puzzle}");
            }
        }
    }
}

#[test]
fn a_puzzle_that_demands_no_refill_has_neither_debts_nor_refills() {
    for preset in PRESETS {
        for puzzle in of(preset).iter().filter(|one| !Demands::of(one, &preset.rules()).refills) {
            let played = turns(preset, puzzle);
            let positions = [&puzzle.position].into_iter().chain(played.iter().map(|t| &t.after));
            let mut stores = positions.flat_map(|position| position.stores().iter());
            assert!(stores.all(|(_, store)| *store >= 0), "{puzzle}");
            let mut events = played.iter().flat_map(|turn| &turn.events);
            assert!(!events.any(|event| matches!(event, Event::Refilled { .. })), "{puzzle}");
        }
    }
}

#[test]
fn newcomers_have_many_first_steps_in_which_the_largest_capture_is_right() {
    for preset in PRESETS {
        let rules = preset.rules();
        let first_steps: Vec<_> =
            of(preset).iter().filter(|one| Demands::of(one, &rules).is_first_step).collect();
        assert!(first_steps.len() >= 25, "{preset}: {}", first_steps.len());
        for puzzle in first_steps {
            let captured = |mv| game(preset, puzzle).play(mv).expect("legal").captured;
            let others = puzzle.position.legal_moves(&rules).into_iter();
            let most = others.filter(|mv| *mv != puzzle.line[0]).map(captured).max();
            assert!(Some(captured(puzzle.line[0])) > most, "{puzzle}");
            let played = turns(preset, puzzle);
            let after = &played.last().expect("a turn").after;
            assert!(margin(after, Side::NEAR) >= 0, "{puzzle}: solved, and behind");
        }
    }
}

#[test]
fn a_search_plays_the_right_move() {
    let limits = Limits { nodes: Some(50_000), ..Limits::default() };
    for preset in PRESETS {
        for puzzle in of(preset).iter().filter(|puzzle| puzzle.band <= 3).step_by(10) {
            let found = analyze(&game(preset, puzzle), &limits, &Control::default());
            assert_eq!(found.expect("a move").best(), puzzle.line[0], "{puzzle}");
        }
    }
}

#[test]
fn a_proven_right_move_ends_at_least_five_points_better_than_any_other() {
    /// Returns the best margin of the near side that is proven after `mv`, as a lower bound, or
    /// that is refuted, as an upper bound.
    fn is_at_least(preset: Preset, turn: &Turn, least: i32) -> Option<bool> {
        if turn.end.is_some() {
            return Some(margin(&turn.after, Side::NEAR) >= least);
        }
        let rules = preset.rules();
        let request = SolveRequest {
            rules: &rules,
            position: &turn.after,
            at_least: 1 - least,
            memory: 64 << 20,
            nodes: Some(100_000),
            threads: 1,
            with_proof: false,
        };
        match solve(&request, &Control::default(), &mut |_| {})?.verdict {
            Verdict::Proven => Some(false),
            Verdict::Refuted => Some(true),
            Verdict::Unknown => None,
        }
    }
    for preset in PRESETS {
        let proven = of(preset).iter().filter(|puzzle| puzzle.proven);
        for puzzle in proven.step_by(100) {
            let limits = Limits { nodes: Some(50_000), ..Limits::default() };
            let game = game(preset, puzzle);
            let best = analyze(&game, &limits, &Control::default()).expect("a move").score;
            let after = |mv| game.clone().play(mv).expect("a legal move").clone();
            let right = after(puzzle.line[0]);
            // A bound near the expected margin that separates the right move from the others.
            let separates = |least: &i32| {
                let others = puzzle.position.legal_moves(&preset.rules()).into_iter();
                is_at_least(preset, &right, *least) == Some(true)
                    && others
                        .filter(|mv| *mv != puzzle.line[0])
                        .all(|mv| is_at_least(preset, &after(mv), *least - 4) == Some(false))
            };
            assert!((best - 12..=best + 2).rev().any(|least| separates(&least)), "{puzzle}");
        }
    }
}
