//! When the page draws, in Chromium.

use super::driver::{Browser, Chromium};
use super::page::{ARROW, BEGIN, CELL, Page, WINDOW, await_answer};

/// Counts what is drawn.
const COUNT: &str = "
    window.drawn = 0;
    const { drawElements } = WebGL2RenderingContext.prototype;
    WebGL2RenderingContext.prototype.drawElements = function (...what) {
        window.drawn += 1;
        return drawElements.apply(this, what);
    };";

/// Whether nothing is drawn for a second.
const RESTS: &str = "await (async () => {
    const before = window.drawn;
    await new Promise((later) => setTimeout(later, 1000));
    return window.drawn === before;
})()";

/// Opens the page in a browser that counts what it draws.
fn open() -> Page<Chromium> {
    let page = Page::<Chromium>::prepare(WINDOW, "en");
    page.browser.prepare(COUNT);
    page.browser.go(&page.address);
    page.browser.wait_for("window.drawn > 0");
    page
}

#[test]
fn a_page_at_rest_draws_nothing() {
    let Page { browser, server: _server, .. } = &open();
    browser.wait_for(RESTS);
    browser.press(BEGIN);
    browser.wait_for(RESTS);
    browser.press(CELL);
    browser.press(ARROW);
    await_answer(browser);
    browser.wait_for(RESTS);
}

#[test]
fn a_page_in_the_background_draws_nothing_and_goes_on_later() {
    let Page { browser, server: _server, .. } = &open();
    browser.press(BEGIN);
    browser.press(CELL);
    browser.press(ARROW);
    browser.wait_for_end_of(ARROW);
    // The stones are on their way.
    browser.minimize();
    browser.wait_for("document.visibilityState === 'hidden'");
    let drawn = browser.value("window.drawn");
    browser.value("new Promise((later) => setTimeout(later, 2000))");
    assert_eq!(browser.value("window.drawn"), drawn);
    browser.restore();
    browser.wait_for("document.visibilityState === 'visible'");
    await_answer(browser);
}
