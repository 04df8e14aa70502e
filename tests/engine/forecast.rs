//! Forecasts: the margin that each level expects.

use crate::support::game;
use o_an_quan::ai::{Control, LEVELS, Level, analyze, forecast};
use o_an_quan::rules::{Departure, Game, Position, Rules, Side};

const START: &str = "Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0";

fn expect(level: Level, game: &Game, side: Side) -> i32 {
    forecast(level, game, side, 1, &Control::default()).expect("a game that is not over")
}

#[test]
fn the_expected_margin_of_a_searching_level_is_its_own_search_from_either_side() {
    let game = game(START, "2- 7- 4+", &Rules::classic());
    for spec in &LEVELS {
        let Some(limits) = spec.limits(2).filter(|_| spec.level < Level::Master) else {
            continue;
        };
        let score =
            analyze(&game, &limits, &Control::default()).expect("the game is not over").score;
        let to_move = game.position().to_move().expect("a side to move");
        assert_eq!(expect(spec.level, &game, to_move), score, "{}", spec.level);
        assert_eq!(expect(spec.level, &game, to_move.next(2)), -score, "{}", spec.level);
    }
}

#[test]
fn every_level_foresees_an_end_after_one_more_turn() {
    // 5- keeps the dân in the row, where it is swept; 5+ drops it into the quan cell, where it
    // counts for no side.
    for (sides, cells) in
        [(2, "0,0,0,0,0,1,Q,0,0,0,0,0"), (3, "0,0,0,0,0,1,Q,0,0,0,0,0,Q,0,0,0,0,0")]
    {
        let mut rules = Rules::classic().for_sides(sides).expect("2 to 4 sides");
        rules.set("refill", "end").expect("a rule option");
        let stores = ["3", "1", "0"][..sides].join(",");
        let game = game(&format!("{cells} 0 {stores}"), "", &rules);
        for spec in &LEVELS {
            let (mine, theirs) =
                (expect(spec.level, &game, Side::NEAR), expect(spec.level, &game, Side::FAR));
            assert_eq!(mine, -theirs, "{} with {sides} sides", spec.level);
            let best = spec.level >= Level::Medium;
            assert!(mine == 3 || !best && mine == 2, "{} expects {mine}", spec.level);
        }
    }
}

#[test]
fn levels_that_look_one_turn_ahead_expect_the_same_for_the_same_seed() {
    for sides in 2..=4 {
        let rules = Rules::classic().for_sides(sides).expect("2 to 4 sides");
        let game = Game::new(rules.clone(), Position::start(&rules, Side::NEAR));
        for level in [Level::Beginner, Level::Easy] {
            for seed in 0..5 {
                let look = || forecast(level, &game, Side::FAR, seed, &Control::default());
                assert!(look().is_some() && look() == look(), "{level}, seed {seed}");
            }
        }
    }
}

#[test]
fn a_forecast_that_is_cancelled_or_of_a_finished_game_is_none() {
    let control = Control::default();
    control.cancel();
    let under_way = game(START, "2-", &Rules::classic());
    let mut over = under_way.clone();
    over.depart(Departure::Stopped).expect("a game in progress");
    for spec in &LEVELS {
        assert_eq!(forecast(spec.level, &under_way, Side::FAR, 1, &control), None);
        assert_eq!(forecast(spec.level, &over, Side::FAR, 1, &Control::default()), None);
    }
}
