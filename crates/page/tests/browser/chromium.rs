//! Everything, in Chromium.

use super::driver::{Browser, serve_page};

/// The size of a usual window.
const WINDOW: [u32; 2] = [1280, 800];

#[test]
fn the_page_opens_in_the_language_of_the_browser_and_asks_no_other_host() {
    let profile = tempfile::tempdir().unwrap();
    let (_server, address) = serve_page();
    let browser = Browser::chromium(WINDOW, "vi", profile.path());
    browser.go(&address);
    let hosts = browser.value(
        "[...new Set(performance.getEntriesByType('resource').map((entry) => new URL(entry.name).origin))]",
    );
    assert_eq!(hosts.as_array().map(Vec::len), Some(1), "{hosts}");
}
