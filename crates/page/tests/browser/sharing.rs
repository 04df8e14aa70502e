//! What leaves the page for others: the sheet of the system, pictures, and what previews of its link show, in Chromium.

use std::fs;

use super::driver::{Browser, Chromium, Profile, own_address, serve_page_at};
use super::page::{PHONE, Page};

/// A game, as a link carries it.
const GAME: &str = "#oanquan:AQB-Ch8Fkcg";

/// A sheet that remembers what it was to offer.
const SHEET: &str = "window.shared = [];
    navigator.share = (what) => (window.shared.push(what), Promise.resolve());";

#[test]
fn the_sheet_of_the_system_gets_the_address_of_the_game_its_name_and_a_sentence() {
    for (language, buttons, text) in [
        ("en", ["Show the game", "More", "Send to your opponent…"], "Here is our game. "),
        ("vi", ["Vào ván", "Thêm", "Gửi cho bạn chơi cùng…"], "Ván của tụi mình đây. "),
    ] {
        let Page { browser, address, server: _server, .. } =
            &Page::<Chromium>::prepare(PHONE, language);
        browser.prepare(SHEET);
        browser.go(&format!("{address}{GAME}"));
        for button in buttons {
            browser.press(button);
        }
        browser.wait_for("window.shared.length");
        let shared = browser.value("window.shared[0]");
        assert_eq!(shared["url"], format!("{address}{GAME}"));
        assert_eq!(shared["title"], "Ô Ăn Quan");
        let sentence = shared["text"].as_str().unwrap_or_default();
        assert!(sentence.starts_with(text) && !sentence.contains("oanquan:"), "{shared}");
    }
}

#[test]
fn a_page_that_may_not_copy_pictures_offers_a_file_instead() {
    // Without a network, there is no page but that of this machine, on which browsers copy.
    let Some(own) = own_address() else { return };
    let (_server, port) = serve_page_at("0.0.0.0");
    let profile = Profile::new();
    let browser = Chromium::open(PHONE, "en", &profile);
    let folder = profile.path().join("saved");
    browser.download_to(&folder);
    browser.go(&format!("http://{own}:{port}/{GAME}"));
    assert_eq!(browser.value("isSecureContext"), false);
    for button in ["Show the game", "More", "Save as picture…"] {
        browser.press(button);
    }
    browser.hear("Save");
    // No button promises what cannot be.
    browser.wait_for_silence("Copy picture");
    browser.press("Save");
    browser.hear("Saved as ");
    let files = || fs::read_dir(&folder).into_iter().flatten().flatten().map(|file| file.path());
    browser.wait_until(|| files().any(|path| path.extension().is_some_and(|end| end == "png")));
}

#[test]
fn a_preview_of_the_link_has_a_title_a_text_and_a_picture() {
    let Page { browser, server: _server, address, .. } = &Page::<Chromium>::prepare(PHONE, "en");
    browser.go(address);
    let meta = |name: &str| {
        let found = format!("document.querySelector('meta[property=\"{name}\"]')?.content ?? ''");
        browser.value(&found).as_str().unwrap_or_default().to_owned()
    };
    assert_eq!(meta("og:title"), "Ô Ăn Quan");
    assert!(meta("og:description").contains("cờ tướng"));
    // It lies beside the page, whose address is before it if whoever built the page has named it.
    let picture = meta("og:image");
    let picture = picture.rsplit('/').next().unwrap();
    let kind = format!("(await fetch('{picture}')).headers.get('content-type')");
    assert_eq!(browser.value(&kind), "image/png");
}
