//! A class that a window serves: its teacher and children with windows of their own, over a host on this machine.

use std::path::Path;

use eframe::egui::Key;
use o_an_quan::settings::{Language, Settings, Speed};
use window::Desktop;

use super::{WhenThere as _, come_to_host, of_host, open, open_kept, until, until_says};
use crate::gui_support::{Opening, Window};

/// Enters the list of a class and opens it.
pub(super) fn open_class(teacher: &mut Window, names: &str) {
    teacher.act_when_there("For the class");
    teacher.act_when_there("Open the class");
    teacher.focus("Names, one per line");
    teacher.paste(names);
    teacher.act_when_there("Open the class");
    until_says(&mut [teacher], "are here");
}

/// Returns the page of a child that comes to the host which a window has started last.
pub(super) fn come(settings: &Settings) -> Window {
    let desktop = Desktop { served_by: Some(of_host), ..Desktop::default() };
    Opening { desktop, ..Opening::default() }.with(settings)
}

pub(super) fn come_in_english() -> Window {
    come(&Opening::settings(Language::English, Speed::Off))
}

/// Lets a child come and tap its name.
pub(super) fn sit(teacher: &mut Window, name: &str) -> Window {
    let mut child = come_in_english();
    until_says(&mut [&mut child, teacher], "Tap your name");
    child.act(name);
    until_says(&mut [&mut child, teacher], "Wait for your teacher");
    child
}

/// Returns a teacher and two children, An and Bình, in a class of three.
pub(super) fn class_of_two(folder: &Path) -> (Window, Window, Window) {
    let mut teacher = open(folder);
    open_class(&mut teacher, "An\nBình\nChi");
    let mut first = sit(&mut teacher, "An");
    let mut second = sit(&mut teacher, "Bình");
    until_says(&mut [&mut teacher, &mut first, &mut second], "2 of 3 are here");
    teacher.act_when_there("Boards");
    (teacher, first, second)
}

/// Lets the teacher choose a game.
pub(super) fn choose(teacher: &mut Window, game: &str) {
    teacher.open_list("Game: Ô Ăn Quan");
    teacher.act(game);
}

#[test]
fn a_child_taps_its_name_on_the_list_that_the_teacher_has_pasted() {
    let folder = tempfile::tempdir().unwrap();
    let mut teacher = open(folder.path());
    open_class(&mut teacher, "An\nBình\nChi");
    assert!(teacher.says("Then tap your name") && teacher.says("chạm vào tên mình"));
    let mut child = come_in_english();
    until_says(&mut [&mut child, &mut teacher], "Tap your name");
    assert!(!child.has("Your name"), "nobody has to type a name: {:?}", child.names());
    child.act("Bình");
    until_says(&mut [&mut child, &mut teacher], "Wait for your teacher");
    assert!(child.has("Bình") && child.says("Remember your digits: "), "{:?}", child.names());
    until_says(&mut [&mut teacher, &mut child], "1 of 3 are here");

    // The name is taken for others, until the child leaves it.
    let mut other = come_in_english();
    until_says(&mut [&mut other, &mut teacher, &mut child], "Bình (here already)");
    assert!(!other.is_enabled("Bình (here already)"));
    child.act("This is not me");
    until_says(&mut [&mut child, &mut teacher], "Tap your name");
    until(&mut [&mut other, &mut teacher], "it is free", |window| window.can_act("Bình"));
}

#[test]
fn who_comes_with_a_window_types_the_address_and_taps_its_name() {
    let folder = tempfile::tempdir().unwrap();
    let mut teacher = open(&folder.path().join("teacher"));
    open_class(&mut teacher, "An\nBình");
    let mut child = open(&folder.path().join("child"));
    come_to_host(&mut child, "Somebody");
    until_says(&mut [&mut child, &mut teacher], "Tap your name");
    child.act("An");
    until_says(&mut [&mut child, &mut teacher], "Wait for your teacher");
}

#[test]
fn closing_the_window_of_a_class_with_children_asks_first() {
    let folder = tempfile::tempdir().unwrap();
    let mut teacher = open(folder.path());
    open_class(&mut teacher, "An\nBình");
    let mut child = sit(&mut teacher, "An");
    until_says(&mut [&mut teacher, &mut child], "1 of 2 are here");
    teacher.ask_to_close();
    assert!(teacher.says("The children's devices are disconnected"), "{:?}", teacher.names());
    teacher.act("Cancel");
    teacher.act("Close the class");
    assert!(teacher.says("The children's devices are disconnected"), "{:?}", teacher.names());
    teacher.press_last("Close the class");
    until_says(&mut [&mut child, &mut teacher], "Your teacher has closed the class");
}

#[test]
fn a_child_comes_back_on_another_device_with_its_digits() {
    let folder = tempfile::tempdir().unwrap();
    let (mut teacher, mut first, _second) = class_of_two(folder.path());
    let said = first.names().into_iter().find(|name| name.starts_with("Remember your digits: "));
    let digits: String = said.expect("the digits").chars().filter(char::is_ascii_digit).collect();
    first.act("Face 3");
    until(&mut [&mut first, &mut teacher], "the face", |window| window.is_chosen("Face 3"));
    let mut again = come_in_english();
    until_says(&mut [&mut again, &mut teacher], "Tap your name");
    again.act("It is me, on another device");
    assert!(again.is_enabled("An") && !again.is_enabled("Chi"), "{:?}", again.names());
    again.act("An");
    again.enter("Four digits", "12");
    assert!(again.says("A seat has four digits"), "{:?}", again.names());
    let wrong = if digits == "0000" { "0001" } else { "0000" };
    again.enter("Four digits", wrong);
    until_says(&mut [&mut again, &mut teacher], "These are not the digits of this seat");
    again.enter("Four digits", &digits);
    until_says(&mut [&mut again, &mut teacher], "Wait for your teacher");
    assert!(again.is_chosen("Face 3"), "the child keeps its face: {:?}", again.names());
    until_says(&mut [&mut first, &mut teacher], "Your seat is on another device now");
    until_says(&mut [&mut teacher, &mut again], "2 of 3 are here");
}

#[test]
fn who_is_not_on_the_list_waits_at_the_door() {
    let folder = tempfile::tempdir().unwrap();
    let mut teacher = open(folder.path());
    open_class(&mut teacher, "An\nBình");
    let mut child = come_in_english();
    until_says(&mut [&mut child, &mut teacher], "Tap your name");
    child.act("My name is not on the list");
    child.step();
    child.type_text("An");
    child.key(Key::Enter);
    until_says(&mut [&mut child, &mut teacher], "This name is on the list already");
    child.step();
    child.type_text("h Dũng");
    assert!(!child.says("on the list already"), "it is being corrected: {:?}", child.names());
    child.enter("Your name", "Dũng");
    until_says(&mut [&mut child, &mut teacher], "Wait until your teacher lets you in");
    until_says(&mut [&mut teacher, &mut child], "Dũng waits at the door (No. 1)");
    assert!(child.says("No. 1"), "{:?}", child.names());
    assert!(!teacher.has("Let Dũng teach"), "a browser cannot: {:?}", teacher.names());
    teacher.act("Turn Dũng away");
    until_says(&mut [&mut child, &mut teacher], "Your teacher has not let you in");
    child.act("Ask the teacher");
    until_says(&mut [&mut teacher, &mut child], "Dũng waits at the door");
    teacher.act("Let Dũng in");
    until_says(&mut [&mut child, &mut teacher], "Wait for your teacher");
    until_says(&mut [&mut teacher, &mut child], "1 of 3 are here");
}

/// Lets another device of the teacher come, and teach.
fn let_teach(teacher: &mut Window, device: &mut Window) {
    come_to_host(device, "Cô Hoa");
    until_says(&mut [device, teacher], "Tap your name");
    device.act("My name is not on the list");
    device.enter("Your name", "Cô Hoa");
    until_says(&mut [teacher, device], "Cô Hoa waits at the door (No. 1)");
    until_says(&mut [device, teacher], "No. 1");
    teacher.act("Let Cô Hoa teach");
    assert!(teacher.says("The device that shows No. 1"), "{:?}", teacher.names());
    teacher.act("Let this device teach");
    until_says(&mut [device, teacher], "2 of 3 are here");
    until_says(&mut [teacher, device], "Cô Hoa teaches, too (No. 1)");
    assert!(!teacher.has("Let Cô Hoa teach"), "{:?}", teacher.names());
}

#[test]
fn a_second_device_of_the_teacher_teaches() {
    let folder = tempfile::tempdir().unwrap();
    let (mut teacher, mut first, mut second) = class_of_two(&folder.path().join("teacher"));
    let mut device = open(&folder.path().join("device"));
    let_teach(&mut teacher, &mut device);

    // Both do what the teacher can do, in turn.
    choose(&mut device, "Pebbles");
    device.act("Swiss round");
    for child in [&mut first, &mut second] {
        until(&mut [child, &mut device, &mut teacher], "a board", |window| window.has("Resign"));
    }
    until_says(&mut [&mut teacher, &mut device], "Now: Swiss round · Pebbles");
    until_says(&mut [&mut device, &mut teacher], "to move");
    let names = device.names();
    let board = names.iter().find(|name| name.contains("An – Bình") || name.contains("Bình – An"));
    device.act(board.expect("the board"));
    until(&mut [&mut device, &mut teacher], "the board", |window| window.has("To the class"));
    device.act("To the class");
    until_says(&mut [&mut device, &mut teacher], "2 of 3 are here");
    teacher.act("Look to the front");
    until_says(&mut [&mut device, &mut teacher], "The class is paused");
    device.act("Go on");
    until(&mut [&mut teacher, &mut device], "it goes on", |it| !it.says("The class is paused"));
    device.act("Invitation");
    assert!(device.says("The computer that serves the class shows the invitation"));

    // The class goes on without it.
    device.act("Stop teaching here");
    assert!(device.has("Address") && !device.says("are here"), "{:?}", device.names());
    until(&mut [&mut teacher, &mut first], "the stop", |it| !it.says("Cô Hoa teaches, too"));
    assert!(teacher.says("2 of 3 are here"), "{:?}", teacher.names());
}

#[test]
fn the_first_device_lets_the_second_teach_no_longer() {
    let folder = tempfile::tempdir().unwrap();
    let (mut teacher, _first, _second) = class_of_two(&folder.path().join("teacher"));
    let mut device = open(&folder.path().join("device"));
    let_teach(&mut teacher, &mut device);
    assert!(!device.has("Let Cô Hoa teach no longer"), "{:?}", device.names());
    teacher.act("Let Cô Hoa teach no longer");
    until_says(&mut [&mut device, &mut teacher], "lets this device teach no longer");
    assert!(device.has("Address") && !device.says("are here"), "{:?}", device.names());
    until(&mut [&mut teacher], "the stop", |it| !it.says("Cô Hoa teaches, too"));
}

#[test]
fn a_second_device_leaves_a_class_that_is_closed() {
    let folder = tempfile::tempdir().unwrap();
    let (mut teacher, _first, _second) = class_of_two(&folder.path().join("teacher"));
    let mut device = open(&folder.path().join("device"));
    let_teach(&mut teacher, &mut device);
    teacher.act("Close the class");
    teacher.press_last("Close the class");
    until_says(
        &mut [&mut device, &mut teacher],
        "The class was closed on the computer that serves it",
    );
    assert!(device.has("Address") && !device.says("are here"), "{:?}", device.names());
}

#[test]
fn a_second_device_leaves_a_class_that_is_forgotten() {
    let folder = tempfile::tempdir().unwrap();
    let (mut teacher, _first, _second) = class_of_two(&folder.path().join("teacher"));
    let mut device = open(&folder.path().join("device"));
    let_teach(&mut teacher, &mut device);
    teacher.act("Children");
    teacher.act("Forget this class");
    teacher.press_last("Forget this class");
    until_says(&mut [&mut device, &mut teacher], "The class was closed on the computer");
    assert!(device.has("Address"), "{:?}", device.names());
}

#[test]
fn boards_open_by_themselves_and_lead_back_with_the_result() {
    let folder = tempfile::tempdir().unwrap();
    let (mut teacher, mut first, mut second) = class_of_two(folder.path());
    choose(&mut teacher, "Pebbles");
    teacher.act("Swiss round");
    until(&mut [&mut first, &mut second, &mut teacher], "a board", |window| window.has("Resign"));
    until(&mut [&mut second, &mut first, &mut teacher], "a board", |window| window.has("Resign"));
    assert!(first.has("To the class") && !first.has("Room"), "{:?}", first.names());
    until_says(&mut [&mut teacher, &mut first, &mut second], "to move");
    let an_begins = first.says("Your turn");
    let (mover, other) =
        if an_begins { (&mut first, &mut second) } else { (&mut second, &mut first) };
    mover.act_when_there("Resign");
    mover.press_last("Resign");
    let winner = if an_begins { "Bình won" } else { "An won" };
    until_says(&mut [&mut teacher, mover, other], winner);
    until_says(&mut [other, mover, &mut teacher], "Wait for your teacher");
    assert!(!other.has("Rematch"), "{:?}", other.names());
    teacher.act_when_there("End this");
    let won = if an_begins { "You won against An" } else { "You won against Bình" };
    until_says(&mut [other, mover, &mut teacher], won);
    until_says(&mut [mover, other, &mut teacher], "won against you");
    mover.act("Look at my game");
    until(&mut [mover, other], "the board", |window| window.has("To the class"));
    mover.act("To the class");
    until_says(&mut [mover, other], "Wait for your teacher");
    teacher.act("Standings");
    assert!(teacher.says("points 1") && teacher.says("points 0"), "{:?}", teacher.names());
}

#[test]
fn a_child_without_an_opponent_is_told_and_plays_the_computer() {
    let folder = tempfile::tempdir().unwrap();
    let (mut teacher, mut first, mut second) = class_of_two(folder.path());
    let mut third = sit(&mut teacher, "Chi");
    choose(&mut teacher, "Pebbles");
    teacher.act("Swiss round");
    let mut children = [&mut first, &mut second, &mut third];
    for child in &mut children {
        until(&mut [child, &mut teacher], "a board", |window| window.has("Resign"));
    }
    for child in &mut children {
        child.act("To the class");
    }
    let byes = children.iter().filter(|child| child.says("You have no opponent in this round"));
    assert_eq!(byes.count(), 1);
    let told = children.iter().filter(|child| child.says("Meanwhile, you play the computer"));
    assert_eq!(told.count(), 1);
    // A child may be called like the computer.
    until_says(&mut [&mut teacher], "– Tèo (computer)");
    assert!(children.iter().all(|child| child.has("To my board")));
}

#[test]
fn everybody_looks_to_the_front() {
    let folder = tempfile::tempdir().unwrap();
    let (mut teacher, mut first, mut second) = class_of_two(folder.path());
    let mut third = sit(&mut teacher, "Chi");
    choose(&mut teacher, "Pebbles");
    teacher.act("Swiss round");
    until(&mut [&mut first, &mut teacher], "a board", |window| window.has("Resign"));
    third.act_when_there("To the class");
    teacher.act_when_there("Look to the front");
    until_says(&mut [&mut teacher, &mut first], "The class is paused");
    for child in [&mut first, &mut second, &mut third] {
        until_says(&mut [child, &mut teacher], "ook to the front");
    }
    let told = |window: &Window| {
        window.names().iter().filter(|name| name.contains("ook to the front")).count()
    };
    let before = told(&first);
    first.key(Key::Num3);
    (0..20).for_each(|_| first.step());
    assert_eq!(told(&first), before, "it is said once: {:#?}", first.names());
    teacher.act_when_there("Go on");
    until(&mut [&mut teacher, &mut first], "it goes on", |it| !it.says("The class is paused"));
    until(&mut [&mut third, &mut teacher], "it goes on", |window| window.has("To my board"));
    until(&mut [&mut first, &mut teacher], "it goes on", |child| !child.says("Look to the front"));
}

#[test]
fn children_invite_each_other_in_free_play() {
    let folder = tempfile::tempdir().unwrap();
    let (mut teacher, mut first, mut second) = class_of_two(folder.path());
    choose(&mut teacher, "Pebbles");
    teacher.act("Free play");
    until_says(&mut [&mut first, &mut teacher], "Whom do you want to play?");
    until_says(&mut [&mut second, &mut teacher], "Whom do you want to play?");
    assert!(teacher.says("The children are inviting each other."), "{:#?}", teacher.names());
    first.act_when_there("Bình");
    until_says(&mut [&mut first, &mut teacher], "You have invited Bình");
    until_says(&mut [&mut second, &mut teacher, &mut first], "An wants to play with you");
    second.act("Decline");
    until_says(&mut [&mut first, &mut teacher, &mut second], "Whom do you want to play?");
    second.act_when_there("An");
    until_says(&mut [&mut first, &mut teacher, &mut second], "Bình wants to play with you");
    first.act("Accept");
    until(&mut [&mut first, &mut second, &mut teacher], "a board", |window| window.has("Resign"));
    until(&mut [&mut second, &mut first, &mut teacher], "a board", |window| window.has("Resign"));
}

#[test]
fn the_teacher_plays_all_and_opens_one_board_after_the_other() {
    let folder = tempfile::tempdir().unwrap();
    let (mut teacher, mut first, mut second) = class_of_two(folder.path());
    choose(&mut teacher, "Pebbles");
    teacher.act("Me against all");
    until_says(&mut [&mut teacher, &mut first, &mut second], "Teacher – An: Your turn");
    teacher.press_part("Teacher – An");
    until(&mut [&mut teacher, &mut first, &mut second], "the board", |it| it.has("Resign"));
    teacher.key(Key::Num3);
    until_says(&mut [&mut first, &mut teacher, &mut second], "Your turn");
    teacher.act("To the class");
    until_says(&mut [&mut teacher, &mut first, &mut second], "Teacher – An: An to move");
    teacher.press_part("Teacher – Bình");
    until_says(&mut [&mut teacher, &mut first, &mut second], "Your turn");
}

#[test]
fn games_that_go_on_are_not_ended_unasked() {
    let folder = tempfile::tempdir().unwrap();
    let (mut teacher, mut first, mut second) = class_of_two(folder.path());
    choose(&mut teacher, "Pebbles");
    teacher.act("Against the computer");
    let plays = |window: &Window| window.has("Resign");
    until(&mut [&mut first, &mut second, &mut teacher], "a board", plays);
    teacher.act("Me against all");
    assert!(teacher.says("Games that still go on end as they stand"), "{:#?}", teacher.names());
    teacher.press_last("Cancel");
    until(&mut [&mut first, &mut second, &mut teacher], "the same board", plays);
    assert!(teacher.says("An – Tèo (computer)"), "{:#?}", teacher.names());
}

#[test]
fn the_teacher_renames_mutes_and_removes_a_child() {
    let folder = tempfile::tempdir().unwrap();
    let (mut teacher, mut first, _second) = class_of_two(folder.path());
    teacher.act("Children");
    teacher.act("An · here");
    assert!(teacher.says("Digits for another device: "), "{:?}", teacher.names());
    teacher.fill_in("Name", "Ân");
    teacher.act("Rename");
    until(&mut [&mut first, &mut teacher], "the name", |window| window.has("Ân"));
    assert!(teacher.is_chosen("May say phrases"));
    teacher.act("May say phrases");
    until(&mut [&mut teacher, &mut first], "no phrases", |it| !it.is_chosen("May say phrases"));
    teacher.open_list("The computer against this child: Tèo (easy)");
    teacher.press_part("Na (medium)");
    until(&mut [&mut teacher, &mut first], "a level", |window| window.says("child: Na (medium)"));
    teacher.act("Take off the list");
    teacher.press_last("Take off the list");
    until_says(&mut [&mut first, &mut teacher], "Tap your name");
    assert!(!first.has("Ân"), "{:?}", first.names());
}

#[test]
fn a_class_goes_on_after_the_window_was_closed_or_is_forgotten() {
    let folder = tempfile::tempdir().unwrap();
    let kept = folder.path().join("teacher");
    let mut teacher = open_kept(&kept);
    open_class(&mut teacher, "An\nBình");
    let mut child = sit(&mut teacher, "An");
    until_says(&mut [&mut teacher, &mut child], "1 of 2 are here");
    drop((teacher, child));

    // The list is there for the next lesson, and the class as it was.
    let mut teacher = open_kept(&kept);
    teacher.act_when_there("For the class");
    until(&mut [&mut teacher], "the list", |window| window.has("2 of 60 names"));
    teacher.act_when_there("Open the class");
    teacher.act_when_there("Children");
    assert!(teacher.says("An · gone") && teacher.has("Bình · not here yet"));
    teacher.act("Close the class");

    // Another list is opened in its place, if the teacher wants that.
    teacher.act_when_there("For the class");
    until(&mut [&mut teacher], "the list", |window| window.has("2 of 60 names"));
    teacher.focus("Names, one per line");
    teacher.paste("\nChi");
    teacher.act("Open the class");
    until_says(&mut [&mut teacher], "A class with 2 names is still open from before");
    teacher.act("Forget it and open the new one");
    until_says(&mut [&mut teacher], "0 of 3 are here");
    teacher.act("Children");
    teacher.act("Forget this class");
    teacher.press_last("Forget this class");
    until(&mut [&mut teacher], "the list", |window| !window.says("are here"));
}

#[test]
fn a_cell_loses_its_arrows_while_all_look_to_the_front() {
    let folder = tempfile::tempdir().unwrap();
    let (mut teacher, mut first, mut second) = class_of_two(folder.path());
    teacher.act("Against the computer");
    until_says(&mut [&mut first, &mut teacher, &mut second], "Your turn");
    let names = first.names();
    let cell = names.iter().find(|name| name.starts_with("You, cell 2")).expect("a cell");
    first.act(cell);
    let has_arrows = |window: &Window| window.names().iter().any(|it| it.starts_with("Sow "));
    assert!(has_arrows(&first), "{:?}", first.names());
    teacher.act_when_there("Look to the front");
    until(&mut [&mut first, &mut teacher], "no arrows", |window| !has_arrows(window));
    first.act(cell);
    assert!(!has_arrows(&first), "{:?}", first.names());
    teacher.act_when_there("Go on");
    until(&mut [&mut first, &mut teacher], "it goes on", |it| !it.says("Look to the front"));
    first.act(cell);
    assert!(has_arrows(&first), "{:?}", first.names());
}

#[test]
fn who_is_left_at_a_board_of_a_class_reads_what_to_do() {
    let folder = tempfile::tempdir().unwrap();
    let (mut teacher, mut first, mut second) = class_of_two(folder.path());
    choose(&mut teacher, "Pebbles");
    teacher.act("Swiss round");
    until(&mut [&mut first, &mut second, &mut teacher], "a board", |window| window.has("Resign"));
    drop(second);
    until_says(&mut [&mut first, &mut teacher], "Bình is gone. Wait, or tell your teacher");
    teacher.act("Look to the front");
    let names = teacher.names();
    let board = names.iter().find(|name| name.contains("An – Bình") || name.contains("Bình – An"));
    teacher.act(board.expect("the board"));
    until(&mut [&mut teacher, &mut first], "the board", |window| window.has("To the class"));
    assert!(!teacher.says("watching"), "{:?}", teacher.names());
}
