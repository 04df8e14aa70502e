//! The options of the preset `tonkin`.

use o_an_quan::rules::{
    Departure, Event, Game, GameEnd, IllegalMove, Move, OptionError, Position, Preset, Record,
    Refill, Rules, Side, TurnEnd,
};

use crate::support::{at, cell, classic_with, game, lap, mv, turn, turn_ended};

/// The start, with ten dân in place of each quan.
const START: &str = "10,5,5,5,5,5,10,5,5,5,5,5 0 0,0";

/// A game of two sides that borrowed what nobody had, written when they still could: never change it.
const OLD_RECORD: &str = include_str!("../data/tonkin-borrow/record.txt");

fn moves(position: &str, rules: &Rules) -> Vec<String> {
    at(position, rules).legal_moves(rules).iter().map(Move::to_string).collect()
}

fn gives_one() -> Rules {
    classic_with(&["occupied_quan=gives_one"])
}

fn split() -> Rules {
    classic_with(&["remainder=split"])
}

#[test]
fn the_preset_is_played_one_way_without_big_stones() {
    let rules = Preset::Tonkin.rules();
    let borrowing = ["direction=plus", "occupied_quan=gives_one", "quan=dan", "remainder=split"];
    assert_eq!(rules, classic_with(&[&borrowing[..], &["refill=lend"]].concat()));
    assert_eq!(Position::start(&rules, Side::NEAR).to_string(), START);
    assert_eq!(moves(START, &rules), ["1+", "2+", "3+", "4+", "5+"]);
}

#[test]
fn rules_as_text_say_whether_a_side_of_tonkin_can_always_borrow() {
    let tonkin = Preset::Tonkin.rules();
    let borrowing = Rules { refill: Refill::Borrow, ..tonkin.clone() };
    let ending = Rules { refill: Refill::End, ..tonkin.clone() };
    for (rules, text) in [
        (tonkin, "tonkin refill=lend"),
        // As all texts had it before a side could lend.
        (borrowing, "tonkin"),
        (ending, "tonkin refill=end"),
    ] {
        assert_eq!(rules.to_string(), text);
        assert_eq!(text.parse(), Ok(rules));
    }
}

#[test]
fn a_record_of_tonkin_from_before_loans_is_replayed_as_it_was_played() {
    let record = Record::parse(OLD_RECORD, &Rules::classic()).expect("the record opens");
    assert_eq!((record.game.turn_count(), record.game.end()), (240, None));
    assert_eq!(record.game.position().to_string(), "36,0,0,0,1,1,32,0,1,0,0,0 0 2,-3");
    assert_eq!(record.to_string(), OLD_RECORD);
    // Today, the game ends before side 1 refills: four points are left in the stores, 5 and -1.
    let mut today = Game::new(Preset::Tonkin.rules(), record.game.start().clone());
    let played = record.game.turns().take_while(|turn| today.play(turn.mv).is_ok()).count();
    assert_eq!((played, today.end()), (227, Some(GameEnd::CannotRefill)));
    assert_eq!(today.position().to_string(), "34,0,0,0,0,0,31,0,0,0,0,0 - 5,-1");
}

#[test]
fn under_direction_plus_the_other_direction_is_refused() {
    let rules = classic_with(&["direction=plus"]);
    let position = Position::start(&rules, Side::NEAR);
    let refused = position.check(&rules, mv("2-")).expect_err("one way");
    assert_eq!(refused, IllegalMove::WrongDirection(mv("2-")));
    assert!(refused.to_string().contains("anticlockwise"), "{refused}");
    assert_eq!(position.check(&rules, mv("2+")), Ok(Side::NEAR));
    assert_eq!(moves("Q,0,0,3,0,0,Q,0,0,0,0,0 0 0,0", &rules), ["3+"]);
    // A refill comes first; then every cell of the row can be lifted.
    assert_eq!(moves("Q,0,0,0,0,0,Q,1,0,0,0,0 0 9,0", &rules), ["1+", "2+", "3+", "4+", "5+"]);
}

#[test]
fn an_occupied_quan_cell_gives_a_dan_and_the_turn_goes_on_behind_it() {
    let before = "5,0,0,0,1,0,5,0,0,3,0,0 0 0,0";
    let stopped = turn(before, "4+", &Rules::classic());
    assert_eq!(stopped.after.to_string(), "5,0,0,0,0,1,5,0,0,3,0,0 1 0,0");

    // Cell 7 gets a dân; behind it lies an empty cell, and then the pile of cell 9.
    let turn = turn(before, "4+", &gives_one());
    assert_eq!(turn.after.to_string(), "5,0,0,0,0,1,4,1,0,0,0,0 1 3,0");
    assert_eq!(turn.captured, 3);
    assert_eq!(turn.events[..4], [lap(4, &[5]), lap(6, &[7])].concat());
}

#[test]
fn a_quan_that_gives_a_dan_stays_and_one_without_dan_ends_the_turn() {
    let rules = gives_one();
    let gave = turn("Q,0,0,0,1,0,Q2,0,0,3,0,0 0 0,0", "4+", &rules);
    assert_eq!(gave.after.to_string(), "Q,0,0,0,0,1,Q1,1,0,0,0,0 1 3,0");
    let bare = turn("Q,0,0,0,1,0,Q,0,0,3,0,0 0 0,0", "4+", &rules);
    assert_eq!(bare.after.to_string(), "Q,0,0,0,0,1,Q,0,0,3,0,0 1 0,0");
    assert_eq!(bare.events.last(), turn_ended(TurnEnd::AtQuanCell(cell(6))).last());
}

#[test]
fn a_dan_that_is_given_can_be_sown_on_with_its_cell() {
    // The dân given to cell 7 leaves it with two; the hand goes on behind it, at cell 8.
    let turn = turn("5,0,0,0,1,0,5,1,1,0,0,4 0 0,0", "4+", &gives_one());
    let events = [lap(4, &[5]), lap(6, &[7]), lap(8, &[9])].concat();
    assert_eq!(turn.events[..6], events);
    assert_eq!(turn.after.to_string(), "5,0,0,0,0,1,4,2,0,1,0,0 1 4,0");
}

#[test]
fn clockwise_the_dan_goes_to_the_cell_on_the_other_side() {
    let turn = turn("5,0,1,0,0,0,5,0,0,3,0,0 0 0,0", "2-", &gives_one());
    assert_eq!(turn.after.to_string(), "4,1,0,0,0,0,5,0,0,0,0,1 1 3,0");
}

#[test]
fn an_occupied_quan_cell_still_ends_a_chain_of_captures() {
    let turn = turn("5,0,1,0,0,2,5,4,0,0,0,0 0 0,0", "2+", &gives_one());
    assert_eq!(turn.after.to_string(), "5,0,0,1,0,0,5,4,0,0,0,0 1 2,0");
    assert_eq!(turn.events.last(), turn_ended(TurnEnd::ChainOver).last());
}

#[test]
fn both_sides_split_the_dan_of_the_rows_and_an_odd_one_is_lost() {
    let before = "0,2,0,1,0,0,Q,0,0,4,0,2 0 24,30";
    let own = turn(before, "3+", &Rules::classic());
    assert_eq!(own.after.to_string(), "0,0,0,0,0,0,0,0,0,0,0,0 - 37,36");
    let shared = turn(before, "3+", &split());
    assert_eq!(shared.end, Some(GameEnd::QuanEmpty));
    // Nine dân: each side gets four.
    assert_eq!(shared.after.to_string(), "0,0,0,0,0,0,0,0,0,0,0,0 - 38,34");
    let lost = shared.events.iter().filter(|event| matches!(event, Event::LeftOver { .. }));
    assert_eq!(lost.count(), 1);
}

#[test]
fn the_rows_are_split_however_the_game_ends() {
    let mut game = game("Q,0,1,0,0,0,Q,0,0,4,0,2 0 24,30", "2+", &split());
    game.depart(Departure::Stopped).expect("the players agree");
    // Seven dân: each side gets three.
    assert_eq!(game.position().to_string(), "Q,0,0,0,0,0,Q,0,0,0,0,0 - 27,33");
}

#[test]
fn only_two_sides_split() {
    let refused = "classic sides=3 remainder=split".parse::<Rules>().expect_err("three sides");
    assert_eq!(refused, OptionError::SplitSides(3));
    assert!(refused.to_string().contains("two"), "{refused}");
    assert!("classic sides=3 direction=plus occupied_quan=gives_one".parse::<Rules>().is_ok());
}
