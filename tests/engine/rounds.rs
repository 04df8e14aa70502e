//! The searches play for the match of several rounds, not for the margin of a round.

use o_an_quan::ai::{Analysis, Control, Level, Limits, analyze, choose};
use o_an_quan::rules::{Game, Position, Rules};

use crate::support::mv;

/// Side 0 can end the round in two ways. With 1-, a chain takes everything: 37 to 33. With 1+, it takes
/// 12 points and keeps two dân in its row: 34 to 36.
const TWO_ENDS: &str = "0,1,1,0,1,0,Q,0,1,1,1,1 0 20,33";

fn game(rules: &str) -> Game {
    let rules: Rules = rules.parse().expect("rules");
    let position = Position::parse(TWO_ENDS, &rules).expect("a position");
    Game::new(rules, position)
}

fn analysis(rules: &str) -> Analysis {
    let limits = Limits { nodes: Some(20_000), ..Limits::default() };
    analyze(&game(rules), &limits, &Control::default()).expect("a move")
}

#[test]
fn a_single_game_is_played_for_its_points() {
    let found = analysis("classic");
    assert_eq!((found.best(), found.score, found.turns), (mv("1-"), 4, Some(1)));
}

#[test]
fn losing_a_round_by_half_a_cell_is_better_than_winning_it_and_not_beginning_the_next() {
    let found = analysis("classic series=fields");
    assert_eq!((found.best(), found.score, found.turns), (mv("1+"), -2, Some(1)));
    for level in [Level::Medium, Level::Hard, Level::Expert] {
        let chosen = choose(level, &game("classic series=fields"), 1, &Control::default());
        assert_eq!(chosen, Some(mv("1+")), "{level:?}");
    }
}

#[test]
fn the_last_round_of_a_match_is_played_for_its_fields() {
    let found = analysis("classic series=fields rounds=1");
    assert_eq!((found.best(), found.score), (mv("1-"), 4));
}
