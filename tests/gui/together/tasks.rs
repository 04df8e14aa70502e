//! What a class does task after task, each child on its own board: puzzles against the clock, and lessons; and the sheets
//! with what came of them.

use std::fs;

use caro::{Caro, Square, forced_win, puzzles};
use tabletop::{GameMatch, Match};

use super::class::{choose, class_of_two, come_in_english};
use super::{WhenThere as _, until, until_says};
use crate::gui_support::Window;

/// The side of a board of cờ caro.
const SIDE: u8 = 15;

/// Lets a class begin puzzles of cờ caro that one move solves.
fn begin_puzzles(teacher: &mut Window) {
    choose(teacher, "Cờ caro");
    teacher.act("Puzzles against the clock");
    teacher.open_list("Time: 10 min");
    teacher.press_last("5 min");
    teacher.open_list("Difficulty: Easy ones first");
    teacher.press_last("Win in 1");
    assert!(teacher.says(" puzzles are ready, the same for all."), "{:?}", teacher.names());
    teacher.act("Begin");
}

/// Returns the puzzle on the board of a child.
fn puzzle_of(child: &Window) -> Match<Caro> {
    let names = child.names();
    let is_empty = |square: Square| {
        let text = square.to_string();
        let (row, letter) = text.split_at(text.len() - 1);
        names.contains(&format!("{letter}{row}, empty"))
    };
    let squares = || {
        let letters = (b'a'..b'a' + SIDE).map(char::from);
        let square = |letter| (1..=SIDE).map(move |row| format!("{row}{letter}"));
        letters.flat_map(square).map(|text| text.parse::<Square>().expect("a square"))
    };
    let fits = |played: &Match<Caro>| {
        let board = played.position();
        squares().all(|square| is_empty(square) == board.mark(square).is_none())
    };
    let one = puzzles().iter().filter(|puzzle| puzzle.moves == 1);
    let mut played = one.filter_map(caro::Puzzle::played).filter(fits);
    played.next().unwrap_or_else(|| panic!("no such puzzle: {names:?}"))
}

/// Ends the puzzles or the lesson, which the program asks about first.
fn end_tasks(teacher: &mut Window) {
    teacher.act("End this");
    assert!(teacher.says("What they have solved is kept"), "{:?}", teacher.names());
    teacher.act("End now");
}

/// Lets a child solve its puzzle.
fn solve(child: &mut Window, teacher: &mut Window) {
    let (_, square) = forced_win(&puzzle_of(child), 1).expect("a win");
    let text = square.to_string();
    let (row, letter) = text.split_at(text.len() - 1);
    child.press(&format!("{letter}{row}, empty"));
    until_says(&mut [child, teacher], "Solved!");
}

#[test]
fn all_solve_the_same_puzzles_against_the_clock() {
    let folder = tempfile::tempdir().unwrap();
    let (mut teacher, mut first, mut second) = class_of_two(folder.path());
    begin_puzzles(&mut teacher);
    until_says(&mut [&mut first, &mut teacher, &mut second], "Puzzle 1 · solved: 0 · ");
    until_says(&mut [&mut second, &mut teacher, &mut first], "Puzzle 1 · solved: 0 · ");
    assert_eq!(puzzle_of(&first).position(), puzzle_of(&second).position());
    until_says(&mut [&mut teacher, &mut first, &mut second], " left");
    solve(&mut first, &mut teacher);
    until_says(&mut [&mut teacher, &mut first, &mut second], "An: 1 of 1");
    first.act("Next");
    until_says(&mut [&mut first, &mut teacher], "Puzzle 2 · solved: 1 · ");
    // Who looks at the solution has not solved the puzzle.
    second.act("Solution");
    second.act("Solution");
    until_says(&mut [&mut second, &mut teacher], "This is the solution");
    until_says(&mut [&mut teacher, &mut first, &mut second], "Bình: 0 of 1");

    // While all look to the front, nobody solves anything.
    teacher.act("Look to the front");
    until_says(&mut [&mut first, &mut teacher, &mut second], "Look to the front!");
    assert!(!first.has("Hint") && !first.says(", empty"), "{:?}", first.names());
    teacher.act("Go on");
    until_says(&mut [&mut first, &mut teacher, &mut second], "Puzzle 2 · solved: 1 · ");

    // The children see the counts, and go on from there.
    first.act("Back");
    until_says(&mut [&mut first, &mut teacher], "You have solved 1 of 1.");
    assert!(first.has("Solved by each child:"), "{:?}", first.names());
    assert!(first.has("1 · An") && first.has("0 · Bình"), "{:?}", first.names());
    first.act("To my board");
    until_says(&mut [&mut first, &mut teacher], "Puzzle 2 · solved: 1 · ");

    teacher.act("End this");
    teacher.act("Cancel");
    assert!(teacher.says(" left") && first.says("Puzzle 2"), "{:?}", teacher.names());
    end_tasks(&mut teacher);
    until_says(&mut [&mut first, &mut teacher, &mut second], "Wait for your teacher");
    until_says(&mut [&mut second, &mut teacher, &mut first], "You have solved 0 of 1.");
    teacher.act("Standings");
    until_says(&mut [&mut teacher], "Puzzles against the clock · 5 min · Cờ caro");
    assert!(teacher.has("An: 1 of 1 solved"), "{:?}", teacher.names());
    assert!(teacher.has("Bình: 0 of 1 solved"), "{:?}", teacher.names());
    let table = folder.path().join("puzzles.csv");
    teacher.act("Save as table (CSV)…");
    teacher.enter("File", &table.display().to_string());
    let text = fs::read_to_string(&table).unwrap();
    assert!(text.ends_with("\"1\",\"An\",\"1\",\"1\"\r\n\"2\",\"Bình\",\"0\",\"1\"\r\n"), "{text}");
    teacher.act("Close");
    let sheet = folder.path().join("puzzles.pdf");
    teacher.act("Save as PDF…");
    teacher.enter("File", &sheet.display().to_string());
    assert!(fs::read(&sheet).unwrap().starts_with(b"%PDF-"));
    teacher.act("Close");

    // What a child has missed lies on its progress sheet, with the solution on the back.
    teacher.act("Children");
    for (child, pages, has_picture) in [("An · here", 1, false), ("Bình · here", 2, true)] {
        teacher.act_when_there(child);
        teacher.act("Progress sheet…");
        let sheet = folder.path().join(format!("{child}.pdf"));
        teacher.enter("File", &sheet.display().to_string());
        let bytes = fs::read(&sheet).unwrap();
        let count = |part: &[u8]| bytes.windows(part.len()).filter(|it| *it == part).count();
        assert_eq!(count(b"/MediaBox"), pages, "{child}");
        assert_eq!(count(b"/Image") > 0, has_picture, "{child}");
        teacher.act("Close");
    }
    // Chi, who has not come, has no sheet.
    teacher.act("Progress sheets of all…");
    let sheets = folder.path().join("all.pdf");
    teacher.enter("File", &sheets.display().to_string());
    let bytes = fs::read(&sheets).unwrap();
    assert_eq!(bytes.windows(9).filter(|it| *it == b"/MediaBox").count(), 3, "An's and Bình's");
}

#[test]
fn a_child_goes_on_with_the_puzzles_on_another_device() {
    let folder = tempfile::tempdir().unwrap();
    let (mut teacher, mut first, mut second) = class_of_two(folder.path());
    let said = first.names().into_iter().find(|name| name.starts_with("Remember your digits: "));
    let digits: String = said.expect("the digits").chars().filter(char::is_ascii_digit).collect();
    begin_puzzles(&mut teacher);
    until_says(&mut [&mut first, &mut teacher, &mut second], "Puzzle 1 · solved: 0 · ");
    solve(&mut first, &mut teacher);
    until_says(&mut [&mut teacher, &mut first, &mut second], "An: 1 of 1");
    let mut again = come_in_english();
    until_says(&mut [&mut again, &mut teacher], "Tap your name");
    again.act("It is me, on another device");
    again.act("An");
    again.enter("Four digits", &digits);
    until_says(&mut [&mut again, &mut teacher], "Puzzle 2 · solved: 1 · ");
    until_says(&mut [&mut first, &mut teacher], "Your seat is on another device now");
}

#[test]
fn all_do_a_lesson_whose_steps_are_counted() {
    let folder = tempfile::tempdir().unwrap();
    let (mut teacher, mut first, mut second) = class_of_two(folder.path());
    teacher.act("A lesson for all");
    teacher.open_list("Lesson: 1. The board");
    teacher.press_last("1. The board");
    teacher.act("Begin");
    until_says(&mut [&mut first, &mut teacher, &mut second], "Step 1 of 2");
    until_says(&mut [&mut teacher, &mut first, &mut second], "An: 0 of 2");
    first.press("You, cell 3: 5 dân");
    until_says(&mut [&mut teacher, &mut first, &mut second], "An: 1 of 2");
    first.act("Continue");
    until_says(&mut [&mut first, &mut teacher], "Step 2 of 2");
    first.press("Left quan cell: the quan");
    until_says(&mut [&mut teacher, &mut first, &mut second], "An: 2 of 2");
    assert!(!first.has("Continue"), "no lesson follows: {:?}", first.names());
    first.press_last("To the class");
    until_says(&mut [&mut first, &mut teacher], "You have solved 2 of 2.");
    assert!(first.says("Wait for your teacher"), "{:?}", first.names());
    end_tasks(&mut teacher);
    until_says(&mut [&mut second, &mut teacher, &mut first], "Wait for your teacher");
    teacher.act("Standings");
    until_says(&mut [&mut teacher], "A lesson for all · The board · Ô Ăn Quan");
}

#[test]
fn a_step_of_a_lesson_whose_solution_was_shown_is_not_solved() {
    let folder = tempfile::tempdir().unwrap();
    let (mut teacher, mut first, mut second) = class_of_two(folder.path());
    teacher.act("A lesson for all");
    teacher.open_list("Lesson: 1. The board");
    teacher.press_last("4. Capturing");
    teacher.act("Begin");
    until_says(&mut [&mut first, &mut teacher, &mut second], "Step 1 of 2");
    let sow = |child: &mut Window, cell: usize, way: &str| {
        child.press_part(&format!("You, cell {cell}: "));
        child.press_part(&format!("Sow cell {cell} to the {way}"));
    };
    for _ in 0..2 {
        sow(&mut first, 3, "left");
        // The wrong move is taken back.
        first.let_seconds_pass(3.0);
    }
    first.press("Show me");
    first.act_when_there("Continue");
    until_says(&mut [&mut first, &mut teacher], "Step 2 of 2");
    sow(&mut first, 3, "right");
    until_says(&mut [&mut teacher, &mut first, &mut second], "An: 1 of 2");
    first.press_last("To the class");
    until_says(&mut [&mut first, &mut teacher], "You have solved 1 of 2.");
}

#[test]
fn every_game_has_a_lesson_for_a_class() {
    let folder = tempfile::tempdir().unwrap();
    let (mut teacher, mut first, mut second) = class_of_two(folder.path());
    let mut shown = "Ô Ăn Quan";
    for game in ["Cờ caro", "Cờ tướng", "Pebbles", "Cờ gánh"] {
        teacher.open_list(&format!("Game: {shown}"));
        teacher.press_last(game);
        shown = game;
        teacher.act("A lesson for all");
        teacher.act("Begin");
        until_says(&mut [&mut first, &mut teacher, &mut second], "Step 1 of ");
        until_says(&mut [&mut second, &mut teacher, &mut first], "Step 1 of ");
        end_tasks(&mut teacher);
        until_says(&mut [&mut first, &mut teacher, &mut second], "Wait for your teacher");
        until(&mut [&mut teacher, &mut first], "the choice", |it| it.can_act("Free play"));
    }
}

#[test]
fn a_child_that_changes_rooms_is_not_gone() {
    let folder = tempfile::tempdir().unwrap();
    let (mut teacher, mut first, mut second) = class_of_two(folder.path());
    choose(&mut teacher, "Pebbles");
    for (activity, board) in [("Swiss round", true), ("Me against all", true), ("Free play", false)]
    {
        teacher.act(activity);
        let running = format!("Now: {activity}");
        let calls_nobody_gone = |window: &Window, done: bool| {
            assert!(!window.says(" is gone"), "{activity}: {:?}", window.names());
            done
        };
        until(&mut [&mut teacher, &mut first, &mut second], activity, |it| {
            calls_nobody_gone(it, it.says(&running))
        });
        for _ in 0..20 {
            until(&mut [&mut first, &mut second, &mut teacher], activity, |it| {
                calls_nobody_gone(it, !board || it.has("Resign"))
            });
            calls_nobody_gone(&second, true);
            calls_nobody_gone(&teacher, true);
        }
        let end = teacher.names().into_iter().find(|name| name.starts_with("End this"));
        let end = end.expect("a button");
        teacher.act(&end);
        if end != "End this" {
            teacher.press_last("End them");
        }
        until(&mut [&mut teacher, &mut first, &mut second], "the end", |it| {
            calls_nobody_gone(it, it.can_act("Swiss round"))
        });
    }
}
