//! The first minute: the page of the first start, the question about empty quan cells, the lessons'
//! marks and the game after them, the preview of moves.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::gui_support::{Opening, Window, own};
use eframe::egui::{Key, Rect, vec2};
use o_an_quan::ai::Level;
use o_an_quan::controller::{MoveEngine, Seat};
use o_an_quan::games::OAnQuan;
use o_an_quan::rules::EmptyQuan;
use o_an_quan::settings::{Language, Settings, Speed};

const TEACH: &str = "Never played? Learn in 3 min";
const PLAY: &str = "I know how to play";
const QUESTION: &str = "How do you play an empty quan cell?";
const CHOOSE: &str = "Your turn. Choose a cell, then an arrow.";

/// A new player's settings, without motion, after the first page.
fn welcomed() -> Settings {
    let mut usual = Opening::settings(Language::English, Speed::Off);
    own(&mut usual).options_chosen = false;
    Settings { welcomed: true, ..usual }
}

/// Creates a folder with a settings file of these fields, if there are any.
fn folder_with(fields: &str) -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("settings.ron");
    if !fields.is_empty() {
        let text = format!("(version: 1, data: (language: Some(English), {fields}))");
        std::fs::write(&path, text).expect("written");
    }
    (folder, path)
}

fn at(path: &Path) -> Opening {
    Opening { settings: Some(path.to_owned()), ..Opening::default() }
}

/// Returns an engine that plays these moves by the number of turns played before.
fn scripted(moves: &'static [(usize, &'static str)]) -> MoveEngine {
    Arc::new(|request, _| {
        let turns = request.game.turn_count();
        let (_, text) = moves.iter().find(|(played, _)| *played == turns)?;
        text.parse().ok()
    })
}

/// Sows a cell of the player's row.
fn sow(window: &mut Window, cell: usize, way: &str) {
    window.press_part(&format!("You, cell {cell}: "));
    window.press_part_and_step(&format!("Sow cell {cell} to the {way}"));
}

#[test]
fn the_first_page_leads_to_the_lessons_and_does_not_come_again() {
    let (_folder, path) = folder_with("");
    let mut window = at(&path).ask();
    assert!(window.has("Ô Ăn Quan") && window.has(PLAY) && !window.says("quan cell"));
    window.press(TEACH);
    assert!(window.has("Lesson 1 of 7: The board"));
    window.key(Key::Escape);
    assert!(window.has("Play") && !window.has(TEACH));
    drop(window);
    let window = at(&path).bare();
    assert!(window.has("Play") && !window.has(TEACH));
}

#[test]
fn who_knows_the_game_plays_at_once_against_easy() {
    let (_folder, path) = folder_with("");
    let mut window = at(&path).ask();
    window.press(PLAY);
    assert!(window.has(CHOOSE) && window.says("Tèo (easy)"), "{:#?}", window.names());
    drop(window);
    assert!(!at(&path).bare().has(PLAY));
}

#[test]
fn the_first_page_is_answered_by_keyboard_in_either_language() {
    let mut window = Opening::default().ask();
    window.press("Tiếng Việt");
    assert!(window.has("Biết chơi rồi: vào ván luôn"));
    window.press("English");
    window.key(Key::F2);
    assert!(window.has(PLAY) && window.dialog().is_none(), "the rules wait for the answer");
    while !window.is_focused(PLAY) {
        window.key(Key::Tab);
    }
    window.key(Key::Enter);
    assert!(window.has(CHOOSE));
}

/// Plays until the third turn, a person's, meets an empty quan cell, about which nothing is asked.
fn meets_an_empty_quan_cell_unasked(window: &mut Window) {
    window.press("Play");
    sow(window, 5, "right");
    window.wait_for_turn();
    sow(window, 3, "left");
    window.step();
    assert!(!window.has(QUESTION) && window.says("cell 3 to the left"), "{:#?}", window.names());
}

#[test]
fn players_of_the_first_version_see_neither_the_page_nor_the_question() {
    let (_folder, path) = folder_with("rules_asked: true, speed: Off");
    let move_engine = scripted(&[(1, "9-"), (3, "11-")]);
    let mut window = Opening { move_engine, ..at(&path) }.bare();
    assert!(window.has("Play") && !window.has(PLAY));
    meets_an_empty_quan_cell_unasked(&mut window);
}

#[test]
fn a_player_who_learnt_the_rule_in_a_lesson_does_not_see_the_question() {
    let mut settings = welcomed();
    own(&mut settings).learnt = ["GoOn".to_owned()].into();
    let move_engine = scripted(&[(1, "9-"), (3, "11-")]);
    let mut window = Opening { move_engine, ..Opening::default() }.with(&settings);
    meets_an_empty_quan_cell_unasked(&mut window);
}

#[test]
fn the_first_page_fits_every_window() {
    for size in [vec2(640.0, 400.0), vec2(1920.0, 1080.0), vec2(500.0, 900.0)] {
        for language in ["English", "Tiếng Việt"] {
            let mut window = Opening { size, ..Opening::default() }.ask();
            window.press(language);
            let wrong = window.badly_placed_buttons(32.0, false);
            assert!(wrong.is_empty(), "{language}, {size}: {wrong:#?}");
        }
    }
}

/// Plays until the third turn, a person's, meets an empty quan cell: 2 points if it can be jumped.
fn at_the_question() -> Window {
    let move_engine = scripted(&[(1, "9-"), (3, "11-")]);
    let mut window = Opening { move_engine, ..Opening::default() }.with(&welcomed());
    window.press("Play");
    sow(&mut window, 5, "right");
    window.wait_for_turn();
    assert!(window.says("You: 11 points"), "{:#?}", window.names());
    sow(&mut window, 3, "left");
    window.step();
    assert!(window.has(QUESTION), "{:#?}", window.names());
    window
}

#[test]
fn a_move_that_meets_an_empty_quan_cell_waits_for_the_rule() {
    let mut window = at_the_question();
    assert!(window.has("You, cell 3: 8 dân"), "nothing of the turn is shown");
    window.key_and_step(Key::Enter);
    assert!(window.has(QUESTION), "no key answers a dialog that has just appeared");
    window.let_seconds_pass(1.0);
    window.press("Can be jumped");
    window.wait_for_turn();
    assert!(window.says("You: 13 points"), "{:#?}", window.names());
    let saved = window.saved_settings();
    assert_eq!(saved.game::<OAnQuan>().empty_quan, EmptyQuan::Passes);
    assert!(saved.of::<OAnQuan>().options_chosen);
    for left in ["You: 11 points", "You: 0 points"] {
        window.press("Undo");
        assert!(window.says(left));
    }
}

#[test]
fn the_classic_rule_is_kept_by_its_button_or_by_esc() {
    for by_key in [true, false] {
        let mut window = at_the_question();
        window.let_seconds_pass(1.0);
        if by_key {
            window.key(Key::Escape);
        } else {
            window.press("Keep the classic rule");
        }
        window.wait_for_turn();
        assert!(!window.has(QUESTION) && window.says("You: 11 points"), "{:#?}", window.names());
        let saved = window.saved_settings();
        assert_eq!(saved.game::<OAnQuan>().empty_quan, EmptyQuan::Stops);
        assert!(saved.of::<OAnQuan>().options_chosen);
    }
}

#[test]
fn a_computers_move_waits_for_the_rule_and_is_found_again() {
    let move_engine: MoveEngine = Arc::new(|request, _| {
        let passes = request.game.rules().empty_quan == EmptyQuan::Passes;
        match (request.game.turn_count(), passes) {
            (1, _) => "11-".parse().ok(),
            (_, false) => "8-".parse().ok(),
            // Any move but that one.
            (_, true) => request.game.legal_moves().first().copied(),
        }
    });
    let mut window = Opening { move_engine, ..Opening::default() }.with(&welcomed());
    window.press("Play");
    sow(&mut window, 3, "left");
    window.wait_for_turn();
    sow(&mut window, 2, "left");
    window.wait("the question", |window| window.has(QUESTION));
    assert!(window.says("21 points"), "the computer's turn is not shown: {:#?}", window.names());
    window.let_seconds_pass(1.0);
    window.press("Can be jumped");
    window.wait_for_turn();
    assert!(!window.says("24 points"), "it does not play the move found under the other rule");
    assert_eq!(window.saved_settings().game::<OAnQuan>().empty_quan, EmptyQuan::Passes);
}

#[test]
fn the_question_fits_every_window() {
    for size in [vec2(640.0, 400.0), vec2(1280.0, 800.0), vec2(500.0, 900.0)] {
        let mut window = at_the_question();
        window.resize_by_system(size);
        let wrong = window.bad_buttons_of_page(32.0);
        assert!(wrong.is_empty(), "{size}: {wrong:#?}");
    }
}

#[test]
fn rules_chosen_on_the_page_are_not_asked_for() {
    let mut window = Opening::default().with(&welcomed());
    window.key(Key::F2);
    window.act("Young quan: more");
    assert!(window.saved_settings().of::<OAnQuan>().options_chosen);
}

#[test]
fn the_lessons_end_in_a_game_against_the_beginner() {
    let mut window = Opening::default().with(&welcomed());
    window.open_lessons();
    window.press("Lesson 7, End of the game");
    sow(&mut window, 3, "right");
    window.let_seconds_pass(1.0);
    window.press("Play against Bé Tí");
    assert!(window.has(CHOOSE) && window.says("Bé Tí (beginner)"), "{:#?}", window.names());
    assert_eq!(window.saved_settings().of::<OAnQuan>().seats[1], Seat::Computer(Level::Beginner));
}

/// Returns how many pixels of an area have the colour of a mark.
fn marked(window: &Window, rect: Rect) -> usize {
    let picture = window.picture();
    let scale = picture.size[0] as f32 / window.room().width();
    let is_mark = |x: usize, y: usize| {
        let [r, g, b, _] = picture.pixels[y * picture.size[0] + x].to_array();
        r > 230 && g > 190 && b < 130
    };
    let range = |from: f32, to: f32| (from * scale) as usize..(to * scale) as usize;
    let rows = range(rect.top(), rect.bottom());
    rows.flat_map(|y| range(rect.left(), rect.right()).map(move |x| (x, y)))
        .filter(|(x, y)| is_mark(*x, *y))
        .count()
}

#[test]
fn lessons_mark_what_they_name() {
    let mut window = Opening::default().with(&welcomed());
    window.open_lessons();
    let mine = window.rect_of("You, cell 3: ");
    let theirs = window.rect_of("The other side, cell 9: ");
    assert!(marked(&window, mine) > 300, "a cell to press: {}", marked(&window, mine));
    assert!(marked(&window, theirs) < 30, "{}", marked(&window, theirs));
    window.press_part("You, cell 1: ");
    let other = window.rect_of("You, cell 5: ");
    let (number, other) = (marked(&window, mine), marked(&window, other));
    assert!(number > 300 && other < 30, "the number in the corner: {number}, {other}");
}

#[test]
fn the_refill_of_a_lesson_is_shown_before_the_task() {
    let settings = Settings { speed: Speed::Normal, ..welcomed() };
    let mut window = Opening::default().with(&settings);
    window.open_lessons();
    window.press_and_step("Lesson 6, Refill and debt");
    window.step();
    assert!(window.says("Watch: five dân come") && window.has("You, cell 1: 0 dân"));
    assert!(window.says("You: 12 points"));
    window.let_seconds_pass(8.0);
    assert!(window.has("You, cell 1: 1 dân") && window.says("You: 7 points"));
    assert!(window.says("Play any move"));
    // In the second task, the store does not hold enough.
    sow(&mut window, 3, "left");
    window.let_seconds_pass(8.0);
    window.press_and_step("Continue");
    window.step();
    assert!(
        window.says("Watch: 3 dân come from your store, and you borrow 2 from outside the game."),
        "{:#?}",
        window.names()
    );
}

/// Returns whether a game against this level previews the move of an arrow.
fn previews(level: Level, settings: &Settings, key: Option<Key>) -> bool {
    let mut settings = settings.clone();
    own(&mut settings).seats[1] = Seat::Computer(level);
    let mut window = Opening::default().with(&settings);
    window.press("Play");
    if let Some(key) = key {
        window.key(key);
    }
    window.press("You, cell 2: 5 dân");
    window.hover(window.rect_of("Sow cell 2 to the right").center());
    window.says("Cell 2 to the right: captures")
}

#[test]
fn moves_are_previewed_against_weak_computers_until_the_player_decides() {
    let settings = welcomed();
    for level in Level::ALL {
        let weak = level <= Level::Easy;
        assert_eq!(previews(level, &settings, None), weak, "{level:?}");
        assert_eq!(previews(level, &settings, Some(Key::V)), !weak, "{level:?}: V");
    }
    let off = Settings { preview: false, ..settings };
    assert!(!previews(Level::Easy, &off, None), "switched off in the first version");
}
