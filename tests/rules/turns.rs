//! Single turns on small boards, with all their events.

use crate::support::*;
use o_an_quan::rules::{Event, Pile, Rules, TurnEnd};

/// Plays a classic turn and compares its events and the position after it.
fn expect(before: &str, mv: &str, events: &[Vec<Event>], after: &str) {
    let turn = turn(before, mv, &Rules::classic());
    assert_eq!(turn.events, events.concat());
    assert_eq!(turn.after.to_string(), after);
    assert_eq!(turn.end, None);
}

#[test]
fn a_sowing_drops_one_dan_into_each_following_cell() {
    expect(
        "Q,0,3,0,0,0,Q,1,0,0,0,0 0 2,1",
        "2+",
        &[lap(2, &[3, 4, 5]), turn_ended(TurnEnd::AtQuanCell(cell(6)))],
        "Q,0,0,1,1,1,Q,1,0,0,0,0 1 2,1",
    );
}

#[test]
fn minus_sows_towards_lower_cells_and_round_the_ring() {
    // 2 is sown into 1, 0 and 11; then 10 and 9 are empty.
    expect(
        "Q,0,3,0,0,0,Q,1,0,0,0,0 0 0,0",
        "2-",
        &[lap(2, &[1, 0, 11]), turn_ended(TurnEnd::TwoEmptyCells)],
        "Q1,1,0,0,0,0,Q,1,0,0,0,1 1 0,0",
    );
}

#[test]
fn a_lap_that_ends_before_a_filled_cell_is_followed_by_another() {
    expect(
        "Q,1,0,2,0,0,Q,1,0,0,0,0 0 0,0",
        "1+",
        &[lap(1, &[2]), lap(3, &[4, 5]), turn_ended(TurnEnd::AtQuanCell(cell(6)))],
        "Q,0,1,0,1,1,Q,1,0,0,0,0 1 0,0",
    );
}

#[test]
fn a_lap_drops_a_dan_into_the_cell_it_began_with() {
    expect(
        "Q,0,0,12,0,0,Q,0,0,0,0,0 0 0,0",
        "3+",
        &[
            lap(3, &[4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3]),
            lap(4, &[5]),
            turn_ended(TurnEnd::AtQuanCell(cell(6))),
        ],
        "Q1,1,1,1,0,2,Q1,1,1,1,1,1 1 0,0",
    );
}

#[test]
fn a_lap_longer_than_the_ring_passes_the_cell_it_began_with() {
    expect(
        "Q,0,0,0,0,0,Q,0,0,0,13,0 1 0,0",
        "10-",
        &[
            lap(10, &[9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 11, 10, 9]),
            lap(8, &[7]),
            turn_ended(TurnEnd::AtQuanCell(cell(6))),
        ],
        "Q1,1,1,1,1,1,Q1,2,0,2,1,1 0 0,0",
    );
}

#[test]
fn a_lap_that_ends_before_the_cell_it_began_with_finds_it_empty() {
    expect(
        "Q,0,11,0,0,0,Q,0,0,0,0,0 0 0,0",
        "2+",
        &[
            lap(2, &[3, 4, 5, 6, 7, 8, 9, 10, 11, 0, 1]),
            captured(0, 2, 3, dan(1)),
            turn_ended(TurnEnd::ChainOver),
        ],
        "Q1,1,0,0,1,1,Q1,1,1,1,1,1 1 1,0",
    );
}

#[test]
fn a_sowing_stops_at_an_occupied_quan_cell() {
    expect(
        "Q,1,0,0,1,0,Q2,3,0,0,0,1 0 0,0",
        "4+",
        &[lap(4, &[5]), turn_ended(TurnEnd::AtQuanCell(cell(6)))],
        "Q,1,0,0,0,1,Q2,3,0,0,0,1 1 0,0",
    );
}

#[test]
fn a_sowing_stops_at_an_empty_quan_cell() {
    expect(
        "Q,1,0,0,1,0,0,3,0,0,0,1 0 0,0",
        "4+",
        &[lap(4, &[5]), turn_ended(TurnEnd::AtQuanCell(cell(6)))],
        "Q,1,0,0,0,1,0,3,0,0,0,1 1 0,0",
    );
}

#[test]
fn two_empty_cells_end_the_turn() {
    expect(
        "Q,1,0,0,0,2,Q,1,0,0,0,0 0 0,0",
        "1+",
        &[lap(1, &[2]), turn_ended(TurnEnd::TwoEmptyCells)],
        "Q,0,1,0,0,2,Q,1,0,0,0,0 1 0,0",
    );
}

#[test]
fn an_empty_quan_cell_is_the_second_of_two_empty_cells() {
    expect(
        "Q,0,0,1,0,0,0,2,0,0,0,0 0 0,0",
        "3+",
        &[lap(3, &[4]), turn_ended(TurnEnd::TwoEmptyCells)],
        "Q,0,0,0,1,0,0,2,0,0,0,0 1 0,0",
    );
}

#[test]
fn the_pile_behind_one_empty_cell_is_captured() {
    // The pile is in the mover's own row, and the turn does not continue from cell 5.
    expect(
        "Q,1,0,0,3,1,Q,1,0,0,0,0 0 4,0",
        "1+",
        &[lap(1, &[2]), captured(0, 3, 4, dan(3)), turn_ended(TurnEnd::ChainOver)],
        "Q,0,1,0,0,1,Q,1,0,0,0,0 1 7,0",
    );
}

#[test]
fn captures_follow_each_other_in_a_chain() {
    let before = "Q,1,0,0,3,0,Q2,0,4,0,0,0 0 0,0";
    expect(
        before,
        "1+",
        &[
            lap(1, &[2]),
            captured(0, 3, 4, dan(3)),
            captured(0, 5, 6, quan_with(2)),
            captured(0, 7, 8, dan(4)),
            turn_ended(TurnEnd::ChainOver),
        ],
        "Q,0,1,0,0,0,0,0,0,0,0,0 1 19,0",
    );
    assert_eq!(turn(before, "1+", &Rules::classic()).captured, 19);
}

#[test]
fn a_chain_stops_at_a_filled_cell() {
    expect(
        "Q,0,0,0,0,0,Q,1,0,0,5,2 1 0,0",
        "7+",
        &[lap(7, &[8]), captured(1, 9, 10, dan(5)), turn_ended(TurnEnd::ChainOver)],
        "Q,0,0,0,0,0,Q,0,1,0,0,2 0 0,5",
    );
}

#[test]
fn a_chain_stops_at_two_empty_cells() {
    expect(
        "Q,1,0,0,2,0,0,0,0,0,0,1 0 0,0",
        "1+",
        &[lap(1, &[2]), captured(0, 3, 4, dan(2)), turn_ended(TurnEnd::ChainOver)],
        "Q,0,1,0,0,0,0,0,0,0,0,1 1 2,0",
    );
}

#[test]
fn a_chain_stops_at_a_quan_cell() {
    for quan_cell in ["0", "Q", "Q3"] {
        expect(
            &format!("Q,0,1,0,0,2,{quan_cell},3,0,0,0,0 0 0,0"),
            "2+",
            &[lap(2, &[3]), captured(0, 4, 5, dan(2)), turn_ended(TurnEnd::ChainOver)],
            &format!("Q,0,0,1,0,0,{quan_cell},3,0,0,0,0 1 2,0"),
        );
    }
}

#[test]
fn a_quan_is_captured_together_with_its_dan() {
    expect(
        "Q,0,0,1,0,0,Q4,1,0,0,0,0 0 0,0",
        "3+",
        &[lap(3, &[4]), captured(0, 5, 6, quan_with(4)), turn_ended(TurnEnd::ChainOver)],
        "Q,0,0,0,1,0,0,1,0,0,0,0 1 14,0",
    );
}

#[test]
fn dan_in_a_quan_cell_are_captured_without_a_quan() {
    expect(
        "Q,0,0,1,0,0,4,1,0,0,0,0 0 0,0",
        "3+",
        &[lap(3, &[4]), captured(0, 5, 6, dan(4)), turn_ended(TurnEnd::ChainOver)],
        "Q,0,0,0,1,0,0,1,0,0,0,0 1 4,0",
    );
}

#[test]
fn a_bare_row_is_refilled_from_the_store_first() {
    expect(
        "Q,0,0,0,0,0,Q,1,0,0,0,0 0 7,0",
        "2+",
        &[refilled(0), lap(2, &[3]), lap(4, &[5]), turn_ended(TurnEnd::AtQuanCell(cell(6)))],
        "Q,1,0,2,0,2,Q,1,0,0,0,0 1 2,0",
    );
}

#[test]
fn a_refill_with_a_poor_store_leaves_a_debt() {
    expect(
        "Q,1,0,0,0,0,Q,0,0,0,0,0 1 0,3",
        "8-",
        &[refilled(1), lap(8, &[7]), turn_ended(TurnEnd::AtQuanCell(cell(6)))],
        "Q,1,0,0,0,0,Q,2,0,1,1,1 0 0,-2",
    );
}

#[test]
fn the_next_side_is_not_refilled_before_its_turn() {
    let turn = turn("Q,1,0,0,0,0,Q,0,0,0,0,0 0 0,9", "1+", &Rules::classic());
    assert_eq!(turn.after.to_string(), "Q,0,1,0,0,0,Q,0,0,0,0,0 1 0,9");
    assert!(turn.after.needs_refill());
    let all = ["7+", "7-", "8+", "8-", "9+", "9-", "10+", "10-", "11+", "11-"];
    assert_eq!(turn.after.legal_moves(&Rules::classic()), all.map(mv));
}

#[test]
fn legal_moves_are_the_filled_own_cells_plus_before_minus() {
    let position = at("Q,0,1,0,0,2,Q,1,0,0,0,0 0 0,0", &Rules::classic());
    assert_eq!(position.legal_moves(&Rules::classic()), ["2+", "2-", "5+", "5-"].map(mv));
}

#[test]
fn the_turn_passes_round_three_and_four_sides() {
    let three = "Q,1,0,0,0,0,Q,1,0,0,0,0,Q,1,0,0,0,0 0 0,0,0";
    let game3 = game(three, "1+ 7+ 13+", &Rules::classic());
    assert_eq!(game3.position().to_string(), "Q,0,1,0,0,0,Q,0,1,0,0,0,Q,0,1,0,0,0 0 0,0,0");
    let four = "Q,1,0,0,0,0,Q,1,0,0,0,0,Q,1,0,0,0,0,Q,0,0,0,0,1 3 0,0,0,0";
    let after = turn(four, "23+", &Rules::classic()).after;
    assert_eq!(after.to_string(), "Q1,0,1,0,0,0,Q,1,0,0,0,0,Q,1,0,0,0,0,Q,0,0,0,0,0 0 0,0,0,0",);
}

#[test]
fn points_count_dan_one_and_quan_ten() {
    let rules = Rules::classic();
    assert_eq!(dan(7).points(&rules), 7);
    assert_eq!(quan_with(3).points(&rules), 13);
    assert!(Pile::default().is_empty() && !quan_with(0).is_empty());
}
