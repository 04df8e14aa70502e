//! Agreements between players: resignation, an agreed end, undo, a rematch with swapped seats or a
//! handicap; and the clocks.

use std::sync::Arc;

use crate::gui_support::{Opening, Window};
use eframe::egui::{Key, Modifiers, Vec2, vec2};
use o_an_quan::ai::{Analysis, Control};
use o_an_quan::controller::{
    AnalysisEngine, ForecastRequest, Forecaster, default_analysis_engine, default_forecaster,
};

const ALONE: &str = "Person, Computer(Easy), Computer(Easy), Computer(Easy)";
const PERSONS: &str = "Person, Person, Person, Person";
const MINUTE: &str = "Game(minutes: 1, increment: 0)";

/// The setup of a game without motion.
struct TestGame<'a> {
    rules: &'a str,
    seats: &'a str,
    time: &'a str,
    expiry: &'a str,
    language: &'a str,
    size: Vec2,
    analysis_engine: AnalysisEngine,
    forecaster: Forecaster,
}

impl TestGame<'_> {
    fn of(seats: &str) -> TestGame<'_> {
        let (size, language, rules) = (vec2(1280.0, 800.0), "English", "classic");
        let (time, expiry, analysis_engine) = ("None", "Loses", default_analysis_engine());
        let forecaster = default_forecaster();
        TestGame { rules, seats, time, expiry, language, size, analysis_engine, forecaster }
    }

    fn open(self) -> Window {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("settings.ron");
        let settings = format!(
            "(version: 1, data: (language: Some({}), rules: \"{}\", rules_asked: true, \
             seats: ({}), starter: Side(0), time: (limit: {}, expiry: {}), speed: Off))",
            self.language, self.rules, self.seats, self.time, self.expiry
        );
        std::fs::write(&path, settings).expect("written");
        let (size, analysis_engine, settings) = (self.size, self.analysis_engine, Some(path));
        let forecaster = self.forecaster;
        let mut window =
            Opening { size, analysis_engine, forecaster, settings, ..Opening::default() }.bare();
        ctrl(&mut window, Key::N);
        window
    }
}

fn ctrl(window: &mut Window, key: Key) {
    window.key_with(Modifiers::COMMAND, key);
}

/// Returns an analysis engine that always scores the side to move with `score`.
fn sure_of(score: i32) -> AnalysisEngine {
    Arc::new(move |game, _, _| {
        let pv = vec![game.legal_moves()[0]];
        Some(Analysis { pv, score, depth: 1, turns: None, proven: false, nodes: 1 })
    })
}

#[test]
fn resigning_asks_first_and_is_shown_in_the_result_and_the_list_of_moves() {
    let mut window = TestGame::of(ALONE).open();
    ctrl(&mut window, Key::R);
    assert_eq!(window.dialog().as_deref(), Some("Resign?"));
    assert!(window.has("Tèo wins."));
    window.press("Keep playing");
    assert!(!window.is_over() && window.says("Your turn"));
    window.press("More");
    window.press("Resign");
    window.press("Resign");
    window.wait("the result", Window::is_over);
    assert_eq!(window.dialog().as_deref(), Some("Tèo wins"));
    assert!(window.says(
        "You resigned. Each side keeps the dân in its row; stones in the quan cells count for \
         nobody."
    ));
    assert!(window.says("has lost, whatever the points"), "{:#?}", window.names());
    window.press("Look at the board");
    assert!(window.announced().contains("You resigned."), "{}", window.announced());
    window.key(Key::L);
    assert!(window.has("You resigned"));
}

#[test]
fn a_lost_game_can_be_undone_from_its_result_and_that_is_counted() {
    let mut window = TestGame::of(ALONE).open();
    ctrl(&mut window, Key::R);
    window.press("Resign");
    window.wait("the result", Window::is_over);
    ctrl(&mut window, Key::Z);
    assert!(!window.is_over() && window.says("Your turn. Choose"));
    assert!(!window.has("You resigned"));
    ctrl(&mut window, Key::R);
    window.press("Resign");
    window.wait("the result", Window::is_over);
    assert!(window.says("1 move undone"), "{:#?}", window.names());
}

#[test]
fn master_declines_to_end_a_game_in_which_it_can_still_catch_up() {
    let mut window =
        TestGame::of("Person, Computer(Master), Computer(Easy), Computer(Easy)").open();
    window.press("You, cell 2: 5 dân");
    window.press_and_step("Sow cell 2 to the left, clockwise");
    window.wait_for_turn();
    ctrl(&mut window, Key::D);
    let question = window.dialog().expect("a question");
    assert!(question.ends_with('?'), "{question}");
    assert!(window.says("You: 29, Old Đồ: 18"), "{:#?}", window.names());
    window.key(Key::Escape);
    assert!(window.dialog().is_none() && !window.is_over());
    ctrl(&mut window, Key::D);
    window.press("Make the offer");
    window.wait("an answer", |window| window.says("declines"));
    window.let_seconds_pass(2.0);
    assert!(!window.is_over() && window.says("Your turn. Choose"));
}

/// Returns a forecaster that expects this margin.
fn expects(margin: i32) -> Forecaster {
    Arc::new(move |_: &ForecastRequest, _: &Control| Some(margin))
}

/// Offers to end the game with the shortcut and the button of the dialog.
fn offer(window: &mut Window) {
    ctrl(window, Key::D);
    window.press("Make the offer");
}

#[test]
fn an_offer_that_is_accepted_ends_the_game_without_a_winner() {
    let rules = "classic handicap=0::3";
    let mut window = TestGame { rules, forecaster: expects(-20), ..TestGame::of(ALONE) }.open();
    offer(&mut window);
    window.wait("an answer", |window| window.has("Tèo accepts your offer."));
    window.wait("the result", Window::is_over);
    assert_eq!(window.dialog().as_deref(), Some("Ended by agreement – Tèo has more points"));
    assert!(window.says("The players agreed to end the game."));
    window.press("Look at the board");
    window.key(Key::L);
    assert!(window.has("Ended by agreement"));
}

#[test]
fn considering_an_offer_is_shown_and_a_move_withdraws_it() {
    let held = |_: &ForecastRequest, control: &Control| {
        while !control.is_cancelled() {
            std::thread::yield_now();
        }
        None
    };
    let mut window = TestGame { forecaster: Arc::new(held), ..TestGame::of(ALONE) }.open();
    offer(&mut window);
    window.let_seconds_pass(1.0);
    assert!(window.has("Tèo is considering your offer…"), "{:#?}", window.names());
    ctrl(&mut window, Key::D);
    assert!(window.dialog().is_none(), "one offer at a time");
    window.press("You, cell 2: 5 dân");
    window.press_and_step("Sow cell 2 to the right, anticlockwise");
    window.wait_for_turn();
    assert!(!window.says("considering") && window.says("Tèo: cell"));
}

#[test]
fn a_computer_that_cannot_decide_about_an_offer_says_so_and_the_game_continues() {
    let breaks = |_: &ForecastRequest, _: &Control| -> Option<i32> { panic!("a bug") };
    let mut window = TestGame { forecaster: Arc::new(breaks), ..TestGame::of(ALONE) }.open();
    offer(&mut window);
    window.wait("an answer", |window| window.says("couldn't decide about the offer"));
    assert!(!window.is_over() && window.says("Your turn. Choose"));
}

#[test]
fn after_the_computers_the_other_people_are_asked_and_no_hasty_key_answers_for_them() {
    let seats = "Person, Computer(Easy), Person, Person";
    let rules = "classic sides=3";
    let mut window = TestGame { rules, forecaster: expects(-20), ..TestGame::of(seats) }.open();
    offer(&mut window);
    while window.dialog().is_none() {
        window.step();
    }
    for key in [Key::Enter, Key::Space, Key::Escape] {
        window.key(key);
        assert!(window.says("Player 1 offers to end the game."), "{key:?}");
    }
    window.let_seconds_pass(1.0);
    window.press("End the game");
    window.wait("the result", Window::is_over);
    assert_eq!(window.dialog().as_deref(), Some("Ended by agreement – points are equal"));
}

#[test]
fn an_offer_is_asked_about_in_vietnamese() {
    let language = "Vietnamese";
    let mut window = TestGame { language, forecaster: expects(50), ..TestGame::of(ALONE) }.open();
    ctrl(&mut window, Key::D);
    assert_eq!(window.dialog().as_deref(), Some("Đề nghị dừng ván?"));
    assert!(window.says("Kết quả sẽ là: Bạn: 25, Tèo: 25."), "{:#?}", window.names());
    window.press("Đề nghị dừng");
    window.wait("an answer", |window| window.says("Tèo không đồng ý"));
}

#[test]
fn an_offer_between_people_asks_the_other_person() {
    let mut window = TestGame::of(PERSONS).open();
    ctrl(&mut window, Key::D);
    assert!(window.says("Player 1 offers to end the game."));
    window.press("Keep playing");
    assert!(!window.is_over() && window.says("Player 1 to move"));
    assert!(window.says("Player 2 declines and plays on."));
    ctrl(&mut window, Key::D);
    window.press("End the game");
    window.wait("the result", Window::is_over);
    assert!(window.says("The players agreed to end the game."));
}

#[test]
fn with_three_sides_the_others_play_on_after_a_resignation() {
    let mut window = TestGame { rules: "classic sides=3", ..TestGame::of(PERSONS) }.open();
    ctrl(&mut window, Key::R);
    assert!(window.says("You finish behind everyone who plays on."));
    window.press("Resign");
    assert!(!window.is_over());
    assert!(window.says("Player 1 resigned. Player 2 to move"), "{:#?}", window.names());
    assert!(window.says(" (out)"), "{:#?}", window.names());
    ctrl(&mut window, Key::R);
    window.press("Resign");
    window.wait("the result", Window::is_over);
    for place in ["1. Player 3", "2. Player 2", "2. Player 1"] {
        assert!(window.has(place), "{place}: {:#?}", window.names());
    }
    assert!(window.says("Player 2 resigned. Only one side is left. Each"), "{:#?}", window.names());
}

#[test]
fn a_result_of_three_sides_has_one_scroll_bar_and_hides_no_player() {
    for size in [vec2(390.0, 844.0), vec2(360.0, 640.0)] {
        let mut window = TestGame { rules: "classic sides=3", ..TestGame::of(PERSONS) }.open();
        window.fit_size(size);
        for _ in 0..2 {
            ctrl(&mut window, Key::R);
            window.press("Resign");
        }
        window.wait("the result", Window::is_over);
        window.let_seconds_pass(8.0);
        assert!(window.upright_bars() < 2, "{size}: {}", window.upright_bars());
        for store in ["Player 1, ", "Player 2, ", "Player 3, "] {
            let stores = window.names().into_iter().filter(|name| name.starts_with(store));
            assert!(stores.count() > 0, "{size}: {:#?}", window.names());
        }
    }
}

#[test]
fn a_result_of_three_sides_shows_all_places_on_a_telephone() {
    for (language, resign, again) in
        [("English", "Resign", "Play again"), ("Vietnamese", "Xin thua", "Chơi ván nữa")]
    {
        let rules = "classic sides=3";
        let mut window = TestGame { rules, language, ..TestGame::of(PERSONS) }.open();
        window.fit_size(vec2(390.0, 844.0));
        for _ in 0..2 {
            ctrl(&mut window, Key::R);
            window.press(resign);
        }
        window.wait("the result", |window| window.has(again));
        window.let_seconds_pass(8.0);
        // The reason, which also stands below the board, may scroll.
        let places = window.texts().into_iter().filter(|text| text.text.starts_with("0 + "));
        let places: Vec<f32> = places.map(|text| text.ink.bottom()).collect();
        let last = places.iter().copied().fold(0.0, f32::max);
        let names = window.names();
        assert_eq!(places.len(), 3, "{language}: {names:#?}");
        assert!(last < window.rect_of(again).top() - 8.0, "{language}: {names:#?}");
    }
}

#[test]
fn computer_turns_are_narrated_one_by_one_after_the_last_person_left() {
    let seats = "Person, Computer(Easy), Computer(Easy), Computer(Easy)";
    let mut window = TestGame { rules: "classic sides=4", ..TestGame::of(seats) }.open();
    ctrl(&mut window, Key::R);
    window.press("Resign");
    // Only the report names the level; the list of moves does not.
    let begins = |name: &String| name.starts_with("Tèo 3: cell ");
    let is_reported_alone = |window: &Window| window.names().iter().any(begins);
    window.wait("the report of the third turn alone", is_reported_alone);
}

#[test]
fn the_other_side_starts_the_next_game() {
    let mut window = TestGame::of(PERSONS).open();
    ctrl(&mut window, Key::O);
    assert!(window.says("Player 2 to move"));
    window.press("Player 2, cell 10: 5 dân");
    window.press("Sow cell 10 to the left, anticlockwise");
    ctrl(&mut window, Key::O);
    assert!(
        window.has("Abandon this game and start a new one in which the other side moves first?")
    );
    window.press_last("New game");
    assert!(window.says("Player 1 to move") && window.has("Player 1, cell 2: 5 dân"));
}

#[test]
fn after_seats_are_swapped_the_computer_plays_the_side_that_starts() {
    let mut window = TestGame { rules: "classic handicap=0::7", ..TestGame::of(ALONE) }.open();
    assert!(window.has("Tèo (easy): 7 points"));
    ctrl(&mut window, Key::R);
    window.press("Resign");
    window.wait("the result", Window::is_over);
    assert!(window.has("New game: Tèo starts"), "{:#?}", window.names());
    window.key_with(Modifiers::COMMAND, Key::B);
    window.wait_for_turn();
    assert!(window.says("Tèo: cell"), "{:#?}", window.names());
    // The handicap stays with the player who gives it.
    assert!(window.says("You: -7 points"), "{:#?}", window.names());
    // It is still one person against the computer, whose level can be changed.
    window.press("Home");
    assert!(
        !window.has("Other players") && window.is_chosen("Tèo (easy)"),
        "{:#?}",
        window.names()
    );
}

#[test]
fn a_lopsided_game_suggests_a_handicap_and_saves_it() {
    let mut window = TestGame { analysis_engine: sure_of(-31), ..TestGame::of(ALONE) }.open();
    ctrl(&mut window, Key::R);
    window.press("Resign");
    window.wait("the result", Window::is_over);
    window.wait("a suggestion", |window| window.has("Play with handicap"));
    assert!(window.says("Want a head start? With “Play with handicap”, Tèo gives you 10 points."));
    window.press("Play with handicap");
    assert!(window.says("Your turn. Choose") && window.says("You: 5 points"));
    ctrl(&mut window, Key::O);
    window.wait_for_turn();
    assert!(window.says("You: 5 points"), "{:#?}", window.names());
}

#[test]
fn a_suggested_handicap_includes_the_one_that_the_stronger_side_already_gives() {
    let rules = "classic handicap=1::5";
    let mut window =
        TestGame { rules, analysis_engine: sure_of(-31), ..TestGame::of(ALONE) }.open();
    ctrl(&mut window, Key::R);
    window.press("Resign");
    window.wait("the result", Window::is_over);
    window.wait("a suggestion", |window| {
        window.says("Want a head start? With “Play with handicap”, Tèo gives you 20 points.")
    });
    window.press("Play with handicap");
    assert!(window.says("You: 10 points"), "{:#?}", window.names());
}

#[test]
fn a_close_game_suggests_no_handicap() {
    let mut window = TestGame { analysis_engine: sure_of(-15), ..TestGame::of(ALONE) }.open();
    ctrl(&mut window, Key::R);
    window.press("Resign");
    window.wait("the result", Window::is_over);
    window.let_seconds_pass(1.0);
    assert!(!window.has("Play with handicap"), "{:#?}", window.names());
}

#[test]
fn the_clock_of_the_side_to_move_runs_warns_once_and_loses() {
    let mut window = TestGame { time: MINUTE, ..TestGame::of(PERSONS) }.open();
    assert!(window.has("Player 1: 1 min 0 s left") && window.has("Player 2: 1 min 0 s left"));
    window.let_seconds_pass(20.5);
    assert!(window.says("Player 1: 40 s left") || window.says("Player 1: 39 s left"));
    assert!(window.has("Player 2: 1 min 0 s left"));
    assert!(!window.announced().contains("little time"), "{}", window.announced());
    window.let_seconds_pass(31.0);
    assert!(window.announced().contains("Player 1: little time left."), "{}", window.announced());
    window.let_seconds_pass(10.0);
    window.wait("the result", Window::is_over);
    assert_eq!(window.dialog().as_deref(), Some("Player 2 wins!"));
    assert!(window.says("Player 1 ran out of time. Each side keeps"));
    assert!(window.has("Player 1: 0 s left"), "{:#?}", window.names());
    ctrl(&mut window, Key::Z);
    window.press("Agree");
    assert!(window.has("Player 1: 1 min 0 s left"), "{:#?}", window.names());
    assert!(window.says("Player 1 to move"));
}

#[test]
fn a_clock_that_only_warns_does_not_end_the_game() {
    let table = TestGame { time: "Move(seconds: 3)", expiry: "Warns", ..TestGame::of(PERSONS) };
    let mut window = table.open();
    window.let_seconds_pass(4.0);
    assert!(window.announced().contains("Player 1: time is up."), "{}", window.announced());
    window.press("Player 1, cell 2: 5 dân");
    window.press("Sow cell 2 to the right, anticlockwise");
    assert!(window.says("Player 2 to move") && window.has("Player 2: 3 s left"));
}

#[test]
fn dialogs_pause_the_clocks_only_against_the_computer() {
    for (seats, name, held) in [(ALONE, "You", true), (PERSONS, "Player 1", false)] {
        let mut window = TestGame { time: MINUTE, ..TestGame::of(seats) }.open();
        window.key(Key::F2);
        window.let_seconds_pass(20.0);
        window.key(Key::Escape);
        assert_eq!(window.has(&format!("{name}: 1 min 0 s left")), held, "{seats}");
    }
}

#[test]
fn clocks_and_the_result_fit_every_window_and_language() {
    for (language, menu) in [("English", "Home"), ("Vietnamese", "Trang đầu")] {
        for rules in ["classic", "classic sides=3", "classic sides=4"] {
            for size in [vec2(640.0, 400.0), vec2(1280.0, 800.0)] {
                let table = TestGame { rules, language, size, time: MINUTE, ..TestGame::of(ALONE) };
                let mut window = TestGame { analysis_engine: sure_of(-31), ..table }.open();
                let setting = (rules, language, size);
                assert_eq!(window.badly_placed_buttons(32.0, false), [""; 0], "{setting:?}");
                ctrl(&mut window, Key::R);
                window.press_either(&["Resign", "Xin thua"]);
                window.let_seconds_pass(1.0);
                if rules == "classic" {
                    window.wait("a suggestion", |window| {
                        window.has("Play with handicap") || window.has("Chơi ván có chấp")
                    });
                    // The bar has a button of this name, too, below the dialog.
                    let menu = window.last_rect_of(menu);
                    assert!(window.room().contains_rect(menu), "{setting:?}: {menu:?}");
                    let dialog = window.dialog_rect().expect("the result");
                    let below = dialog.bottom() - menu.bottom();
                    assert!(below < 24.0, "{setting:?}: a scroll bar below the buttons, {below}");
                }
            }
        }
    }
}
