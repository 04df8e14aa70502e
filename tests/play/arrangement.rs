//! Positions set up by hand: what edits do, what is refused and why.

use o_an_quan::controller::{Arrangement, Edit};
use o_an_quan::rules::{Cell, GameEnd, PositionError, Preset, Rules, Side};

fn start() -> Arrangement {
    let rules = Rules::classic();
    Arrangement::start(&rules, 2)
}

fn cell(index: usize) -> Cell {
    Cell::new(index)
}

/// Returns the position after these edits of the start position.
fn after(edits: &[Edit]) -> String {
    let edit = |before: Arrangement, edit: &Edit| before.edited(*edit).expect("possible");
    edits.iter().fold(start(), edit).to_string()
}

#[test]
fn each_edit_changes_what_it_names() {
    let cases = [
        (Edit::Dan(cell(3), 12), "Q,5,5,12,5,5,Q,5,5,5,5,5 0 0,0"),
        (Edit::Dan(cell(0), 2), "Q2,5,5,5,5,5,Q,5,5,5,5,5 0 0,0"),
        (Edit::Add(cell(3), 1), "Q,5,5,6,5,5,Q,5,5,5,5,5 0 0,0"),
        (Edit::Add(cell(3), -9), "Q,5,5,0,5,5,Q,5,5,5,5,5 0 0,0"),
        (Edit::ToggleQuan(cell(6)), "Q,5,5,5,5,5,0,5,5,5,5,5 0 0,0"),
        (Edit::Clear(cell(0)), "0,5,5,5,5,5,Q,5,5,5,5,5 0 0,0"),
        (Edit::Move(cell(3), cell(6)), "Q,5,5,0,5,5,Q5,5,5,5,5,5 0 0,0"),
        (Edit::Move(cell(0), cell(6)), "Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0"),
        (Edit::Capture(cell(0), Side::FAR), "0,5,5,5,5,5,Q,5,5,5,5,5 0 0,10"),
        (Edit::Store(Side::NEAR, -3), "Q,5,5,5,5,5,Q,5,5,5,5,5 0 -3,0"),
        (Edit::ToMove(Side::FAR), "Q,5,5,5,5,5,Q,5,5,5,5,5 1 0,0"),
        (Edit::Empty, "Q,0,0,0,0,0,Q,0,0,0,0,0 0 0,0"),
    ];
    for (edit, position) in cases {
        assert_eq!(after(&[edit]), position, "{edit:?}");
    }
}

#[test]
fn the_rest_goes_to_a_store() {
    let edits = [Edit::Empty, Edit::Dan(cell(1), 7), Edit::Rest(Side::FAR)];
    assert_eq!(after(&edits), "Q,7,0,0,0,0,Q,0,0,0,0,0 0 0,43");
    let edits = [Edit::Store(Side::NEAR, 4), Edit::Rest(Side::FAR)];
    assert_eq!(after(&edits), "Q,5,5,5,5,5,Q,5,5,5,5,5 0 4,-4", "a debt");
}

#[test]
fn a_board_of_other_sides_begins_at_its_start() {
    let four = after(&[Edit::Start(4)]);
    assert_eq!(four, "Q,5,5,5,5,5,Q,5,5,5,5,5,Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0,0,0");
}

#[test]
fn a_handicap_of_a_missing_side_does_not_stay() {
    let rules = "classic sides=3 handicap=2::10".parse::<Rules>().expect("rules");
    let three = Arrangement::start(&rules, 3);
    assert_eq!(three.stores()[Side::NEAR], 10);
    let two = three.edited(Edit::Start(2)).expect("possible");
    assert_eq!(two.rules().handicap, None);
}

#[test]
fn impossible_edits_are_refused_with_the_reason_of_the_rules() {
    let cases = [
        (Edit::ToggleQuan(cell(3)), PositionError::MisplacedQuan(cell(3))),
        (Edit::Move(cell(0), cell(1)), PositionError::MisplacedQuan(cell(1))),
    ];
    for (edit, why) in cases {
        assert_eq!(start().edited(edit), Err(why), "{edit:?}");
    }
    assert!(matches!(start().edited(Edit::Dan(cell(3), 1000)), Err(PositionError::Cell(..))));
    let far = Edit::Store(Side::FAR, 10_000);
    assert!(matches!(start().edited(far), Err(PositionError::Store(..))));
}

#[test]
fn a_finished_game_is_only_a_step_on_the_way() {
    let one = start().edited(Edit::Clear(cell(0))).expect("possible");
    let none = one.edited(Edit::Clear(cell(6))).expect("a step");
    let over = PositionError::AlreadyOver(GameEnd::QuanEmpty);
    assert_eq!(none.position(), Err(over));
    let one = none.edited(Edit::Dan(cell(6), 1)).expect("possible");
    assert!(one.position().is_ok());
}

#[test]
fn rules_without_big_stones_replace_them() {
    let rules = "classic quan=dan".parse::<Rules>().expect("rules");
    let changed = start().with_rules(&rules);
    assert_eq!(changed.to_string(), "10,5,5,5,5,5,10,5,5,5,5,5 0 0,0");
    assert!(changed.position().is_ok());
    let quan = changed.edited(Edit::ToggleQuan(cell(0)));
    assert_eq!(quan, Err(PositionError::QuanPiece(cell(0))));
    let folk = start().with_rules(&Preset::Folk.rules());
    assert_eq!(folk.to_string(), start().to_string());
}

#[test]
fn a_number_that_is_set_in_a_row_is_one_part() {
    let parts = [Edit::Dan(cell(3), 1), Edit::Dan(cell(3), 12), Edit::Dan(cell(4), 1)];
    let [one, same, other] = parts.map(Edit::part);
    assert!(one.is_some() && one == same && one != other);
    assert_ne!(one, Edit::Store(Side::NEAR, 3).part());
    assert_eq!(Edit::Add(cell(3), 1).part(), None);
}
