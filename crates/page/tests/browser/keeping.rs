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
    // How long the browser takes to close a tab is not its matter.
    browser.navigate(&format!("{address}manifest.webmanifest"));
    browser.wait_for("!(await navigator.locks.query()).held.length");
    browser.go(address);
    let game = browser.kept(GAME).unwrap_or_default();
    assert!(game.contains("moves: \"2+"), "{game}");
    browser.press("Continue game");
    await_answer(browser);
}

#[test]
fn a_game_whose_tab_is_slow_to_close_goes_on_in_the_next() {
    let Page { browser, address, .. } = &Page::<Chromium>::open_and_play();
    // A file of the page that is no program takes the place of a tab that has not let go yet.
    browser.navigate(&format!("{address}manifest.webmanifest"));
    browser.value(
        "new Promise((held) => navigator.locks.request(
            'o-an-quan/data/playing/1/lock',
            () => new Promise((letGo) => { window.letGo = letGo; held(); })))",
    );
    let slow = browser.tab();
    let next = browser.open_tab();
    browser.set_focus(true);
    browser.navigate(address);
    browser.act_on(&slow);
    browser.wait_for("(await navigator.locks.query()).pending.length");
    browser.value("window.letGo()");
    browser.act_on(&next);
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
