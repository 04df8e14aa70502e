//! What a page keeps when a browser ends it, in Chromium.

use super::driver::{Browser, Chromium};
use super::page::{ARROW, BEGIN, CELL, GAME, Page, WINDOW, await_answer};

#[test]
fn a_game_goes_on_after_the_browser_was_killed() {
    let Page { browser, server: _server, address, profile } = Page::<Chromium>::open_and_play();
    browser.crash();
    let browser = Chromium::open(WINDOW, "en", &profile);
    browser.go(&address);
    browser.press("Continue game");
    await_answer(&browser);
}

#[test]
fn a_tab_that_is_closed_right_after_a_move_keeps_the_move() {
    let Page { browser, address, .. } = &Page::<Chromium>::open(WINDOW, "en");
    browser.press(BEGIN);
    browser.press(CELL);
    browser.press(ARROW);
    browser.wait_for_end_of(ARROW);
    let played = browser.tab();
    let next = browser.open_tab();
    browser.act_on(&played);
    browser.close_tab();
    browser.act_on(&next);
    browser.set_focus(true);
    browser.go(address);
    let game = browser.kept(GAME).unwrap_or_default();
    assert!(game.contains("moves: \"2+"), "{game}");
    browser.press("Continue game");
    await_answer(browser);
}

#[test]
fn what_a_newer_version_keeps_is_left_alone() {
    let Page { browser, address, .. } = &Page::<Chromium>::prepare(WINDOW, "en");
    // A file of the page that is no program.
    browser.navigate(&format!("{address}manifest.webmanifest"));
    browser.value(
        "new Promise((done, fail) => {
            const request = indexedDB.open('o-an-quan', 2);
            request.onerror = () => fail(request.error);
            request.onupgradeneeded = () => {
                const files = request.result.createObjectStore('files');
                files.put(new TextEncoder().encode('newer'), '/data/playing/1/game.ron');
            };
            request.onsuccess = () => { request.result.close(); done(); };
        })",
    );
    browser.go(address);
    browser.press(BEGIN);
    browser.press(CELL);
    browser.press(ARROW);
    browser.hear("Tèo: cell ");
    browser.press("Home");
    browser.hear("A newer version of this page keeps your games here.");
    let databases = browser.value("indexedDB.databases()");
    assert_eq!(databases, serde_json::json!([{ "name": "o-an-quan", "version": 2 }]));
    assert_eq!(browser.kept(GAME).as_deref(), Some("newer"));
}
