//! The board of two rows in a window that is higher than wide.

use eframe::egui::{Key, vec2};

use crate::gui_support::{Opening, Window};

fn open() -> Window {
    let size = vec2(480.0, 1000.0);
    Opening { size, ..Opening::default() }.playing(&["Two players", "Off"])
}

#[test]
fn the_near_row_is_the_right_column_numbered_from_below() {
    let window = open();
    let middle = |name: &str| window.rect_of(name).center();
    let [first, last] = ["Player 1, cell 1: ", "Player 1, cell 5: "].map(middle);
    assert!(first.y > last.y && (first.x - last.x).abs() < 1.0);
    let [seventh, eleventh] = ["Player 2, cell 7: ", "Player 2, cell 11: "].map(middle);
    assert!(seventh.y < eleventh.y && seventh.x < first.x);
    assert!((seventh.y - last.y).abs() < 1.0, "cell 7 is opposite cell 5");
    assert!(middle("Bottom quan cell: the quan").y > first.y);
    assert!(middle("Top quan cell: the quan").y < last.y);
}

#[test]
fn keys_follow_the_columns() {
    let mut window = open();
    window.key(Key::Num2);
    assert!(window.is_focused("Player 1, cell 2: 5 dân"));
    window.key(Key::ArrowRight);
    assert!(window.is_focused("Player 1, cell 2: 5 dân"), "the column runs across this key");
    window.key(Key::ArrowUp);
    assert!(window.says("Player 1: cell 2 upwards"), "{:#?}", window.names());
    // The far column counts from below, too: its uppermost cell is the fifth.
    window.key(Key::Num5);
    window.key(Key::ArrowDown);
    assert!(window.says("Player 2: cell 7 downwards"), "{:#?}", window.names());

    let mut window = open();
    window.key(Key::ArrowUp);
    assert!(window.is_focused("Player 1, cell 1: 5 dân"));
    window.key(Key::ArrowUp);
    window.key(Key::Enter);
    assert!(window.is_focused("Sow cell 2 upwards, anticlockwise"));
    window.key(Key::ArrowDown);
    assert!(window.is_focused("Sow cell 2 downwards, clockwise"));
}

#[test]
fn a_drag_along_the_column_plays_up_or_down() {
    let mut window = open();
    let from = window.rect_of("Player 1, cell 3: ").center();
    let to = from - vec2(0.0, 120.0);
    window.begin_drag(from, to);
    window.end_drag(to);
    assert!(window.says("Player 1: cell 3 upwards"), "{:#?}", window.names());
}

#[test]
fn arrows_lie_to_the_right_of_the_chosen_cell() {
    let mut window = open();
    window.press("Player 1, cell 4: 5 dân");
    let cell = window.rect_of("Player 1, cell 4: ");
    let up = window.rect_of("Sow cell 4 upwards");
    let down = window.rect_of("Sow cell 4 downwards");
    assert!(up.left() > cell.right() && down.left() > cell.right() && up.bottom() < down.top());
}
