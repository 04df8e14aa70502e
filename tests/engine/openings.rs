//! The values of the first turns that come with the engine.

use o_an_quan::ai::{OpeningValue, opening_values, proven_best};
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
        for (mv, OpeningValue { score, depth, nodes, .. }) in opening_values(&game).expect("values")
        {
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

#[test]
fn the_first_turns_of_the_proof_are_worth_14_points_whoever_begins() {
    let rules = Rules::classic();
    for first in [Side::NEAR, Side::FAR] {
        let game = start(&rules, first);
        let values = opening_values(&game).expect("values").into_iter();
        let proven: Vec<(String, i32)> = values
            .filter(|(_, value)| value.proven)
            .map(|(mv, value)| (mv.to_string(), value.score))
            .collect();
        let of_proof = if first == Side::NEAR { ["2-", "4+"] } else { ["8-", "10+"] };
        assert_eq!(proven, of_proof.map(|mv| (mv.to_owned(), 14)));
        let (best, score) = proven_best(&game, None).expect("a proof");
        assert!(of_proof.contains(&best.to_string().as_str()) && score == 14, "{best}");
        let other = game.legal_moves()[0];
        assert_eq!(proven_best(&game, Some(other)), None, "{other}");
        let reply = proven_best(&after(&game, best), None);
        assert_eq!(reply, None, "the best reply is not in the list");
    }
}

#[test]
fn a_proof_says_nothing_of_other_rules_or_scores() {
    for rules in ["folk", "classic dan=4", "classic quan_value=5", "classic series=fields"] {
        let rules: Rules = rules.parse().expect("rules");
        assert_eq!(proven_best(&start(&rules, Side::NEAR), None), None, "{rules}");
    }
    let ahead = "Q,5,5,5,5,5,Q,5,5,5,5,5 0 4,0";
    let ahead = Position::parse(ahead, &Rules::classic()).expect("a position");
    assert_eq!(proven_best(&Game::new(Rules::classic(), ahead), None), None);
}
