//! The values of the first turns that come with the engine.

use o_an_quan::ai::{OpeningValue, opening_values};
use o_an_quan::rules::{Game, Move, Position, Preset, Rules, Side};

fn start(rules: &Rules, first: Side) -> Game {
    Game::new(rules.clone(), Position::start(rules, first))
}

/// Returns the score of each move in order.
fn scores(game: &Game) -> Vec<i32> {
    let values = opening_values(game).expect("values of the first turns");
    assert_eq!(values.iter().map(|(mv, _)| *mv).collect::<Vec<Move>>(), game.legal_moves());
    values.iter().map(|(_, value)| value.score).collect()
}

fn after(game: &Game, mv: Move) -> Game {
    let mut game = game.clone();
    game.play(mv).expect("a listed move is legal");
    game
}

#[test]
fn the_value_of_a_move_is_that_of_the_best_reply() {
    for rules in Preset::ALL.iter().map(|preset| preset.rules()) {
        let game = start(&rules, Side::NEAR);
        for (mv, OpeningValue { score, depth, nodes }) in opening_values(&game).expect("values") {
            let replies = opening_values(&after(&game, mv)).expect("values of the replies");
            let best = replies.iter().map(|(_, reply)| reply.score).max();
            assert_eq!(Some(-score), best, "{rules}: {mv}");
            assert!(depth > 2 && nodes > 0);
        }
    }
}

#[test]
fn mirror_images_and_both_sides_have_the_same_values() {
    let rules = Rules::classic();
    let mut mirrored = scores(&start(&rules, Side::NEAR));
    assert_eq!(mirrored, scores(&start(&rules, Side::FAR)));
    // The move 1+ is the mirror image of 5-, the last one, and so on.
    mirrored.reverse();
    assert_eq!(mirrored, scores(&start(&rules, Side::NEAR)));
}

#[test]
fn other_starts_and_rules_have_no_values() {
    let other: Rules = "classic quan_value=7 dan=4".parse().expect("rules");
    assert_eq!(opening_values(&start(&other, Side::NEAR)), None);
    let handicap: Position =
        Position::parse("Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,5", &Rules::classic()).expect("a position");
    assert_eq!(opening_values(&Game::new(Rules::classic(), handicap)), None);
    let mut game = start(&Rules::classic(), Side::NEAR);
    for _ in 0..12 {
        let mv = game.legal_moves()[0];
        game.play(mv).expect("a listed move is legal");
    }
    assert_eq!(opening_values(&game), None);
}
