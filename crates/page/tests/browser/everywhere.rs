//! The main way, in every browser.

use super::driver::{Browser, Chromium, Firefox, WebKit};
use super::page::{GAME, Page, WINDOW, await_answer};

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

fn a_game_is_played_against_a_worker_and_goes_on_after_a_reload<B: Browser>() {
    let Page { browser, server: _server, .. } = &Page::<B>::open_and_play();
    let workers = "performance.getEntriesByName(new URL('worker.js', location).href)";
    assert_ne!(browser.value(&format!("{workers}.length")), 0, "the page itself has answered");
    let game = browser.kept(GAME);
    browser.reload();
    browser.press("Continue game");
    await_answer(browser);
    assert_eq!(browser.kept(GAME), game);
}
