//! Positions set up by hand: what edits do, what is refused and why, undo and redo.

use o_an_quan::controller::{Arrangement, Edit, PositionEditor};
use o_an_quan::rules::{Cell, GameEnd, Position, PositionError, Preset, Rules, Side};

fn editor(text: &str) -> PositionEditor {
    let rules = Rules::classic();
    let position = Position::parse(text, &rules).expect("a position");
    PositionEditor::new(Arrangement::of(&rules, &position))
}

fn start() -> PositionEditor {
    editor("Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0")
}

fn cell(index: usize) -> Cell {
    Cell::new(index)
}

/// Returns the position after these edits of the start position.
fn after(edits: &[Edit]) -> String {
    let mut editor = start();
    edits.iter().for_each(|edit| editor.edit(*edit).expect("possible"));
    editor.now().to_string()
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
    let mut editor = PositionEditor::new(three);
    editor.edit(Edit::Start(2)).expect("possible");
    assert_eq!(editor.now().rules().handicap, None);
}

#[test]
fn impossible_edits_are_refused_with_the_reason_of_the_rules() {
    let cases = [
        (Edit::ToggleQuan(cell(3)), PositionError::MisplacedQuan(cell(3))),
        (Edit::Move(cell(0), cell(1)), PositionError::MisplacedQuan(cell(1))),
    ];
    for (edit, why) in cases {
        let mut editor = start();
        assert_eq!(editor.edit(edit), Err(why), "{edit:?}");
        assert_eq!(editor.now(), start().now(), "unchanged");
        assert!(!editor.can_undo());
    }
    assert!(matches!(start().edit(Edit::Dan(cell(3), 1000)), Err(PositionError::Cell(..))));
    let far = Edit::Store(Side::FAR, 10_000);
    assert!(matches!(start().edit(far), Err(PositionError::Store(..))));
}

#[test]
fn a_finished_game_is_only_a_step_on_the_way() {
    let mut editor = start();
    editor.edit(Edit::Clear(cell(0))).expect("possible");
    editor.edit(Edit::Clear(cell(6))).expect("a step");
    let over = PositionError::AlreadyOver(GameEnd::QuanEmpty);
    assert_eq!(editor.now().position(), Err(over.clone()));
    assert_eq!(editor.now().game(), Err(over));
    editor.edit(Edit::Dan(cell(6), 1)).expect("possible");
    assert!(editor.now().game().is_ok());
}

#[test]
fn texts_are_read_or_refused() {
    let mut editor = start();
    let text = "Q2,0,3,7,1,0,0,8,0,2,6,1 1 4,-26";
    editor.read(text).expect("a position");
    assert_eq!(editor.now().to_string(), text);
    assert_eq!(editor.read("Q,1 0 0,0"), Err(PositionError::CellCount(2)));
    assert_eq!(editor.now().to_string(), text);
}

#[test]
fn rules_without_big_stones_replace_them() {
    let rules = "classic quan=dan".parse::<Rules>().expect("rules");
    let changed = start().now().with_rules(&rules);
    assert_eq!(changed.to_string(), "10,5,5,5,5,5,10,5,5,5,5,5 0 0,0");
    assert!(changed.position().is_ok());
    let mut editor = PositionEditor::new(changed);
    let quan = editor.edit(Edit::ToggleQuan(cell(0)));
    assert_eq!(quan, Err(PositionError::QuanPiece(cell(0))));
    let folk = start().now().with_rules(&Preset::Folk.rules());
    assert_eq!(folk.to_string(), start().now().to_string());
}

#[test]
fn edits_are_undone_one_by_one_and_numbers_as_a_whole() {
    let mut editor = start();
    let positions = |editor: &PositionEditor| editor.now().to_string();
    let begin = positions(&editor);
    editor.edit(Edit::Add(cell(1), 1)).expect("possible");
    editor.edit(Edit::Add(cell(1), 1)).expect("possible");
    for points in [1, 2, 3] {
        editor.edit(Edit::Store(Side::NEAR, points)).expect("possible");
    }
    let end = positions(&editor);
    editor.undo();
    assert_eq!(positions(&editor), "Q,7,5,5,5,5,Q,5,5,5,5,5 0 0,0");
    editor.undo();
    editor.undo();
    assert_eq!((positions(&editor), editor.can_undo()), (begin, false));
    editor.redo();
    editor.redo();
    editor.redo();
    assert_eq!((positions(&editor), editor.can_redo()), (end, false));
    editor.settle();
    editor.edit(Edit::Store(Side::NEAR, 9)).expect("possible");
    editor.undo();
    assert!(positions(&editor).ends_with(" 3,0"), "a number that was set earlier stays");
    editor.edit(Edit::Clear(cell(1))).expect("possible");
    assert!(!editor.can_redo());
}
