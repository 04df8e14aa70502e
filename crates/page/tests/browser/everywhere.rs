//! The main way, in every browser.

use super::driver::{Browser, Chromium, Firefox, WebKit};
use super::page::{GAME, Page, WINDOW, await_answer, play_first_move};

/// Makes tests of functions that work in several browsers.
macro_rules! tests {
    ($($browser:ident in $module:ident: $($test:ident)*;)*) => {
        $(mod $module { $(#[test] fn $test() { super::$test::<super::$browser>(); })* })*
    };
}

tests! {
    Chromium in chromium:
        the_page_speaks_the_language_of_the_browser_and_asks_no_other_host
        a_game_is_played_against_a_worker_and_goes_on_after_a_reload;
    Firefox in firefox:
        the_page_speaks_the_language_of_the_browser_and_asks_no_other_host
        a_game_is_played_against_a_worker_and_goes_on_after_a_reload;
    WebKit in webkit:
        a_game_is_played_against_a_worker_and_goes_on_after_a_reload;
}

fn the_page_speaks_the_language_of_the_browser_and_asks_no_other_host<B: Browser>() {
    for language in ["vi", "en"] {
        let Page { browser, server: _server, .. } = &Page::<B>::open(WINDOW, language);
        browser.wait_for(&format!("document.documentElement.lang === '{language}'"));
        let hosts =
            "performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin)";
        let hosts = browser.value(&format!("[...new Set({hosts})]"));
        assert_eq!(hosts.as_array().map(Vec::len), Some(1), "{hosts}");
    }
}

/// Counts the answers of workers that begin later.
const COUNT: &str = "(window.answers = 0, window.Worker = class extends Worker {
    constructor(...what) {
        super(...what);
        this.addEventListener('message', ({ data }) => {
            if (typeof data === 'string') window.answers += 1;
        });
    }
}, null)";

fn a_game_is_played_against_a_worker_and_goes_on_after_a_reload<B: Browser>() {
    let Page { browser, server: _server, .. } = &Page::<B>::open(WINDOW, "en");
    browser.value(COUNT);
    play_first_move(browser);
    assert_ne!(browser.value("window.answers"), 0, "the page itself has answered");
    let played = moves(browser);
    browser.reload();
    browser.press("Continue game");
    await_answer(browser);
    assert_eq!(moves(browser), played);
}

/// Returns the moves of the game that the page keeps.
fn moves(browser: &impl Browser) -> String {
    let game = browser.kept(GAME).unwrap_or_default();
    let moves = game.lines().find(|line| line.contains("moves: "));
    moves.unwrap_or_else(|| panic!("a game without moves: {game}")).to_owned()
}
