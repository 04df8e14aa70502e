//! The end of games in which nothing is captured for a long time.

use crate::support::borrowers::{BORROWERS, idle_game, idle_moves, roomy_rules};
use crate::support::*;
use o_an_quan::rules::{Departure, Game, GameEnd, Position, Record, Rules, Side, play};

#[test]
fn sixty_turns_without_a_capture_end_a_game_of_two_sides() {
    let game = idle_game(59);
    assert_eq!(game.end(), None);
    assert_eq!((game.idle_turns(), game.idle_limit()), (59, 60));
    let game = idle_game(60);
    assert_eq!(game.end(), Some(GameEnd::NoProgress));
    assert_eq!(game.end().expect("over").name(), "no-progress");
    assert_eq!(game.position().to_move(), None);
}

#[test]
fn each_side_collects_its_row_when_nothing_is_captured_for_long() {
    let before = idle_game(59).position().clone();
    let last = mv(&idle_moves()[59]);
    let last = play(&Rules::classic(), &before, last).expect("a legal move").after;
    let row = |side: usize| -> i32 {
        (1..=5).map(|at| i32::from(last.pile(cell(6 * side + at)).dan)).sum()
    };
    let points = [0, 1].map(|index| last.store(side(index)) + row(index));
    let after = idle_game(60).position().clone();
    assert_eq!([0, 1].map(|index| after.store(side(index))), points);
    assert_eq!(after.pile(cell(6)), last.pile(cell(6)), "stones in quan cells stay");
}

#[test]
fn a_capture_starts_the_count_again() {
    let rules = Rules::classic();
    let mut game = idle_game(59);
    let listed = game.legal_moves();
    let captures = |mv: &_| play(&rules, game.position(), *mv).expect("legal").captured > 0;
    if let Some(mv) = listed.into_iter().find(captures) {
        assert_eq!(game.play(mv).expect("legal").end, None);
        assert_eq!(game.idle_turns(), 0);
    } else {
        panic!("some move captures something in {}", game.position());
    }
}

#[test]
fn undo_takes_back_the_end_without_progress() {
    let mut ended = idle_game(60);
    ended.undo();
    assert_eq!(ended, idle_game(59));
}

#[test]
fn a_side_that_has_left_still_counts_for_the_limit() {
    let rules = Rules { sides: 3, ..Rules::classic() };
    let start = Position::start(&rules, Side::NEAR);
    let mut game = Game::new(rules, start);
    game.depart(Departure::Resigned(side(1))).expect("may resign");
    assert_eq!(game.idle_limit(), 90);
}

#[test]
fn a_record_that_goes_on_past_the_limit_opens_and_counts_from_its_end() {
    let rules = roomy_rules();
    let moves = idle_moves();
    let text = format!("{BORROWERS}; {}", moves[..75].join(" "));
    let mut game = Record::parse(&text, &rules).expect("the record opens").game;
    assert_eq!((game.end(), game.turn_count(), game.idle_turns()), (None, 75, 0));
    for text in &moves[75..135] {
        assert_eq!(game.end(), None, "before {text}");
        game.play(mv(text)).expect("legal");
    }
    assert_eq!(game.end(), Some(GameEnd::NoProgress));
    // The record says where the game ended, which its moves alone do not.
    let record = Record::of(game).to_string();
    let read = Record::parse(&record, &rules).expect("the record opens").game;
    assert_eq!((read.end(), read.turn_count()), (Some(GameEnd::NoProgress), 135));
    assert_eq!(Record::of(read).to_string(), record);
}

#[test]
fn an_illegal_move_past_the_limit_is_refused_and_changes_nothing() {
    let mut game = idle_game(60);
    let before = game.clone();
    game.replay(mv("3+")).expect_err("it is the other side's cell, or empty");
    assert_eq!(game, before);
}

#[test]
fn a_record_may_contain_a_resignation_past_the_limit() {
    let rules = Rules::classic();
    let text = format!("{BORROWERS}; {} resign:1", idle_moves()[..60].join(" "));
    let game = Record::parse(&text, &rules).expect("the record opens").game;
    assert_eq!(game.end(), Some(GameEnd::Resigned));
}
