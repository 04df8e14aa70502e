//! Properties of every position and every game, tested on random ones.

use std::collections::HashMap;

use crate::support::borrowers::{
    BORROWERS, GROWERS, GROWN, growing_moves, growing_rules, idle_moves,
};
use crate::support::failures::saving_failures;
use crate::support::oracle::{Board, any_board, any_rules};
use crate::support::replay::replay;
use crate::support::{at, classic_with};
use o_an_quan::rules::{Game, Move, Position, Preset, Rules, TurnEnd, play};
use proptest::prelude::*;
use proptest::sample::Index;

fn any_rules_and_board(most: i32) -> impl Strategy<Value = (Rules, Board)> {
    any_rules().prop_flat_map(move |rules| (Just(rules.clone()), any_board(&rules, most)))
}

/// Plays one of the legal moves of `board` with the program and with the oracle, checks that they
/// agree, and returns the board after it.
fn play_both(rules: &Rules, board: &Board, choice: &Index) -> Board {
    let position = at(&board.text(), rules);
    let moves: Vec<String> = position.legal_moves(rules).iter().map(Move::to_string).collect();
    assert_eq!(moves, board.moves(rules));
    let mv = choice.get(&moves);

    let turn = play(rules, &position, mv.parse().unwrap()).unwrap();
    let mut expected = board.clone();
    let verdict = expected.play(rules, mv);
    assert_eq!(turn.after.to_string(), expected.text(), "{mv} from {}", board.text());
    assert_eq!(turn.captured, verdict.captured);
    assert_eq!(turn.ponded as i32, verdict.ponded);
    assert_eq!(turn.end.map(|end| end.name()), verdict.end);
    assert_eq!(replay(board, &turn.events, rules), expected);
    assert_eq!(expected.points(rules) + verdict.lost, board.points(rules));
    expected
}

/// Returns the moves that `choices` pick one after another from the legal ones.
fn picking(choices: &[Index]) -> impl FnMut(&[String]) -> Option<String> {
    let mut choices = choices.iter();
    move |moves| choices.next().map(|choice| choice.get(moves).clone())
}

/// Plays a game with the moves that `next` picks from the legal ones and checks every turn, including
/// repetition, growth and turns without progress. Returns the points on the last board, and those that were
/// lost when the sides split an odd number of dân.
fn follow_game(
    rules: &Rules,
    start: Board,
    mut next: impl FnMut(&[String]) -> Option<String>,
) -> i32 {
    let mut game = Game::new(rules.clone(), at(&start.text(), rules));
    let mut visits = HashMap::from([((start.dan.clone(), start.quan.clone(), start.mover), 1)]);
    let limit = start.growth_limit(rules);
    let mut board = start;
    let (mut lost, mut idle) = (0, 0);
    loop {
        let moves = board.moves(rules);
        let Some(mv) = (!moves.is_empty()).then(|| next(&moves)).flatten() else { break };
        let before = board.clone();
        let verdict = board.play(rules, &mv);
        let mut end = verdict.end;
        lost += verdict.lost;
        idle = if verdict.captured + verdict.ponded > 0 { 0 } else { idle + 1 };
        if end.is_none() {
            let place = (board.dan.clone(), board.quan.clone(), board.mover);
            let times = visits.entry(place).or_insert(0);
            *times += 1;
            end = match *times {
                3 => Some("repetition"),
                _ if board.has_outgrown(limit) => Some("growth"),
                _ if idle == 30 * rules.sides => Some("no-progress"),
                _ => None,
            };
            if end.is_some() {
                lost += board.sweep(rules);
            }
        }
        let turn = game.play(mv.parse().unwrap()).unwrap();
        assert_eq!(turn.end.map(|end| end.name()), end);
        assert_eq!(turn.after.to_string(), board.text());
        assert_eq!(replay(&before, &turn.events, rules), board);
    }
    assert_eq!(game.end().is_some(), board.mover.is_none());
    board.points(rules) + lost
}

#[test]
fn a_game_that_grows_matches_a_second_implementation() {
    let start = Board {
        field: vec![' '; 12],
        dan: vec![0, 2, 0, 2, 0, 1, 10, 0, 0, 0, 0, 0],
        quan: (0..12).map(|k| k == 6).collect(),
        mover: Some(1),
        stores: vec![21, 19],
    };
    assert_eq!(start.text(), GROWERS);
    let mut line = growing_moves(GROWN + 10).into_iter();
    follow_game(&growing_rules(), start, |_| line.next().map(str::to_owned));
    assert_eq!(line.len(), 10);
}

#[test]
fn a_game_without_captures_matches_a_second_implementation() {
    let rules = Rules::classic();
    let start = Board {
        field: vec![' '; 12],
        dan: vec![2, 1, 1, 1, 0, 2, 15, 2, 0, 2, 0, 1],
        quan: (0..12).map(|k| k == 6).collect(),
        mover: Some(1),
        stores: vec![15, 13],
    };
    assert_eq!(start.text(), BORROWERS);
    let mut line = idle_moves().into_iter();
    follow_game(&rules, start, |_| line.next());
    assert_eq!(line.len(), 80, "the game ends with its sixtieth turn");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, ..saving_failures() })]

    #[test]
    fn a_turn_matches_a_second_implementation(
        (rules, board) in any_rules_and_board(12), choice in any::<Index>(),
    ) {
        play_both(&rules, &board, &choice);
    }

    #[test]
    fn a_turn_on_a_crowded_board_matches_a_second_implementation(
        (rules, board) in any_rules_and_board(999), choice in any::<Index>(),
    ) {
        play_both(&rules, &board, &choice);
    }

    #[test]
    fn a_turn_among_few_stones_matches_a_second_implementation(
        (rules, board) in any_rules_and_board(2), choice in any::<Index>(),
    ) {
        play_both(&rules, &board, &choice);
    }

    #[test]
    fn a_sowing_always_ends((rules, board) in any_rules_and_board(60), choice in any::<Index>()) {
        let position = at(&board.text(), &rules);
        let mv = *choice.get(&position.legal_moves(&rules));
        let turn = play(&rules, &position, mv).unwrap();
        let ends: Vec<_> = turn.events.iter().filter(|event| matches!(event, o_an_quan::rules::Event::TurnEnded(_))).collect();
        prop_assert_eq!(ends.len(), 1);
        prop_assert_ne!(ends[0], &o_an_quan::rules::Event::TurnEnded(TurnEnd::EndlessSowing));
    }

    #[test]
    fn notation_round_trips((rules, board) in any_rules_and_board(999)) {
        let position = at(&board.text(), &rules);
        prop_assert_eq!(position.to_string(), board.text());
        prop_assert_eq!(at(&position.to_string(), &rules), position);
    }

    #[test]
    fn illegal_moves_are_refused(
        (rules, board) in any_rules_and_board(3), cell in 0..24usize, plus in any::<bool>(),
    ) {
        let position = at(&board.text(), &rules);
        let text = format!("{cell}{}", if plus { '+' } else { '-' });
        let played = play(&rules, &position, text.parse().unwrap());
        prop_assert_eq!(played.is_ok(), board.moves(&rules).contains(&text));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..saving_failures() })]

    #[test]
    fn a_game_matches_a_second_implementation(
        rules in any_rules(), first in 0..2usize, choices in prop::collection::vec(any::<Index>(), 80),
    ) {
        let start = Board::start(&rules, first);
        prop_assert_eq!(Position::start(&rules, crate::support::side(first)).to_string(), start.text());
        let points = start.points(&rules);
        prop_assert_eq!(follow_game(&rules, start, picking(&choices)), points);
    }

    #[test]
    fn a_long_game_among_few_stones_matches_a_second_implementation(
        (rules, board) in any_rules_and_board(1), choices in prop::collection::vec(any::<Index>(), 150),
    ) {
        let points = board.points(&rules);
        prop_assert_eq!(follow_game(&rules, board, picking(&choices)), points);
    }

    #[test]
    fn a_game_that_may_outgrow_a_small_board_matches_a_second_implementation(
        choices in prop::collection::vec(any::<Index>(), 150),
    ) {
        let rules = classic_with(&["dan=1", "first_quan=forbidden"]);
        let start = Board::start(&rules, 0);
        prop_assert_eq!(follow_game(&rules, start, picking(&choices)), 30);
    }

    #[test]
    fn a_classic_game_keeps_its_seventy_points(choices in prop::collection::vec(any::<Index>(), 120)) {
        let rules = Rules::classic();
        prop_assert_eq!(follow_game(&rules, Board::start(&rules, 0), picking(&choices)), 70);
    }

    #[test]
    fn three_and_four_sides_keep_their_points(choices in prop::collection::vec(any::<Index>(), 120)) {
        for (sides, points) in [("sides=3", 105), ("sides=4", 140)] {
            let rules = classic_with(&[sides]);
            prop_assert_eq!(follow_game(&rules, Board::start(&rules, 0), picking(&choices)), points);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, ..saving_failures() })]

    #[test]
    fn no_text_makes_the_parsers_panic(text in any::<String>()) {
        let _ = Position::parse(&text, &Rules::classic());
        let _ = text.parse::<Move>();
        let _ = Preset::named(&text);
        let _ = Rules::classic().set(&text, &text);
        let _ = Rules::classic().set("dan", &text);
    }

    #[test]
    fn no_text_like_a_position_makes_the_parser_panic_or_changes_when_read(
        text in "(Q?[0-9]{0,3},){11}Q?[0-9]{0,3} [-0-9] -?[0-9]{1,5},-?[0-9]{1,5}",
    ) {
        match Position::parse(&text, &Rules::classic()) {
            Ok(position) => prop_assert_eq!(position.to_string(), text),
            Err(refused) => prop_assert!(!refused.to_string().contains('\n')),
        }
    }

    #[test]
    fn no_text_like_a_move_makes_the_parser_panic_or_changes_when_read(text in "[0-9]{0,3}[-+]") {
        if let Ok(mv) = text.parse::<Move>() {
            prop_assert_eq!(mv.to_string(), text);
        }
    }
}
