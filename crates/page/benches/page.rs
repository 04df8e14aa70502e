//! What the page costs in Chromium, at a size of 1280 × 800: its bytes, the time to the first picture, which the page
//! shows by itself, and to the first frame of the game without and with the service worker, the memory of the program,
//! and the work of a frame while stones move. Build the page with `scripts/page --build` before.

#[path = "../tests/browser/driver/mod.rs"]
#[allow(dead_code, unused_imports, reason = "the tests use more of it")]
mod driver;
#[path = "../tests/browser/page.rs"]
#[allow(dead_code, reason = "the tests use more of it")]
mod page;

use std::fs;

use driver::{Browser, Chromium, page_folder};
use page::{ARROW, BEGIN, CELL, Page, WINDOW, await_answer};

/// Notes the time of the first frame, the memory of the program, and the work of each frame, in milliseconds.
const WATCH: &str = "
    window.work = [];
    const start = WebAssembly.instantiateStreaming;
    WebAssembly.instantiateStreaming = async (...what) => {
        const started = await start(...what);
        window.memory = started.instance.exports.memory;
        return started;
    };
    const frame = window.requestAnimationFrame;
    window.requestAnimationFrame = (draw) => frame((time) => {
        const before = performance.now();
        draw(time);
        window.work.push(performance.now() - before);
    });
    let waits = false;
    new MutationObserver(() => {
        const waiting = document.getElementById('waiting');
        if (waiting) waits = true;
        else if (waits) window.first ??= performance.now();
    }).observe(document, { childList: true, subtree: true });";

/// When the browser has shown something for the first time; 0 if it has not.
const PICTURE: &str = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0";

fn main() {
    for file in ["o-an-quan_bg.wasm", "o-an-quan.js", "o-an-quan.html"] {
        let bytes = fs::metadata(page_folder().join(file)).map_or(0, |it| it.len());
        println!("{file}: {bytes} bytes");
    }
    for _ in 0..5 {
        let page = Page::<Chromium>::prepare(WINDOW, "en");
        page.browser.prepare(WATCH);
        let first_frame = || {
            page.browser.go(&page.address);
            page.browser.wait_for("window.first");
            number(&page.browser, "window.first")
        };
        let cold = first_frame();
        let picture = number(&page.browser, PICTURE);
        page.browser.wait_for("navigator.serviceWorker.controller");
        // The browser needs to see the program twice before it keeps its compiled form.
        first_frame();
        let warm = [first_frame(), first_frame(), first_frame()];
        println!(
            "first picture {picture:.0} ms; first frame: cold {cold:.0} ms, with the service worker {warm:.0?} ms"
        );
    }
    let page = Page::<Chromium>::prepare(WINDOW, "en");
    page.browser.prepare(WATCH);
    page.browser.go(&page.address);
    page.browser.press(BEGIN);
    page.browser.press(CELL);
    page.browser.wait_for_end_of(BEGIN);
    page.browser.value("(window.work = [], null)");
    page.browser.press(ARROW);
    await_answer(&page.browser);
    let half = "window.work.toSorted((one, other) => one - other)[window.work.length >> 1]";
    let most = "Math.max(...window.work)";
    let [half, most] = [half, most].map(|it| number(&page.browser, it));
    println!("work of a frame while stones move: median {half:.1} ms, most {most:.1} ms");
    page.browser.press("Home");
    page.browser.hear("Who do you want to play?");
    let bytes = number(&page.browser, "window.memory.buffer.byteLength");
    println!("memory of the program at the home: {:.1} MB", bytes / 1e6);
}

/// Returns the value of an expression that is a number.
fn number(browser: &Chromium, expression: &str) -> f64 {
    browser.value(expression).as_f64().unwrap_or_else(|| panic!("{expression} is no number"))
}
