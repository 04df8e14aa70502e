//! `refill=lend`: what is lent must lie beside the board.

use crate::support::*;
use o_an_quan::rules::{Departure, Game, GameEnd, OptionError, Position, PositionError, Rules};

fn lend(options: &[&str]) -> Rules {
    classic_with(&[&["refill=lend"], options].concat())
}

/// Returns the position after 1+, which sows into the empty cell 2 and leaves row 7 to 11 empty, and
/// why the game ended.
fn after_one(stores: &str, rules: &Rules) -> (String, Option<GameEnd>) {
    let ended = turn(&format!("Q,1,0,0,0,0,Q2,0,0,0,0,0 0 {stores}"), "1+", rules);
    (ended.after.to_string(), ended.end)
}

fn goes_on(stores: &str) -> (String, Option<GameEnd>) {
    (format!("Q,0,1,0,0,0,Q2,0,0,0,0,0 1 {stores}"), None)
}

#[test]
fn a_side_borrows_while_all_stores_together_hold_five() {
    for stores in ["3,4", "1,4", "5,0", "20,-15"] {
        assert_eq!(after_one(stores, &lend(&[])), goes_on(stores), "{stores}");
    }
    // 7+ refills 7 to 11, sows 7 to 8, 9 to 10, 11 to 0, and captures cell 2 behind the empty cell 1.
    let borrowed = turn("Q,0,1,0,0,0,Q2,0,0,0,0,0 1 9,1", "7+", &lend(&[]));
    assert_eq!(borrowed.after.to_string(), "Q1,0,0,0,0,0,Q2,0,2,0,2,0 0 9,-3");
    // From 1 and 4 points, only one is left beside the board for the refill of side 0.
    let over = turn("Q,0,1,0,0,0,Q2,0,0,0,0,0 1 1,4", "7+", &lend(&[]));
    assert_eq!(over.after.to_string(), "Q1,0,0,0,0,0,Q2,0,0,0,0,0 - 1,4");
    assert_eq!((over.captured, over.end), (1, Some(GameEnd::CannotRefill)));
}

#[test]
fn nobody_lends_what_does_not_lie_beside_the_board() {
    // Side 0 collects the dân in cell 2.
    for (stores, end) in [("0,4", "1,4"), ("4,0", "5,0"), ("19,-15", "20,-15"), ("0,0", "1,0")] {
        let over = format!("Q,0,0,0,0,0,Q2,0,0,0,0,0 - {end}");
        let expected = (over, Some(GameEnd::CannotRefill));
        assert_eq!(after_one(stores, &lend(&[])), expected, "{stores}");
    }
}

#[test]
fn a_side_with_five_points_of_its_own_refills_whatever_the_others_owe() {
    assert_eq!(after_one("-3,5", &lend(&[])), goes_on("-3,5"));
}

#[test]
fn the_captures_of_the_turn_can_be_lent() {
    // 2+ sows into 3 and captures 5, 7 and 9: nine dân, which lie beside the board then.
    let turn = turn("Q,0,1,0,0,2,0,3,0,4,0,0 0 0,-4", "2+", &lend(&["empty_quan=passes"]));
    assert_eq!(turn.after.to_string(), "Q,0,0,1,0,0,0,0,0,0,0,0 1 9,-4");
    assert_eq!((turn.captured, turn.end), (9, None));
}

#[test]
fn the_row_of_the_side_that_has_moved_may_be_empty() {
    let turn = turn("Q,0,0,0,0,1,Q,0,0,1,0,0 0 0,0", "5+", &lend(&[]));
    assert_eq!(turn.after.to_string(), "Q,0,0,0,0,0,Q1,0,0,1,0,0 1 0,0");
    assert_eq!(turn.end, None);
}

#[test]
fn the_stores_of_three_sides_are_added_up_and_that_of_one_that_has_left_too() {
    let rules = lend(&["sides=3"]);
    let board = "Q,1,0,0,0,0,Q,0,0,0,0,0,Q,2,0,0,0,0 0";
    let lent = turn(&format!("{board} 0,2,3"), "1+", &rules);
    assert_eq!(lent.after.to_string(), "Q,0,1,0,0,0,Q,0,0,0,0,0,Q,2,0,0,0,0 1 0,2,3");
    let over = turn(&format!("{board} 0,2,2"), "1+", &rules);
    assert_eq!(over.after.to_string(), "Q,0,0,0,0,0,Q,0,0,0,0,0,Q,0,0,0,0,0 - 1,2,4");
    assert_eq!(over.end, Some(GameEnd::CannotRefill));
    for (stores, end) in [("0,2,3", None), ("0,2,2", Some(GameEnd::CannotRefill))] {
        let start = at(&format!("{board} {stores}"), &rules);
        let mut game = Game::new(rules.clone(), start);
        game.depart(Departure::Resigned(side(2))).expect("side 2 may resign");
        game.play(mv("1+")).expect("a legal move");
        assert_eq!(game.end(), end, "{stores}");
    }
}

#[test]
fn four_sides_lend_each_other_too() {
    let rules = lend(&["sides=4"]);
    let board = "Q,1,0,0,0,0,Q,0,0,0,0,0,Q,0,0,0,0,0,Q,3,0,0,0,0 0";
    assert_eq!(turn(&format!("{board} 1,1,1,2"), "1+", &rules).end, None);
    let over = turn(&format!("{board} 1,1,1,1"), "1+", &rules);
    assert_eq!(over.end, Some(GameEnd::CannotRefill));
}

#[test]
fn where_cells_are_sold_a_point_for_each_cell_must_lie_beside_the_board() {
    let rules = lend(&["series=fields"]);
    // 1+ sows into 2. Side 1 owns four cells, all empty.
    let lent = turn("Q,1,0,0,0,0,Q2,0,0,0,0,0x 0 3,1", "1+", &rules);
    assert_eq!(lent.end, None);
    let over = turn("Q,1,0,0,0,0,Q2,0,0,0,0,0x 0 3,0", "1+", &rules);
    assert_eq!(over.after.to_string(), "Q,0,0,0,0,0,Q2,0,0,0,0,0x - 4,0");
    // 7+ sows into 8. Side 0 owns six cells, all empty.
    assert_eq!(turn("Q,0,0,0,0,0,Q2,1,0,0,0,0x 1 1,5", "7+", &rules).end, None);
    let over = turn("Q,0,0,0,0,0,Q2,1,0,0,0,0x 1 1,4", "7+", &rules);
    assert_eq!(over.after.to_string(), "Q,0,0,0,0,0,Q2,0,0,0,0,0x - 1,5");
}

#[test]
fn a_position_in_which_nobody_can_lend_is_over() {
    let read = |stores: &str| {
        Position::parse(&format!("Q,0,0,0,0,0,Q,1,0,0,0,0 0 {stores}"), &lend(&[])).map(drop)
    };
    assert_eq!(read("0,5"), Ok(()));
    assert_eq!(read("0,4"), Err(PositionError::AlreadyOver(GameEnd::CannotRefill)));
}

#[test]
fn the_refusal_of_another_value_names_all_three() {
    let refused = "classic refill=give".parse::<Rules>().expect_err("no such value");
    assert!(matches!(refused, OptionError::Word { .. }));
    assert!(refused.to_string().ends_with("use borrow, end or lend"), "{refused}");
    for text in ["classic refill=lend", "folk refill=lend sides=4", "bigquan refill=lend"] {
        assert_eq!(text.parse::<Rules>().expect("rules").to_string(), text);
    }
}
