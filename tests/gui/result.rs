//! The result of a game: its points, and the keys that answer it.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::gui_support::statistics::add_game;
use crate::gui_support::{Opening, Window};
use crate::review::held_analysis_engine;
use eframe::egui::{Key, Modifiers, Vec2, vec2};
use o_an_quan::ai::{Analysis, Level, Limits, analyze};
use o_an_quan::controller::AnalysisEngine;
use o_an_quan::settings::{Language, Speed};

const WIDE: Vec2 = vec2(1280.0, 800.0);
const SMALL: Vec2 = vec2(640.0, 400.0);

/// With 1+, side 0 captures three dân and the last quan and keeps one dân in its row; side 1 keeps
/// three.
const LAST_TURN: &str = "[Start \"0,1,0,0,3,0,Q,1,2,0,0,0 0 45,6\"]";

/// Returns a game of two people whose last turn is being shown.
fn in_the_last_turn() -> Window {
    let mut window = Window::open();
    window.paste(LAST_TURN);
    // The notice about the opened game disappears from the line below the board.
    window.let_seconds_pass(10.0);
    window.press("Player 1, cell 1: 1 dân");
    window.press_and_step("Sow cell 1 to the right, anticlockwise");
    window.step();
    assert!(window.says("skip the animation"), "stones are moving: {:#?}", window.names());
    window
}

#[test]
fn the_sentence_on_the_end_names_the_points_of_the_winner_first() {
    for (stores, sentence) in
        [("45,6", "Player 1 wins! 59 : 9."), ("6,45", "Player 2 wins! 48 : 20.")]
    {
        let mut window = Window::open();
        window.paste(&format!("[Start \"0,1,0,0,3,0,Q,1,2,0,0,0 0 {stores}\"]\n1+\n"));
        window.key(Key::End);
        assert!(window.says(sentence), "{:#?}", window.names());
    }
}

fn step_to_the_result(window: &mut Window) {
    for _ in 0..400 {
        if window.is_over() {
            return;
        }
        window.step();
    }
    panic!("there is no result: {:#?}", window.names());
}

/// Skips the motion with a key and steps to the frame in which the result appears.
fn skip_with(window: &mut Window, key: Key) {
    window.key(key);
    step_to_the_result(window);
}

#[test]
fn a_key_that_skips_the_last_motion_never_answers_the_result() {
    let mut window = in_the_last_turn();
    skip_with(&mut window, Key::Space);
    for pause in [0.0, 0.2, 0.5, 1.0, 3.0] {
        window.let_seconds_pass(pause);
        window.key(Key::Space);
        assert!(window.is_over(), "after a pause of {pause} s: {:#?}", window.names());
    }
    assert!(window.has("Player 1: 59 points (took 13, row +1)"), "{:#?}", window.names());
}

#[test]
fn enter_and_escape_answer_the_result_only_after_a_moment_without_keys() {
    for key in [Key::Enter, Key::Escape] {
        let mut window = in_the_last_turn();
        skip_with(&mut window, Key::Escape);
        for _ in 0..4 {
            window.key(key);
            window.let_seconds_pass(0.3);
            assert!(window.is_over(), "{key:?} at once: {:#?}", window.names());
        }
        window.let_seconds_pass(2.0);
        window.key(key);
        assert!(!window.is_over(), "{key:?} after a moment: {:#?}", window.names());
        let anew = window.says(", cell 1: 5 dân");
        assert_eq!(anew, key == Key::Enter, "{key:?}: {:#?}", window.names());
    }
}

#[test]
fn moving_the_focus_into_the_result_lets_any_key_answer_it() {
    let mut window = in_the_last_turn();
    skip_with(&mut window, Key::Space);
    assert_eq!(
        window.focused_name().as_deref(),
        Some("Player 1 wins by 50 points!"),
        "it is read out"
    );
    window.let_seconds_pass(1.0);
    window.key(Key::Tab);
    assert!(window.is_focused("Play again"));
    window.key(Key::Space);
    assert!(!window.is_over());

    let mut window = in_the_last_turn();
    skip_with(&mut window, Key::Space);
    window.let_seconds_pass(1.0);
    window.key(Key::ArrowDown);
    assert!(window.is_focused("Play again"), "{:?}", window.focused_name());
    window.key(Key::Enter);
    assert!(!window.is_over());
}

#[test]
fn a_key_that_was_down_when_the_result_appeared_does_not_answer_it() {
    let mut window = in_the_last_turn();
    window.hold_key(Key::Enter);
    step_to_the_result(&mut window);
    for _ in 0..40 {
        window.repeat_key(Key::Enter);
        window.let_seconds_pass(0.1);
        assert!(window.is_over());
    }
    window.release_key(Key::Enter);
    window.let_seconds_pass(2.0);
    assert!(window.is_over());
    window.key(Key::Enter);
    assert!(!window.is_over());
}

#[test]
fn the_key_that_opens_a_question_does_not_answer_it_before_it_is_released() {
    let mut window = Window::playing(&["Two players", "Off"]);
    window.press("Player 1, cell 2: 5 dân");
    window.press("Sow cell 2 to the right, anticlockwise");
    window.focus("New game");
    window.hold_key(Key::Enter);
    assert!(window.dialog().is_some());
    for _ in 0..5 {
        window.repeat_key(Key::Enter);
        assert!(window.dialog().is_some());
    }
    window.release_key(Key::Enter);
    assert!(window.dialog().is_some());
    window.key(Key::Enter);
    assert_eq!(window.dialog(), None);
    assert!(window.says("Player 2 to move"), "{:#?}", window.names());
}

#[test]
fn a_second_click_meant_for_the_board_does_not_answer_the_result() {
    let mut window = in_the_last_turn();
    let button = {
        let mut other = in_the_last_turn();
        skip_with(&mut other, Key::Space);
        other.exact_rect("Play again").center()
    };
    window.click_at(button);
    step_to_the_result(&mut window);
    window.click_at(button);
    assert!(window.is_over(), "{:#?}", window.names());
    window.let_seconds_pass(1.0);
    window.click_at(button);
    assert!(!window.is_over(), "{:#?}", window.names());
}

#[test]
fn the_result_says_what_was_captured_last_and_what_was_swept() {
    let mut window = in_the_last_turn();
    window.wait("the result", Window::is_over);
    for store in ["Player 1: 59 points (took 13, row +1)", "Player 2: 9 points (row +3)"] {
        assert!(window.has(store), "{store}: {:#?}", window.names());
    }
    window.let_seconds_pass(1.0);
    window.press("Look at the board");
    let texts: Vec<String> = window.texts().into_iter().map(|painted| painted.text).collect();
    for text in ["took 13", "row +1", "row +3"] {
        assert!(texts.iter().any(|painted| painted == text), "{text}: {texts:?}");
    }
    let gain = window.texts().into_iter().find(|painted| painted.text == "took 13");
    window.hover(gain.expect("the gain").ink.center());
    window.let_seconds_pass(1.0);
    assert!(window.says("Captured in the last turn: 13 points."), "{:#?}", window.names());
    assert!(window.says("Dân left in the row at the end: 1 point."));
}

#[test]
fn the_result_shows_swept_stones_beside_those_that_were_in_the_store() {
    let mut window = in_the_last_turn();
    skip_with(&mut window, Key::Space);
    for text in ["58 + 1 from the row", "6 + 3 from the row"] {
        assert!(window.has(text), "{text}: {:#?}", window.names());
    }
}

/// A position in which each side can capture the last quan. The first misses it with 3-, a blunder;
/// the second captures it with 9-.
const BLUNDER: &str = "0,0,0,1,0,0,Q,0,0,1,0,0 0 20,20";
/// The text below the board in the replay, at that blunder.
const MISTAKE: &str = "Before move 1. Player 1 played: cell 3 to the left (dashed frame). Better: \
                       cell 3 to the right (yellow frame).";

/// Plays that game of two people to its result.
fn blundered(size: Vec2, analysis_engine: AnalysisEngine) -> Window {
    let mut window = Opening { size, analysis_engine, ..Opening::default() }.open();
    window.set_speed(&["Off"]);
    window.paste(BLUNDER);
    for player in ["Player 1, cell ", "Player 2, cell "] {
        let names = window.names();
        let full = |name: &&String| name.starts_with(player) && name.ends_with(": 1 dân");
        window.press(names.iter().find(full).expect("a cell with a dân"));
        let names = window.names();
        let arrow = names.iter().find(|name| name.ends_with(", clockwise")).expect("an arrow");
        window.press_and_step(arrow);
        window.let_seconds_pass(1.0);
    }
    window.wait("the result", Window::is_over);
    window
}

#[test]
fn the_mistakes_are_counted_while_the_result_is_shown_and_opened_without_another_review() {
    for size in [WIDE, SMALL] {
        let searches = Arc::new(AtomicUsize::new(0));
        let count = searches.clone();
        let analysis_engine: AnalysisEngine = Arc::new(move |game, limits, control| {
            count.fetch_add(1, Ordering::SeqCst);
            analyze(game, &Limits { depth: Some(4), ..*limits }, control)
        });
        let mut window = blundered(size, analysis_engine);
        let counted = "Learn from the mistakes (1)";
        window.wait("the review", |window| window.has(counted));
        let before = searches.load(Ordering::SeqCst);
        window.press(counted);
        assert!(window.says("Find a better move."), "{size}: {:#?}", window.names());
        window.key(Key::Escape);
        assert!(window.is_over() && window.has(counted), "{size}: {:#?}", window.names());
        window.press("Replay with review");
        assert!(window.says(MISTAKE), "{size}: {:#?}", window.names());
        assert_eq!(window.dialog(), None);
        assert_eq!(searches.load(Ordering::SeqCst), before, "{size}");
        window.key(Key::Escape);
        assert!(window.is_over() && window.has(counted), "{size}: {:#?}", window.names());
        assert_eq!(searches.load(Ordering::SeqCst), before, "{size}");
    }
}

#[test]
fn the_first_mistake_is_shown_as_soon_as_it_is_known() {
    for size in [WIDE, SMALL] {
        let (analysis_engine, free, _) = held_analysis_engine();
        let mut window = blundered(size, analysis_engine);
        window.press("Replay with review");
        assert!(window.says("Reviewing: "), "{size}: {:#?}", window.names());
        free.store(true, Ordering::SeqCst);
        window.wait("the review", |window| window.says("loses 20 points"));
        if size == SMALL {
            window.key(Key::Escape);
        }
        assert!(window.says(MISTAKE), "{size}: {:#?}", window.names());
    }
}

#[test]
fn the_mistakes_are_practised_as_soon_as_they_are_known() {
    for size in [WIDE, SMALL] {
        let (analysis_engine, free, _) = held_analysis_engine();
        let mut window = blundered(size, analysis_engine);
        window.press("Learn from the mistakes");
        assert!(window.says("Looking for the mistakes first: 0 of 2"), "{:#?}", window.names());
        free.store(true, Ordering::SeqCst);
        window.wait("the review", |window| window.says("Find a better move."));
        assert!(window.has("Player 1, cell 3: 1 dân"), "{size}: {:#?}", window.names());
    }
}

#[test]
fn a_game_in_which_no_mistakes_are_found_invites() {
    let (held, free, _) = held_analysis_engine();
    let analysis_engine: AnalysisEngine = Arc::new(move |game, limits, control| {
        held(game, limits, control)?;
        let pv = vec![game.legal_moves()[0]];
        Some(Analysis { pv, score: 0, depth: 1, turns: None, proven: false, nodes: 1 })
    });
    let mut window = blundered(WIDE, analysis_engine);
    window.press("Learn from the mistakes");
    free.store(true, Ordering::SeqCst);
    window.wait("the review", |window| window.has("No mistakes"));
    assert!(window.says("Nobody gave anything away in this game."));
    window.press("Review");
    assert!(window.has("No move lost points."), "{:#?}", window.names());
}

#[test]
fn a_new_game_and_undo_cancel_the_review() {
    for leaves in
        [(|window: &mut Window| window.press_and_step("Play again")) as fn(&mut Window), |window| {
            window.key_with(Modifiers::COMMAND, Key::Z)
        }]
    {
        let (analysis_engine, _, cancelled) = held_analysis_engine();
        let mut window = blundered(WIDE, analysis_engine);
        assert!(window.has("Learn from the mistakes"), "its number is not known yet");
        assert_eq!(cancelled.load(Ordering::SeqCst), 0);
        leaves(&mut window);
        window.step();
        if window.has("Agree") {
            window.press_and_step("Agree");
        }
        window.wait("the review ends", |_| cancelled.load(Ordering::SeqCst) > 0);
    }
}

#[test]
fn a_game_without_mistakes_offers_its_review() {
    let analysis_engine: AnalysisEngine = Arc::new(|game, _, _| {
        let pv = vec![game.legal_moves()[0]];
        Some(Analysis { pv, score: 0, depth: 1, turns: None, proven: false, nodes: 1 })
    });
    let mut window = blundered(WIDE, analysis_engine);
    window.wait("the review", |window| window.says("No mistakes found."));
    assert!(!window.says("Learn from"), "{:#?}", window.names());
    window.press("Replay with review");
    assert!(window.has("No move lost points."), "{:#?}", window.names());
}

#[test]
fn after_a_game_between_computers_the_replay_takes_the_place_of_the_mistakes() {
    let mut window = Opening::default().playing(&["Watch computers", "Off"]);
    window.wait("the end", Window::is_over);
    assert!(!window.says("mistakes"), "{:#?}", window.names());
    window.press("Replay");
    assert!(window.has("Autoplay"));
}

/// Opens a window whose settings are these and whose games are saved in `folder`, at a game.
fn playing_in(folder: &Path, settings: &str) -> Window {
    let file = folder.join("settings.ron");
    let text = format!(
        "(version: 1, data: (language: Some(English), rules_asked: true, speed: Off, \
         seats: (Person, Computer(Easy), Computer(Easy), Computer(Easy)), {settings}))"
    );
    std::fs::write(&file, text).expect("written");
    let games = Some(folder.join("games"));
    let mut window = Opening { settings: Some(file), games, ..Opening::default() }.bare();
    window.press("Play");
    window
}

fn resign(window: &mut Window) {
    window.key_with(Modifiers::COMMAND, Key::R);
    window.press("Resign");
    window.wait("the result", Window::is_over);
    // The library is read meanwhile.
    window.let_seconds_pass(0.5);
}

#[test]
fn after_three_losses_in_a_row_the_result_offers_the_level_below() {
    let folder = tempfile::tempdir().expect("a folder");
    let lost = |day| (day, "classic", 0, Level::Easy, [30, 40], 0);
    add_game(&folder.path().join("games"), lost(1));
    let mut window = playing_in(folder.path(), "");
    resign(&mut window);
    assert!(!window.says("Try "), "two losses: {:#?}", window.names());
    window.press("Play again");
    resign(&mut window);
    window.wait("the offer", |window| window.has("Try Bé Tí"));
    window.press("Try Bé Tí");
    assert!(window.says("Bé Tí (beginner)"), "{:#?}", window.names());
    let settings = std::fs::read_to_string(folder.path().join("settings.ron")).expect("saved");
    assert!(settings.contains("Computer(Beginner)") && !settings.contains("Computer(Easy)"));
    resign(&mut window);
    assert!(!window.says("Try "), "no level is below: {:#?}", window.names());
}

#[test]
fn after_two_wins_in_a_row_the_result_offers_the_next_level() {
    let folder = tempfile::tempdir().expect("a folder");
    // The computer gives more points than the board has.
    let mut window = playing_in(folder.path(), "rules: \"classic dan=1 handicap=1::50\"");
    window.play_to_the_end();
    window.let_seconds_pass(0.5);
    assert!(window.says("You win by ") && !window.says("Try "), "{:#?}", window.names());
    window.press("Play again");
    window.play_to_the_end();
    window.wait("the offer", |window| window.has("Try Na"));
    window.press("Try Na");
    assert!(window.says("Na (medium)"), "{:#?}", window.names());
    assert!(window.says("You: 50 points"), "by the same rules: {:#?}", window.names());
}

#[test]
fn no_level_is_offered_without_a_library() {
    let mut window = Opening::default().playing(&["Off"]);
    for _ in 0..3 {
        resign(&mut window);
        assert!(!window.says("Try "), "{:#?}", window.names());
        window.press("Play again");
    }
}

#[test]
fn the_keys_of_the_page_work_while_the_result_is_open() {
    let ctrl = Modifiers::COMMAND;
    for (modifiers, key, shown) in [
        (Modifiers::NONE, Key::F2, "Rules"),
        (ctrl, Key::G, "My games and achievements"),
        (ctrl | Modifiers::SHIFT, Key::N, "New game"),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let games = Some(folder.path().to_owned());
        let settings = Opening::settings(Language::English, Speed::Off);
        let mut window = Opening { games, ..Opening::default() }.with(&settings);
        window.paste(LAST_TURN);
        window.press("Player 1, cell 1: 1 dân");
        window.press("Sow cell 1 to the right, anticlockwise");
        assert!(window.is_over(), "{:#?}", window.names());
        window.let_seconds_pass(2.0);
        window.key_with(modifiers, key);
        assert!(!window.is_over(), "{shown}: {:#?}", window.names());
        assert!(window.says(shown), "{shown}: {:#?}", window.names());
    }
}

#[test]
fn in_a_wide_window_the_result_is_beside_the_board() {
    let mut window = in_the_last_turn();
    skip_with(&mut window, Key::Space);
    let result = window.dialog_rect().expect("the result");
    assert!(result.right() > window.room().right() - 20.0, "{result}");
    let names = window.names();
    let cells: Vec<_> = names.iter().filter(|name| name.contains("cell: ")).collect();
    assert_eq!(cells.len(), 2, "the quan cells: {cells:?}");
    for cell in cells {
        let right = window.exact_rect(cell).right();
        assert!(right < result.left(), "{cell}: {right}");
    }
    window.let_seconds_pass(1.0);
    window.click_at(window.exact_rect("Player 1, cell 3: 0 dân").center());
    assert!(!window.is_over(), "a press beside it closes it");
}

#[test]
fn in_a_small_window_the_result_is_in_the_middle() {
    let window = blundered(SMALL, Arc::new(|_, _, _| None));
    let result = window.dialog_rect().expect("the result");
    assert!((result.center().x - window.room().center().x).abs() < 1.0, "{result}");
}

#[test]
fn a_closed_result_is_shown_again_by_a_button_and_a_key_and_is_listed_under_more() {
    let mut window = in_the_last_turn();
    window.key_and_step(Key::F7);
    assert!(!window.is_over() && !window.has("Result"), "not before its end has been shown");
    skip_with(&mut window, Key::Space);
    window.let_seconds_pass(2.0);
    window.key(Key::Escape);
    assert!(!window.is_over());
    window.press("Result");
    assert!(window.is_over() && window.is_focused("Play again"), "{:#?}", window.names());
    window.press("Look at the board");
    window.key(Key::F7);
    assert!(window.is_over());
    window.key(Key::Escape);
    window.press("More");
    let named = window.names().into_iter().filter(|name| name == "Result").count();
    assert_eq!(named, 2, "below the board and in the list: {:#?}", window.names());
}

#[test]
fn a_press_on_the_board_after_the_end_leaves_the_outcome_in_view() {
    let mut window = Window::playing(&["Off"]);
    window.play_to_the_end();
    window.press("Look at the board");
    let line = window.announced();
    assert!(["game is over", "third time"].iter().any(|end| line.contains(end)), "{line}");
    window.press_and_step("You, cell 3: 0 dân");
    assert_eq!(window.announced(), line, "nothing is refused");
}

/// Steps until the moment between the end and the result has begun.
fn step_to_the_moment(window: &mut Window) {
    for _ in 0..200 {
        if window.has("Show the result") {
            return;
        }
        window.step();
    }
    panic!("the end has no moment: {:#?}", window.names());
}

#[test]
fn a_moment_passes_between_the_end_of_the_game_and_its_result() {
    let mut window = in_the_last_turn();
    step_to_the_moment(&mut window);
    assert!(!window.is_over());
    step_to_the_result(&mut window);
    assert!(!window.has("Show the result"), "{:#?}", window.names());
}

#[test]
fn any_press_ends_the_moment_and_none_of_them_answers_the_result() {
    for key in [Key::Space, Key::Enter, Key::Escape] {
        let mut window = in_the_last_turn();
        step_to_the_moment(&mut window);
        window.key_and_step(key);
        assert!(window.is_over(), "{key:?}: {:#?}", window.names());
        window.key(key);
        assert!(window.is_over(), "{key:?}: {:#?}", window.names());
    }
    let mut window = in_the_last_turn();
    step_to_the_moment(&mut window);
    window.press_and_step("Show the result");
    window.step();
    assert!(window.is_over(), "{:#?}", window.names());
}

#[test]
fn without_motion_the_result_follows_the_end_at_once() {
    let mut window = Window::open();
    window.set_speed(&["Off"]);
    window.paste(LAST_TURN);
    window.press("Player 1, cell 1: 1 dân");
    window.press_and_step("Sow cell 1 to the right, anticlockwise");
    for _ in 0..20 {
        assert!(!window.has("Show the result"), "{:#?}", window.names());
        window.step();
    }
    assert!(window.is_over(), "{:#?}", window.names());
}

#[test]
fn a_defeat_of_a_person_and_a_win_with_help_lead_on_differently() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = playing_in(folder.path(), "rules: \"classic dan=1 handicap=1::50\"");
    window.key(Key::H);
    window.wait("the hint", |window| window.says("Hint: "));
    window.play_to_the_end();
    assert!(window.says("You won with some help."), "{:#?}", window.names());
    assert!(!window.says("Too easy?"), "with help, it was not: {:#?}", window.names());
    let others = ["Replay with review", "New game: Tèo starts", "Look at the board"];
    let main = window.exact_rect("Play without help");
    assert!(others.iter().all(|other| window.exact_rect(other).top() > main.bottom()), "{main}");
    window.press("Play without help");
    assert!(!window.is_over());
    resign(&mut window);
    assert!(!window.says("with some help"), "{:#?}", window.names());
}
