//! The lessons: taken by the names of the widgets and by the keyboard alone, left and resumed.

use std::path::PathBuf;

use crate::gui_support::{Opening, Window};
use eframe::egui::{Key, vec2};
use o_an_quan::settings::{Language, Speed};

/// The longest time for the motion of a turn and of undoing a wrong one, in seconds of the window.
const A_WHILE: f32 = 30.0;

fn at_lessons(settings: Option<PathBuf>) -> Window {
    let mut window = Opening { settings, ..Opening::default() }.open();
    window.open_lessons();
    window
}

/// Presses one of the player's cells and one of its arrows.
fn sow(window: &mut Window, cell: usize, way: &str) {
    window.press_part(&format!("You, cell {cell}: "));
    window.press_part(&format!("Sow cell {cell} to the {way}"));
}

#[test]
fn seven_lessons_lead_from_the_board_to_a_game() {
    let mut window = at_lessons(None);
    assert!(window.has("Lesson 1 of 7: The board"));
    window.press("You, cell 3: 5 dân");
    assert!(window.says("Right. The small stones are called dân"), "{:#?}", window.names());
    window.press("Continue");
    window.press("Left quan cell: the quan");
    window.press("Continue");

    assert!(window.has("Lesson 2 of 7: Sowing") && window.has("Lesson 1, The board, completed"));
    sow(&mut window, 4, "right");
    assert!(window.says("Sowing goes on through a quan cell"));
    window.press("Continue");

    assert!(window.has("Lesson 3 of 7: Another lap"));
    sow(&mut window, 4, "right");
    assert!(window.says("You picked up and sowed twice more"));
    window.press_last("Continue");

    sow(&mut window, 4, "right");
    assert!(window.has("You: 4 points (took 4)") && window.says("You captured 4 dân"));
    window.press("Continue");
    sow(&mut window, 3, "right");
    window.press("3 more lessons");

    assert!(window.has("Lesson 5 of 7: Chain captures"));
    sow(&mut window, 5, "right");
    window.press("Continue");

    assert!(window.says("Your row was empty, so five dân") && window.has("You, cell 1: 1 dân"));
    sow(&mut window, 2, "right");
    window.press("Continue");
    assert!(window.says("store now shows −2") && window.says("You: -2 points"));
    sow(&mut window, 2, "right");
    window.press("Continue");

    assert!(window.has("Lesson 7 of 7: End of the game"));
    sow(&mut window, 3, "right");
    assert!(window.says("Bé Tí is the easiest opponent."), "{:#?}", window.names());
    assert!(window.says("40 to 30: you win!") && window.says("you can play Ô ăn quan!"));
    assert!(window.has("Lesson 7, End of the game, completed"));
    window.press("Play against Bé Tí");
    assert!(window.has("Your turn. Choose a cell, then an arrow."));
}

#[test]
fn the_second_chapter_teaches_tactics_and_leads_home_or_back_to_the_game() {
    let mut window = at_lessons(None);
    window.press("Chapter II: tactics");
    assert!(window.has("Tactics 1: Counting ahead"), "{:#?}", window.names());
    sow(&mut window, 2, "right");
    assert!(window.says("the other side can take the eight"));
    sow(&mut window, 1, "left");
    assert!(window.says("Three laps of one dân each"), "{:#?}", window.names());
    window.press("Continue");
    sow(&mut window, 3, "left");
    assert!(
        window.says("Seven laps, 9 points") && window.has("Tactics 1, Counting ahead, completed")
    );
    // Puzzles about the same are one press away, and the lessons stay where they were.
    window.press("Puzzles like these");
    assert!(window.says("Capture three times or more in one turn."), "{:#?}", window.names());
    window.key(Key::H);
    assert!(window.says("Hint: one move captures three times or more."), "{:#?}", window.names());
    window.press("Back");
    assert!(window.has("Theme: A long chain"), "{:#?}", window.names());
    window.press("Learn to play");
    window.press("Chapter II: tactics");
    window.press("Tactics 7, The opening");
    sow(&mut window, 1, "left");
    assert!(window.says("12 points behind if you capture a quan"));
    sow(&mut window, 4, "right");
    window.press("Continue");
    sow(&mut window, 3, "left");
    assert!(window.says("capturing a quan on the first move is a trap") && window.has("Home"));
    window.press("Chapter I: how to play");
    assert!(window.has("Lesson 1 of 7: The board"));
    // The chapter goes on where it was left.
    window.press("Chapter II: tactics");
    assert!(window.has("Tactics 2: Out of danger"));
}

#[test]
fn the_page_of_the_puzzles_leads_to_the_tactics() {
    let mut window = Opening::default().open();
    window.press("Lessons and puzzles");
    window.press("Chapter II: tactics");
    assert!(window.has("Tactics 1: Counting ahead"), "{:#?}", window.names());
}

#[test]
fn a_wrong_move_in_a_lesson_is_explained_and_undone() {
    let mut window = at_lessons(None);
    window.press("The other side, cell 10: 5 dân");
    assert!(window.says("Not that one. Your cells are"));
    window.press("Lesson 4, Capturing");
    window.press_and_step("The other side, cell 10: 3 dân");
    window.step();
    assert!(window.says("That cell belongs to the other side."));
    window.press_part("You, cell 3: ");
    assert!(window.says("Find the move that captures. Which way will you sow?"));
    window.press_part("Sow cell 3 to the left");
    window.let_seconds_pass(A_WHILE);
    assert!(window.says("That captured nothing. The stones are back"), "{:#?}", window.names());
    assert!(window.has("You, cell 3: 2 dân") && !window.has("Continue"));
    sow(&mut window, 4, "right");
    assert!(window.says("You captured 4 dân"));
    window.press("Restart the lesson");
    assert!(window.has("You, cell 4: 3 dân") && window.says("Find the move that captures"));
}

#[test]
fn four_lessons_suffice_for_a_first_game() {
    let mut window = at_lessons(None);
    window.press("Lesson 4, Capturing");
    sow(&mut window, 4, "right");
    assert!(!window.has("Play against Bé Tí"), "a task is left");
    window.press("Continue");
    sow(&mut window, 3, "right");
    assert!(
        window.says("A game ends when both quan cells are empty") && window.has("3 more lessons")
    );
    window.press("Play against Bé Tí");
    assert!(window.has("Your turn. Choose a cell, then an arrow."));
}

#[test]
fn a_lesson_shows_the_solution_after_two_wrong_moves() {
    let mut window = at_lessons(None);
    window.press("Lesson 4, Capturing");
    for _ in 0..2 {
        assert!(!window.has("Show me"));
        sow(&mut window, 3, "left");
        window.let_seconds_pass(A_WHILE);
    }
    window.press("Show me");
    assert!(window.says("You captured 4 dân"), "{:#?}", window.names());
    window.press("Continue");
    assert!(window.says("Capture the quan") && !window.has("Show me"));
}

#[test]
fn a_lesson_is_taken_by_the_keyboard_alone() {
    let mut window = at_lessons(None);
    window.key(Key::ArrowRight);
    assert!(window.is_focused("You, cell 1: 5 dân"));
    window.key(Key::Enter);
    assert!(window.is_focused("Continue"), "{:#?}", window.names());
    window.key(Key::Enter);
    window.key(Key::ArrowRight);
    window.key(Key::Enter);
    assert!(window.says("both players want the two quan"));
    window.key(Key::Enter);
    window.key(Key::ArrowRight);
    window.key(Key::Enter);
    assert!(window.is_focused("Sow cell 4 to the right, anticlockwise"));
    window.key(Key::Enter);
    assert!(window.says("Sowing goes on through a quan cell"));
    window.key(Key::Escape);
    window.key(Key::Escape);
    assert!(window.has("Lessons and puzzles"), "{:#?}", window.names());
}

#[test]
fn nobody_is_to_move_while_the_lesson_on_the_end_counts_the_stones() {
    let settings = Opening::settings(Language::English, Speed::Normal);
    let mut window = Opening::default().with(&settings);
    window.open_lessons();
    window.press("Lesson 7, End of the game");
    assert!(window.has("Lesson 7 of 7: End of the game") && window.says("to move"));
    window.press_and_step("You, cell 3: 1 dân");
    window.step();
    let arrow = window.names().into_iter().find(|name| name.starts_with("Sow cell 3 to the right"));
    window.press_and_step(&arrow.expect("an arrow"));
    while !window.says("The game is over.") {
        window.let_seconds_pass(0.1);
    }
    assert!(!window.says("to move"), "{:#?}", window.names());
}

#[test]
fn lessons_resume_where_they_were_left() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("settings.ron");
    let mut window = at_lessons(Some(path.clone()));
    window.press("You, cell 3: 5 dân");
    window.press("Continue");
    window.press("Home");
    window.open_lessons();
    assert!(window.says("The two round cells"), "within a lesson");
    window.press("Left quan cell: the quan");
    drop(window);
    let window = at_lessons(Some(path));
    assert!(window.has("Lesson 2 of 7: Sowing"), "and from one run to the next");
    assert!(window.has("Lesson 1, The board, completed"));
}

#[test]
fn only_the_lesson_begun_last_is_resumed() {
    let mut window = at_lessons(None);
    window.press("You, cell 3: 5 dân");
    window.press("Continue");
    assert!(window.says("The two round cells"));
    window.press("Lesson 7, End of the game");
    sow(&mut window, 3, "right");
    assert!(window.has("Lesson 7, End of the game, completed"), "{:#?}", window.names());
    window.key(Key::F1);
    window.press_last("Learn to play");
    assert!(window.has("Lesson 1 of 7: The board") && !window.says("The two round cells"));
}

#[test]
fn a_game_continues_after_a_lesson() {
    let mut window = Window::playing(&["Two players", "Off"]);
    window.play_first_move("Player 1");
    window.press("Home");
    window.open_lessons();
    window.press("Lesson 4, Capturing");
    sow(&mut window, 4, "right");
    window.press("Continue");
    sow(&mut window, 3, "right");
    assert!(window.says("The quan is yours") && !window.has("Play against Bé Tí"));
    window.press("Home");
    window.press("Continue game");
    assert!(window.says("Player 2 to move"));
}

#[test]
fn lessons_fit_the_window_in_every_size_and_language() {
    for size in [vec2(426.0, 266.0), vec2(640.0, 400.0), vec2(1280.0, 800.0), vec2(700.0, 1200.0)] {
        for language in ["English", "Tiếng Việt"] {
            let mut window = Opening { size, ..Opening::default() }.open();
            window.open_lessons();
            window.act("Lesson 4, Capturing");
            window.press_part("You, cell 4: ");
            let wrong = window.badly_placed_buttons(32.0, false);
            assert!(wrong.is_empty(), "{language}, {size}: {wrong:#?}");
            window.press_part(", anticlockwise");
            window.act("Home");
            window.choose(language);
            window.open_lessons();
            let wrong = window.badly_placed_buttons(32.0, false);
            assert!(wrong.is_empty(), "{language}, {size}: {wrong:#?}");
        }
    }
}

#[test]
fn what_the_teacher_says_is_equally_large_in_every_lesson() {
    for size in [vec2(640.0, 400.0), vec2(540.0, 960.0), vec2(1280.0, 800.0)] {
        let mut window = Opening { size, ..Opening::default() }.open();
        window.open_lessons();
        let mut lines = Vec::new();
        for lesson in ["Lesson 1, The board", "Lesson 4, Capturing", "Lesson 7, End of the game"] {
            window.act(lesson);
            window.let_seconds_pass(0.5);
            let texts = window.texts();
            let said = texts.iter().max_by_key(|text| text.text.len()).expect("a text");
            assert!(said.clip.contains_rect(said.ink), "{lesson} at {size}: {said:?}");
            lines.push((said.font_size * 10.0).round());
        }
        lines.dedup();
        assert_eq!(lines.len(), 1, "at {size}: {lines:?}");
    }
}

#[test]
fn how_to_play_has_pictures_and_leads_to_the_lessons() {
    for size in [vec2(640.0, 400.0), vec2(1280.0, 800.0)] {
        let mut window = Opening { size, ..Opening::default() }.open();
        window.key(Key::F1);
        for heading in ["The board", "Your turn ends", "Chain captures", "Three and four sides"] {
            assert!(window.has(heading), "{heading}");
        }
        let wrong = window.bad_buttons_of_page(32.0);
        assert!(wrong.is_empty(), "{size}: {wrong:#?}");
        window.press_last("Learn to play");
        assert!(window.has("Lesson 1 of 7: The board"));
    }
}

/// Opens a window with the opening scene, at this animation speed.
fn with_scene(speed: &str) -> Window {
    with_scene_if(speed, false)
}

/// Does the same with the system's setting for reduced motion.
fn with_scene_if(speed: &str, less_motion: bool) -> Window {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("settings.ron");
    let settings =
        format!("(version: 1, data: (language: Some(English), rules_asked: true, speed: {speed}))");
    std::fs::write(&path, settings).expect("written");
    Opening { settings: Some(path), scene: true, less_motion, ..Opening::default() }.bare()
}

/// Presses the button of the lessons and returns whether their page opens.
fn leads_to_lessons(window: &mut Window) -> bool {
    window.press_and_step("Lessons and puzzles");
    window.step();
    window.has("Learn to play")
}

#[test]
fn a_press_skips_the_opening_scene_and_does_nothing_else() {
    let mut window = with_scene("Normal");
    assert!(!leads_to_lessons(&mut window), "a button that was not visible is not pressed");
    assert!(leads_to_lessons(&mut window));
}

#[test]
fn a_key_skips_the_opening_scene_and_is_not_lost() {
    let mut window = with_scene("Normal");
    window.key_and_step(Key::F1);
    assert!(window.has("Close"), "{:#?}", window.names());
    window.press_and_step("Close");
    window.step();
    assert!(!window.has("Close") && leads_to_lessons(&mut window));
}

#[test]
fn the_opening_scene_is_over_in_a_second_and_there_is_none_without_motion() {
    let mut window = with_scene("Normal");
    window.let_seconds_pass(1.1);
    assert!(leads_to_lessons(&mut window));
    assert!(leads_to_lessons(&mut with_scene("Off")));
    assert!(leads_to_lessons(&mut with_scene_if("Normal", true)));
}
