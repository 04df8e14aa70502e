//! Sheets to print, saved as PDF.

use std::fs;
use std::path::Path;

use crate::gui_support::{Opening, Window};
use eframe::egui::accesskit::Role;
use eframe::egui::{Key, vec2};

/// Opens the dialog from the page *How to play* and enters the file.
fn print_the_rules(window: &mut Window, file: &Path) {
    window.key(Key::F1);
    window.press("Print…");
    window.enter("File", file.to_str().unwrap());
}

/// Returns the width and the height of the first page, in points of 1/72 inch.
fn size_of_page(file: &Path) -> [f32; 2] {
    let bytes = fs::read(file).unwrap();
    assert!(bytes.starts_with(b"%PDF-"));
    let text = String::from_utf8_lossy(&bytes);
    let (_, numbers) = text.split_once("/MediaBox [").expect("a page");
    let numbers = numbers.split_once(']').expect("a box").0;
    let numbers: Vec<f32> = numbers.split_whitespace().map(|one| one.parse().unwrap()).collect();
    [numbers[2], numbers[3]]
}

#[test]
fn a_sheet_is_saved_and_replaces_no_file_unasked() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("rules.pdf");
    let mut window = Window::playing(&["Two players", "Off"]);
    print_the_rules(&mut window, &file);
    assert!(window.says("Saved as "), "{:#?}", window.names());
    let [width, height] = size_of_page(&file);
    let millimetres = |points: f32| (points * 25.4 / 72.0).round();
    let mut size = [millimetres(width), millimetres(height)];
    size.sort_by(f32::total_cmp);
    assert_eq!(size, [210.0, 297.0]);
    window.press("Close");
    fs::write(&file, "mine").unwrap();
    print_the_rules(&mut window, &file);
    assert!(window.has("A file with this name already exists."));
    assert_eq!(fs::read(&file).unwrap(), b"mine");
    window.press("Replace file");
    assert!(window.says("Saved as "));
    assert_eq!(size_of_page(&file), [width, height]);
}

#[test]
fn the_paper_can_be_larger_and_a_name_gets_its_ending() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = Window::playing(&["Two players", "Off"]);
    window.key(Key::F1);
    window.press("Print…");
    window.open_list("What to print: The rules on one sheet");
    window.press("An empty board");
    window.open_list("Paper: A4");
    window.press("A3");
    window.enter("File", folder.path().join("ban").to_str().unwrap());
    assert!(window.says("ban.pdf"), "{:#?}", window.names());
    let [width, height] = size_of_page(&folder.path().join("ban.pdf"));
    assert_eq!([width, height].map(|points| (points * 25.4 / 72.0).round()), [420.0, 297.0]);
}

#[test]
fn the_sheets_for_a_class_are_saved() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = Window::playing(&["Two players", "Off"]);
    let upright = [210.0, 297.0];
    for (name, size) in [
        ("A table for results", upright),
        ("A worksheet of four positions", upright),
        ("A certificate", [297.0, 210.0]),
    ] {
        let file = folder.path().join(format!("{name}.pdf"));
        window.key(Key::F1);
        window.press("Print…");
        window.open_list("What to print: The rules on one sheet");
        window.press(name);
        window.enter("File", file.to_str().unwrap());
        assert!(window.says("Saved as "), "{name}: {:#?}", window.names());
        let millimetres = size_of_page(&file).map(|points| (points * 25.4 / 72.0).round());
        assert_eq!(millimetres, size, "{name}");
        window.press("Close");
    }
}

#[test]
fn a_worksheet_practises_the_chosen_lesson() {
    let folder = tempfile::tempdir().unwrap();
    let saved = |lesson: &str| {
        let file = folder.path().join(format!("{lesson}.pdf"));
        let mut window = Window::playing(&["Two players", "Off"]);
        window.key(Key::F1);
        window.press("Print…");
        assert!(!window.has("Lesson: Theme: mixed"), "the rules need no lesson");
        window.open_list("What to print: The rules on one sheet");
        window.press("A worksheet of four positions");
        window.open_list("Lesson: Theme: mixed");
        window.press(lesson);
        let suggested = format!("Ô ăn quan - Worksheet {lesson}.pdf");
        let file_name = window.value_of(Role::TextInput, "File").unwrap();
        assert!(file_name.ends_with(&suggested), "{file_name}");
        window.enter("File", file.to_str().unwrap());
        assert!(window.says("Saved as "), "{lesson}: {:#?}", window.names());
        fs::read(&file).unwrap()
    };
    assert_ne!(saved("Capturing"), saved("Guarding a quan"));
}

#[test]
fn a_list_is_above_its_dialog_however_quick_the_click() {
    let mut window = Window::open();
    let closed = "What to print: The rules on one sheet";
    for _ in 0..2 {
        window.key(Key::F1);
        window.press("Print…");
        window.click_quickly(window.rect_of(closed).center());
        assert!(window.has("A certificate"), "{:#?}", window.names());
        window.click_quickly(window.exact_rect("A certificate").center());
        assert!(window.says("What to print: A certificate"), "{:#?}", window.names());
        window.click_quickly(window.rect_of("What to print: A certificate").center());
        window.click_quickly(window.exact_rect("The rules on one sheet").center());
        assert!(window.has(closed), "the entry takes the click: {:#?}", window.names());
        window.key(Key::Escape);
    }
}

#[test]
fn the_page_of_the_puzzles_offers_those_of_the_day() {
    let size = vec2(640.0, 400.0);
    let mut window = Opening { size, ..Opening::default() }.open();
    window.press("Lessons and puzzles");
    window.act("Print…");
    assert!(window.has("What to print: Six puzzles for today"), "{:#?}", window.names());
    let folder = tempfile::tempdir().unwrap();
    window.enter("File", folder.path().join("none/puzzles.pdf").to_str().unwrap());
    assert!(window.says("cannot be written to"), "{:#?}", window.names());
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    window.enter("File", folder.path().join("puzzles.pdf").to_str().unwrap());
    assert!(size_of_page(&folder.path().join("puzzles.pdf"))[0] > 0.0);
}
