//! The lessons of a class: the list that waits for the next one, names that come later, boards, results and pairs.

use std::path::Path;

use eframe::egui::{Key, vec2};
use o_an_quan::settings::{Language, Speed};
use window::Desktop;
use window::together::StartHost;

use super::class::{choose, class_of_two, come_in_english, open_class, sit};
use super::{
    WhenThere as _, has_file, open, open_kept, open_kept_with, start_kept, until, until_says,
};
use crate::gui_support::{Opening, Window};

/// Returns a teacher whose class is called "3A", has two names and is kept in this folder, and the child that has come.
fn class_3a(folder: &Path) -> (Window, Window) {
    let mut teacher = open_kept(folder);
    teacher.act_when_there("For the class");
    teacher.act_when_there("Open the class");
    teacher.fill_in("Name of the class", "3A");
    teacher.focus("Names, one per line");
    teacher.paste("An\nBình");
    teacher.act_when_there("Open the class");
    let child = sit(&mut teacher, "An");
    (teacher, child)
}

#[test]
fn a_class_has_a_name_for_the_teacher_and_the_children() {
    let folder = tempfile::tempdir().unwrap();
    let (mut teacher, mut child) = class_3a(&folder.path().join("teacher"));
    until_says(&mut [&mut teacher, &mut child], "3A · 1 of 2 are here");
    until_says(&mut [&mut child, &mut teacher], "3A");
}

#[test]
fn the_home_offers_the_class_of_the_last_lesson() {
    let folder = tempfile::tempdir().unwrap();
    let kept = folder.path().join("teacher");
    let (mut teacher, mut child) = class_3a(&kept);
    until(&mut [&mut teacher, &mut child], "it is noted", |_| has_file(&kept, "title: \"3A\""));
    teacher.act("Close the class");
    teacher.press_last("Close the class");
    drop((teacher, child));

    let mut teacher = open_kept(&kept);
    assert_eq!(teacher.description_of("3A").as_deref(), Some("Open the class again"));
    teacher.act("3A");
    until_says(&mut [&mut teacher], "3A · 0 of 2 are here");
    // Who begins with the list has it before the eyes, with the button that opens the class.
    teacher.act("Close the class");
    teacher.act_when_there("For the class");
    until(&mut [&mut teacher], "the list", |window| window.has("2 of 60 names"));
    assert!(teacher.has("Open the class") && !teacher.has("Begin the tournament"));
    assert!(teacher.says("The children are:") && !teacher.says("The players are:"));
    teacher.act("All lists");
    assert!(teacher.can_act("Open 3A") && teacher.has("Another class"), "{:?}", teacher.names());
    teacher.act("Open 3A");
    until(&mut [&mut teacher], "the list", |window| window.has("2 of 60 names"));

    // What is forgotten waits no more.
    teacher.act("Open the class");
    teacher.act_when_there("Children");
    teacher.act("Forget this class");
    teacher.press_last("Forget this class");
    until(&mut [&mut teacher], "the list", |window| !window.says("are here"));
    drop(teacher);
    assert!(!open_kept(&kept).has("3A"));
}

#[test]
fn a_class_opens_by_itself_after_the_program_was_killed() {
    let folder = tempfile::tempdir().unwrap();
    let kept = folder.path().join("teacher");
    let (mut teacher, mut child) = class_3a(&kept);
    until(&mut [&mut teacher, &mut child], "it is noted", |_| has_file(&kept, "title: \"3A\""));
    drop((teacher, child));
    let desktop = Desktop {
        host: Some(start_kept as StartHost),
        host_was_killed: Some(|| true),
        closes: true,
        ..Desktop::default()
    };
    let mut teacher = open_kept_with(&kept, vec2(1280.0, 800.0), desktop);
    until_says(&mut [&mut teacher], "Your class is open again");
    until_says(&mut [&mut teacher], "3A · 0 of 2 are here");
}

#[test]
fn a_class_of_nobody_is_not_kept() {
    let folder = tempfile::tempdir().unwrap();
    let kept = folder.path().join("teacher");
    let mut teacher = open_kept(&kept);
    teacher.act_when_there("For the class");
    teacher.act_when_there("Open the class");
    teacher.act_when_there("Open the class");
    until_says(&mut [&mut teacher], "0 of 0 are here");
    assert!(teacher.says("Then type your name"), "{:?}", teacher.names());
    drop(teacher);
    let mut teacher = open_kept(&kept);
    assert!(!teacher.says("Open the class again"), "{:?}", teacher.names());
    open_class(&mut teacher, "An\nBình");
    assert!(!teacher.says("from before"), "{:?}", teacher.names());
    until_says(&mut [&mut teacher], "0 of 2 are here");
}

#[test]
fn names_are_added_while_the_class_is_open() {
    let folder = tempfile::tempdir().unwrap();
    let mut teacher = open(folder.path());
    teacher.act_when_there("For the class");
    teacher.act_when_there("Open the class");
    teacher.act_when_there("Open the class");
    let mut child = come_in_english();
    until(&mut [&mut child, &mut teacher], "a field", |window| window.has("Your name"));
    assert!(!child.has("Back to the names"), "there are none: {:?}", child.names());
    teacher.act_when_there("Children");
    teacher.focus("More names, one per line");
    teacher.paste("An\nBình");
    teacher.act("Add to the list");
    until_says(&mut [&mut teacher, &mut child], "0 of 2 are here");
    until(&mut [&mut child, &mut teacher], "the list", |window| window.can_act("Bình"));
    teacher.focus("More names, one per line");
    teacher.paste("An\nChi");
    teacher.act("Add to the list");
    until_says(&mut [&mut teacher, &mut child], "0 of 3 are here");
    teacher.focus("More names, one per line");
    teacher.paste("An");
    teacher.act("Add to the list");
    assert!(teacher.says("This name is on the list already"), "{:?}", teacher.names());
    teacher.focus("More names, one per line");
    teacher.key(Key::Escape);
    assert!(teacher.says("0 of 3 are here"), "Escape leaves the field: {:?}", teacher.names());
}

#[test]
fn two_boards_are_side_by_side_and_the_page_says_what_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let (mut teacher, mut first, mut second) = class_of_two(folder.path());
    choose(&mut teacher, "Pebbles");
    teacher.act("Me against all");
    until_says(&mut [&mut teacher, &mut first, &mut second], "Now: Me against all · Pebbles");
    let boards = ["An", "Bình"].map(|name| format!("Teacher – {name}: Your turn"));
    until_says(&mut [&mut teacher, &mut first, &mut second], &boards[1]);
    let [one, other] = boards.map(|board| teacher.exact_rect(&board));
    assert!(one.top() == other.top() && one.right() <= other.left(), "{one} {other}");
}

#[test]
fn free_play_says_how_many_choose() {
    let folder = tempfile::tempdir().unwrap();
    let (mut teacher, mut first, mut second) = class_of_two(folder.path());
    choose(&mut teacher, "Pebbles");
    teacher.act("Free play");
    until_says(&mut [&mut teacher, &mut first, &mut second], "2 children are choosing");
    until_says(&mut [&mut first, &mut teacher], "Whom do you want to play?");
    first.act_when_there("Bình");
    until_says(&mut [&mut second, &mut teacher, &mut first], "An wants to play with you");
    second.act("Accept");
    until_says(&mut [&mut teacher, &mut first, &mut second], "Everybody plays");
}

#[test]
fn the_teacher_corrects_a_result() {
    let folder = tempfile::tempdir().unwrap();
    let (mut teacher, mut first, mut second) = class_of_two(folder.path());
    choose(&mut teacher, "Pebbles");
    teacher.act("Swiss round");
    until(&mut [&mut first, &mut second, &mut teacher], "a board", |window| window.has("Resign"));
    first.act_when_there("Resign");
    first.press_last("Resign");
    teacher.act("Standings");
    until_says(&mut [&mut teacher, &mut first, &mut second], "1. Bình");
    teacher.act("Table 1: An won");
    until_says(&mut [&mut teacher, &mut first, &mut second], "1. An");
}

/// Returns a teacher and two children whose round the teacher has ended in mid-game.
fn after_a_stopped_round(folder: &Path) -> (Window, Window, Window) {
    let (mut teacher, mut first, mut second) = class_of_two(folder);
    teacher.act("Swiss round");
    until_says(&mut [&mut teacher, &mut first, &mut second], "to move");
    teacher.act("End this: one game goes on");
    teacher.press_last("End them");
    until(&mut [&mut teacher, &mut first], "the choice", |it| it.can_act("A position for all"));
    (teacher, first, second)
}

#[test]
fn a_round_that_was_stopped_shows_the_points_of_its_boards() {
    let folder = tempfile::tempdir().unwrap();
    let (mut teacher, mut first, mut second) = after_a_stopped_round(folder.path());
    teacher.act("Standings");
    until_says(&mut [&mut teacher, &mut first, &mut second], "On the board: ");
}

#[test]
fn the_teacher_sends_two_children_to_a_board() {
    let folder = tempfile::tempdir().unwrap();
    let (mut teacher, mut first, mut second) = class_of_two(folder.path());
    choose(&mut teacher, "Pebbles");
    teacher.act("Free play");
    until_says(&mut [&mut teacher, &mut first, &mut second], "2 children are choosing");
    teacher.act("Children");
    teacher.act_when_there("An · here");
    teacher.open_list("Play against: Nobody");
    teacher.press_last("Bình");
    teacher.act("Send both to a board");
    until(&mut [&mut first, &mut second, &mut teacher], "a board", |window| window.has("Resign"));
    until(&mut [&mut second, &mut first, &mut teacher], "a board", |window| window.has("Resign"));
}

#[test]
fn a_teacher_whom_nobody_reaches_reads_what_may_be_wrong() {
    let folder = tempfile::tempdir().unwrap();
    let mut teacher = open(folder.path());
    open_class(&mut teacher, "An\nBình");
    teacher.let_seconds_pass(30.0);
    assert!(!teacher.says("Nobody has reached this computer"), "{:?}", teacher.names());
    teacher.let_seconds_pass(40.0);
    assert!(teacher.says("Nobody has reached this computer yet"), "{:?}", teacher.names());
    assert!(teacher.says("It is in no network"), "{:?}", teacher.names());
    assert!(teacher.says("No other device has asked for the page"), "{:?}", teacher.names());
    assert!(teacher.says("hotspot") && teacher.says("sudo ufw allow"), "{:?}", teacher.names());
    let mut child = sit(&mut teacher, "An");
    until(&mut [&mut teacher, &mut child], "it is over", |it| !it.says("Nobody has reached"));
}

#[test]
fn a_child_without_a_list_types_its_name_in_its_language() {
    let folder = tempfile::tempdir().unwrap();
    let mut teacher = open(folder.path());
    teacher.act_when_there("For the class");
    teacher.act_when_there("Open the class");
    teacher.act_when_there("Open the class");
    let mut child = super::class::come(&Opening::settings(Language::Vietnamese, Speed::Off));
    until(&mut [&mut child, &mut teacher], "a field", |window| window.has("Tên em"));
    child.enter("Tên em", "Dũng");
    until_says(&mut [&mut teacher, &mut child], "Dũng waits at the door");
}

/// Lets a child answer in a position of ô ăn quan with the first move that its board offers.
fn answer(child: &mut Window, teacher: &mut Window) {
    until_says(&mut [child, teacher], "Which move is best here?");
    let is_own = |name: &&String| name.starts_with("You, cell") && !name.ends_with(": 0 dân");
    let names = child.names();
    let cell = names.iter().find(is_own).expect("a cell");
    child.act_when_there(cell);
    let names = child.names();
    let arrow = names.iter().find(|name| name.starts_with("Sow ")).expect("an arrow");
    child.act_when_there(arrow);
    until_says(&mut [child, teacher], "Your answer has reached your teacher");
}

#[test]
fn all_look_for_the_best_move_in_a_puzzle() {
    let folder = tempfile::tempdir().unwrap();
    let (mut teacher, mut first, mut second) = class_of_two(folder.path());
    teacher.act("A position for all");
    assert!(teacher.has("Another puzzle"), "{:?}", teacher.names());
    teacher.act("Show it to all");
    until_says(&mut [&mut teacher, &mut first, &mut second], "0 of 2 have answered");
    answer(&mut first, &mut teacher);
    assert!(!first.has("Resign") && !first.has("Say something"), "{:?}", first.names());
    until_says(&mut [&mut teacher, &mut first, &mut second], "1 of 2 have answered");
    first.act("Withdraw");
    answer(&mut first, &mut teacher);
    answer(&mut second, &mut teacher);
    until_says(&mut [&mut teacher, &mut first, &mut second], "2 of 2 have answered");
    // The numbers of the cells stand on the board, and the answers name them.
    assert!(teacher.says("2 × cell "), "{:?}", teacher.names());
    teacher.press_part("2 × cell ");
    teacher.act("Show the solution");
    until_says(&mut [&mut teacher, &mut first, &mut second], "The solution: cell ");
    until_says(&mut [&mut first, &mut teacher, &mut second], "his is the solution");
    assert!(!first.has("Withdraw"), "{:?}", first.names());
    teacher.act("End this");
    until_says(&mut [&mut first, &mut teacher, &mut second], "Wait for your teacher");
    assert!(!has_file(folder.path(), "Teacher"), "it is no game of the library");
}

#[test]
fn the_teacher_shows_a_board_of_the_class_to_all() {
    let folder = tempfile::tempdir().unwrap();
    let (mut teacher, mut first, mut second) = after_a_stopped_round(folder.path());
    teacher.act("A position for all");
    teacher.open_list("Position: A puzzle");
    let names = teacher.names();
    let board = names.iter().rfind(|name| *name == "An – Bình" || *name == "Bình – An");
    teacher.press_last(board.expect("a board"));
    while !teacher.is_enabled("Show it to all") {
        teacher.act("Earlier");
    }
    teacher.act("Show it to all");
    answer(&mut first, &mut teacher);
    until_says(&mut [&mut teacher, &mut first, &mut second], "1 of 2 have answered");
    // Without a known solution, the teacher says which answer is right.
    assert!(!teacher.has("Show the solution"), "{:?}", teacher.names());
    teacher.press_part("1 × ");
    teacher.press_part("show it to all");
    until_says(&mut [&mut first, &mut teacher, &mut second], "Right! This is the solution");
    until_says(&mut [&mut second, &mut teacher, &mut first], "This is the solution");
}

#[test]
fn what_is_no_position_is_not_shown() {
    let folder = tempfile::tempdir().unwrap();
    let (mut teacher, _first, _second) = class_of_two(folder.path());
    teacher.act("A position for all");
    teacher.open_list("Position: A puzzle");
    teacher.press_last("A copied position");
    assert!(!teacher.is_enabled("Show it to all"), "{:?}", teacher.names());
    teacher.fill_in("Paste the position here", "nonsense");
    assert!(teacher.says("This is no position of this game"), "{:?}", teacher.names());
    assert!(!teacher.is_enabled("Show it to all"));
}

#[test]
fn every_game_with_puzzles_has_one_for_a_class() {
    let folder = tempfile::tempdir().unwrap();
    let (mut teacher, mut first, mut second) = class_of_two(folder.path());
    let mut shown = "Ô Ăn Quan";
    for game in ["Cờ caro", "Cờ tướng", "Ô Ăn Quan"] {
        teacher.open_list(&format!("Game: {shown}"));
        teacher.press_last(game);
        shown = game;
        teacher.act("A position for all");
        teacher.act_when_there("Show it to all");
        let running = format!("Now: A position for all · {game}");
        until_says(&mut [&mut teacher, &mut first, &mut second], &running);
        until_says(&mut [&mut first, &mut teacher, &mut second], "Which move is best here?");
        teacher.act("Show the solution");
        until_says(&mut [&mut first, &mut teacher, &mut second], "This is the solution");
        teacher.act("End this");
        until(&mut [&mut teacher, &mut first], "the choice", |it| it.can_act("Free play"));
    }
}
