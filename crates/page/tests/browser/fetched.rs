//! What a browser fetches from the server of the page, as that server writes it down, in Chromium and Firefox.

use super::driver::{Browser, Chromium, Firefox, Running};
use super::page::{Page, WINDOW, play_first_move};

/// The program, by far the largest file that every visit needs.
const PROGRAM: &str = "/o-an-quan_bg.wasm";
/// What nobody needs who only looks at the page. Browsers themselves fetch one of the smaller icons.
const LATER: [&str; 5] =
    ["/music/", "/sounds.tar", "/cotuong.bin", "/icon-512.png", "/preview.png"];

/// Returns how often a file was sent whole; a browser that has it only asks whether it is still the newest.
fn times_sent(server: &Running, file: &str) -> usize {
    let sent = |line: &&str| line.contains(&format!("\"GET {file}")) && line.contains("\" 200 ");
    server.written().lines().filter(sent).count()
}

/// Visits the page for the first time and waits until it is kept for the next time without a network.
fn visit<B: Browser>() -> Page<B> {
    let page = Page::<B>::open(WINDOW, "en");
    page.browser.wait_for("(await navigator.serviceWorker.ready).active?.state === 'activated'");
    page
}

fn a_first_visit_fetches_the_program_once_and_nothing_for_later<B: Browser>() {
    let Page { browser, server, .. } = &visit::<B>();
    assert_eq!(times_sent(server, PROGRAM), 1, "{}", server.written());
    for file in LATER {
        assert_eq!(times_sent(server, file), 0, "{file}: {}", server.written());
    }
    play_first_move(browser);
    assert_eq!(times_sent(server, PROGRAM), 1, "workers share it: {}", server.written());
}

#[test]
fn a_first_visit_with_chromium_fetches_the_program_once_and_nothing_for_later() {
    a_first_visit_fetches_the_program_once_and_nothing_for_later::<Chromium>();
}

#[test]
fn a_first_visit_with_firefox_fetches_the_program_once_and_nothing_for_later() {
    a_first_visit_fetches_the_program_once_and_nothing_for_later::<Firefox>();
}

#[test]
fn a_second_visit_fetches_nothing_that_is_kept() {
    let Page { browser, server, address, .. } = &visit::<Chromium>();
    browser.reload();
    let before = times_sent(server, PROGRAM);
    browser.go(&format!("{address}?again"));
    assert_eq!(times_sent(server, PROGRAM), before, "{}", server.written());
}
