//! What a screen reader says of games, utterance by utterance, and where its focus is.

use std::sync::Arc;

use crate::gui_support::{Opening, Window, own};
use eframe::egui::{Key, Modifiers};
use o_an_quan::ai::Level;
use o_an_quan::controller::{MoveEngine, Seat};
use o_an_quan::settings::{Language, Speed};
use o_an_quan::ui::words::Words;

const WORDS: fn() -> &'static Words = || Words::of(Language::English);

/// Opens a game against a computer that always plays its first legal move, which a screen reader follows.
fn heard_game() -> Window {
    let move_engine: MoveEngine = Arc::new(|question, _| Some(question.game.legal_moves()[0]));
    let mut chosen = Opening::settings(Language::English, Speed::Fast);
    own(&mut chosen).seats = [Level::Easy; 4].map(Seat::Computer);
    own(&mut chosen).seats[0] = Seat::Person;
    let mut window = Opening { move_engine, ..Opening::default() }.with(&chosen);
    window.listen();
    window.act(WORDS().play);
    window.heard_until(|said| said.starts_with(WORDS().your_turn));
    window
}

#[test]
fn each_turn_is_heard_once_and_to_its_end() {
    let mut window = heard_game();
    let words = WORDS();
    window.key_and_step(Key::Num2);
    window.key_and_step(Key::ArrowRight);
    let said = window.heard_until(|said| said.starts_with(words.your_turn));
    let of = |name: &str| said.iter().filter(|it| it.starts_with(name)).count();
    assert_eq!([of("You: "), of("Tèo: ")], [1, 1], "{said:?}");
    let [mine, theirs] =
        ["You: ", "Tèo: "].map(|name| said.iter().position(|it| it.starts_with(name)));
    assert!(mine < theirs, "{said:?}");
}

#[test]
fn a_refusal_says_why() {
    let mut window = heard_game();
    for _ in 0..2 {
        window.key_and_step(Key::Num7);
        let said = window.heard_until(|said| said == WORDS().refusal_other_side);
        assert_eq!(said.len(), 1, "{said:?}");
    }
}

/// Plays 2+ and returns what is said until it is the player's turn again.
fn first_turn(window: &mut Window) -> Vec<String> {
    window.key_and_step(Key::Num2);
    window.key_and_step(Key::ArrowRight);
    window.heard_until(|said| said.starts_with(WORDS().your_turn))
}

#[test]
fn the_focus_is_always_on_a_widget() {
    let mut window = heard_game();
    window.key_and_step(Key::Num2);
    window.key_and_step(Key::ArrowRight);
    let mut frames = 0;
    while !window.announced().contains("Tèo: ") {
        let (name, _) = window.focused().expect("a widget has the focus");
        assert!(name.contains("cell"), "{name}");
        window.step();
        frames += 1;
    }
    assert!(frames > 10, "the stones have moved");
    window.key_with(Modifiers::COMMAND, Key::L);
    assert!(window.focused().is_some(), "another page");
    window.key(Key::Escape);
    let back = window.focused().expect("the board again");
    assert!(back.0.contains("cell"), "{back:?}");
}

#[test]
fn the_arrow_keys_reach_every_cell() {
    let mut window = heard_game();
    let mut names = vec![window.focused().expect("a cell").0];
    let mut go = |window: &mut Window, key: Key, times: usize| {
        for _ in 0..times {
            window.key(key);
            names.push(window.focused().expect("a cell").0);
        }
    };
    go(&mut window, Key::ArrowLeft, 6);
    go(&mut window, Key::ArrowRight, 6);
    go(&mut window, Key::ArrowLeft, 1);
    go(&mut window, Key::ArrowUp, 1);
    go(&mut window, Key::ArrowLeft, 5);
    names.sort();
    names.dedup();
    assert_eq!(names.len(), 12, "{names:?}");
}

#[test]
fn the_name_of_a_cell_with_the_focus_stays_while_stones_move() {
    let mut window = heard_game();
    first_turn(&mut window);
    assert_eq!(window.focused().expect("the cell").0, "You, cell 2: 5 dân");
    window.key_and_step(Key::Comma);
    let said = window.heard_until(|said| said.starts_with("You, cell 2"));
    assert_eq!(said, ["You, cell 2: 0 dân"]);
}

#[test]
fn questions_are_answered_and_the_last_answer_can_be_repeated() {
    let mut window = heard_game();
    let mut ask = |key: Key| {
        window.key_and_step(key);
        window.heard_until(|_| true).remove(0)
    };
    assert_eq!(ask(Key::OpenBracket), "You: 5, 5, 5, 5, 5 dân in cells 1 to 5.");
    assert_eq!(ask(Key::CloseBracket), "Tèo: 5, 5, 5, 5, 5 dân in cells 7 to 11.");
    assert_eq!(ask(Key::Backtick), "Tèo: 5, 5, 5, 5, 5 dân in cells 7 to 11.");
    assert_eq!(
        ask(Key::Backslash),
        "Left quan cell: the quan. Right quan cell: the quan. You: 0 points in \
         store. Tèo: 0 points in store."
    );
    let captures = ask(Key::Quote);
    assert!(captures.contains("cell 2 to the right: 6 points"), "{captures}");
    assert!(ask(Key::Semicolon).starts_with(WORDS().your_turn));
}

#[test]
fn the_board_of_a_lesson_is_read_and_asked_about() {
    let mut window = Opening::default().open();
    window.open_lessons();
    window.listen();
    let heard = |window: &mut Window, key: Key| {
        window.key_and_step(key);
        window.heard_until(|_| true).remove(0)
    };
    assert!(heard(&mut window, Key::CloseBracket).contains("5, 5, 5, 5, 5 dân in cells 7 to 11."));
    window.press("You, cell 3: 5 dân");
    window.press("Continue");
    window.heard_until(|said| said.contains("Each holds a quan"));
    let refused = heard(&mut window, Key::Num3);
    assert!(refused.contains("quan"), "{refused}");
    let mut names = Vec::new();
    for key in [Key::ArrowUp, Key::ArrowLeft, Key::ArrowLeft, Key::ArrowLeft] {
        window.key(key);
        names.push(window.focused().expect("a cell").0);
    }
    assert!(names.iter().any(|name| !name.starts_with("You")), "{names:?}");
}

#[test]
fn a_task_of_a_lesson_is_said_once_and_each_wrong_cell_is_refused() {
    let mut window = Opening::default().open();
    window.open_lessons();
    window.listen();
    window.heard_until(|said| said.ends_with("Press one of them."));
    window.key_and_step(Key::Num3);
    window.heard_until(|said| said.starts_with("Right."));
    window.key_and_step(Key::Enter);
    let mut said = window.heard_until(|said| said.contains("Each holds a quan"));
    said.extend(window.heard_within(20.0));
    window.key_and_step(Key::Num3);
    said.extend(window.heard_until(|said| said.starts_with("Not that one")));
    assert_eq!(said.len(), 2, "{said:#?}");
    window.key_and_step(Key::Num1);
    said = window.heard_until(|said| said.starts_with("Not that one"));
    assert_eq!(said.len(), 1, "{said:#?}");
}

#[test]
fn a_page_of_text_is_read_in_parts() {
    let mut window = Opening::default().open();
    window.listen();
    window.key(Key::F1);
    let (first, _) = window.focused().expect("the first part");
    assert!(!first.is_empty() && !first.starts_with("Close"), "{first}");
    let mut parts = vec![first];
    while !parts.last().is_some_and(|part| part.starts_with("Close")) {
        window.key(Key::Tab);
        parts.push(window.focused().expect("the next part").0);
        assert!(parts.len() < 200, "{parts:#?}");
    }
    assert!(parts.iter().any(|part| part.starts_with("Ctrl+N: ")), "{parts:#?}");
}

#[test]
fn the_focus_is_always_on_a_widget_when_a_game_ends() {
    let position = "0,2,0,1,0,0,Q,0,3,1,0,2 0 24,27";
    let mut window = Opening::default().open();
    window.listen();
    window.paste(position);
    window.key_and_step(Key::Num3);
    window.key_and_step(Key::ArrowRight);
    let mut frames = 0;
    while !window.is_over() {
        assert!(window.focused().is_some(), "after {frames} frames: {:?}", window.names());
        window.step();
        frames += 1;
    }
    assert!(window.focused().is_some(), "{:?}", window.names());
}

#[test]
fn the_first_page_says_what_the_program_is() {
    let mut window = Opening::default().ask();
    window.listen();
    window.heard_until(|said| said == "Ô Ăn Quan. The Vietnamese sowing game.");
}

#[test]
fn a_result_that_stands_is_said_once() {
    let mut window = heard_game();
    let words = WORDS();
    window.paste("3,1,0,1,0,0,2,1,0,0,0,1 0 5,56");
    // All sides are moved at this window.
    let is_turn = |said: &str| said.contains("to move. Choose a cell");
    let mut said = window.heard_until(is_turn);
    for (cell, way) in [(Key::Num1, Key::ArrowLeft), (Key::Num7, Key::ArrowRight)] {
        window.key_and_step(cell);
        window.key_and_step(way);
        said.extend(window.heard_until(is_turn));
    }
    let stands = said.iter().filter(|it| it.contains(words.result_stands)).count();
    assert_eq!(stands, 1, "{said:#?}");
}

#[test]
fn what_is_undone_is_said_and_what_was_before_it_is_not() {
    let mut window = heard_game();
    let words = WORDS();
    first_turn(&mut window);
    window.key_and_step(Key::Num1);
    window.key_and_step(Key::ArrowRight);
    let said = window.heard_until(|said| said.starts_with(words.your_turn));
    let [mine, theirs] = ["You: ", "Tèo: "].map(|name| {
        said.iter().find(|it| it.starts_with(name)).expect("a turn of each side").clone()
    });
    window.key_with(Modifiers::COMMAND, Key::Z);
    let said = window.heard_until(|said| said.starts_with(words.your_turn));
    assert_eq!(said[0], format!("Undone. {mine} {theirs}"));
    assert_eq!(said.len(), 2, "{said:#?}");
}
