//! A disk that does not answer: the window goes on. What waits for the disk on the window's thread makes a
//! debug build panic in every other test, too.

use std::sync::{Condvar, Mutex, PoisonError};

use crate::gui_support::{Opening, Window};
use eframe::egui::{Key, Modifiers};
use o_an_quan::controller::Waker;
use o_an_quan::settings::{Language, Settings, Speed};
use o_an_quan::storage::{Errands, RonFile};

/// Whether the disk answers.
static ANSWERS: Mutex<bool> = Mutex::new(false);
static ANSWERED: Condvar = Condvar::new();

/// Lets the disk answer when the test ends, so that the window can close even if the test fails.
struct Release;

impl Drop for Release {
    fn drop(&mut self) {
        *ANSWERS.lock().unwrap_or_else(PoisonError::into_inner) = true;
        ANSWERED.notify_all();
    }
}

/// Returns errands whose first one waits until the disk answers.
fn stuck(wake: Waker) -> Errands {
    let errands = Errands::start(wake);
    errands.run(|| {
        let answers = ANSWERS.lock().unwrap_or_else(PoisonError::into_inner);
        drop(ANSWERED.wait_while(answers, |answers| !*answers));
    });
    errands
}

/// Opens a page, finds a part of it, and goes back to the home.
fn visit(window: &mut Window, page: &str, part: &str) {
    window.act(page);
    assert!(window.says(part), "{page}: {:#?}", window.names());
    home(window);
}

/// Leaves pages until the home is shown.
fn home(window: &mut Window) {
    for _ in 0..5 {
        if window.has("Other games") && window.has("Lessons and puzzles") {
            return;
        }
        window.key(Key::Escape);
    }
    panic!("Escape does not lead home: {:#?}", window.names());
}

#[test]
fn every_page_opens_and_a_game_is_played_while_the_disk_does_not_answer() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("settings.ron");
    let settings = Opening::settings(Language::English, Speed::Off);
    let mut file = RonFile::new(&path, o_an_quan::settings::VERSION);
    file.load::<Settings>().expect("no settings yet");
    file.save(&settings).expect("written");
    let games = Some(folder.path().to_owned());
    let opening = Opening { settings: Some(path.clone()), games, ..Opening::default() };
    let mut window = Opening { errands: stuck, ..opening }.bare();
    // Dropped before the window, which waits for the disk when it closes.
    let release = Release;

    visit(&mut window, "My games", "My games and achievements");
    visit(&mut window, "Lessons and puzzles", "Puzzles");
    window.key(Key::F1);
    assert!(window.says("Keep sowing"), "{:#?}", window.names());
    window.key(Key::Escape);
    window.key_with(Modifiers::COMMAND, Key::E);
    assert!(window.says("Right quan cell"), "{:#?}", window.names());
    home(&mut window);
    visit(&mut window, "For the class", "New tournament");
    for game in ["Pebbles", "Cờ caro", "Cờ tướng"] {
        window.act("Other games");
        window.act(game);
        window.act("Play");
        assert!(window.has("Replay"), "{game}: {:#?}", window.names());
        home(&mut window);
    }
    window.key(Key::F4);
    window.act("Dark");
    drop(release);
    // The disk answers again, and what was chosen meanwhile is written.
    drop(window);
    let mut file = RonFile::new(&path, o_an_quan::settings::VERSION);
    let saved: Settings = file.load().expect("settings").expect("a file");
    assert_eq!(saved.surrounding, o_an_quan::settings::Surrounding::Dark);
}

#[test]
fn the_unfinished_game_of_the_last_time_appears_once_it_has_been_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let open = |errands| {
        let (settings, games) = (folder.path().join("settings.ron"), folder.path().to_owned());
        Opening { settings: Some(settings), games: Some(games), errands, ..Opening::default() }
            .open()
    };
    let mut window = open(Errands::at_once);
    window.act("Other games");
    window.act("Cờ caro");
    window.act("Two players");
    window.act("Play");
    window.act("h8, empty");
    assert!(window.has("h8, X"), "{:#?}", window.names());
    drop(window);
    let mut window = open(Errands::start);
    window.wait("the game on the home", |window| window.has("Cờ caro"));
    window.act("Cờ caro");
    assert!(window.has("h8, X"), "{:#?}", window.names());
}
