//! The window as a page in a browser: what the browser does otherwise than a desktop.

use std::cell::{Cell, RefCell};

use eframe::Storage;
use eframe::egui::{Key, Modifiers, vec2};
use o_an_quan::ui::rooms::other_rooms;
use window::Desktop;

use crate::gui_support::{Opening, Window};

thread_local! {
    /// The steps that the window has told the browser.
    static STEPS: RefCell<Vec<u32>> = const { RefCell::new(Vec::new()) };
    /// How often the window has asked the browser to keep files.
    static ASKED: Cell<u32> = const { Cell::new(0) };
    /// The game that the window has told the browser.
    static GAME: Cell<Option<&'static str>> = const { Cell::new(None) };
}

fn browser() -> Desktop {
    Desktop {
        note_steps: Some(|steps| STEPS.with_borrow_mut(|all| all.push(steps))),
        note_game: Some(|game| GAME.set(game)),
        game_before: Some(|| GAME.get().map(str::to_owned)),
        keep_files: Some(|| ASKED.set(ASKED.get() + 1)),
        ..Desktop::default()
    }
}

fn open() -> Window {
    Opening { desktop: browser(), ..Opening::default() }.open()
}

/// Returns the steps that lead back to the home.
fn steps() -> u32 {
    STEPS.with_borrow(|all| all.last().copied().unwrap_or_default())
}

#[test]
fn each_screen_list_and_dialog_is_a_step_that_escape_takes_back() {
    let mut window = open();
    assert_eq!(steps(), 0, "the home");
    window.press("Play");
    window.play_first_move("You");
    window.wait("the reply", |window| window.says("Your turn"));
    window.key(Key::Escape);
    for place in
        ["Continue game", "Lessons and puzzles", "Other games", "For the class", "Settings"]
    {
        window.press(place);
        assert_eq!(steps(), 1, "{place}");
        window.key(Key::Escape);
        assert_eq!(steps(), 0, "{place}");
    }
    window.press("Continue game");
    window.press("More");
    assert_eq!(steps(), 2, "a list over a game");
    window.key(Key::Escape);
    window.key(Key::F1);
    assert_eq!(steps(), 2, "a page over a game");
    window.key(Key::Escape);
    assert_eq!(steps(), 1);
}

#[test]
fn a_list_of_moves_over_the_board_is_a_step_that_escape_takes_back_first() {
    let opening = Opening { desktop: browser(), size: vec2(390.0, 844.0), ..Opening::default() };
    let mut window = opening.open();
    window.press("Play");
    window.key(Key::L);
    assert!(window.has("Start of the game") && steps() == 2, "{:#?}", window.names());
    window.key(Key::Escape);
    assert!(!window.has("Start of the game") && steps() == 1, "{:#?}", window.names());
}

#[test]
fn escape_leads_from_every_page_of_a_guest_to_the_home() {
    let mut window = open();
    for room in other_rooms() {
        let guest = (room.title)(o_an_quan::settings::Language::English);
        window.press("Other games");
        window.act(guest);
        let at_start = steps();
        window.act("Play");
        assert!(steps() > at_start, "{guest}");
        for _ in 0..6 {
            if steps() > 0 {
                window.key(Key::Escape);
            }
        }
        assert_eq!(steps(), 0, "{guest}");
    }
}

#[test]
fn a_page_that_is_loaded_again_shows_the_game_that_was_on_the_screen() {
    let games = tempfile::tempdir().unwrap();
    let visit = || {
        let games = Some(games.path().to_owned());
        Opening { games, desktop: browser(), ..Opening::default() }.open()
    };
    let own = "You, cell 2: 0 dân";
    let mut window = visit();
    window.press("Play");
    window.play_first_move("You");
    window.wait("the reply", |window| window.says("Your turn"));
    drop(window);
    assert!(visit().has(own));
    window = visit();
    window.key(Key::Escape);
    drop(window);
    let mut window = visit();
    assert!(window.has("Continue game"), "the home was on the screen");
    window.press("Other games");
    window.act("Cờ caro");
    window.act("Play");
    window.press("h8, empty");
    window.wait("the reply", |window| window.says("Your turn"));
    drop(window);
    let mut window = visit();
    assert!(window.has("h8, X"), "{:#?}", window.names());
    // Esc leads back, as it did before.
    window.key(Key::Escape);
    window.key(Key::Escape);
    assert!(window.has("Other games"), "{:#?}", window.names());
}

#[test]
fn the_browser_is_asked_once_to_keep_files_after_the_first_move() {
    let games = tempfile::tempdir().unwrap();
    let games = Some(games.path().to_owned());
    let opening = Opening { games, desktop: browser(), ..Opening::default() };
    let mut window = opening.open();
    assert_eq!(ASKED.get(), 0, "there is nothing to keep yet");
    window.press("Two players");
    window.set_speed(&["Off"]);
    window.press("Play");
    window.play_first_move("Player 1");
    window.wait("the game is saved", |_| ASKED.get() > 0);
    window.let_seconds_pass(5.0);
    assert_eq!(ASKED.get(), 1);
}

#[test]
fn the_backup_says_that_a_browser_may_delete_what_a_page_keeps() {
    let says = |desktop| {
        let mut window = Opening { desktop, ..Opening::default() }.open();
        window.press("Settings");
        window.act("Back up…");
        window.says("A browser may delete")
    };
    assert!(says(browser()));
    assert!(!says(Desktop { closes: true, ..browser() }), "a desktop keeps files");
}

#[test]
fn the_keys_of_a_page_do_not_contain_those_of_the_browser() {
    let keys = |desktop| {
        let mut window = Opening { desktop, ..Opening::default() }.open();
        window.key(Key::F1);
        window.names()
    };
    let (here, there) = (keys(browser()), keys(Opening::default().desktop));
    for key in ["Ctrl+Q", "Ctrl+N", "Ctrl+T", "F5"] {
        let key = &key.to_owned();
        assert!(!here.contains(key) && there.contains(key), "{key}");
    }
    assert!(here.contains(&"F11".to_owned()), "{here:#?}");
}

/// A place of the browser in which the program keeps nothing.
struct Nothing;

impl Storage for Nothing {
    fn get_string(&self, _key: &str) -> Option<String> {
        None
    }

    fn set_string(&mut self, _key: &str, _value: String) {}

    fn remove_string(&mut self, _key: &str) {}

    fn flush(&mut self) {}
}

#[test]
fn a_page_that_is_hidden_saves_the_clocks_of_its_game() {
    let games = tempfile::tempdir().unwrap();
    let games = || Some(games.path().to_owned());
    let mut window = Opening { games: games(), desktop: browser(), ..Opening::default() }.open();
    window.press("Change…");
    window.act("Two players");
    window.act("Per game");
    window.press_last("Play");
    window.play_first_move("Player 1");
    window.let_seconds_pass(30.0);
    window.hide_as_page(&mut Nothing);
    let clock = |window: &Window| {
        let names = window.names();
        names.into_iter().find(|name| name.starts_with("Player 2: ") && name.contains("left"))
    };
    let shown = clock(&window);
    drop(window);
    let mut window = Opening { games: games(), desktop: browser(), ..Opening::default() }.open();
    window.let_seconds_pass(0.1);
    assert_eq!(clock(&window), shown);
    assert!(shown.is_some());
}

#[test]
fn keys_of_the_browser_are_left_to_it() {
    let mut window = open();
    window.press("Play");
    for (modifiers, key) in
        [(Modifiers::COMMAND, Key::R), (Modifiers::COMMAND, Key::D), (Modifiers::NONE, Key::F5)]
    {
        window.key_with(modifiers, key);
        assert!(window.dialog().is_none() && window.has("Hint"), "{key:?}: {:#?}", window.names());
    }
    window.press("More");
    let names = window.names();
    let taken = ["Ctrl+R", "Ctrl+D", "F5", "Ctrl+Shift+N"];
    let shown = names.iter().find(|name| taken.iter().any(|key| name.contains(key)));
    assert_eq!(shown, None);
    assert!(window.texts().iter().all(|text| !taken.contains(&text.text.as_str())));
}
