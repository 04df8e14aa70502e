//! Everything, in Chromium.

use std::fs;
use std::path::Path;

use serde_json::json;
use tabletop::storage::Backup;
use tempfile::{TempDir, tempdir};

use super::driver::{Browser, Running, serve_page};

/// A usual window, and a small telephone, in points.
const WINDOW: [u32; 2] = [1280, 800];
const PHONE: [u32; 2] = [360, 640];

/// The file of the game under way in the first tab.
const GAME: &str = "/data/playing/1/game.ron";
/// The game 2+ 7- 3-, as `o-an-quan link` writes it.
const LINK: &str = "oanquan:AQB-Ch8Fkcg";

/// A browser with a page, the server of the page, and the folder in which the browser keeps everything.
struct Page {
    browser: Browser,
    server: Running,
    address: String,
    profile: TempDir,
}

/// Opens the page in an empty browser.
fn open(size: [u32; 2], language: &str) -> Page {
    let profile = tempdir().unwrap();
    let (server, address) = serve_page();
    let browser = Browser::chromium(size, language, profile.path());
    browser.go(&address);
    Page { browser, server, address, profile }
}

/// The first cell that is pressed, and its arrow on a lying board.
const CELL: &str = "You, cell 2: 5 dân";
const ARROW: &str = "Sow cell 2 to the right, anticlockwise";

/// Plays the first move of the game that a newcomer begins, in English.
fn play_first_move(browser: &Browser) {
    browser.press("I know it: play");
    browser.press(CELL);
    browser.press(ARROW);
    await_answer(browser);
}

/// Waits for the move of the computer, and until it is seen.
fn await_answer(browser: &Browser) {
    // The second move is that of the computer, which a worker has found.
    browser.wait_for_kept(GAME, "moves: \"2+ ");
    browser.hear("Your turn");
}

#[test]
fn the_page_speaks_the_language_of_the_browser_and_asks_no_other_host() {
    for language in ["vi", "en"] {
        let page = open(WINDOW, language);
        let browser = &page.browser;
        browser.wait_for(&format!("document.documentElement.lang === '{language}'"));
        let hosts =
            "performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin)";
        let hosts = browser.value(&format!("[...new Set({hosts})]"));
        assert_eq!(hosts.as_array().map(Vec::len), Some(1), "{hosts}");
    }
}

#[test]
fn a_game_is_played_by_role_and_goes_on_after_the_browser_was_killed() {
    let Page { browser, server, address, profile } = open(WINDOW, "en");
    play_first_move(&browser);
    browser.crash();
    let browser = Browser::chromium(WINDOW, "en", profile.path());
    browser.go(&address);
    browser.press("Continue game");
    browser.wait_for_kept(GAME, "moves: \"2+ ");
    browser.hear("Your turn");
    drop(server);
}

#[test]
fn a_game_is_played_by_mouse_and_by_touch() {
    let upright = "Sow cell 2 upwards, anticlockwise";
    for (size, pointer, arrow) in [(WINDOW, "mouse", ARROW), (PHONE, "touch", upright)] {
        let Page { browser, server: _server, .. } = &open(size, "en");
        browser.point_at("I know it: play", pointer, CELL);
        browser.point_at(CELL, pointer, arrow);
        browser.point_at(arrow, pointer, "You, cell 2: 0 dân");
        await_answer(browser);
    }
}

#[test]
fn the_page_opens_without_a_network() {
    let Page { browser, server, profile: _profile, .. } = open(WINDOW, "en");
    play_first_move(&browser);
    browser.wait_for("navigator.serviceWorker.controller");
    drop(server);
    browser.reload();
    browser.press("Continue game");
    browser.hear("Your turn");
}

#[test]
fn two_tabs_keep_a_game_each() {
    let Page { browser, address, .. } = &open(WINDOW, "en");
    play_first_move(browser);
    browser.open_tab(address);
    browser.press("Play");
    browser.press("You, cell 3: 5 dân");
    browser.press("Sow cell 3 to the right, anticlockwise");
    browser.wait_for_kept("/data/playing/2/game.ron", "moves: \"3+ ");
    browser.wait_for_kept(GAME, "moves: \"2+ ");
}

#[test]
fn a_link_opens_its_game_and_the_game_is_copied_as_a_link() {
    let Page { browser, address, .. } = &open(WINDOW, "en");
    browser.open_tab(&format!("{address}#{LINK}"));
    browser.hear("cell 3");
    let clipboard = json!({ "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] });
    browser.cdp("Browser.grantPermissions", clipboard);
    browser.press("More");
    browser.press("Copy for your opponent");
    browser.hear("Game copied as one line");
    let copied = browser.value("navigator.clipboard.readText()");
    assert_eq!(copied, format!("{address}#{LINK}"));
}

#[test]
fn a_backup_of_the_page_is_one_of_the_desktop() {
    let Page { browser, profile, .. } = &open(WINDOW, "en");
    play_first_move(browser);
    let folder = profile.path().join("saved");
    browser.download_to(&folder);
    browser.press("Home");
    browser.press("Settings");
    browser.press("Back up…");
    browser.press("Save");
    browser.hear("Saved as ");
    let files = || fs::read_dir(&folder).into_iter().flatten().flatten().map(|file| file.path());
    let backup = || files().find(|path| path.extension().is_some_and(|ending| ending == "backup"));
    browser.wait_until(|| backup().is_some());
    let file = backup().unwrap();
    let there = tempdir().unwrap();
    let roots =
        |folder: &Path| vec![("config", folder.join("config")), ("data", folder.join("data"))];
    Backup::read(&file).unwrap().restore(&roots(there.path())).unwrap();
    let game = fs::read_to_string(there.path().join("data/playing/1/game.ron")).unwrap();
    assert!(game.contains("moves: \"2+ "), "{game}");
}
